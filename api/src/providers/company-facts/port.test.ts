import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readEnv } from '../../config/env.ts';
import { companyFacts } from '../../start/company-facts.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Member, member } from '../../testing/test-member.ts';
import { createOutbound } from '../outbound/outbound.ts';
import { closeSites, type Site, site } from '../outbound/outbound-test-kit.ts';

/** Answers of the two services by the part of the address that tells them apart. */
type Answers = { search?: unknown; entities?: unknown; labels?: unknown; summary?: unknown };

let at = new Date('2026-11-20T12:00:00Z');
let wikidata: Site;
let answers: Answers;
let raw:
  | ((
      path: string,
    ) =>
      | { status?: number; type?: string; body: string; headers?: Record<string, string> }
      | 'half'
      | 'nothing')
  | null;
let server: TestApp;
let maya: Member;

beforeAll(async () => {
  wikidata = await site((request, reply) => {
    const path = request.url ?? '';
    const own = raw?.(path);
    if (own === 'nothing') return;
    if (own === 'half') {
      reply.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
      reply.write('{"search": [');
      void setTimeout(20).then(() => reply.destroy());
      return;
    }
    if (own) {
      reply
        .writeHead(own.status ?? 200, { 'content-type': own.type ?? 'application/json', ...own.headers })
        .end(own.body);
      return;
    }
    const kind = path.includes('wbsearchentities')
      ? 'search'
      : path.includes('page/summary')
        ? 'summary'
        : path.includes('props=labels&')
          ? 'labels'
          : 'entities';
    reply
      .writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
      .end(JSON.stringify(answers[kind] ?? {}));
  });
  const base = `http://127.0.0.1:${wikidata.port}`;
  const env = readEnv({ WIKIDATA_BASE_URL: base, WIKIPEDIA_BASE_URL: base });
  const now = () => at;
  const outbound = createOutbound({ userAgent: 'Test/1' });
  server = await openTestApp({
    now,
    companyFacts: companyFacts(env, { outbound, version: '1', now, timeoutMs: 2000 }),
  });
  maya = await member(server, 'maya@example.com');
});
afterAll(async () => {
  await server.close();
  await closeSites();
});
beforeEach(() => {
  raw = null;
  wikidata.asked.length = 0;
  at = new Date(at.getTime() + 3 * 60_000);
});
afterEach(async () => {
  await server.deps.db.query('DELETE FROM employer_look_up');
});

const value = (datavalue: unknown, more: object = {}) => ({
  mainsnak: { datavalue: { value: datavalue } },
  rank: 'normal',
  ...more,
});
const entity = (id: string, label: string, claims: object, more: object = {}) => ({
  id,
  labels: { en: { value: label } },
  descriptions: { en: { value: `${label}, a company` } },
  claims,
  ...more,
});
const fern = entity(
  'Q1',
  'Blue Fern, Inc.',
  {
    P856: [value('https://www.bluefern.com/')],
    P452: [value({ id: 'Q10' })],
    P571: [value({ time: '+1908-05-00T00:00:00Z', precision: 10 })],
    P1128: [
      value(
        { amount: '+900' },
        { qualifiers: { P585: [{ datavalue: { value: { time: '+2019-01-01T00:00:00Z' } } }] } },
      ),
      value(
        { amount: '+161000' },
        { qualifiers: { P585: [{ datavalue: { value: { time: '+2024-01-01T00:00:00Z' } } }] } },
      ),
    ],
    P169: [value({ id: 'Q11' }), value({ id: 'Q12' }, { qualifiers: { P582: [{}] } })],
  },
  { sitelinks: { enwiki: { title: 'Blue Fern' } } },
);
const good = (): Answers => ({
  search: { search: [{ id: 'Q1' }, { id: 'Q2' }] },
  entities: { entities: { Q1: fern, Q2: entity('Q2', 'Blue fern', { P31: [value({ id: 'Q3' })] }) } },
  labels: { entities: { Q10: entity('Q10', 'home care', {}), Q11: entity('Q11', 'Ann Bell', {}) } },
  summary: { type: 'standard', extract: 'Blue Fern is a company that cares for people at home.' },
});
const lookUp = (body: object = { companyName: 'Blue Fern' }) => maya.call('POST', '/company/lookup', body);

