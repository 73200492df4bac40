import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readEnv } from '../config/env.ts';
import type { Db } from '../db/db.ts';
import { openTestDb } from '../db/test-db.ts';
import type { ImportEvent } from '../modules/import/events.ts';
import {
  dialects,
  type FakeSource,
  type Handler,
  openFakeSource,
  serving,
} from '../sources/source-test-kit.ts';
import { foreignTexts } from './foreign-texts.ts';
import { smallGeocoder } from './import/import-test-kit.ts';
import { postingSources, targetsOf } from './posting-sources.ts';
import { refreshFormat, refreshOrders } from './source-orders.ts';
import { refreshOf } from './source-refresh.ts';
import { startRefreshing } from './source-timer.ts';

let db: Db;
const texts = foreignTexts();
afterAll(() => texts.close());
/** One server for each source, so that each can fail apart. */
const fakes = new Map<string, FakeSource>();
let clock: number;
const now = () => new Date(clock);

beforeAll(async () => {
  db = await openTestDb();
  for (const name of Object.keys(dialects)) fakes.set(name, await openFakeSource());
});
beforeEach(async () => {
  clock = Date.parse('2026-08-22T12:00:00Z');
  for (const [name, fake] of fakes) {
    fake.requests.length = 0;
    const dialect = dialects[name];
    if (dialect) fake.answer = serving(dialect, 40, { isBroken: (n) => n % 10 === 0 });
  }
  for (const table of ['posting', 'posting_board', 'posting_board_row'])
    await db.query(`DELETE FROM ${table}`);
});
afterAll(async () => {
  for (const fake of fakes.values()) await fake.close();
  await db.close();
});

const usaJobs = { USAJOBS_EMAIL: 'a@b.co', USAJOBS_KEY: 'k' };

function sources() {
  const base = (name: string) => fakes.get(name)?.base ?? '';
  const variables = Object.fromEntries(
    Object.keys(dialects).map((name) => [
      `${name === 'hackernews' ? 'HN' : name.toUpperCase()}_BASE_URL`,
      `${base(name)}${dialects[name]?.baseEnd ?? ''}`,
    ]),
  );
  const env = readEnv({ ...variables, ADZUNA_APP_ID: 'a', ADZUNA_APP_KEY: 'k', ...usaJobs });
  return postingSources(env, { now, version: 'test', sleep: async () => undefined });
}

async function carryOut(files: string[], signal = new AbortController().signal): Promise<ImportEvent[]> {
  const events: ImportEvent[] = [];
  const refresh = refreshOf({ db, geocoder: smallGeocoder(), reading: texts.postings, now });
  const run = refreshOrders({ db, sources: sources(), refresh });
  await run({ files, format: refreshFormat }, { signal, tell: (event) => events.push(event) });
  return events;
}

const lines = (events: ImportEvent[]) => events.map((event) => ('text' in event ? event.text : event.kind));
const all = Object.keys(dialects).map((name) =>
  ['remotive', 'remoteok', 'arbeitnow', 'themuse', 'hackernews', 'usajobs'].includes(name)
    ? name
    : `${name}:${name === 'adzuna' ? 'us' : 'acme'}`,
);

it('asks every source; each tells what it gave', async () => {
  const events = await carryOut(all);
  expect(lines(events)).toHaveLength(all.length + 1);
  for (const line of lines(events).slice(0, -1))
    expect(line).toMatch(/: 36 postings: 36 new, 0 changed, 0 closed, 4 refused \(row 10: \S.*\)\.$/);
  expect(lines(events).at(-1)).toBe(`Done. The search holds ${36 * all.length} postings.`);
});

it('one that fails stops no other, and all failures are told at the end', async () => {
  const faults: Record<string, Handler> = {
    greenhouse: (_request, response) => void response.writeHead(404).end(),
    ashby: (_request, response) => void response.writeHead(200).end('<html>Just a moment'),
    remotive: (_request, response) => void response.writeHead(429, { 'retry-after': '3600' }).end(),
    workable: (_request, response) => void response.writeHead(302, { location: 'http://127.0.0.1/' }).end(),
  };
  for (const [name, answer] of Object.entries(faults)) {
    const fake = fakes.get(name);
    if (fake) fake.answer = answer;
  }
  const events = await carryOut(all);
  const told = lines(events).join('\n');
  expect(told).toContain('Greenhouse acme: had no such board or list (404).');
  expect(told).toContain('Ashby acme: answered a web page instead of data.');
  expect(told).toContain('Remotive: was asked too often (429). Ask again after 2026-08-22 13:00 UTC.');
  expect(told).toContain('Workable acme: sent us on to 127.0.0.1, where we do not follow.');
  expect(told.match(/36 postings/g)).toHaveLength(all.length - 4);
  expect(events.at(-1)).toEqual({
    kind: 'failed',
    message: `4 of ${all.length} lists could not be read in full.`,
    written: true,
  });
});

