import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnv } from './config/env.ts';
import { openPostgresDb } from './db/postgres.ts';
import { gateTo } from './db/test-gate.ts';
import { newTestDatabase } from './db/test-postgres.ts';
import { startProblem } from './start/start-problem.ts';
import { bareEnv } from './testing/process-test-kit.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const AUTH_SECRET = 'a secret of the tests, 32 characters or more';
const email = 'maya@example.com';

let folder: string;
let database: Awaited<ReturnType<typeof newTestDatabase>>;
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foothold-main-'));
  database = await newTestDatabase({ isEmpty: true });
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
  await database.drop();
});

/** Starts a server in a data folder of its own; `said` ends with the line that it is ready, or with its end. */
function start(name: string, variables: Record<string, string>) {
  const env = { ...bareEnv(process.env), PORT: '0', DATA_DIR: join(folder, name), ...variables };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  let output = '';
  const ended = new Promise<number | null>((done) => child.once('close', (code) => done(code)));
  const url = new Promise<string>((done, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        const found = /^Foothold is ready at (http:\/\/localhost:\d+)$/m.exec(output)?.[1];
        if (found) done(found);
      });
    ended.then((code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
  url.catch(() => undefined);
  return { child, url, ended, output: () => output };
}

const statusOf = async (url: string) => (await fetch(url)).status;

test('two servers on one empty database: one fills it, sessions and limits hold for both, a lost database comes back', async () => {
  const gate = await gateTo(database.url);
  const variables = { DATABASE_URL: gate.url, DATABASE_REPLICA_URL: gate.url, AUTH_SECRET };
  const servers = [start('one', variables), start('two', variables)];
  const [one = '', two = ''] = await Promise.all(servers.map(({ url }) => url));
  const found = await fetch(`${two}/api/jobs/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { data } = (await found.json()) as { data: { totalResults: number; isSample: boolean } };
  expect(data.isSample).toBe(true);
  expect(data.totalResults).toBeGreaterThanOrEqual(400);

  const ask = (url: string) =>
    fetch(`${url}/api/auth/sign-in/magic-link`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
  const asked = await ask(one);
  expect(asked.status).toBe(200);
  const cookieOf = (answer: Response) =>
    answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
  const mails = (await (await fetch(`${one}/api/dev/mailbox?to=${email}`)).json()) as {
    data: { links: string[] }[];
  };
  const token = new URL(mails.data[0]?.links[0] ?? '').searchParams.get('token');
  const signedIn = await fetch(`${two}/api/auth/magic-link/verify?token=${token}`, {
    headers: { cookie: cookieOf(asked) },
  });
  expect(signedIn.status).toBe(200);
  const headers = { cookie: cookieOf(signedIn) };
  const tokenStatus = async (url: string) => (await fetch(`${url}/api/auth/token`, { headers })).status;
  expect([await tokenStatus(one), await tokenStatus(two)]).toEqual([200, 200]);
  expect((await fetch(`${one}/api/auth/sign-out`, { method: 'POST', headers })).status).toBe(200);
  expect([await tokenStatus(one), await tokenStatus(two)]).toEqual([401, 401]);

  const statuses: number[] = [];
  for (const url of [one, two, one, two, one, two]) statuses.push((await ask(url)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);

  await gate.shut();
  expect([await statusOf(`${one}/api/ready`), await statusOf(`${two}/api/ready`)]).toEqual([503, 503]);
  await gate.open();
  expect([await statusOf(`${one}/api/ready`), await statusOf(`${two}/api/ready`)]).toEqual([200, 200]);

  for (const { child } of servers) child.kill('SIGTERM');
  expect(await Promise.all(servers.map(({ ended }) => ended))).toEqual([0, 0]);
  await gate.shut();
}, 180_000);

test('what is wrong with the database is one sentence without its password', async () => {
  const wrong = new URL(database.url);
  wrong.password = 'not-the-password';
  const unknown = new URL(database.url);
  unknown.pathname = '/no_such_database';
  const run = start('wrong', { DATABASE_URL: wrong.href, AUTH_SECRET });
  for (const [DATABASE_URL, sentence] of [
    [
      'postgres://u:hidden@127.0.0.1:1/x',
      'The database of DATABASE_URL does not answer: connect ECONNREFUSED 127.0.0.1:1.',
    ],
    [wrong.href, 'The database of DATABASE_URL refuses this user or password.'],
    [unknown.href, 'The server of DATABASE_URL has no database of that name.'],
  ] as const) {
    // What a start says of a cause, without a process for each of them.
    const cause = await openPostgresDb({ url: DATABASE_URL }).catch((failure) => failure);
    const problem = startProblem(cause, readEnv({ DATABASE_URL, AUTH_SECRET })) ?? '';
    expect(problem).toContain(sentence);
    expect(problem.trim().split('\n')).toHaveLength(1);
    expect(problem).not.toMatch(/hidden|not-the-password/);
  }
  expect(await run.ended).toBe(1);
  expect(run.output()).toMatch(/^The database of DATABASE_URL refuses this user or password\.[^\n]*\n$/);
  expect(run.output()).not.toContain('not-the-password');
}, 180_000);
