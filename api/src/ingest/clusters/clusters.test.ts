import { labels } from '@foothold/core/test-data/labels.ts';
import { sampleRandom } from '@foothold/core/text/sample-random.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { createGeocoder } from '../../providers/geocoder/offline.ts';
import type { Geocoder } from '../../providers/geocoder/port.ts';
import { openTestCities } from '../../testing/test-cities.ts';
import { importPostings } from '../import/import.ts';
import { asRecords, rawPosting } from '../import/import-test-kit.ts';
import { removeSource } from '../import/store.ts';
import { clusterStored } from './cluster-stored.ts';
import { labelledRecords, storedClusters } from './cluster-test-kit.ts';

const now = new Date('2026-08-25T12:00:00Z');
const longText = Array.from({ length: 120 }, (_, at) => `word${at % 37} of part ${at}`).join(' ');

let db: Db;
let geocoder: Geocoder;
beforeAll(async () => {
  db = await openTestCities();
  geocoder = await createGeocoder(db);
}, 60_000);
afterAll(() => db.close());
beforeEach(() =>
  db.exec("TRUNCATE posting CASCADE; DELETE FROM reference_edition WHERE name = 'posting-clusters'"),
);

const take = (postings: readonly unknown[]) =>
  importPostings({ db, geocoder, records: asRecords(postings), now });
const clusters = () => storedClusters(db);

const job = (source: string, externalId: string, more: object = {}) =>
  rawPosting({
    source,
    externalId,
    title: 'Night Shift Baker, Pastry',
    locations: ['Columbus, OH'],
    ...more,
  });

describe('a job from several feeds', () => {
  test('is one cluster, named by its smallest number; another town, text or title is not in it', async () => {
    await take([
      job('b-feed', '1'),
      job('a-feed', '1', { companyName: 'ACME Incorporated', title: 'Night shift baker - pastry' }),
      job('b-feed', '2', { locations: ['Austin, TX'] }),
      job('b-feed', '3', { title: 'Night Shift Baker, Bread' }),
      job('b-feed', '4', { companyName: 'Acme Foods' }),
    ]);
    expect(await clusters()).toEqual(['a-feed:1 b-feed:1']);
    const [state] = await db.query(
      'SELECT min(id) = min(cluster_id) AS "isSmallest", count(cluster_id)::int AS members FROM posting WHERE cluster_id IS NOT NULL',
    );
    expect(state).toEqual({ isSmallest: true, members: 2 });
  });

  test('comes together over several imports, and a third feed joins', async () => {
    await take([job('a-feed', '1')]);
    expect(await clusters()).toEqual([]);
    await take([job('b-feed', '1')]);
    await take([job('c-feed', '1', { url: 'https://acme.example/jobs/1' })]);
    expect(await clusters()).toEqual(['a-feed:1 b-feed:1 c-feed:1']);
  });

  test('a posting that changes leaves, one alone is none, and it comes back', async () => {
    await take([job('a-feed', '1'), job('b-feed', '1'), job('c-feed', '1')]);
    await take([job('b-feed', '1', { locations: ['Austin, TX'] })]);
    expect(await clusters()).toEqual(['a-feed:1 c-feed:1']);
    await take([job('c-feed', '1', { title: 'Head of Bakery Operations' })]);
    expect(await clusters()).toEqual([]);
    expect(await db.query('SELECT id FROM posting WHERE cluster_id IS NOT NULL')).toEqual([]);
    await take([job('c-feed', '1'), job('b-feed', '1')]);
    expect(await clusters()).toEqual(['a-feed:1 b-feed:1 c-feed:1']);
  });

  test('closed it stays in; what a feed no longer carries, or a source that goes, takes only itself away', async () => {
    await take([job('a-feed', '1'), job('b-feed', '1'), job('c-feed', '1')]);
    await take([job('a-feed', '1', { closedAt: now.getTime() - 1000 })]);
    expect(await clusters()).toEqual(['a-feed:1 b-feed:1 c-feed:1']);
    await db.transaction((tx) => removeSource(tx, 'a-feed'));
    expect(await clusters()).toEqual(['b-feed:1 c-feed:1']);
    await db.transaction((tx) => removeSource(tx, 'b-feed'));
    expect(await clusters()).toEqual([]);
    expect(
      await db.query(
        'SELECT key FROM posting_cluster_key k LEFT JOIN posting p ON p.id = k.posting_id WHERE p.id IS NULL',
      ),
    ).toEqual([]);
  });

  test('a text that a later version of the posting leaves out still tells it apart', async () => {
    await take([
      job('a-feed', '1', { description: longText }),
      job('a-feed', '2', { description: longText.replaceAll('part', 'side') }),
    ]);
    expect(await clusters()).toEqual([]);
    await take([job('a-feed', '1', { category: 'Bakery' }), job('a-feed', '2', { category: 'Bakery' })]);
    expect(await clusters()).toEqual([]);
  });

  test('one feed beside several openings of a mere trade may be any of them, and is none', async () => {
    const trade = { title: 'Baker' };
    await take([job('board', '1', trade), job('board', '2', trade), job('list', '1', trade)]);
    expect(await clusters()).toEqual([]);
    await take([job('board', '2', { title: 'Cook' })]);
    expect(await clusters()).toEqual(['board:1 list:1']);
  });
});

