import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CommandFolder, openCommandFolder, stop } from '../testing/command-test-kit.ts';
import { startedBefore } from '../testing/first-start-test-kit.ts';

let kit: CommandFolder;
beforeAll(async () => {
  kit = await openCommandFolder('companies-command');
});
afterAll(() => kit.close());

const companies = (...args: string[]) => kit.run(args);

test('a wrong command line is explained, and nothing is opened', async () => {
  const told = async (...args: string[]) => {
    const { code, text } = await companies(...args);
    return [code, text.split(/[:;.]/)[0]];
  };
  expect(await told()).toEqual([2, 'Say what to do']);
  expect(await told('drop')).toEqual([2, 'There is no command drop']);
  expect(await told('import')).toEqual([2, 'Name the files to import']);
  expect(await told('import', '--fast')).toEqual([2, 'import takes no --fast']);
  expect((await companies('--help')).text).toMatch(/npm run companies -- import FILE/);
}, 60_000);

test('a list is imported without a server and through a running one, which then finds its companies', async () => {
  await startedBefore(join(kit.folder, 'data'), process.env);
  const head = 'Symbol,Security,GICS Sector,GICS Sub-Industry,Headquarters Location';
  await writeFile(
    join(kit.folder, 'list.csv'),
    `${head}\nZPH,Zephyr Works,Industrials,Wind,"Columbus, Ohio"\n`,
  );
  expect(await companies('import', 'missing.csv')).toMatchObject({
    code: 1,
    text: expect.stringMatching(/^There is no such file: .*missing\.csv\.\nNothing was written\.\n$/),
  });
  expect(await companies('import', 'list.csv')).toMatchObject({
    code: 0,
    text: expect.stringContaining(
      '1 rows of S&P 500 read: 0 joined employers that were known here, 1 are new',
    ),
  });
  const { child, url } = await kit.startServer();
  expect(await companies('import', 'list.csv')).toMatchObject({
    code: 0,
    text: expect.stringContaining('1 were listed before, 0 refused.'),
  });
  const answer = await fetch(`${url}/api/company/groups`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ searchTerm: 'zephyr' }),
  });
  const { data } = (await answer.json()) as { data: { results: object[] } };
  expect(data.results).toMatchObject([
    { companyName: 'Zephyr Works', city: 'Columbus', categories: ['S&P 500', 'Industrials', 'Wind'] },
  ]);
  await stop(child);
}, 240_000);
