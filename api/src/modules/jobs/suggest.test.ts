import type { GeoMatch } from '@foothold/core/geography/geo.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { openTestDb } from '../../db/test-db.ts';
import { importPostings } from '../../ingest/import/import.ts';
import { smallGeocoder } from '../../ingest/import/import-test-kit.ts';
import { closeMissing, noteRows } from '../sources/boards.ts';
import { suggest } from './suggest.ts';

const now = new Date('2026-08-25T12:00:00Z');
const asked: string[] = [];
const finder = {
  suggestAreas: async (text: string) =>
    text.startsWith('bay') ? [{ text: 'San Francisco Bay Area', lat: 38, lng: -122 }] : [],
  suggest: async (text: string): Promise<GeoMatch[]> => {
    asked.push(text);
    const place = {
      id: '1',
      name: text,
      code: '',
      country: 'US',
      stateCode: 'OH',
      population: 1,
      timeZone: '',
    };
    const match = { ...place, kind: 'city', precision: 'city', distanceKm: null } as const;
    return [
      { ...match, text: `${text}, OH`, lat: 40, lng: -83 },
      { ...match, text: 'Nowhere', lat: null, lng: null },
    ];
  },
};

let db: Db;
const answer = (typed: string) => suggest({ db, finder }, typed);
const titles = async (typed: string) =>
  (await answer(typed)).titles.map(({ text, count }) => `${text} ${count}`);
const companies = async (typed: string) =>
  (await answer(typed)).companies.map(({ text, count }) => `${text} ${count}`);

let row = 0;
const many = (count: number, title: string, companyName: string, more: object = {}) =>
  Array.from({ length: count }, () => {
    row += 1;
    return { source: 'test', externalId: `${row}`, title, companyName, ...more };
  });
const put = (all: readonly object[]) =>
  importPostings({ db, geocoder: smallGeocoder(), now, records: all.map((ok, n) => ({ row: n + 1, ok })) });

beforeAll(async () => {
  db = await openTestDb();
  await put([
    ...many(5, 'Registered Nurse', 'Mercy Health'),
    ...many(2, 'REGISTERED NURSE', 'Mercy Health'),
    ...many(3, 'Nurse Manager', 'Nurse & Co.'),
    ...many(1, 'Nurse, ICU', 'Café Müller'),
    ...many(9, 'Head Nurse', 'Acme'),
    ...many(4, 'Senior C++ Engineer', 'Acme'),
    ...many(2, 'Nutritionist', 'L’Oréal', { closedAt: now.getTime() - 1 }),
    ...many(1, '销售管理', 'Bosch'),
  ]);
}, 60_000);
afterAll(() => db.close());