describe('any order of coming in', () => {
  /** `npm run prove -- clusters` takes all labels, and in more orders. */
  const isWhole = process.env.EVERY_ORDER !== undefined;
  const all = labelledRecords([
    ...labels('same-posting'),
    ...(isWhole ? labels('same-posting-more') : []),
    ...labels('same-posting-second-draw'),
  ]);

  test('gives the same clusters, of labelled real postings and in pieces of any size', async () => {
    await take(all);
    const first = await clusters();
    expect(first.length).toBeGreaterThan(100);
    const random = sampleRandom('orders of coming in');
    for (let round = 0; round < (isWhole ? 5 : 1); round += 1) {
      await db.exec('TRUNCATE posting CASCADE');
      const order = random.draw(all, all.length);
      for (let from = 0; from < order.length; ) {
        const size = 1 + Math.floor(random.next() * 300);
        await take(order.slice(from, from + size));
        from += size;
      }
      expect(await clusters()).toEqual(first);
    }
  }, 600_000);

  test('hundreds of one title in one town stay apart, quickly, whatever came first', async () => {
    const many = Array.from({ length: 800 }, (_, at) => job('board', `${at}`));
    await take(many.slice(0, 150));
    expect((await clusters()).map((line) => line.split(' ').length)).toEqual([150]);
    await take(many.slice(150, 300));
    expect(await clusters()).toEqual([]);
    await take(many.slice(300));
    await take([job('list', '1'), job('other', '1')]);
    expect(await clusters()).toEqual([]);
    const url = 'https://acme.example/jobs/7';
    await take([job('list', '1', { url }), job('other', '1', { url })]);
    expect(await clusters()).toEqual(['list:1 other:1']);
    await db.exec('TRUNCATE posting CASCADE');
    await take([...many].reverse());
    expect(await clusters()).toEqual([]);
  }, 60_000);
});

test('odd postings come in and stand alone', async () => {
  const odd = ['—', '((((', '\u{1F469}\u200D\u{1F373} '.repeat(60), '~1', '- - -', '(m/w/d)', '🍞'];
  const done = await take(
    odd.flatMap((title, at) =>
      ['a', 'b'].map((source) =>
        rawPosting({
          source,
          externalId: `${at}`,
          title,
          companyName: at % 2 ? '.' : 'ÅÄÖ & Söhne',
          url: at % 3 ? 'http://[::' : 'https://x.example/%E0%A4%A',
          locations: ['?', '12 Locations', ''],
        }),
      ),
    ),
  );
  expect(done).toMatchObject({ accepted: odd.length * 2, rejected: 0 });
  expect(await clusters()).toEqual([]);
});

describe('postings from before there were clusters', () => {
  const forget = () =>
    db.exec(
      'DELETE FROM posting_cluster_key; DELETE FROM posting_fingerprint; UPDATE posting SET cluster_id = NULL',
    );

  test('are clustered once, as an import would have', async () => {
    await take(labelledRecords(labels('same-posting')));
    const imported = await clusters();
    await forget();
    expect(await clusterStored(db)).toBeGreaterThan(250);
    expect(await clusters()).toEqual(imported);
    expect(await clusterStored(db)).toBe(0);
  }, 60_000);

  test('go on where the step was stopped, beside an import, and begin anew under other rules', async () => {
    const postings = Array.from({ length: 260 }, (_, at) =>
      ['a-feed', 'b-feed'].map((source) => job(source, `${at}`, { title: `Night Shift Baker, Line ${at}` })),
    ).flat();
    await take(postings);
    const imported = await clusters();
    expect(imported).toHaveLength(260);
    await forget();
    const stop = new AbortController();
    const transaction: Db['transaction'] = async (run) => {
      const result = await db.transaction(run);
      stop.abort();
      return result;
    };
    // Stopped while its first batch is being written: that one is finished, and no other is begun.
    const done = await clusterStored({ ...db, transaction }, { signal: stop.signal });
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(520);
    expect(await clusters()).not.toEqual([]);
    await take([job('c-feed', '0', { title: 'Night Shift Baker, Line 0' })]);
    await clusterStored(db);
    expect(await clusters()).toEqual(['a-feed:0 b-feed:0 c-feed:0', ...imported.slice(1)]);
    await db.query("UPDATE reference_edition SET edition = '0' WHERE name = 'posting-clusters'");
    await db.exec("UPDATE posting_fingerprint SET facts = replace(facts, 'baker', 'smith')");
    expect(await clusterStored(db)).toBe(521);
    expect(await clusters()).toHaveLength(260);
  }, 60_000);

  test('of another edition are compared by nobody until they are made anew, whoever writes first', async () => {
    await take([job('a-feed', '1'), job('a-feed', '2', { locations: ['Columbus, OH', 'Austin, TX'] })]);
    await clusterStored(db);
    expect(await clusters()).toHaveLength(1);
    // As the edition before had them, which knew nothing of towns nearby.
    await db.query("UPDATE reference_edition SET edition = '1' WHERE name = 'posting-clusters'");
    await db.exec(
      "UPDATE posting_fingerprint SET facts = (facts::jsonb - 'points' - 'listing' || '{\"text\": null}')::text",
    );
    expect(await take([job('a-feed', '3', { locations: ['Austin, TX'] })])).toMatchObject({ accepted: 1 });
    expect(await clusterStored(db)).toBe(2);
    await removeSource(db, 'a-feed', ['1', '3']);
    expect(await clusters()).toEqual([]);
  });

  test('an empty server has nothing to do', async () => {
    expect(await clusterStored(db)).toBe(0);
    expect(
      await db.query("SELECT edition FROM reference_edition WHERE name = 'posting-clusters'"),
    ).toHaveLength(1);
  });
});
