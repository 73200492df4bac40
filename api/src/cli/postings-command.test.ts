import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reserveFile } from '../disk/disk-guard.ts';
import { dialects, type FakeSource, openFakeSource, serving } from '../sources/source-test-kit.ts';
import { type CommandFolder, codeOf, openCommandFolder, stop } from '../testing/command-test-kit.ts';
import { startedBefore } from '../testing/first-start-test-kit.ts';

let kit: CommandFolder;
let folder: string;
let fake: FakeSource;

const postings = (...args: string[]) => kit.run(args);
const postingsWith = (variables: Record<string, string>, ...args: string[]) => kit.run(args, variables);

async function startServer(variables: Record<string, string> = {}) {
  const { child, url } = await kit.startServer(variables);
  const health = async () =>
    ((await (await fetch(`${url}/api/health`)).json()) as { data: { postings: number } }).data;
  return { child, url, postings: async () => (await health()).postings };
}

/** CSV of numbered postings. */
function csv(from: number, to: number): string {
  const rows = Array.from({ length: to - from }, (_, at) => from + at).map(
    (id) =>
      `${id},Night nurse ${id},Clinic ${id % 50},"Columbus, OH",https://jobs.example.com/${id},2026-08-01`,
  );
  return ['id,title,company,location,url,date', ...rows, ''].join('\n');
}

beforeAll(async () => {
  fake = await openFakeSource();
  kit = await openCommandFolder('postings-command', {
    REMOTIVE_BASE_URL: fake.base,
    LEVER_BASE_URL: fake.base,
  });
  folder = kit.folder;
  await startedBefore(join(folder, 'data'), process.env);
  await writeFile(join(folder, 'jobs.csv'), csv(0, 1200));
  await writeFile(join(folder, 'more.csv'), csv(1000, 1300));
  await writeFile(join(folder, 'many.csv'), csv(10_000, 13_000));
  await writeFile(join(folder, 'broken.json'), '[{"title":"Nurse","company":"Clinic"},\n {"title":"Cook"');
});
afterAll(async () => {
  await kit.close();
  await fake.close();
});

// All of them: command-lines.test.ts.
test('a command line that means nothing is one sentence and exit 2, and nothing is opened', async () => {
  const nowhere = { DATA_DIR: join(folder, 'nowhere') };
  const { code, text } = await postingsWith(nowhere, 'refresh', 'remotive', 'monster');
  expect(text).toMatch(/^There is no posting source monster; there are: greenhouse,.* --help shows how\.\n$/);
  expect(code).toBe(2);
  expect(await readdir(folder)).not.toContain('nowhere');
  const help = await postings('--help');
  expect(help).toMatchObject({ code: 0, text: expect.stringContaining('npm run postings -- import FILE…') });
});

test('a data folder that is not there yet is made, and given back where the import then fails', async () => {
  const { code, text } = await postingsWith(
    {
      DATA_DIR: join(folder, 'new/data'),
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      AUTH_SECRET: 'a secret of the tests, 32 characters or more',
    },
    'import',
    'jobs.csv',
  );
  expect(text).toContain('The database of DATABASE_URL does not answer: ');
  expect(code).toBe(1);
  expect(await readdir(join(folder, 'new/data'))).toEqual([]);
});

/** What a command leaves in the data folder; the space kept for a full disk stays. */
const leftBehind = async () => (await readdir(join(folder, 'data'))).filter((name) => name !== reserveFile);

test('files are imported while the server is stopped, while it runs and over a kill; broken ones not at all', async () => {
  const first = await postings('import', 'jobs.csv');
  expect(first.text).toContain('jobs.csv: 1,200 rows, read as columns by name.');
  expect(first.text).toMatch(
    /jobs\.csv: 1,200 rows in .* rows\/s\): 1,200 accepted, 0 duplicate, 0 rejected\./,
  );
  expect(first.text).toContain('Done. The search holds 1,200 postings.');
  expect(first.code).toBe(0);
  expect(await leftBehind()).toEqual(['postgres']);

  let server = await startServer();
  expect(await server.postings()).toBe(1200);
  const second = await postings('import', 'jobs.csv', 'more.csv');
  expect(second.text).toContain('0 accepted, 1,200 duplicate, 0 rejected.');
  expect(second.text).toContain('100 accepted, 200 duplicate, 0 rejected.');
  expect(second.code).toBe(0);
  expect(await server.postings()).toBe(1300);

  for (const [file, sentence] of [
    ['broken.json', 'broken.json: The file is not valid JSON: '],
    ['nowhere.csv', 'There is no such file: '],
    ['data', 'This is a folder; name the files in it: '],
  ] as const) {
    const refused = await postings('import', 'many.csv', file);
    expect(refused.code).toBe(1);
    expect(refused.text).toContain(sentence);
    expect(refused.text).toContain('Nothing was written.');
  }
  expect(await server.postings()).toBe(1300);

  const stopped = kit.begin(['import', 'many.csv']);
  await expect.poll(stopped.text, { timeout: 90_000, interval: 20 }).toContain('rows/s');
  const stoppedCode = codeOf(stopped);
  stopped.kill('SIGINT');
  expect(await stoppedCode).toBe(130);
  expect(stopped.text()).toContain('run the command again to go on');
  const afterStop = await server.postings();
  expect(afterStop).toBeLessThan(4300);

  const cut = kit.begin(['import', 'many.csv']);
  await expect.poll(cut.text, { timeout: 90_000, interval: 20 }).toContain('rows/s');
  const cutCode = codeOf(cut);
  const acknowledged = Math.max(afterStop, await server.postings());
  await stop(server.child, 'SIGKILL');
  expect(await cutCode).toBe(1);
  expect(cut.text()).toMatch(/The server stopped before the end\.|could not be asked/);

  server = await startServer();
  expect(await server.postings()).toBeGreaterThanOrEqual(acknowledged);
  expect(await server.postings()).toBeLessThan(4300);
  await stop(server.child);
  const rest = await postings('import', 'many.csv');
  expect(rest.text).toContain('Done. The search holds 4,300 postings.');
  expect(await readFile(join(folder, 'jobs.csv'), 'utf8')).toBe(csv(0, 1200));
}, 180_000);

