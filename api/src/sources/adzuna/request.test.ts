import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SourceAnswer } from '../../providers/posting-sources/port.ts';
import {
  dialects,
  type FakeSource,
  openFakeSource,
  readerOf,
  secretKey,
  serving,
} from '../source-test-kit.ts';

let fake: FakeSource;
beforeAll(async () => {
  fake = await openFakeSource();
});
beforeEach(() => {
  fake.requests.length = 0;
});
afterAll(() => fake.close());

const signal = new AbortController().signal;
function adzunaOf(over: Parameters<typeof readerOf>[2] = {}) {
  const dialect = dialects.adzuna;
  if (!dialect) throw new Error('no dialect');
  const { source, waits } = readerOf(dialect, fake, over);
  return { source, waits, dialect, read: () => source.read({ token: 'gb', company: '' }, { signal }) };
}

test('asks for the newest of a country, fifty a page, no faster than its limit of 25 a minute', async () => {
  const { dialect, read, waits } = adzunaOf();
  fake.answer = serving(dialect, 9000);
  const answer = await read();
  expect(answer).toMatchObject({ kind: 'list', isComplete: false, problem: null });
  expect(answer.kind === 'list' && answer.rows.length).toBe(500);
  const asked = fake.requests.map(({ path }) => new URL(path, 'http://x'));
  expect(asked.map(({ pathname }) => pathname)).toEqual(
    Array.from({ length: 10 }, (_, page) => `/jobs/gb/search/${page + 1}`),
  );
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    app_id: 'app-1',
    app_key: secretKey,
    results_per_page: '50',
    sort_by: 'date',
    'content-type': 'application/json',
  });
  expect(waits).toHaveLength(9);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(60_000 / 25);
});

test('keeps to its limits with four countries: 250 askings a day, 1,000 a week, 2,500 a month', () => {
  const aDay = Math.floor((24 * 60) / adzunaOf().source.pauseMinutes) * 10 * 4;
  expect([aDay <= 250, aDay * 7 <= 1000, aDay * 31 <= 2500]).toEqual([true, true, true]);
});

test('knows the countries that Adzuna has', () => {
  const { boards = {} } = adzunaOf().source;
  expect(Object.keys(boards)).toHaveLength(19);
  expect([boards.us, boards.gb, boards.nz]).toEqual(['United States', 'United Kingdom', 'New Zealand']);
  expect(Object.values(boards)).not.toContain('');
});

test('an exception in an answer of status 200 is a refusal with its name', async () => {
  fake.answer = (_request, response) =>
    void response.end('{"exception":"AUTH_FAIL","display":"Authorisation failed"}');
  expect(await adzunaOf().read()).toMatchObject({
    problem: { kind: 'refused', text: 'refused us (AUTH_FAIL)' },
  });
});

test('no fault tells the key', async () => {
  const said: SourceAnswer[] = [];
  const faults: FakeSource['answer'][] = [
    (_request, response) => void response.writeHead(401).end(`no key ${secretKey}`),
    (_request, response) => void response.writeHead(400).end(secretKey),
    (_request, response) => void response.writeHead(429, { 'retry-after': '3600' }).end(),
    (_request, response) => void response.writeHead(500).end(),
    (_request, response) => void response.end(`<p>${secretKey}`),
    (_request, response) => void response.end(`{"results":"${secretKey}"}`),
    (_request, response) => void response.end(`{"cut off":"${secretKey}`),
    (request, response) =>
      void response.writeHead(302, { location: `http://127.0.0.1:1${request.url}` }).end(),
    (_request, response) => void response.destroy(),
    () => undefined,
  ];
  for (const fault of faults) {
    fake.answer = fault;
    said.push(await adzunaOf({ timeout: 100 }).read());
  }
  said.push(await adzunaOf({ base: 'http://127.0.0.1:1' }).read());
  expect(said.map(({ kind }) => kind)).toEqual(Array(faults.length + 1).fill('problem'));
  expect(JSON.stringify(said)).not.toContain(secretKey);
});