describe('what is suggested', () => {
  test('what begins so comes first, then what has a word that does, each the most frequent first', async () => {
    expect(await titles('nur')).toEqual(['Nurse Manager 3', 'Nurse 1', 'Head Nurse 9', 'Registered Nurse 7']);
    expect(await titles('NURSE m')).toEqual(['Nurse Manager 3']);
    expect(await titles('  head   nurse ')).toEqual(['Head Nurse 9']);
    expect(await titles('urse')).toEqual([]);
  });

  test('titles are plain and each once, with the count that the search shows', async () => {
    await put([
      ...many(2, 'Xylographer - Columbus, OH', 'Zoo'),
      ...many(1, 'Xylographers (Nights)', 'Zoo'),
      ...many(1, 'XYLOGRAPHER', 'Park'),
    ]);
    expect(await titles('xyl')).toEqual(['Xylographer 4']);
    const counted = async (typed: string) => {
      const found = await suggest(
        { db, finder, countTitle: async (title) => (title === 'Unknown' ? 0 : 42) },
        typed,
      );
      return found.titles;
    };
    expect(await counted('xyl')).toEqual([{ text: 'Xylographer', count: 42 }]);
  });

  test('an abbreviation brings the trade it stands for', async () => {
    const found = await suggest({ db, finder, countTitle: async () => 7 }, 'rn');
    expect(found.titles[0]).toEqual({ text: 'Registered Nurse', count: 7 });
  });

  test('a trade comes by the beginning of its name, where no title of a posting begins so', async () => {
    const found = await suggest({ db, finder, countTitle: async () => 3 }, 'fork');
    expect(found.titles).toEqual([{ text: 'Forklift Operator', count: 3 }]);
  });

  test('words that end with the beginning of a place come with the places', async () => {
    expect((await answer('night nurse in dal')).placed).toEqual([{ term: 'night nurse', place: 'dal, OH' }]);
    expect((await answer('nurse near bay')).placed[0]).toEqual({
      term: 'nurse',
      place: 'San Francisco Bay Area',
    });
    for (const typed of ['in dal', 'nurse in', 'nurse in da', 'nurse dal']) {
      expect((await answer(typed)).placed, typed).toEqual([]);
    }
  });

  test('only what begins nothing is corrected', async () => {
    const nowhere = { suggest: async () => [], suggestAreas: async () => [] };
    const asked: string[] = [];
    const correct = async (term: string) => {
      asked.push(term);
      return 'nurse';
    };
    const ask = (typed: string) => suggest({ db, finder: nowhere, correct }, typed);
    expect((await ask('nusre')).correction).toBe('nurse');
    expect((await ask('nurs')).correction).toBeNull();
    expect(asked).toEqual(['nusre']);
  });

  test('companies by any way to write them, as their postings do', async () => {
    expect(await companies('cafe mu')).toEqual(['Café Müller 1']);
    expect(await companies('nurse &')).toEqual(['Nurse & Co. 3']);
    expect(await companies('health')).toEqual(['Mercy Health 7']);
    expect(await companies('acme')).toEqual(['Acme 13']);
  });

  test('an area comes by the beginning of the name that people say, before the cities', async () => {
    expect((await answer('bay a')).places).toEqual([
      { text: 'San Francisco Bay Area', lat: 38, lng: -122 },
      { text: 'bay a, OH', lat: 40, lng: -83 },
    ]);
  });

  test('places come from the offline places, without those that have no point', async () => {
    expect((await answer(' columb')).places).toEqual([{ text: 'columb, OH', lat: 40, lng: -83 }]);
    expect(asked.at(-1)).toBe('columb');
  });

  test('words of any script, and signs that are part of a word', async () => {
    expect(await titles('销')).toEqual(['销售管理 1']);
    expect(await titles('c++')).toEqual(['Senior C++ Engineer 4']);
    // Closed ones are not suggested.
    expect(await titles('nutri')).toEqual([]);
  });

  test('a posting that its list has no more is gone from the counts at once', async () => {
    const [gone] = many(1, 'Lamplighter', 'Old Town', { source: 'board' });
    await put([gone ?? {}]);
    expect(await titles('lampl')).toEqual(['Lamplighter 1']);
    const key = { source: 'board', board: '' };
    await noteRows(db, key, [{ id: '1', externalId: gone?.externalId ?? '' }], new Date(now.getTime() - 1));
    expect(await closeMissing(db, key, now)).toBe(1);
    expect(await titles('lampl')).toEqual([]);
    expect(await companies('old t')).toEqual([]);
  });

  test.each([[''], ['  '], ['\0']])('nothing for %j', async (typed) => {
    const before = asked.length;
    expect(await answer(typed)).toEqual({
      titles: [],
      companies: [],
      places: [],
      placed: [],
      correction: null,
    });
    expect(asked).toHaveLength(before);
  });

  test.each([
    ['%'],
    ['_'],
    ['\\'],
    ["'"],
    ['"nurse'],
    ['😀'],
    ['nurse:*'],
    ['& | !'],
    ['x'.repeat(100)],
    ['\ud800'],
    ['\u{10ffff}'],
    ['①²½'],
    ['ﷺ '.repeat(30)],
    ['a b c d e f g h i j k l m n o p q r s t u v w x y z'],
  ])('%j does not fail', async (typed) => {
    const found = await answer(typed);
    if (typed === '%' || typed === '_' || typed === '\\')
      expect([...found.titles, ...found.companies]).toEqual([]);
    if (typed === '"nurse') expect(found.titles[0]?.text).toBe('Nurse Manager');
  });

  test('at most six, and among thousands of titles the same as by looking at each', async () => {
    const syllables = ['ba', 'be', 'bo', 'ka', 'ke', 'ko', 'la', 'le', 'lo', 'za'];
    const made = Array.from({ length: 2600 }, (_, n) => {
      const [a, b, c, d] = [n % 10, Math.floor(n / 10) % 10, Math.floor(n / 100) % 10, Math.floor(n / 1000)];
      return many(
        n % 97 === 0 ? 3 : 1,
        `${syllables[a]}${syllables[b]} ${syllables[c]}${syllables[d]}x`,
        'Big Co',
      );
    }).flat();
    await put(made);
    const counts = new Map<string, number>();
    for (const { title } of made) counts.set(title, (counts.get(title) ?? 0) + 1);
    for (const typed of ['b', 'ba', 'bak', 'baka l', 'z', 'zaza', 'zaza ko', 'kobox', 'kobex', 'zabe']) {
      const expected = [...counts]
        .filter(([title]) => ` ${title}`.includes(` ${typed}`))
        .map(([title, count]) => ({ title, count, begins: title.startsWith(typed) }))
        .sort(
          (a, b) => Number(b.begins) - Number(a.begins) || b.count - a.count || (a.title < b.title ? -1 : 1),
        )
        .slice(0, 6);
      expect(expected.length).toBeGreaterThan(0);
      expect(await titles(typed), typed).toEqual(expected.map(({ title, count }) => `${title} ${count}`));
    }
    expect(await companies('big')).toEqual([`Big Co ${made.length}`]);
  }, 60_000);
});