test('many rows of one id are asked about, before anything is written and also in a running server', async () => {
  const rows = Array.from({ length: 60 }, (_, at) => `${at % 20},Cook ${at},Elm House`);
  await writeFile(join(folder, 'shared.csv'), ['id,title,company', ...rows, ''].join('\n'));
  const room = { DATA_DIR: join(folder, 'rooms') };
  await startedBefore(room.DATA_DIR, process.env);
  const question =
    'shared.csv: 40 of 60 rows have what an earlier row has in the column "id", and say other things.';
  const refused = await postingsWith(room, 'import', 'shared.csv');
  expect(refused.text).toContain(question);
  expect(refused.text).toContain('Nothing was written.\nAdd --merge-same-id to take the first row of each');
  expect(refused.code).toBe(1);
  const server = await startServer(room);
  const again = await postingsWith(room, 'import', 'shared.csv');
  expect(again.text).toContain(question);
  expect(again.code).toBe(1);
  const before = await server.postings();
  const merged = await postingsWith(room, 'import', 'shared.csv', '--merge-same-id');
  expect(merged.text).toContain(': 20 accepted, 40 duplicate, 0 rejected.');
  expect(before).not.toBe(20);
  const kept = await postingsWith(room, 'import', 'shared.csv', '--keep-same-id');
  expect(kept.text).toContain(': 40 accepted, 20 duplicate, 0 rejected.');
  const named = await postingsWith(room, 'import', 'shared.csv', '--column', 'title=Posten');
  expect(named.text).toContain(
    'shared.csv: It has no column "Posten"; it has: id, title, company.\nNothing was written.',
  );
  expect(named.code).toBe(1);
  await stop(server.child);
}, 180_000);

test('sources on the web are read while the server is stopped and while it runs; nobody else is called', async () => {
  const { remotive, lever } = dialects;
  if (!remotive || !lever) throw new Error('no dialects');
  fake.answer = (request, response, url) =>
    serving(url.pathname.startsWith('/v0/') ? lever : remotive, 30)(request, response, url);
  const first = await postings('refresh', 'remotive');
  expect(first.text).toContain('Remotive: 30 postings: 30 new, 0 changed, 0 closed.');
  expect(first.text).toMatch(/Done\. The search holds [\d,]+ postings\./);
  expect(first.code).toBe(0);
  const wrong = kit.beginServer({ POSTING_SOURCES: 'remotve' });
  expect(await codeOf(wrong)).toBe(1);
  expect(wrong.text()).toContain('POSTING_SOURCES: There is no posting source remotve; there are: ');
  const server = await startServer({ POSTING_SOURCES: 'remotive' });
  const config = (await (await fetch(`${server.url}/api/config`)).json()) as { data: object };
  expect(config.data).toMatchObject({ postingSources: ['Remotive'] });
  const before = await server.postings();
  const second = await postings('refresh', 'lever:copper-kettle', 'remotive');
  expect(second.text).toContain('Lever copper-kettle: 30 postings: 30 new');
  expect(second.text).toContain('Remotive: not asked: its limit allows that again at ');
  expect(second.code).toBe(0);
  // A server that counts slowly keeps what it counted for a while.
  await expect.poll(server.postings, { timeout: 60_000, interval: 500 }).toBe(before + 30);
  expect(fake.requests).toHaveLength(2);
  fake.answer = (_request, response) => void response.writeHead(404).end();
  const gone = await postings('refresh', 'lever:acme');
  expect(gone.text).toContain('Lever acme: had no such board or list (404).');
  expect(gone.code).toBe(1);
  await stop(server.child);
}, 180_000);