it('a second reading closes what complete lists have no more, beside sources that fail', async () => {
  for (const [name, fake] of fakes) {
    const dialect = dialects[name];
    if (dialect) fake.answer = serving(dialect, 40);
  }
  await carryOut(all);
  clock += 12 * 3_600_000;
  for (const [name, fake] of fakes) {
    const dialect = dialects[name];
    const isBroken = (n: number) => name === 'remotive' && n % 10 === 0;
    if (dialect) fake.answer = serving(dialect, 30, { isBroken });
    if (name === 'lever' || name === 'themuse') fake.answer = (_request, response) => void response.destroy();
    if (name === 'ashby') fake.answer = (_request, response) => void response.end('<html>Just a moment');
    if (name === 'hackernews') fake.answer = (_request, response) => void response.writeHead(429).end();
  }
  await carryOut(all);
  const [sums] = await db.query<Record<string, number>>(
    `SELECT count(*)::int AS lists, count(*) FILTER (WHERE failures > 0)::int AS failed, sum(added)::int AS added,
       sum(closed)::int AS closed, sum(refused)::int AS refused FROM posting_board`,
  );
  const each = await db.query<Record<string, string | number>>(
    `SELECT b.source, (SELECT count(*)::int FROM posting p WHERE p.source = b.source AND p.closed_at IS NULL) AS open,
       listed, added, closed, refused, problem FROM posting_board b ORDER BY b.source`,
  );
  const told = each.map((row) => Object.values(row).join(' | '));
  process.stdout.write(['source | open | listed | new | closed | refused | problem', ...told, ''].join('\n'));
  // Five of the seven complete lists answered, each ten rows shorter; feeds of the newest close nothing.
  expect(sums).toEqual({ lists: all.length, failed: 4, added: 0, closed: 50, refused: 3 });
  const [open] = await db.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM posting WHERE closed_at IS NULL',
  );
  expect(open?.n).toBe(40 * all.length - 50);
});

it('a name that there is not is told before anyone is asked', async () => {
  expect(await carryOut(['remotive', 'monster'])).toMatchObject([
    {
      kind: 'failed',
      message: expect.stringMatching(/no posting source monster; there are: greenhouse, /),
      written: false,
    },
  ]);
  expect([...fakes.values()].flatMap(({ requests }) => requests)).toEqual([]);
});

/** Lets another timer look five times: as long as one that is to be still must have been. */
async function otherLooks() {
  let looks = 0;
  const other = startRefreshing({
    db,
    now: () => {
      looks += 1;
      return now();
    },
    targets: () => targetsOf(['remotive'], sources()),
    refresh: async () => ({ kind: 'stopped' }),
    failed: () => undefined,
    lookEvery: 10,
  });
  await expect.poll(() => looks).toBeGreaterThanOrEqual(5);
  await other.stop();
}

it('reads what is due by itself, goes on after a failure, and stops when told', async () => {
  const failed: string[] = [];
  const greenhouse = fakes.get('greenhouse');
  const remotive = fakes.get('remotive');
  if (!greenhouse || !remotive) throw new Error('no fakes');
  greenhouse.answer = (_request, response) => void response.writeHead(403).end();
  const refreshing = startRefreshing({
    db,
    now,
    targets: () => targetsOf(['greenhouse:acme', 'remotive'], sources()),
    refresh: refreshOf({ db, geocoder: smallGeocoder(), reading: texts.postings, now }),
    failed: (line) => failed.push(line),
    lookEvery: 10,
  });
  await expect.poll(() => remotive.requests.length).toBe(1);
  expect(failed).toEqual(['Greenhouse acme: refused us (403).']);
  // Looks continue, and nothing is due.
  await otherLooks();
  expect([greenhouse.requests.length, remotive.requests.length]).toEqual([1, 1]);
  clock += 11 * 60_000;
  await expect.poll(() => greenhouse.requests.length).toBe(2);
  expect(remotive.requests).toHaveLength(1);
  clock += 6 * 3_600_000;
  await expect.poll(() => remotive.requests.length).toBe(2);
  await refreshing.stop();
  const asked = greenhouse.requests.length;
  clock += 48 * 3_600_000;
  await otherLooks();
  expect(greenhouse.requests).toHaveLength(asked);
});

it('without targets nothing is asked and nothing is looked up', async () => {
  let looked = 0;
  const counting = {
    ...db,
    query: (async () => {
      looked += 1;
      return [];
    }) as Db['query'],
  };
  const refreshing = startRefreshing({
    db: counting,
    now,
    targets: () => [],
    refresh: async () => ({ kind: 'stopped' }),
    failed: () => undefined,
    lookEvery: 1,
  });
  await otherLooks();
  await refreshing.stop();
  expect(looked).toBe(0);
});
