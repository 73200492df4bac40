import type { Route } from '@foothold/core/contract/route.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Db } from '../db/db.ts';
import { openTestDb } from '../db/test-db.ts';
import type { Mounted } from '../modules/docs/routes.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

/** Each mark stands for a kind of personal text; none may reach the log. */
const marks = {
  email: 'zq-maya@marked.example',
  token: 'zqtoken'.repeat(7),
  ip: '198.51.100.77',
  cookie: 'zqcookie',
  agent: 'zqagent',
  referer: 'http://localhost/zqreferer?q=zqsearch',
  path: 'zqpath-12',
  search: 'zqsearch nurse',
  body: 'zqbody 5 Elm Street',
};
const marked = /zq|198\.51\.100/i;

type Schema = {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
};

/** Something that a schema takes, with a mark wherever text may stand. */
function markedValue(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return markedValue(schema.anyOf[0]);
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, one]) => [name, markedValue(one)]),
    );
  if (schema.type === 'array') return schema.items ? [markedValue(schema.items)] : [];
  if (schema.type === 'number' || schema.type === 'integer') return 1;
  if (schema.type === 'boolean') return true;
  return schema.format === 'email' ? marks.email : marks.body;
}
const bodyOf = ({ body }: Route): unknown =>
  body && markedValue(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema);

/** A database that fails at everything and quotes what it was given, as PostgreSQL does. */
const quoting = (db: Db): Db => {
  const fail = (sql: string, params: readonly unknown[] = []) =>
    Promise.reject(
      Object.assign(new Error(`invalid input syntax: "${marks.body}" ${JSON.stringify(params)} ${sql}`), {
        code: '22P02',
        detail: marks.email,
        where: marks.search,
      }),
    );
  return { ...db, query: fail, reader: () => ({ query: fail }), transaction: () => fail(''), exec: fail };
};

type Line = {
  level: number;
  reqId?: string;
  msg?: string;
  method?: string;
  route?: string;
  status?: number;
  ms?: number;
};
type Called = { id: string; method: string; route: string; status: number };

/** Calls every mounted address with marks in every part of the request. */
async function walk(server: TestApp, bearer: string): Promise<Called[]> {
  const called: Called[] = [];
  async function call(
    { method, url }: Mounted,
    body: unknown,
    authorization: string,
    part = marks.path,
  ): Promise<void> {
    const path = url.replace(/:\w+/g, part).replace('*', part);
    const query = new URLSearchParams({ to: marks.email, token: marks.token, searchTerm: marks.search });
    const answer = await server.app.inject({
      method: method as 'GET',
      url: `${path}?${query}`,
      headers: {
        authorization,
        cookie: `foothold.session_token=${marks.cookie}`,
        'user-agent': marks.agent,
        referer: marks.referer,
        'x-forwarded-for': marks.ip,
      },
      ...(method !== 'GET' && body !== undefined && { payload: body as object }),
    });
    called.push({
      id: String(answer.headers['x-request-id']),
      method,
      route: url,
      status: answer.statusCode,
    });
  }
  for (const one of server.app.mounted) {
    const { contract } = one;
    const bodies: unknown[] = [
      contract ? bodyOf(contract) : { email: marks.email, token: marks.token, callbackURL: marks.path },
      { email: marks.email, [marks.body]: marks.body },
      `{"email":"${marks.email}`,
    ];
    for (const body of bodies) await call(one, body, `Bearer ${marks.token}`);
    // An id that may exist gets past the parsing.
    if (contract?.params) await call(one, bodies[0], `Bearer ${bearer}`, '12');
    if (contract?.auth === 'user') for (const body of bodies) await call(one, body, `Bearer ${bearer}`);
  }
  // What no route takes, and what is no address at all.
  await call({ method: 'GET', url: '/api/(none)' }, undefined, '');
  await call({ method: 'GET', url: '/jobs/zqpath' }, undefined, '');
  await server.app.inject(`/api/${marks.path}/%zz`);
  return called;
}

