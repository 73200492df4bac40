import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDb } from '@foothold/api/src/db/test-db.ts';
import { filledPostingSearch } from '@foothold/api/src/posting-search/filled-posting-search.ts';
import { createGeocoder } from '@foothold/api/src/providers/geocoder/offline.ts';
import type { City, Geocoder } from '@foothold/api/src/providers/geocoder/port.ts';
import { openTestApp } from '@foothold/api/src/testing/test-app.ts';
import { openTestCities } from '@foothold/api/src/testing/test-cities.ts';
import { ownRows } from '@foothold/api/src/testing/test-search.ts';
import { expect, test } from 'vitest';
import { fuzzBench } from './fuzz-bench.ts';
import { rawProblem } from './fuzz-raw.ts';
import { geoBench } from './geo-bench.ts';
import { httpBench } from './http-bench.ts';
import { employerWord, jobRows } from './job-rows.ts';
import { knownBench } from './known-bench.ts';
import { madePostings } from './made-postings.ts';
import { interleaved, median, quantile } from './measure.ts';
import { millionBench } from './million-bench.ts';
import { readOptions } from './options.ts';
import { madePlaces, placesBench } from './places-bench.ts';
import { postingIndexBench } from './posting-index-bench.ts';
import { type Side, searchBench } from './search-bench.ts';
import { searchKinds } from './searches.ts';
import { figure, markdown, ratio, type Table } from './table.ts';

const now = new Date('2026-08-25T12:00:00Z');

function wholeTable({ head, rows }: Table, names: readonly (readonly string[])[]): void {
  expect(rows.map((row) => row.slice(0, names[0]?.length))).toEqual(names);
  for (const row of rows) {
    expect(row).toHaveLength(head.length);
    for (const cell of row) expect(cell).not.toMatch(/NaN|∞|Infinity|undefined/);
  }
}

test('quantiles are of the nearest rank, and rounds take turns', async () => {
  expect([median([3, 1, 2]), quantile([1, 2, 3, 4], 0.95), median([])]).toEqual([2, 4, Number.NaN]);
  const order: string[] = [];
  const times = await interleaved(['a', 'b'], 2, async (side, round) => order.push(`${side}${round}`));
  expect(order).toEqual(['a0', 'b0', 'b1', 'a1']);
  expect(times).toEqual([
    [1, 4],
    [2, 3],
  ]);
});

test('figures keep three digits, ratios are times', () => {
  expect([0, 0.0412, 1.2345, 45.67, 789.4, 12345].map(figure)).toEqual([
    '0',
    '0.04',
    '1.23',
    '45.7',
    '789',
    '12,345',
  ]);
  expect(ratio(3, 2)).toBe('1.50 ×');
  expect(markdown({ title: 'T', head: ['a', 'b'], rows: [['1', '2']] })).toBe(
    'T\n\n| a | b |\n|---|---|\n| 1 | 2 |',
  );
});

test('the command line: names in their order, sizes ascending, mistakes named', () => {
  expect(readOptions([])).toMatchObject({
    names: ['search', 'geo', 'http', 'local', 'documents', 'places'],
    rows: [16_000, 200_000],
  });
  expect(readOptions(['local', 'http', '--jobs', '10,20', '--seconds', '0.5'])).toMatchObject({
    names: ['http', 'local'],
    jobs: [10, 20],
    seconds: 0.5,
  });
  expect(readOptions(['--help'])).toBe('help');
  expect(readOptions(['known', 'a.json', 'search.csv', '--items', '50'])).toMatchObject({
    names: ['known'],
    files: ['a.json', 'search.csv'],
    items: 50,
  });
  expect(readOptions(['million'])).toMatchObject({ names: ['million'], million: 1_000_000, minutes: 30 });
  expect(readOptions(['companies', '--rows', '5000'])).toMatchObject({ names: ['companies'], million: 5000 });
  expect(readOptions(['million', '--rows', '5000'])).toMatchObject({ million: 5000 });
  expect(readOptions(['fuzz', '--database', 'pglite'], '7')).toMatchObject({
    requests: 12_000,
    databases: ['pglite'],
    minutes: 3,
    seed: 7,
  });
  expect(readOptions(['fuzz', '--requests', '50', '--seed', '9'], '7')).toMatchObject({
    requests: 50,
    databases: ['pglite', 'postgres'],
    seed: 9,
  });
  expect(() => readOptions(['fuzz', '--database', 'oracle'])).toThrow('it was “oracle”');
  expect(() => readOptions(['disk'])).toThrow(
    'There is no bench disk; there are: search, geo, http, local, documents, places, known, million, companies, truth, index, fuzz.',
  );
  expect(() => readOptions(['--rows', '20,10'])).toThrow('--rows takes whole numbers, ascending');
  expect(() => readOptions(['--rows', 'many'])).toThrow('it was “many”');
  expect(() => readOptions(['--seconds', '0'])).toThrow('--seconds takes a number above 0');
});

