import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countNames } from '../../db/posting-names.ts';
import { importPostings } from '../../ingest/import/import.ts';
import type { Geocoder } from '../../providers/geocoder/port.ts';
import { correctTerm } from './correct-term.ts';
import { day, now, openSearch } from './search-test-kit.ts';

let kit: Awaited<ReturnType<typeof openSearch>>;
const correct = async (term: string) => (await correctTerm(kit, { term, aside: [] }, false))?.term ?? null;

beforeAll(async () => {
  kit = await openSearch(importPostings);
  const records = [
    ['JavaScript Developer', 'Acme'],
    ['Software Engineer', 'Northwind Traders'],
    ['Software Engineer', 'Amazon'],
    ['Senior Software Engineer', 'Amazon'],
    ['Sales Associate', 'Walmart'],
    ['Nurse', 'Mercy Health'],
    ['Purse Maker', 'Leather & Sons'],
    ['Night Watch', 'Closed Castle'],
    ['DevOps Engineer', 'Acme'],
    ['Full Stack Developer', 'Acme'],
    ['Back-End Developer', 'Acme'],
  ].map(([title, companyName], row) => ({
    row,
    ok: {
      source: 'more',
      externalId: `${row}`,
      title,
      companyName,
      closedAt: companyName === 'Closed Castle' ? now.getTime() - day : null,
      description: companyName === 'Walmart' ? 'You will love our kubernetes clusters.' : '',
    },
  }));
  expect(await importPostings({ ...kit, now, records })).toMatchObject({ accepted: 11 });
}, 60_000);
afterAll(() => kit.db.close());

describe('a term that finds nothing', () => {
  test.each([
    ['sofware', 'software'],
    ['sofwtare', 'software'],
    ['softwarre', 'software'],
    ['aoftware', 'software'],
    ['sofware enginer', 'software engineer'],
    ['Sofware Engineer amazon', 'Software Engineer amazon'],
    ['registred nurse', 'registered nurse'],
    ['nurse mercy heatlh', 'nurse mercy health'],
    ['amazn', 'amazon'],
    ['walmrt', 'walmart'],
    // Two typos in a long word.
    ['enginneir', 'engineer'],
    // A blank too few or too many.
    ['softwareengineer', 'software engineer'],
    ['soft ware engineer', 'software engineer'],
    ['java script developer', 'javascript developer'],
    // A word that is right by itself but not beside the others.
    ['purse mercy health', 'nurse mercy health'],
    // What is quoted, left out, or has digits stays as it is typed.
    ['sofware "engineer"', 'software "engineer"'],
    ['sofware -senior', 'software -senior'],
    ['sofware “senior software”', 'software “senior software”'],
    ['C++ enginneir', 'C++ engineer'],
    ['C++ enginer', 'C++ engineer'],
    // Words that the index has in two parts.
    ['devpos', 'devops'],
    ['fullstakc', 'fullstack'],
    ['bckend developer', 'backend developer'],
  ])('%s → %s', async (term, expected) => {
    expect(await correct(term)).toBe(expected);
    expect((await kit.search({ searchTerm: expected })).totalResults).toBeGreaterThan(0);
  });

  test.each([
    // Finds something itself.
    ['software'],
    ['kubernetes'],
    ['engineers'],
    ['nurse -registred'],
    // Nothing near, or nothing near that finds something with the rest.
    ['zzzzqqqq'],
    ['sofware walmart'],
    ['xq'],
    ['"sofware"'],
    ['sofware "night shift"'],
    ['sofware -software'],
    ['401x'],
    // Near a word that only a closed posting has.
    ['wathc'],
    [''],
    ['   '],
    ['-sofware'],
    ['%_\\'],
    ["'; DROP TABLE posting; --"],
    ['😀😀'],
    ['a'.repeat(500)],
    ['ab '.repeat(160)],
    ['!&|:*()<->'],
    ['\u{10ffff}\u{e000} x'],
  ])('%j has no other reading', async (term) => {
    expect(await correct(term)).toBeNull();
  });

  test('knows a new word at once, and one no more whose last posting closed', async () => {
    expect(await correct('beekeper')).toBeNull();
    const bee = { source: 'bee', externalId: '1', title: 'Beekeeper', companyName: 'Hive' };
    const put = (ok: object) => importPostings({ ...kit, now, records: [{ row: 1, ok }] });
    await put(bee);
    expect(await correct('beekeper')).toBe('beekeeper');
    await put({ ...bee, closedAt: now.getTime() + day });
    expect(await correct('beekeper')).toBe('beekeeper');
    await countNames(kit.db, new Date(now.getTime() + 2 * day));
    expect(await correct('beekeper')).toBeNull();
    await countNames(kit.db, now);
  });
});

describe('what is right where nothing is found', () => {
  const city = (name: string, population: number) => ({
    kind: 'city' as const,
    ...{ name: `${name}, TX`, lat: 0, lng: 0, rival: '' },
    city: { cityId: 1, name, state: 'TX', country: 'US', lat: 0, lng: 0, population },
  });
  const geocoder: Pick<Geocoder, 'search'> = {
    search: async (text) =>
      text === 'dalas' || text === 'sofware'
        ? [city('Dallas', 1_300_000)]
        : text === 'smalltn'
          ? [city('Smallton', 5000)]
          : [],
  };
  const read = (term: string) => correctTerm({ db: kit.db, geocoder }, { term, aside: [] }, false);

  test('a misspelt large city, with the other words corrected', async () => {
    expect(await read('sofware enginer dalas')).toEqual({
      term: 'software engineer dallas',
      isCertain: true,
    });
    expect(await read('software engineer smalltn')).toBeNull();
  });

  test('a word of titles comes before a city', async () => {
    expect(await read('sofware')).toMatchObject({ term: 'software' });
  });

  test('the title of an occupation that no posting has is the answer', async () => {
    expect(await read('dentel hygenist')).toEqual({ term: 'dental hygienist', isCertain: true });
    const { correctedTerm, totalResults } = await kit.search({ searchTerm: 'dentel hygenist' });
    expect({ correctedTerm, totalResults }).toEqual({ correctedTerm: 'dental hygienist', totalResults: 0 });
  });
});
