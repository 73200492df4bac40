import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../db/db.ts';
import { openTestDb } from '../db/test-db.ts';
import { boardStates } from '../modules/sources/boards.ts';
import { dialects, type FakeSource, openFakeSource, readerOf, sendJson } from '../sources/source-test-kit.ts';
import { foreignTexts } from './foreign-texts.ts';
import { smallGeocoder } from './import/import-test-kit.ts';
import type { SourceTarget } from './posting-sources.ts';
import { type Refresh, refreshOf } from './source-refresh.ts';

const hour = 3_600_000;
let db: Db;
const texts = foreignTexts();
afterAll(() => texts.close());
let fake: FakeSource;
let clock: number;
let refresh: Refresh;
const now = () => new Date(clock);
const signal = new AbortController().signal;

beforeAll(async () => {
  db = await openTestDb();
  fake = await openFakeSource();
  refresh = refreshOf({ db, geocoder: smallGeocoder(), reading: texts.postings, now });
});
beforeEach(async () => {
  clock = Date.parse('2026-08-22T12:00:00Z');
  fake.requests.length = 0;
  for (const table of ['posting', 'posting_board', 'posting_board_row'])
    await db.query(`DELETE FROM ${table}`);
});
afterAll(async () => {
  await fake.close();
  await db.close();
});

function target(name: string, token = 'birch'): SourceTarget {
  const dialect = dialects[name];
  if (!dialect) throw new Error(`no dialect ${name}`);
  return { source: readerOf(dialect, fake, { now }).source, board: { token, company: 'Birch Lane' } };
}

const job = (id: number, more: object = {}) => ({
  id,
  title: `Carpenter ${id}`,
  company_name: 'Birch Lane',
  location: { name: 'Austin, TX' },
  first_published: '2026-08-11T17:58:31-04:00',
  ...more,
});
const serve = (jobs: readonly unknown[], headers: Record<string, string> = {}) => {
  fake.answer = (_request, response) => sendJson(response, { jobs, meta: {} }, headers);
};
const refuse = (status: number, headers: Record<string, string> = {}) => {
  fake.answer = (_request, response) => void response.writeHead(status, headers).end();
};
const run = (one = target('greenhouse')) => refresh(one, { signal });
const open = async () =>
  (
    await db.query<{ id: string }>(
      'SELECT external_id AS id FROM posting WHERE closed_at IS NULL ORDER BY external_id',
    )
  ).map(({ id }) => id);
const state = async () => (await boardStates(db))[0];