test('made postings are the same for the same rows, wherever one begins', () => {
  const all = [...madePostings(now, 0, 6)];
  expect([...madePostings(now, 4, 6)]).toEqual(all.slice(4));
  expect(new Set(all.map(({ externalId }) => externalId)).size).toBe(6);
});

const city: City = { cityId: 1, name: 'Here', state: '', country: 'US', lat: 40, lng: -80, population: 1 };
const geocoder: Geocoder = {
  resolve: async (places) => places.map(() => city),
  search: async () => [{ kind: 'city', name: 'Here', lat: 40, lng: -80, rival: '', city }],
};
const side = async (name: string): Promise<Side> => {
  const db = await openTestDb();
  const postings = filledPostingSearch(db);
  const open = async () => ({ db: { ...db, close: async () => {} }, geocoder, postings });
  return { name, open, remove: db.close };
};

test('search: all rows of both tables, on two databases in memory', async () => {
  const steps: string[] = [];
  const tables = await searchBench(
    [await side('one'), await side('other')],
    { rows: [100, 150], rounds: 1, requests: 1, now },
    (step) => steps.push(step),
  );
  const [facts, searches] = tables as [Table, Table];
  wholeTable(facts, [
    ['opening, empty'],
    ['import, 100 rows, rows/s'],
    ['on disk, 100 rows'],
    ['on disk, 150 rows'],
    ['opening, 150 rows'],
  ]);
  const kinds = searchKinds(now, 1).map(({ name }) => name);
  expect(kinds).toEqual(expect.arrayContaining(['keyword', 'newest', 'keyword, facets', 'similar jobs']));
  wholeTable(
    searches,
    ['100', '150'].flatMap((size) => kinds.map((kind) => [kind, size])),
  );
  // Newest lists everything, so it tells how many postings there were.
  const newest = searches.rows.filter(([kind]) => kind === 'newest');
  // Two of the made postings have title, company and place in common: they are one row.
  expect(newest.map((row) => row[2])).toEqual(['99', '149']);
  expect(steps).toContain('copying up to 150 postings');
}, 60_000);

test('known: shares of made postings, and of the postings of a file; a file that is none is named', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foothold-known-'));
  const file = join(folder, 'postings.csv');
  await writeFile(file, 'title,company\nGlass Blower,Sage Glass\nBell Founder,Low Bells\n');
  const options = { files: [file], rows: 0, items: 20, now };
  const table = await knownBench(await side('memory'), options);
  expect(table.title).toContain('Known items among 2 postings of the files, memory.');
  expect(table.rows[0]?.slice(0, 6)).toEqual([
    '“title company”',
    '20',
    '100.0 %',
    '100.0 %',
    '100.0 %',
    '100.0 %',
  ]);
  await writeFile(file, '');
  await expect(knownBench(await side('memory'), options)).rejects.toThrow('postings.csv is empty');
  const made = await knownBench(await side('memory'), { ...options, files: [], rows: 60 });
  wholeTable(made, [['“title company”'], ['the same with one typing mistake']]);
  expect(Number.parseFloat(made.rows[0]?.[3] ?? '')).toBeGreaterThanOrEqual(97);
  await rm(folder, { recursive: true });
}, 60_000);

test('million: what went in, what it weighs and every search; it stops when its time is over', async () => {
  const options = { rows: 250, imported: 100, minutes: 6, rounds: 1, requests: 2, now };
  const [facts, searches] = await millionBench(await side('memory'), options);
  expect(facts?.rows.map(([what]) => what)).toEqual([
    'import, 100 postings',
    'copies up to 250 postings',
    'on disk',
  ]);
  if (!searches) throw new Error('a table is missing');
  wholeTable(
    searches,
    searches.rows.map(([name = '']) => [name]),
  );
  expect(searches.rows.find(([name]) => name === 'newest')?.[1]).toBe('249');
  const [short] = await millionBench(await side('memory'), { ...options, minutes: 0, requests: 1 });
  expect(short?.rows[1]).toEqual(['copies up to 100 postings (the time was over before 250)', '–']);
}, 60_000);

test('http: three addresses with their ratios, and nothing left running', async () => {
  const table = await httpBench({ seconds: 0.2, rounds: 1, connections: 2 });
  wholeTable(table, [['bare Fastify'], ['GET /api/config'], ['GET /api/health (one query)']]);
  expect(table.rows[0]?.[4]).toBe('1.00 ×');
}, 60_000);

