import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipOf } from '@foothold/core/files/zip-test-kit.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CommandFolder, openCommandFolder } from '../testing/command-test-kit.ts';
import { startedBefore } from '../testing/first-start-test-kit.ts';

// One data folder and one server for the three: to start it is most of what they take.
let companies: CommandFolder;
let operator: CommandFolder;
let reference: CommandFolder;
beforeAll(async () => {
  companies = await openCommandFolder('companies-command');
  const ofTheSame = { DATA_DIR: join(companies.folder, 'data') };
  operator = await openCommandFolder('operator-command', ofTheSame);
  reference = await openCommandFolder('reference-command', ofTheSame);
});
afterAll(() => Promise.all([companies, operator, reference].map((kit) => kit.close())));

// All of them: command-lines.test.ts.
test('a wrong command line is explained, and nothing is opened', async () => {
  expect(await companies.run([])).toEqual({
    code: 2,
    text: 'Say what to do: import FILE…. --help shows how.\n',
  });
  expect(await operator.run([])).toEqual({ code: 2, text: expect.stringContaining('Say what to do: ') });
  expect(await reference.run([])).toEqual({ code: 2, text: 'Say what to do: load. --help shows how.\n' });
  for (const [kit, line] of [
    [companies, 'npm run companies -- import FILE'],
    [operator, 'npm run operator -- appoint ADDRESS'],
    [reference, 'npm run reference -- load'],
  ] as const)
    expect(await kit.run(['--help'])).toMatchObject({ code: 0, text: expect.stringContaining(line) });
  expect(await readdir(companies.folder)).toEqual([]);
}, 60_000);

describe('without a server', () => {
  beforeAll(() => startedBefore(join(companies.folder, 'data'), process.env), 120_000);

  test('companies: a list is imported', async () => {
    const head = 'Symbol,Security,GICS Sector,GICS Sub-Industry,Headquarters Location';
    await writeFile(
      join(companies.folder, 'list.csv'),
      `${head}\nZPH,Zephyr Works,Industrials,Wind,"Columbus, Ohio"\n`,
    );
    expect(await companies.run(['import', 'missing.csv'])).toMatchObject({
      code: 1,
      text: expect.stringMatching(/^There is no such file: .*missing\.csv\.\nNothing was written\.\n$/),
    });
    expect(await companies.run(['import', 'list.csv'])).toMatchObject({
      code: 0,
      text: expect.stringContaining(
        '1 rows of S&P 500 read: 0 joined employers that were known here, 1 are new',
      ),
    });
  }, 120_000);

  test('operator: answers, and names an account that is not there', async () => {
    expect(await operator.run(['list'])).toEqual({
      code: 0,
      text: 'There is no operator. Appoint one: appoint ADDRESS.\n',
    });
    expect(await operator.run(['appoint', 'nobody@example.com'])).toMatchObject({
      code: 1,
      text: expect.stringContaining('There is no account nobody@example.com.'),
    });
  }, 120_000);
});

describe('through a running server', () => {
  let started: ReturnType<CommandFolder['startServer']> | undefined;
  const address = async () => {
    started ??= companies.startServer();
    return (await started).url;
  };

  test('companies: the list that was imported is taken once, and the server finds its companies', async () => {
    const url = await address();
    expect(await companies.run(['import', 'list.csv'])).toMatchObject({
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
  }, 120_000);

  test('operator: nothing is disputed, nothing was done', async () => {
    await address();
    expect(await operator.run(['queue'])).toEqual({ code: 0, text: 'Nothing is disputed or proposed.\n' });
    expect(await operator.run(['revert', '7'])).toMatchObject({
      code: 1,
      text: expect.stringContaining('There is no proposed value of this number.'),
    });
    expect(await operator.run(['log'])).toEqual({ code: 0, text: 'Operators did nothing yet.\n' });
  }, 120_000);

  test('reference: load, and the server knows the titles', async () => {
    const url = await address();
    const titles =
      'O*NET-SOC Code\tAlternate Title\tShort Title\tSource(s)\n29-1141.00\tWard Zephyr\tn/a\t08\n';
    await writeFile(join(reference.folder, 'titles.zip'), zipOf({ 'db/Alternate Titles.txt': titles }));
    expect(await reference.run(['load'], { REFERENCE_DIR: 'titles.zip' })).toMatchObject({
      code: 0,
      text: expect.stringMatching(/Done\. The tables hold [\d,]+ cities, 1 titles\.\n$/),
    });
    const answer = await fetch(`${url}/api/joboccupations/search?text=zephyr`);
    const { data } = (await answer.json()) as { data: { results: { code: string }[] } };
    expect(data.results.map(({ code }) => code)).toEqual(['29-1141']);

    await writeFile(join(reference.folder, 'US.zip'), '<html>');
    expect(await reference.run(['load', 'US.zip'])).toMatchObject({
      code: 1,
      text: expect.stringMatching(/^US\.zip is a web page and no data.*\nNothing was written\.\n$/),
    });
  }, 120_000);
});