describe('a refresh', () => {
  it('takes new ones, changes changed ones, closes gone ones and opens them again', async () => {
    serve([job(1), job(2), job(3)]);
    expect(await run()).toMatchObject({
      kind: 'read',
      counts: { listed: 3, added: 3, changed: 0, closed: 0 },
    });
    clock += hour;
    serve([job(1), job(2, { title: 'Joiner' })]);
    expect(await run()).toMatchObject({ counts: { listed: 2, added: 0, changed: 1, closed: 1 } });
    expect(await open()).toEqual(['1', '2']);
    const [gone] = await db.query<{ closed: number; point: number; title: string }>(
      `SELECT (extract(epoch FROM p.closed_at) * 1000)::float8 AS closed, t.title,
         (SELECT (extract(epoch FROM closed_at) * 1000)::float8 FROM posting_location WHERE posting_id = p.id) AS point
       FROM posting p JOIN posting_text t ON t.posting_id = p.id WHERE external_id = '3'`,
    );
    // Closed and not deleted, on the map too.
    expect(gone).toEqual({ closed: clock, point: clock, title: 'Carpenter 3' });
    clock += hour;
    serve([job(1), job(2, { title: 'Joiner' }), job(3)]);
    expect(await run()).toMatchObject({ counts: { added: 0, changed: 1, closed: 0 } });
    expect(await open()).toEqual(['1', '2', '3']);
    expect(await state()).toMatchObject({
      source: 'greenhouse',
      board: 'birch',
      listed: 3,
      problem: '',
      readAt: clock,
    });
  });

  it('asks only for what is new, and an unchanged list closes nothing', async () => {
    serve([job(1)], { etag: '"v1"' });
    await run();
    clock += hour;
    fake.answer = (request, response) =>
      void response.writeHead(request.headers['if-none-match'] === '"v1"' ? 304 : 500).end();
    expect(await run()).toEqual({ kind: 'unchanged' });
    expect(await open()).toEqual(['1']);
    expect(await state()).toMatchObject({ listed: 1, added: 0, readAt: clock });
  });

  it('refuses broken rows by number and closes nothing while a row cannot be told from a gone one', async () => {
    serve([job(1), job(2)]);
    await run();
    clock += hour;
    serve([job(1), null]);
    expect(await run()).toMatchObject({
      counts: { listed: 1, refused: 1, refusedReason: 'row 2: not an object', closed: 0 },
    });
    expect(await open()).toEqual(['1', '2']);
    clock += hour;
    // This row is broken, but says which it is.
    serve([job(1, { title: '' }), job(3)]);
    expect(await run()).toMatchObject({
      counts: { refusedReason: 'row 1: no job title', added: 1, closed: 1 },
    });
    expect(await open()).toEqual(['1', '3']);
  });

  it('believes an empty list the second time', async () => {
    serve([job(1), job(2)], { etag: '"v1"' });
    await run();
    clock += hour;
    serve([], { etag: '"v2"' });
    expect(await run()).toMatchObject({ counts: { listed: 0, closed: 0 } });
    expect(await open()).toEqual(['1', '2']);
    clock += hour;
    expect(await run()).toMatchObject({ counts: { closed: 2 } });
    expect(await open()).toEqual([]);
  });

  it('closes the postings of a board that is gone three times, a day apart', async () => {
    serve([job(1)]);
    await run();
    refuse(410);
    for (const closed of [0, 0, 1]) {
      clock += 25 * hour;
      expect(await run()).toMatchObject({ kind: 'problem', problem: { kind: 'gone' }, closed });
      expect((await state())?.notBefore).toBe(clock + 24 * hour);
    }
    expect(await open()).toEqual([]);
  });

  it('does not close what another board of the source still lists', async () => {
    serve([job(1)]);
    await run();
    await run(target('greenhouse', 'birch-eu'));
    clock += hour;
    serve([job(9)]);
    expect(await run()).toMatchObject({ counts: { closed: 0 } });
    clock += hour;
    serve([]);
    await run(target('greenhouse', 'birch-eu'));
    clock += hour;
    expect(await run(target('greenhouse', 'birch-eu'))).toMatchObject({ counts: { closed: 1 } });
    expect(await open()).toEqual(['9']);
  });

  it('a feed of the newest closes nothing that it no longer carries', async () => {
    const feed = (ids: number[]) => {
      const jobs = ids.map((id) => ({ id, title: 'Editor', company_name: `Sage ${id}` }));
      fake.answer = (_request, response) => sendJson(response, { jobs });
    };
    feed([1, 2]);
    await run(target('remotive', ''));
    clock += 7 * hour;
    feed([2, 3]);
    expect(await run(target('remotive', ''))).toMatchObject({ counts: { added: 1, closed: 0 } });
    expect(await open()).toEqual(['1', '2', '3']);
  });

  it('keeps a limit, also of the terms, and tells until when; a failure may be tried again at once', async () => {
    serve([job(1)]);
    await run();
    fake.requests.length = 0;
    expect(await run()).toEqual({ kind: 'early', until: clock + 10 * 60_000 });
    clock += hour;
    refuse(429, { 'retry-after': '7200' });
    expect(await run()).toMatchObject({
      kind: 'problem',
      problem: { kind: 'limited', retryAt: clock + 2 * hour },
    });
    expect(await run()).toEqual({ kind: 'early', until: clock + 2 * hour });
    expect(fake.requests).toHaveLength(1);
    clock += 3 * hour;
    refuse(403);
    for (const minutes of [10, 20, 40]) {
      await run();
      expect((await state())?.notBefore).toBe(clock + minutes * 60_000);
    }
    serve([job(1)]);
    expect(await run()).toMatchObject({ kind: 'read' });
    expect(await state()).toMatchObject({ failures: 0, problem: '' });
  });

  it('of two at once one asks', async () => {
    let answer = () => {};
    const asked = new Promise<void>((hear) => {
      fake.answer = (_request, response) => {
        answer = () => sendJson(response, { jobs: [job(1)], meta: {} });
        hear();
      };
    });
    const first = run();
    await asked;
    expect(await run()).toEqual({ kind: 'taken' });
    answer();
    expect(await first).toMatchObject({ kind: 'read' });
    expect(fake.requests).toHaveLength(1);
  });

  it('one that died holding a list does not hold it for ever', async () => {
    serve([job(1)]);
    await db.query(
      "INSERT INTO posting_board (source, board, lease, leased_until) VALUES ('greenhouse', 'birch', 'dead', $1)",
      [new Date(clock + 60_000).toISOString()],
    );
    expect(await run()).toEqual({ kind: 'taken' });
    clock += 61_000;
    expect(await run()).toMatchObject({ kind: 'read' });
  });

  it('stopped in the middle it gives the list back', async () => {
    const stop = new AbortController();
    fake.answer = () => stop.abort();
    expect(await refresh(target('greenhouse'), { signal: stop.signal })).toEqual({ kind: 'stopped' });
    serve([job(1)]);
    expect(await run()).toMatchObject({ kind: 'read' });
  });

  it('a posting dated in the future has no date, and scripts stay outside', async () => {
    const content =
      '&lt;p&gt;Build.&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=&quot;https://t.example/p.gif&quot;&gt;';
    serve([job(1, { first_published: '2031-01-01T00:00:00Z', content })]);
    await run();
    const [row] = await db.query<{ posted: string | null; html: string }>(
      'SELECT p.posted, t.description_html AS html FROM posting p JOIN posting_text t ON t.posting_id = p.id',
    );
    expect(row).toEqual({ posted: null, html: '<p>Build.</p>' });
  });
});