test('fuzz: counts of a small server, and what breaks a promise is named', async () => {
  const start = async () => {
    const { app, close, deps } = await openTestApp({ db: await openTestDb(), callsPerMinute: 1e6 });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const state = async () => ({ rows: await ownRows(deps.db), bytes: 1, errors: [] });
    return { url, state, stop: () => close().then(() => 0) };
  };
  const options = { requests: 120, minutes: 1, seed: 20_261_125, connections: 4 };
  const { tables } = await fuzzBench([{ name: 'memory', start }], options);
  const [counts] = tables;
  expect(counts?.rows[0]?.slice(0, 2)).toEqual(['memory', expect.stringMatching(/^12\d$/)]);
  expect(counts?.head.slice(7, 9)).toEqual(['5xx other', 'hangs']);
  expect(counts?.rows[0]?.[8]).toBe('0');
  // The web pages are not built here, which each page says with a 503 of its own.
  const named = (tables[1]?.rows ?? []).map(([, what]) => what);
  expect(named.filter((what) => !what?.startsWith('503: <!doctype html>'))).toEqual([]);

  expect(rawProblem('')).toBe('');
  expect(rawProblem('HTTP/1.1 500 No\r\n\r\n')).toMatch(/^500/);
  expect(rawProblem('HTTP/1.1 503 No\r\n\r\n')).toMatch(/^503/);
  expect(rawProblem('HTTP/1.1 503 No\r\nRetry-After: 2\r\n\r\n')).toMatch(/^503 without/);
  expect(rawProblem('HTTP/1.1 400 No\r\n\r\nno')).toMatch(/^400 without/);
  expect(rawProblem('SSH-2.0')).toMatch(/no HTTP/);
}, 60_000);

test('own jobs are whole records with the keys that lists look up', () => {
  const rows = jobRows(0, 40, now);
  expect(rows).toEqual(jobRows(0, 40, now));
  expect(new Set(rows.map(({ job }) => job.uid)).size).toBe(40);
  expect(rows.every(({ job }) => job.keys?.words.length)).toBe(true);
  expect(rows.map(({ events }) => events.length)).toEqual(rows.map((_row, at) => (at % 2 === 0 ? 1 : 2)));
  const word = employerWord(3, now, []);
  expect(word).toMatch(/^[A-Z][a-z]{4,}$/);
  expect(employerWord(3, now, [`Cook at ${word.toUpperCase()} Kitchens`])).not.toBe(word);
});

test('geo: what fills the tables, what reads them, and every kind of question on both sides', async () => {
  const side = (name: string) => ({
    name,
    async open() {
      const db = await openTestCities();
      return { db, geocoder: await createGeocoder(db), postings: filledPostingSearch(db) };
    },
    remove: async () => {},
  });
  const steps: string[] = [];
  const [before, questions] = await geoBench(
    [side('one'), side('other')],
    { rounds: 1, requests: 2 },
    (step) => {
      steps.push(step);
    },
  );
  expect(steps).toEqual(['one: the cities', 'other: the cities', 'questions']);
  if (!before || !questions) throw new Error('a table is missing');
  wholeTable(before, [['database made, migrated, filled with 135,233 cities'], ['cities read into memory']]);
  expect(questions.rows).toHaveLength(6);
  wholeTable(
    questions,
    questions.rows.map(([name = '']) => [name]),
  );
}, 60_000);

test('places: every part is measured, of places that are the same in each run', async () => {
  expect(madePlaces(40)).toEqual(madePlaces(40));
  const table = await placesBench({ places: 40, rounds: 2 }, () => undefined);
  expect(table.rows.map(([what]) => what?.split(':')[0])).toEqual([
    ...['list', 'list', 'filter', 'filter', 'filter', 'sort', 'sort', 'score', 'map', 'map'],
  ]);
  for (const row of table.rows) for (const cell of row) expect(cell).not.toMatch(/NaN|undefined/);
});

test('the bench of the index fills its tables', async () => {
  const [sizes, times] = await postingIndexBench({ rows: [200, 600], rounds: 1, now });
  if (!sizes || !times) throw new Error('There is a table missing.');
  wholeTable(sizes, [
    ['200', 'no'],
    ['200', 'yes'],
    ['600', 'yes'],
  ]);
  expect(times.rows).toHaveLength(18);
  expect(times.rows.map(([what = '', count]) => [what, count])).toContainEqual(['similar', '600']);
  for (const cell of times.rows.flat()) expect(cell).not.toMatch(/NaN|∞|Infinity|undefined/);
});
