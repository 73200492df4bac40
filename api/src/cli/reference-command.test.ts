import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zipOf } from '@foothold/core/files/zip-test-kit.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startedBefore } from '../testing/first-start-test-kit.ts';
import { bareEnv } from '../testing/process-test-kit.ts';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
let folder: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reference-command-'));
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

function launch(file: string, args: string[] = [], more: Record<string, string> = {}) {
  const env = {
    ...bareEnv(process.env),
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    WEB_DIR: folder,
    ...more,
  };
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

async function reference(args: string[], more?: Record<string, string>) {
  const child = launch('./reference-command.ts', args, more);
  return { code: await codeOf(child), text: child.text() };
}

test('a command line that means nothing is told, and nothing is opened', async () => {
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
  await writeFile(join(folder, 'titles.zip'), zipOf({ 'db/Alternate Titles.txt': titles }));
  await startedBefore(join(folder, 'data'), process.env);
  const server = launch('../main.ts');
  await expect
    .poll(server.text, { timeout: 120_000, interval: 100 })
    .toMatch(/ready at http:\/\/localhost:\d+\n/);
  const url = /http:\/\/localhost:\d+/.exec(server.text())?.[0] ?? '';

  const loaded = await reference(['load'], { REFERENCE_DIR: 'titles.zip' });
  expect(loaded).toMatchObject({
    code: 0,
    text: expect.stringMatching(/Done\. The tables hold [\d,]+ cities, 1 titles\.\n$/),
  });
  const answer = await fetch(`${url}/api/joboccupations/search?text=zephyr`);
  const { data } = (await answer.json()) as { data: { results: { code: string }[] } };
  expect(data.results.map(({ code }) => code)).toEqual(['29-1141']);

  await writeFile(join(folder, 'US.zip'), '<html>');
  const refused = await reference(['load', 'US.zip']);
  expect(refused).toMatchObject({
    code: 1,
    text: expect.stringMatching(/^US\.zip is a web page and no data.*\nNothing was written\.\n$/),
  });
  const ended = codeOf(server);
  server.kill('SIGTERM');
  await ended;
}, 240_000);
