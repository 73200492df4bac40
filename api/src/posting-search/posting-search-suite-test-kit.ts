import { sampleRandom } from '@foothold/core/text/sample-random.ts';
import { expect, test } from 'vitest';
import type { Db } from '../db/db.ts';
import { rawPosting } from '../ingest/import/import-test-kit.ts';
import { removeSource } from '../ingest/import/store.ts';
import type { SearchFilters } from '../posting-index/port/search-request.ts';
import type { PostingSearch } from './posting-search.ts';
import { asked, importInto, suiteNow, suiteSeconds } from './posting-search-test-kit.ts';

type Opened = { db: () => Db; open: (db: Db) => PostingSearch };

/** What every search over the database keeps, as tests. The database is empty before each. */
export function postingSearchSuite({ db, open }: Opened): void {
  const opened = async (use: (search: PostingSearch) => Promise<void>) => {
    const search = open(db());
    try {
      await use(search);
    } finally {
      await search.close();
    }
  };
  const found = async (search: PostingSearch, token?: string, filters?: SearchFilters) => {
    const { hits } = await search.search(asked(token, filters));
    if (hits.length === 0) return [];
    const rows = await db().query<{ externalId: string }>(
      'SELECT external_id AS "externalId" FROM posting WHERE id = ANY ($1::bigint[]) ORDER BY 1',
      [hits.map(({ id }) => id)],
    );
    return rows.map(({ externalId }) => externalId);
  };

  test('a posting is found once it is imported, as changed, and not when it is gone', () =>
    opened(async (search) => {
      expect(await found(search)).toEqual([]);
      await importInto(db(), [rawPosting(), rawPosting({ externalId: '2', title: 'Cook' })]);
      expect([await found(search), await found(search, 'nurse')]).toEqual([['1', '2'], ['1']]);
      await importInto(db(), [rawPosting({ title: 'Welder' })]);
      expect([await found(search, 'nurse'), await found(search, 'welder')]).toEqual([[], ['1']]);
      await db().transaction((tx) => removeSource(tx, 'test', ['2']));
      expect([await found(search), await search.size()]).toEqual([['2'], 1]);
      await db().exec('TRUNCATE posting CASCADE');
      expect(await search.size()).toBe(0);
    }));

  test('what a posting states is asked of its document', () =>
    opened(async (search) => {
      await importInto(db(), [
        rawPosting({
          externalId: 'whole',
          title: 'Senior Registered Nurses',
          companyName: 'Mercy Health, Inc.',
          description: '<p>Night shifts in the <b>clinic</b>.</p>',
          locations: ['Austin, TX', 'Boise, ID'],
          employmentType: 'part-time',
          workplaceText: 'hybrid',
          payText: '$60,000 - $80,000 a year',
          category: 'Health',
          postedAt: '2026-08-20',
        }),
        rawPosting({ externalId: 'remote', title: 'Writer', locations: ['Remote, US'], remote: true }),
        rawPosting({ externalId: 'bare', title: 'Cook', companyName: 'Diner' }),
      ]);
      const one = (filters: SearchFilters) => found(search, '', filters);
      expect(await one({ choices: { workplaces: ['hybrid'] } })).toEqual(['whole']);
      expect(await one({ choices: { jobTypes: ['parttime'], seniorities: ['senior'] } })).toEqual(['whole']);
      expect(await one({ choices: { companies: ['mercy health'], categories: ['Health'] } })).toEqual([
        'whole',
      ]);
      expect(await one({ pay: { from: 80_000, currency: 'USD', orNotStated: false } })).toEqual(['whole']);
      expect(await one({ pay: { from: 80_001, currency: 'USD', orNotStated: false } })).toEqual([]);
      expect(await one({ since: Date.UTC(2026, 7, 20) / 1000 })).toEqual(['whole']);
      expect(await one({ where: { areas: ['US-ID'] } })).toEqual(['whole']);
      expect(await one({ where: { circles: [{ lat: 43.6, lng: -116.2, miles: 5 }] } })).toEqual(['whole']);
      expect(await one({ where: { isRemote: true } })).toEqual(['remote']);
      expect(await one({ where: { remoteIn: [{ country: 'US', state: 'OH' }] } })).toEqual(['remote']);
      expect(await one({ where: { remoteIn: [{ country: 'DE', state: '' }] } })).toEqual([]);
      const signs = await search.search({
        ...asked(),
        must: { kind: 'phrase', tokens: ['~29-1141', '~level:senior'], fields: ['sign'] },
      });
      const inText = await search.search({
        ...asked(),
        must: { kind: 'phrase', tokens: ['the', 'clinic'], fields: ['text'] },
      });
      expect([signs.total, inText.total]).toEqual([1, 1]);
      expect(await search.wordCounts(['nurse', 'mercy', 'clinic'], suiteSeconds)).toEqual([1, 1, 0]);
      expect(await search.nearWords('nures', 5, suiteSeconds)).toEqual([{ word: 'nurse', count: 1 }]);
      expect(await search.suggest('merc', 5, suiteSeconds)).toMatchObject([
        { kind: 'company', text: 'mercy health' },
      ]);
    }));

  test('closing, staleness and places are taken over, whoever writes them', () =>
    opened(async (search) => {
      await importInto(db(), [rawPosting({ locations: ['Austin, TX'] }), rawPosting({ externalId: '2' })]);
      const around = { where: { circles: [{ lat: 30.267, lng: -97.743, miles: 5 }] } };
      expect([await found(search), await found(search, '', around)]).toEqual([['1', '2'], ['1']]);
      await db().query('UPDATE posting SET closed_at = $1 WHERE external_id = $2', [suiteNow, '2']);
      expect(await found(search)).toEqual(['1']);
      await db().query('UPDATE posting_location SET lat = 10');
      expect(await found(search, '', around)).toEqual([]);
      await db().exec('UPDATE posting SET closed_at = NULL, is_stale = true');
      expect([await found(search), await found(search, '', { notBefore: 1 })]).toEqual([['1', '2'], []]);
      await db().exec("UPDATE posting_text SET title = 'Cook'");
      expect(await found(search, 'cook')).toEqual(['1', '2']);
    }));

  test('postings of one job are one hit, also those that become so later', () =>
    opened(async (search) => {
      const copy = { source: 'other', description: 'The same words of the same job.'.repeat(10) };
      await importInto(db(), [rawPosting({ ...copy, source: 'test' })]);
      expect((await search.search(asked())).total).toBe(1);
      await importInto(db(), [rawPosting({ ...copy, externalId: 'copy' })]);
      const { total, hits } = await search.search(asked());
      expect([await search.size(), total, hits.map(({ group }) => group !== null)]).toEqual([2, 1, [true]]);
      await db().transaction((tx) => removeSource(tx, 'other'));
      expect((await search.search(asked())).total).toBe(1);
    }));

  test('after 200 random changes the answers are those of an index made anew', () =>
    opened(async (search) => {
      const random = sampleRandom('changes');
      const titles = ['Nurse', 'Senior Nurse', 'Cook', 'Line Cook', 'Welder', 'Driver', 'Java Developer'];
      const cities = ['Austin, TX', 'Boise, ID', 'Columbus, OH', 'Remote, US', ''];
      const id = () => String(Math.floor(random.next() * 60));
      const posting = () =>
        rawPosting({
          source: random.pick(['a', 'b']),
          externalId: id(),
          title: random.pick(titles),
          companyName: random.pick(['Acme', 'Mercy Health', 'Diner']),
          locations: [random.pick(cities)].filter((city) => city !== ''),
          payText: random.pick(['', '$20 an hour', '$90,000 a year']),
          description: random.pick(['', 'Night shifts.', 'You will cook for many people. '.repeat(30)]),
        });
      const changes: (() => Promise<unknown>)[] = [
        () => importInto(db(), [posting(), posting(), posting()]),
        () => importInto(db(), [posting()]),
        () => db().query('DELETE FROM posting WHERE external_id = $1', [id()]),
        () => db().query('UPDATE posting SET closed_at = $1 WHERE external_id = $2', [suiteNow, id()]),
        () => db().query('UPDATE posting SET is_stale = NOT is_stale WHERE external_id = $1', [id()]),
        () => db().transaction((tx) => removeSource(tx, 'b', [id(), id(), id(), id(), id(), id()])),
      ];
      for (let round = 0; round < 200; round += 1) {
        await random.pick(changes)();
        if (random.next() < 0.3) await search.caughtUp();
      }
      expect(await search.size()).toBeGreaterThan(10);
      const fresh = open(db());
      try {
        const facets = { listed: 50, ageDays: [1, 7], payFloors: [20_000, 50_000], facts: [] };
        for (const token of ['', 'nurse', 'cook', 'developer']) {
          const answers = [search, fresh].map((one) => one.search({ ...asked(token), facets }));
          const [own, anew] = (await Promise.all(answers)).map(({ hits, ...rest }) => ({
            ...rest,
            // Numbers of groups are in the order in which they came.
            hits: hits.map(({ id: number, score, group }) => [number, score, group !== null]),
          }));
          expect(own).toEqual(anew);
        }
        expect(await search.size()).toBe(await fresh.size());
      } finally {
        await fresh.close();
      }
    }));
}