test('facts with their source and date, named in words; what is past or of another thing is left out', async () => {
  answers = good();
  const { data } = (await lookUp()).json();
  expect(data.found).toEqual({
    entry: 'Q1',
    name: 'Blue Fern, Inc.',
    description: 'Blue Fern, Inc., a company',
    url: 'https://www.wikidata.org/wiki/Q1',
  });
  const said = data.facts.map(({ kind, value: text, asOf }: Record<string, string>) => [kind, text, asOf]);
  expect(said).toEqual([
    ['industry', 'home care', ''],
    ['chief-executive', 'Ann Bell', ''],
    ['founded', '1908', ''],
    ['employees', '161,000', '2024'],
    ['site', 'https://www.bluefern.com/', ''],
  ]);
  expect(
    data.facts.every(
      ({ source, url }: Record<string, string>) => source === 'Wikidata' && url?.startsWith('https://'),
    ),
  ).toBe(true);
  expect(data).toMatchObject({
    extract: expect.stringContaining('cares for people'),
    extractUrl: 'https://en.wikipedia.org/wiki/Blue_Fern',
    others: [],
    askedAt: at.toISOString(),
    isKept: false,
    notice: '',
  });
});

test('kept for a day: asked once, then again', async () => {
  answers = good();
  await lookUp();
  const first = wikidata.asked.length;
  at = new Date(at.getTime() + 23 * 3_600_000);
  maya = await member(server, 'maya@example.com');
  const kept = (await lookUp({ companyName: 'BLUE FERN, Inc.' })).json().data;
  expect([kept.isKept, wikidata.asked.length]).toEqual([true, first]);
  at = new Date(at.getTime() + 2 * 3_600_000);
  maya = await member(server, 'maya@example.com');
  expect((await lookUp()).json().data.isKept).toBe(false);
});

test('two businesses of the name: none is taken, both are offered; a site or a choice decides', async () => {
  const other = entity('Q2', 'Blue Fern', {
    P452: [value({ id: 'Q10' })],
    P856: [value('https://bluefern.de')],
  });
  answers = { ...good(), entities: { entities: { Q1: fern, Q2: other } } };
  const open = (await lookUp()).json().data;
  expect([open.found, open.others.map(({ entry }: { entry: string }) => entry), open.facts]).toEqual([
    null,
    ['Q1', 'Q2'],
    [],
  ]);
  expect(
    (await lookUp({ companyName: 'Blue Fern', url: 'https://bluefern.de/jobs' })).json().data.found.entry,
  ).toBe('Q2');
  expect((await lookUp({ companyName: 'Blue Fern', entry: 'Q2' })).json().data.found.entry).toBe('Q2');
  expect(
    (await lookUp({ companyName: 'Blue Fern', url: 'https://bluefern.org' })).json().data.found,
  ).toBeNull();
});

test('the article missing is said, the facts are there, and nothing is kept', async () => {
  answers = good();
  raw = (path) => (path.includes('page/summary') ? { status: 500, body: '' } : (undefined as never));
  const { data } = (await lookUp()).json();
  expect([data.facts.length > 0, data.extract, data.notice]).toEqual([
    true,
    '',
    expect.stringContaining('Wikipedia did not answer'),
  ]);
  raw = null;
  expect((await lookUp()).json().data).toMatchObject({ isKept: false, notice: '' });
});

test.each([
  ['HTML', { type: 'text/html', body: '<html>hello' }, 502, 'vendor-failed', 'cannot be read'],
  ['HTML that says it is JSON', { body: '<html>hello' }, 502, 'vendor-failed', 'cannot be read'],
  [
    '429',
    { status: 429, body: 'slow down', headers: { 'retry-after': '120' } },
    502,
    'vendor-failed',
    'no more questions',
  ],
  ['500', { status: 500, body: '' }, 502, 'vendor-failed', 'did not answer'],
  ['JSON of another kind', { body: '{"search": 7}' }, 502, 'vendor-failed', 'cannot be read'],
  ['half a body', 'half' as const, 502, 'vendor-failed', 'did not answer'],
  ['nothing', 'nothing' as const, 504, 'vendor-timeout', 'too long'],
])('%s: words, and nothing is kept', async (_what, answer, status, code, words) => {
  raw = () => answer;
  const refused = await lookUp();
  expect([refused.statusCode, refused.json().code, refused.json().message]).toEqual([
    status,
    code,
    expect.stringContaining(words),
  ]);
  if (typeof answer === 'object' && 'headers' in answer) expect(refused.headers['retry-after']).toBe('120');
  raw = null;
  answers = good();
  expect((await lookUp()).json().data.found.entry).toBe('Q1');
});

test('ten a minute; where it is not set up, that is said', async () => {
  answers = { search: { search: [] } };
  const many = await member(server, 'many@example.com');
  for (let n = 0; n < 10; n += 1)
    expect((await many.call('POST', '/company/lookup', { companyName: `A${n}` })).statusCode).toBe(200);
  expect((await many.call('POST', '/company/lookup', { companyName: 'B' })).statusCode).toBe(429);
  const bare = await openTestApp();
  const tom = await member(bare, 'tom@example.com');
  expect((await tom.call('POST', '/company/lookup', { companyName: 'B' })).json()).toMatchObject({
    code: 'unavailable',
  });
  await bare.close();
});
