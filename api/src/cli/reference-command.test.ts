import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipOf } from '@foothold/core/files/zip-test-kit.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CommandFolder, openCommandFolder, stop } from '../testing/command-test-kit.ts';
import { startedBefore } from '../testing/first-start-test-kit.ts';

let kit: CommandFolder;
beforeAll(async () => {
  kit = await openCommandFolder('reference-command');
});
afterAll(() => kit.close());

const reference = (args: string[], more?: Record<string, string>) => kit.run(args, more);

test('a wrong command line is explained, and nothing is opened', async () => {
  expect(await reference([])).toEqual({ code: 2, text: 'Say what to do: load. --help shows how.\n' });
  expect(await reference(['drop'])).toMatchObject({
    code: 2,
    text: expect.stringMatching(/^There is no command drop/),
  });
  expect(await reference(['load', 'a', 'b'])).toMatchObject({
    code: 2,
    text: expect.stringMatching(/^Name one folder or file/),
  });
  const help = await reference(['--help']);
  expect(help).toMatchObject({ code: 0, text: expect.stringMatching(/npm run reference -- load/) });
}, 60_000);

test('loads through the server that holds the data folder, which then knows the titles', async () => {
  const titles =
    'O*NET-SOC Code\tAlternate Title\tShort Title\tSource(s)\n29-1141.00\tWard Zephyr\tn/a\t08\n';
  await writeFile(join(kit.folder, 'titles.zip'), zipOf({ 'db/Alternate Titles.txt': titles }));
  await startedBefore(join(kit.folder, 'data'), process.env);
  const { child, url } = await kit.startServer();

  const loaded = await reference(['load'], { REFERENCE_DIR: 'titles.zip' });
  expect(loaded).toMatchObject({
    code: 0,
    text: expect.stringMatching(/Done\. The tables hold [\d,]+ cities, 1 titles\.\n$/),
  });
  const answer = await fetch(`${url}/api/joboccupations/search?text=zephyr`);
  const { data } = (await answer.json()) as { data: { results: { code: string }[] } };
  expect(data.results.map(({ code }) => code)).toEqual(['29-1141']);

  await writeFile(join(kit.folder, 'US.zip'), '<html>');
  const refused = await reference(['load', 'US.zip']);
  expect(refused).toMatchObject({
    code: 1,
    text: expect.stringMatching(/^US\.zip is a web page and no data.*\nNothing was written\.\n$/),
  });
  await stop(child);
}, 240_000);
