import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readEnv } from './config/env.ts';
import { lockFolder } from './db/lock.ts';
import { storedSecret } from './start/secret-file.ts';
import { startProblem } from './start/start-problem.ts';
import { keepFirstStart } from './testing/first-start-test-kit.ts';
import { bareEnv } from './testing/process-test-kit.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
let folder: string;
/** Whose database the first test that needs one makes: a first start takes eight seconds. */
let shared: string;
const children: ChildProcess[] = [];
const afterThis: (() => void)[] = [];
beforeAll(async () => {
  shared = await mkdtemp(join(tmpdir(), 'foothold-main-'));
});
afterAll(() => rm(shared, { recursive: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foothold-main-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const clean of afterThis.splice(0)) clean();
  await rm(folder, { recursive: true, force: true });
});

type Run = {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
  ready: Promise<string>;
};

/** Starts the server as `npm start` does, on the test's own folder and any port. */
function start(variables: Record<string, string> = {}): Run {
  const env = { ...bareEnv(process.env), PORT: '0', DATA_DIR: join(folder, 'data'), ...variables };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  let output = '';
  const ended = new Promise<number | null>((done) => child.once('close', (code) => done(code)));
  const ready = new Promise<string>((done, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        const url = /^Foothold is ready at (http:\/\/localhost:\d+)$/m.exec(output)?.[1];
        if (url) done(url);
      });
    ended.then((code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
  ready.catch(() => undefined);
  return { child, output: () => output, ended, ready };
}

test('starts, says that nothing may stand in front, refuses a second one, stops on a signal, starts again with the same secret', async () => {
  const first = start({ DATA_DIR: join(shared, 'data') });
  const url = await first.ready;
  expect(first.output()).toMatch(
    /^Nothing .* may stand in front of this port before PUBLIC_URL and SMTP_URL are set: .*\n.*\n$/,
  );
  expect(first.output().endsWith(`\nFoothold is ready at ${url}\n`)).toBe(true);
  expect((await fetch(`${url}/api/ready`)).status).toBe(200);
  const secretFile = join(shared, 'data/secret');
  expect((await stat(secretFile)).mode & 0o777).toBe(0o600);
  expect((await stat(join(shared, 'data/command-secret'))).mode & 0o777).toBe(0o600);
  const secret = await readFile(secretFile, 'utf8');

  const second = start({ DATA_DIR: join(shared, 'data') });
  expect(await second.ended).toBe(1);
  expect(second.output()).toBe(
    `The data folder ${join(shared, 'data')} is in use by process ${first.child.pid}. Stop it, or set DATA_DIR to another folder.\n`,
  );

  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  // The index of postings is saved where it was made by then.
  const kept = (await readdir(join(shared, 'data'))).filter((name) => name !== 'posting-index');
  expect(kept.sort()).toEqual(['postgres', 'reserve', 'secret']);
  // Whoever begins with a copy of a first start has none to make.
  keepFirstStart(join(shared, 'data'));

  const third = start({ DATA_DIR: join(shared, 'data') });
  await third.ready;
  expect(await readFile(secretFile, 'utf8')).toBe(secret);
  // npm and the shell pass one Ctrl-C on twice; that is still a clean stop.
  third.child.kill('SIGINT');
  third.child.kill('SIGINT');
  expect(await third.ended).toBe(0);
}, 180_000);

/** A free port that somebody holds until the test ends. */
async function taken(): Promise<number> {
  const other = createServer();
  afterThis.push(() => other.close());
  return new Promise((done) =>
    other.listen(0, '127.0.0.1', () => done((other.address() as { port: number }).port)),
  );
}

test('the models of the environment answer, with their prices', async () => {
  const AI_PRICES = join(folder, 'prices.json');
  const price = { input: 1, output: 2, asOf: '2026-11-20' };
  await writeFile(AI_PRICES, JSON.stringify({ 'llama3.2:latest': price }));
  const run = start({
    ...{ DATA_DIR: join(shared, 'data'), AI_PRICES },
    OPENAI_COMPATIBLE_BASE_URL: 'http://localhost:11434/v1',
    OPENAI_COMPATIBLE_MODEL: 'llama3.2:latest',
  });
  const answer = await fetch(`${await run.ready}/api/config`);
  expect(((await answer.json()) as { data: unknown }).data).toMatchObject({
    aiProviders: ['openai-compatible'],
    aiModels: [{ provider: 'openai-compatible', model: 'llama3.2:latest', host: '', price }],
  });
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
}, 180_000);

test('METRICS_PORT serves metrics on this machine, with the process; a misspelt variable is a warning', async () => {
  const run = start({
    DATA_DIR: join(shared, 'data'),
    METRICS_PORT: '0',
    PUBLIC_URL: 'https://jobs.example.org',
    SMTP_URL: 'smtp://mail.example.org',
    SMTP_URI: 'smtp://mail.example.org',
  });
  const url = await run.ready;
  expect(run.output()).toContain(
    'SMTP_URI is no variable of Foothold and is not used. SMTP_URL was probably meant.\n',
  );
  expect(run.output()).not.toContain('may stand in front');
  const metrics = /^Metrics are at (http:\/\/127\.0\.0\.1:\d+)\/metrics$/m.exec(run.output())?.[1] ?? '';
  await fetch(`${url}/api/config`);
  await fetch(`${url}/api/ready`);
  const text = await (await fetch(`${metrics}/metrics`)).text();
  expect(text).toContain('foothold_http_requests_total{method="GET",route="/api/config",status="200"} 1');
  expect(text).toMatch(/^foothold_database_statement_duration_seconds_count\{from="main"\} \d+$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
  expect((await fetch(`${metrics}/`)).status).toBe(404);
  expect((await fetch(`${url}/metrics`)).headers.get('content-type')).not.toContain('version=0.0.4');
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
}, 180_000);

describe('what keeps it from starting is one sentence and exit 1', () => {
  test('a taken port, before anything is made', async () => {
    const port = await taken();
    const run = start({ PORT: String(port) });
    expect(await run.ended).toBe(1);
    expect(run.output()).toBe(
      `Port ${port} is taken. Stop the program that uses it, or set PORT to a free one.\n`,
    );
    expect(await readdir(join(folder, 'data'))).toEqual([]);
  });

  test('a taken METRICS_PORT, before anything is made', async () => {
    const port = await taken();
    const run = start({ METRICS_PORT: String(port) });
    expect(await run.ended).toBe(1);
    expect(run.output()).toBe(
      `Port ${port} is taken. Stop the program that uses it, or set METRICS_PORT to a free one.\n`,
    );
    expect(await readdir(join(folder, 'data'))).toEqual([]);
  });

  test('a file of prices that cannot be read, before anything is made', async () => {
    const run = start({ AI_PRICES: join(folder, 'prices.json') });
    expect(await run.ended).toBe(1);
    expect(run.output()).toBe(
      `Foothold cannot start with this configuration:\n- AI_PRICES is ${join(folder, 'prices.json')}, which cannot be read.\n`,
    );
    expect(await readdir(folder)).toEqual([]);
  });

  /** What a start says of a cause, without a process for each. */
  const said = (cause: unknown) => startProblem(cause, readEnv({ DATA_DIR: join(folder, 'data') }));
  const failureOf = (work: Promise<unknown>) => work.catch((cause: unknown) => cause);

  test('a data folder that is a file', async () => {
    await writeFile(join(folder, 'data'), '');
    expect(said(await failureOf(lockFolder(join(folder, 'data'))))).toBe(
      `The data folder ${join(folder, 'data')} is not a folder. Set DATA_DIR to one.`,
    );
  });

  test('a data folder that cannot be written', async () => {
    const DATA_DIR = '/proc/foothold';
    const cause = await failureOf(lockFolder(DATA_DIR));
    expect(startProblem(cause, readEnv({ DATA_DIR }))).toMatch(
      /^The data folder \/proc\/foothold cannot be (written|made there)\. .*$/,
    );
  });

  test('a damaged secret', async () => {
    await writeFile(join(folder, 'secret'), 'short');
    expect(said(await failureOf(storedSecret(folder, 'secret')))).toContain(
      `The file ${join(folder, 'secret')} is damaged.`,
    );
  });

  test('wrong variables, all of them in one list', async () => {
    const run = start({
      PORT: '70000',
      PUBLIC_URL: 'jobs.example.org',
      SMTP_URL: 'mail.example.org',
      SITE_VARIANT: 'both',
      AUTH_SECRET: 'short',
      TRUST_PROXY: 'yes please',
    });
    expect(await run.ended).toBe(1);
    expect(run.output().trim().split('\n')).toEqual([
      'Foothold cannot start with this configuration:',
      '- PORT must be a port number from 0 to 65535.',
      '- PUBLIC_URL must be an address that starts with http:// or https://.',
      '- SITE_VARIANT must be job or place.',
      '- SMTP_URL must be an address that starts with smtp:// or smtps://.',
      '- AUTH_SECRET must be at least 32 characters long.',
      '- TRUST_PROXY must be off, on (one proxy), the number of proxies (1 to 10), or their addresses and networks by commas, like 127.0.0.1,10.1.0.0/16.',
    ]);
  });

  test('an open HOST without PUBLIC_URL', () => {
    let cause: unknown;
    try {
      readEnv({ HOST: '0.0.0.0' });
    } catch (failure) {
      cause = failure;
    }
    expect(startProblem(cause, undefined)).toContain(
      '- HOST is 0.0.0.0, so others can reach this server: set PUBLIC_URL',
    );
  });
});
