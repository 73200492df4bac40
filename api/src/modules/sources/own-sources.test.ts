import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readEnv } from '../../config/env.ts';
import { configuredTargets, postingSources } from '../../ingest/posting-sources.ts';
import { dialects, type FakeSource, openFakeSource, serving } from '../../sources/source-test-kit.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openChosenSources } from './chosen-sources.ts';

let remotive: FakeSource;
let greenhouse: FakeSource;
let server: TestApp;
const here = { host: 'localhost:3000' };

beforeAll(async () => {
  remotive = await openFakeSource();
  greenhouse = await openFakeSource();
  const variables = {
    REMOTIVE_BASE_URL: remotive.base,
    GREENHOUSE_BASE_URL: greenhouse.base,
    POSTING_SOURCES: 'arbeitnow',
  };
  const env = readEnv(variables);
  const sources = postingSources(env, {
    now: () => new Date(),
    version: 'test',
    sleep: async () => undefined,
  });
  server = await openTestApp({ variables, sources, targets: configuredTargets(env, sources) });
});
afterAll(async () => {
  await server.close();
  await remotive.close();
  await greenhouse.close();
});
beforeEach(() => {
  for (const [name, fake] of [
    ['remotive', remotive],
    ['greenhouse', greenhouse],
  ] as const) {
    fake.requests.length = 0;
    const dialect = dialects[name];
    if (dialect) fake.answer = serving(dialect, 3);
  }
});

type Headers = Record<string, string>;
const ask = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, headers: Headers = {}) =>
  (
    await server.app.inject({
      method,
      url: `/api/dev/sources${url}`,
      headers: { ...here, ...headers },
      ...(payload && { payload }),
    })
  ).json();
const choose = (...names: string[]) => ask('POST', '', { names });
const ended = () =>
  expect
    .poll(async () => (await ask('GET', '')).data.run.state, { timeout: 60_000, interval: 20 })
    .not.toBe('running');

it('lists what can be chosen, whom it asks and how often, and asks nobody', async () => {
  const { data } = await ask('GET', '');
  expect(data.run).toBeNull();
  const names = data.choices.map(({ name }: { name: string }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['greenhouse', 'lever', 'ashby', 'remotive', 'remoteok', 'arbeitnow', 'themuse']),
  );
  // Boards of these have to be named, and nobody has named one; the others want a key.
  for (const name of ['smartrecruiters', 'recruitee', 'workable', 'adzuna', 'usajobs'])
    expect(names).not.toContain(name);
  const [first] = data.choices;
  expect(first).toMatchObject({
    name: 'greenhouse',
    service: 'Greenhouse',
    host: new URL(greenhouse.base).host,
    everyHours: 6,
    isChosen: false,
    isConfigured: false,
  });
  expect(first.employers).toContain('Anthropic');
  expect(data.choices.find(({ name }: { name: string }) => name === 'arbeitnow').isConfigured).toBe(true);
  expect([...remotive.requests, ...greenhouse.requests]).toEqual([]);
});

it('fetches what was chosen, tells how far it is, and keeps the choice', async () => {
  const { data } = await choose('remotive', 'greenhouse');
  expect(data.run).toMatchObject({ state: 'running', lists: 13 });
  await ended();
  const { run, choices } = (await ask('GET', '')).data;
  expect(run).toMatchObject({ state: 'done', lists: 13, current: '' });
  expect(run.fetched).toHaveLength(13);
  expect(run.fetched).toContainEqual({
    service: 'Remotive',
    employer: '',
    outcome: 'read',
    listed: 3,
    added: 3,
    problem: '',
  });
  expect(run.postings).toBeGreaterThanOrEqual(6);
  expect(choices.filter(({ isChosen }: { isChosen: boolean }) => isChosen)).toHaveLength(2);
  const { data: lists } = (await server.app.inject('/api/jobs/sources')).json();
  expect(lists.lists.filter(({ isAsked }: { isAsked: boolean }) => isAsked)).toHaveLength(14);
  const config = (await server.app.inject('/api/config')).json().data;
  expect(config.postingSources).toEqual(['Arbeitnow', 'Greenhouse', 'Remotive']);
  // The next start knows it.
  expect((await openChosenSources(server.deps.db)).names()).toEqual(['greenhouse', 'remotive']);
});

it('says what went wrong with a list and reads the others', async () => {
  remotive.answer = (_request, response) => void response.writeHead(403).end();
  await server.deps.db.query('DELETE FROM posting_board');
  await choose('remotive');
  await ended();
  expect((await ask('GET', '')).data.run.fetched).toEqual([
    expect.objectContaining({ service: 'Remotive', outcome: 'problem', problem: 'refused us (403)' }),
  ]);
});

it('stops when told, refuses a second one meanwhile, and asks nobody once nothing is chosen', async () => {
  await server.deps.db.query('DELETE FROM posting_board');
  let free = () => {};
  const held = new Promise<void>((done) => {
    free = done;
  });
  greenhouse.answer = async (_request, response) => {
    await Promise.race([held, wait(10_000)]);
    response.writeHead(503).end();
  };
  await choose('greenhouse');
  expect(await choose('remotive')).toMatchObject({ success: false, code: 'conflict' });
  await expect.poll(() => greenhouse.requests.length, { timeout: 30_000 }).toBe(1);
  const stopped = ask('DELETE', '/run');
  const { data } = await stopped;
  free();
  expect(data.run).toMatchObject({ state: 'stopped' });
  expect(greenhouse.requests).toHaveLength(1);
  expect((await choose()).data.choices.some(({ isChosen }: { isChosen: boolean }) => isChosen)).toBe(false);
  expect((await server.app.inject('/api/config')).json().data.postingSources).toEqual(['Arbeitnow']);
});

it('names a source that cannot be chosen', async () => {
  expect(await choose('remotive', 'monster')).toMatchObject({
    success: false,
    code: 'validation',
    field: 'names',
    message: expect.stringContaining('“monster”'),
  });
  expect(await ask('POST', '', { names: 'remotive' })).toMatchObject({ code: 'validation' });
});

it('is not there through a proxy, on another host or once mail goes out', async () => {
  const foreign: Headers[] = [
    { 'x-forwarded-for': '10.0.0.1' },
    { via: '1.1 x' },
    { host: 'jobs.example.org' },
  ];
  for (const headers of foreign)
    for (const method of ['GET', 'POST'] as const)
      expect((await ask(method, '', method === 'POST' ? { names: [] } : undefined, headers)).success).toBe(
        false,
      );
  const mailed = await openTestApp({
    variables: { SMTP_URL: 'smtp://mail.example.org', PUBLIC_URL: 'http://localhost:3000' },
  });
  const answer = await mailed.app.inject({ url: '/api/dev/sources', headers: here });
  expect(answer.statusCode).toBe(404);
  await mailed.close();
});

it('does nothing for a page of another site', async () => {
  const answer = await ask('POST', '', { names: ['remotive'] }, { origin: 'https://elsewhere.example' });
  expect(answer).toMatchObject({ success: false, code: 'unauthorized-domain' });
  expect(remotive.requests).toEqual([]);
});
