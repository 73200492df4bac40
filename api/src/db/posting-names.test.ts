import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from './db.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { countNames } from './posting-names.ts';
import { openTestDb } from './test-db.ts';

const noon = new Date('2026-08-25T12:00:00Z');
const hour = 3_600_000;
const after = (hours: number) => new Date(noon.getTime() + hours * hour);

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
}, 60_000);
afterAll(() => db.close());
beforeEach(async () => {
  await db.exec('TRUNCATE posting CASCADE');
  await countNames(db, noon);
});

type Row = { id: string; title: string; company: string; closed?: Date | null };

const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** As an import does it: new ones come in, known ones are replaced. */
async function put(rows: readonly Row[]): Promise<void> {
  await db.query(
    `WITH given AS (
       SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::timestamptz[])
         AS g (external_id, title, company, title_words, company_words, closed_at)
     ), stored AS (
       INSERT INTO posting (source, external_id, content_hash, title_words, company_words, head_tsv, tsv, areas,
         is_remote, posted_kind, added_at, closed_at)
       SELECT 'test', external_id, '', title_words, company_words, '', '', '{ZZ}', false, 'unknown', now(), closed_at
       FROM given
       ON CONFLICT (source, external_id) DO UPDATE SET title_words = excluded.title_words,
         company_words = excluded.company_words, closed_at = excluded.closed_at
       RETURNING id, external_id
     )
     INSERT INTO posting_text (posting_id, title, company_name, url, job_type, category, location, places, salary,
       snippet, description_html)
     SELECT s.id, g.title, g.company, '', '', '', '', '[]', '', '', '' FROM stored s JOIN given g USING (external_id)
     ON CONFLICT (posting_id) DO UPDATE SET title = excluded.title, company_name = excluded.company_name`,
    [
      rows.map(({ id }) => id),
      rows.map(({ title }) => title),
      rows.map(({ company }) => company),
      rows.map(({ title }) => fold(title)),
      rows.map(({ company }) => fold(company)),
      rows.map(({ closed }) => closed?.toISOString() ?? null),
    ],
  );
}

const names = () =>
  db.query('SELECT kind, key, count, size::int AS size FROM posting_name ORDER BY kind, key');
const words = () => db.query('SELECT word, count FROM posting_word ORDER BY word');
const texts = async () =>
  (await db.query<{ text: string }>('SELECT text FROM posting_name ORDER BY kind DESC, key')).map(
    ({ text }) => text,
  );

/** The same, counted from the postings themselves. */
async function recount(now: Date) {
  const open = await db.query<{ title: string; company: string }>(
    `SELECT title_words AS title, company_words AS company FROM posting WHERE closed_at IS NULL OR closed_at > $1`,
    [now.toISOString()],
  );
  const counts = { title: new Map<string, number>(), company: new Map<string, number>() };
  const ofWords = new Map<string, number>();
  const add = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
  for (const row of open)
    for (const kind of ['title', 'company'] as const) {
      const key = row[kind];
      if (key) add(counts[kind], key);
      for (const word of new Set(key.split(' '))) if (word) add(ofWords, word);
    }
  const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  const sorted = (map: Map<string, number>) => [...map].sort(([a], [b]) => order(a, b));
  return {
    names: (['company', 'title'] as const).flatMap((kind) =>
      sorted(counts[kind]).map(([key, count]) => ({ kind, key, count, size: Math.floor(Math.log2(count)) })),
    ),
    words: sorted(ofWords).map(([word, count]) => ({ word, count })),
  };
}

async function expectRight(now: Date): Promise<void> {
  const truth = await recount(now);
  expect(await names()).toEqual(truth.names);
  expect(await words()).toEqual(truth.words);
}