/** Signs a marked person in; answers the bearer token. */
async function signIn({ app, mailbox }: TestApp): Promise<{ link: string; bearer: string }> {
  const asked = await app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/magic-link',
    payload: { email: marks.email },
  });
  const cookies = (answer: typeof asked) =>
    [answer.headers['set-cookie'] ?? []]
      .flat()
      .map((line) => line.split(';')[0])
      .join('; ');
  const link = new URL(mailbox.newestFirst(marks.email)[0]?.links[0] ?? '').searchParams.get('token') ?? '';
  const done = await app.inject({
    url: `/api/auth/magic-link/verify?token=${link}`,
    headers: { cookie: cookies(asked) },
  });
  const { token } = (await app.inject({ url: '/api/auth/token', headers: { cookie: cookies(done) } })).json();
  return { link, bearer: token };
}

let server: TestApp;
let broken: TestApp;
let called: Called[];
let secrets: string[];
beforeAll(async () => {
  // With an address and a mail server, links can be asked for behind a proxy too.
  const variables = {
    LOG_LEVEL: 'trace',
    TRUST_PROXY: 'on',
    PUBLIC_URL: 'http://localhost',
    SMTP_URL: 'smtp://127.0.0.1:1',
  };
  const db = await openTestDb();
  server = await openTestApp({ db, variables, callsPerMinute: 100_000 });
  broken = await openTestApp({ db: quoting(db), variables, callsPerMinute: 100_000 });
  const { link, bearer } = await signIn(server);
  secrets = [link, bearer];
  called = await walk(server, bearer);
  await walk(broken, bearer);
  await broken.app.close();
  await server.close();
}, 60_000);
afterAll(() => server.close().catch(() => undefined));
const linesOf = ({ log }: TestApp) =>
  log.flatMap((text) => text.trim().split('\n')).map((line) => JSON.parse(line) as Line);

describe('the log at level trace, after every mounted call with marks in all its parts', () => {
  it('walked them all, and saw answers, refusals and failures', () => {
    const routes = new Set(called.map(({ method, route }) => `${method} ${route}`));
    expect(routes.size).toBeGreaterThanOrEqual(server.app.mounted.length);
    expect(server.app.mounted.length).toBeGreaterThan(15);
    const statuses = new Set(called.map(({ status }) => status));
    for (const status of [200, 400, 404]) expect(statuses).toContain(status);
    expect(linesOf(broken).filter(({ level }) => level >= 50).length).toBeGreaterThanOrEqual(4);
  });

  it.each([
    ['a server that works', () => server],
    ['a server whose database fails and quotes', () => broken],
  ])('of %s holds no mark, no link and no token', (_what, which) => {
    const { log } = which();
    expect(log.length).toBeGreaterThan(40);
    expect(log.filter((line) => marked.test(line) || secrets.some((one) => line.includes(one)))).toEqual([]);
    expect(log.filter((line) => /\?\w+=/.test(line))).toEqual([]);
  });

  it('has one line for each request: its id, method, pattern, status and milliseconds', () => {
    const lines = linesOf(server).filter(({ msg }) => msg === 'request');
    const mounted = new Set(server.app.mounted.map(({ method, url }) => `${method} ${url}`));
    const byId = new Map(lines.map((line) => [line.reqId, line]));
    for (const { id, method, route, status } of called) {
      const line = byId.get(id);
      expect(line).toMatchObject({ method, status, ms: expect.any(Number) });
      // A page file that is not there is answered by nobody's route.
      const isRouted = route !== '/*' && mounted.has(`${method} ${route}`);
      expect(line?.route).toBe(isRouted ? route : '(none)');
      expect(line?.ms).toBeGreaterThanOrEqual(0);
    }
    expect(new Set(lines.map(({ reqId }) => reqId)).size).toBe(lines.length);
  });

  it('keeps the id of a failure that was logged, so that both lines are found by it', () => {
    const failed = linesOf(broken).filter(({ level }) => level >= 50);
    const ids = new Set(linesOf(broken).flatMap(({ msg, reqId }) => (msg === 'request' ? [reqId] : [])));
    expect(failed.filter(({ reqId }) => reqId && !ids.has(reqId))).toEqual([]);
  });
});
