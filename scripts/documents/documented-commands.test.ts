import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startedBefore } from '../../api/src/testing/first-start-test-kit.ts';
import { bareEnv } from '../../api/src/testing/process-test-kit.ts';
import { documentFiles } from './document-files.ts';
import { documentedCommands } from './documented-commands.data.ts';
import { commandsIn, runnerOf } from './documented-commands.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'foothold-commands-'));
beforeAll(() => startedBefore(join(folder, 'data'), process.env));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(
  join(folder, 'jobs.csv'),
  'title,company,location,url\nNurse,Lakeside,"Columbus, OH",https://a.example/1\nDriver,Acme,"Dayton, OH",https://a.example/2\n',
);

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const documents = documentFiles().filter(({ path }) => !path.startsWith('docs/decisions/'));
const commands = [...new Set(documents.flatMap(({ text }) => commandsIn(text)))];

/** The command as npm would run it, in the folder with the file; it ends when it says what is awaited and does not end itself. */
async function run([script = '', ...args]: readonly string[], awaited: RegExp) {
  const [, file = ''] = /scripts\/run\.mjs (\S+)/.exec(scripts[script] ?? '') ?? [];
  const child = spawn(process.execPath, [join(root, file), ...args], {
    cwd: folder,
    env: { ...bareEnv(process.env), INIT_CWD: folder, DATA_DIR: join(folder, 'data'), PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const code = await new Promise<number | null>((done) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk) => {
        said += chunk;
        if (/^(?:start|dev)$/.test(script) && awaited.test(said)) child.kill('SIGTERM');
      });
    child.once('close', done);
  });
  return { code, said };
}

test('commands of a document are found in shell blocks and in sentences', () => {
  const text =
    'Run `npm test` or `npm run a \\| b`.\n\n```sh\nnpm start   # opens\nls\n```\n\n```ts\nnpm x\n```\n';
  expect(commandsIn(text)).toEqual(['npm test', 'npm run a | b', 'npm start']);
});

describe('documented commands', () => {
  test.each(commands)('%s is run by a test', (command) => {
    const known = runnerOf(command, documentedCommands);
    expect(known, `${command} has no line in documented-commands.data.ts`).not.toBeNull();
  });

  test('every line of the table is documented, and every npm script that is documented exists', () => {
    const used = new Set(commands.map((command) => runnerOf(command, documentedCommands)));
    expect(Object.keys(documentedCommands).filter((known) => !used.has(known))).toEqual([]);
    const named = commands.flatMap((command) => /^npm run ([\w-]+)/.exec(command)?.[1] ?? []);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('tests that run a command are there and name what they run', () => {
    const missing = Object.entries(documentedCommands).flatMap(([command, by]) => {
      if (!('test' in by)) return [];
      if (!existsSync(join(root, by.test))) return [`${command}: ${by.test} is not there`];
      return by.because === 'its small version' || read(by.test).includes(by.because)
        ? []
        : [`${command}: ${by.test} does not say ${by.because}`];
    });
    expect(missing).toEqual([]);
  });

  const here = Object.entries(documentedCommands).flatMap(([command, by]) =>
    'here' in by ? [[command, by] as const] : [],
  );
  test.each(here)(
    '%s runs and says what it did',
    async (_, { here: args, says, code = 0 }) => {
      const ended = await run(args, says);
      expect(ended.said).toMatch(says);
      expect(ended.code).toBe(code);
    },
    180_000,
  );

  test('every documented proof is one that npm run prove knows', async () => {
    const { said } = await run(['prove'], /Say/);
    const known: readonly string[] = said.match(/[\w-]+(?= \||\n|$)/g) ?? [];
    const named = commands.flatMap((command) => /^npm run prove -- ([\w-]+)/.exec(command)?.[1] ?? []);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  // dev.ts: a fixed port of its own, so it is started only where that is free.
  test('npm run dev serves the pages with reload', async () => {
    const { said } = await run(['dev'], /Local: |ready in/);
    expect(said).toMatch(/Local: |ready in|Port 5173 is already in use/);
  }, 60_000);
});
