import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startedBefore } from '../testing/first-start-test-kit.ts';
import { bareEnv } from '../testing/process-test-kit.ts';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
let folder: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'companies-command-'));
});
afterAll(async () => {
  const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  await Promise.all(
    running.map((child) => {
      child.kill('SIGKILL');
      return codeOf(child);
    }),
  );
  await rm(folder, { recursive: true, force: true });
});

function launch(file: string, args: string[] = []) {
  const env = { ...bareEnv(process.env), PORT: '0', DATA_DIR: join(folder, 'data'), WEB_DIR: folder };
  const child = spawn(process.execPath, [here(file), ...args], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      text += chunk;
    });
  return Object.assign(child, { text: () => text });
}
const codeOf = (child: ChildProcess) => new Promise<number | null>((done) => child.once('close', done));

async function companies(...args: string[]) {
  const child = launch('./companies-command.ts', args);
  return { code: await codeOf(child), text: child.text() };
}

test('a command line that means nothing is told, and nothing is opened', async () => {
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

test('takes a list in without a server and through one that runs, which then finds its companies', async () => {
  await startedBefore(join(folder, 'data'), process.env);
  const head = 'Symbol,Security,GICS Sector,GICS Sub-Industry,Headquarters Location';
  await writeFile(join(folder, 'list.csv'), `${head}\nZPH,Zephyr Works,Industrials,Wind,"Columbus, Ohio"\n`);
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
  const server = launch('../main.ts');
  await expect
    .poll(server.text, { timeout: 120_000, interval: 100 })
    .toMatch(/ready at http:\/\/localhost:\d+\n/);
  expect(await companies('import', 'list.csv')).toMatchObject({
    code: 0,
    text: expect.stringContaining('1 were listed before, 0 refused.'),
  });
  const url = /http:\/\/localhost:\d+/.exec(server.text())?.[0] ?? '';
  const answer = await fetch(`${url}/api/company/groups`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ searchTerm: 'zephyr' }),
  });
  const { data } = (await answer.json()) as { data: { results: object[] } };
  expect(data.results).toMatchObject([
    { companyName: 'Zephyr Works', city: 'Columbus', categories: ['S&P 500', 'Industrials', 'Wind'] },
  ]);
  const ended = codeOf(server);
  server.kill('SIGTERM');
  await ended;
}, 240_000);