/** Numbers below 1 from a seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describe('names of open postings', () => {
  test('come with the posting, under the spelling that most have, and go with the last', async () => {
    await put([
      { id: '1', title: 'REGISTERED NURSE', company: 'Acme, Inc.' },
      { id: '2', title: 'Registered Nurse', company: 'Acme Inc' },
      { id: '3', title: 'Registered Nurse', company: 'Acme Inc' },
      { id: '4', title: '!!!', company: 'Bean Street' },
    ]);
    await countNames(db, noon);
    expect(await names()).toEqual([
      { kind: 'company', key: 'acme inc', count: 3, size: 1 },
      { kind: 'company', key: 'bean street', count: 1, size: 0 },
      { kind: 'title', key: 'registered nurse', count: 3, size: 1 },
    ]);
    expect(await texts()).toEqual(['Registered Nurse', 'Acme Inc', 'Bean Street']);
    const more = (ids: string[]) =>
      put(ids.map((id) => ({ id, title: 'registered nurse', company: 'Acme Inc' })));
    await more(['5']);
    await countNames(db, noon);
    expect((await texts())[0]).toBe('Registered Nurse');
    await more(['6', '7']);
    await countNames(db, noon);
    expect((await texts())[0]).toBe('registered nurse');
    await db.query(`DELETE FROM posting WHERE external_id <> '4'`);
    await countNames(db, noon);
    expect(await names()).toEqual([{ kind: 'company', key: 'bean street', count: 1, size: 0 }]);
    expect(await words()).toEqual([
      { word: 'bean', count: 1 },
      { word: 'street', count: 1 },
    ]);
  });

  test('a posting that closes by its date stops to count when the date has passed, and no earlier', async () => {
    await put([
      { id: '1', title: 'Cook', company: 'Bean', closed: after(2) },
      { id: '2', title: 'Cook', company: 'Bean', closed: after(-2) },
      { id: '3', title: 'Cook', company: 'Bean' },
    ]);
    const cooks = async (now: Date) => {
      await countNames(db, now);
      await expectRight(now);
      return (await names()).at(-1);
    };
    expect(await cooks(after(1))).toMatchObject({ key: 'cook', count: 2 });
    expect(await cooks(after(2))).toMatchObject({ count: 1 });
    // A clock that was wrong and is set right.
    expect(await cooks(after(-3))).toMatchObject({ count: 3 });
    expect(await cooks(noon)).toMatchObject({ count: 2 });
  });

  test('more changes than are taken at once are taken all, and a closing date among them counts once', async () => {
    await countNames(db, after(-9));
    await put(
      Array.from({ length: 5400 }, (_, n) => ({
        id: `${n}`,
        title: `Clerk ${n % 40}`,
        company: 'Big Co',
        closed: n % 3 === 0 ? after(-1) : n % 3 === 1 ? after(1) : null,
      })),
    );
    await countNames(db, noon);
    await expectRight(noon);
    expect((await names())[0]).toMatchObject({ key: 'big co', count: 3600 });
    await countNames(db, after(2));
    await expectRight(after(2));
  }, 30_000);

  test('are right after any course of imports, closings, removals and clocks, however often they are summed up', async () => {
    const random = seeded(11);
    const pick = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T;
    let now = noon;
    let checks = 0;
    for (let step = 0; step < 160; step += 1) {
      const id = () => `${Math.floor(random() * 60)}`;
      const kind = random();
      if (kind < 0.5) {
        const rows = new Map<string, Row>();
        for (let n = 0; n < 6; n += 1) {
          const row = {
            id: id(),
            title: `${pick(['Cook', 'cook', 'Line Cook', 'Nurse', 'Nurse, RN', '—'])}`,
            company: pick(['Acme', 'ACME', 'Acme Cook', 'Bean Street']),
            closed: pick([null, null, after(Math.floor(random() * 40) - 20)]),
          };
          rows.set(row.id, row);
        }
        await put([...rows.values()]);
      } else if (kind < 0.6) {
        await db.query('UPDATE posting SET closed_at = $1 WHERE external_id = ANY ($2::text[])', [
          now.toISOString(),
          [id(), id(), id()],
        ]);
      } else if (kind < 0.7)
        await db.query('DELETE FROM posting WHERE external_id = ANY ($1::text[])', [[id(), id()]]);
      else if (kind < 0.72) await db.exec('TRUNCATE posting CASCADE');
      else if (kind < 0.76) {
        // What is undone leaves no trace.
        await db
          .transaction(async (tx) => {
            await tx.query('DELETE FROM posting');
            throw new Error('stop');
          })
          .catch(() => undefined);
      } else {
        now = after(Math.floor(random() * 40) - 20);
        await countNames(db, now);
        await expectRight(now);
        checks += 1;
      }
    }
    expect(checks).toBeGreaterThan(25);
  }, 60_000);

  test('of a database from before the migration are all counted', async () => {
    const statements = readFileSync(join(migrationsFolder, '0011_suggest.sql'), 'utf8').split(
      '--> statement-breakpoint',
    );
    await db.exec('ALTER TABLE posting DISABLE TRIGGER USER');
    await put([
      { id: '1', title: 'Cook', company: 'Bean' },
      { id: '2', title: 'Cook', company: 'Bean', closed: after(-1) },
    ]);
    await db.exec('ALTER TABLE posting ENABLE TRIGGER USER');
    await countNames(db, noon);
    expect(await names()).toEqual([]);
    await db.exec(statements.at(-1) ?? '');
    await countNames(db, noon);
    await expectRight(noon);
    expect(await texts()).toEqual(['Cook', 'Bean']);
  });

  test('several processes at once sum up each change once', async () => {
    const rows = Array.from({ length: 60 }, (_, n) => ({
      id: `${n}`,
      title: `Cook ${n % 7}`,
      company: 'Bean',
    }));
    await Promise.all(
      [0, 20, 40].flatMap((from) => [
        put(rows.slice(from, from + 20)).then(() => countNames(db, noon)),
        countNames(db, noon),
      ]),
    );
    await countNames(db, noon);
    await expectRight(noon);
  });
});
