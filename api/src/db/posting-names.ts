import type { Db, Queryable } from './db.ts';

/** Changes that are summed up at once; a longer list would keep searches waiting on the embedded database. */
const atOnce = 5000;
/** Any number that no other program of the same database takes a lock with. */
const namesLock = 4_660_019;

type Summed = { taken: number; isWhole: boolean; names: string[]; words: string[] };

/**
 * Brings the counts of titles, companies and their words up to date with the postings that are open at `now`: call it
 * after postings came, changed, closed or went. Nothing is counted again: the database notes each change (migration
 * 0011) and this takes the notes, so that it does not matter who wrote, in which process, nor whether the last call
 * was cut short. Closing dates that have passed since the last call count as well.
 */
export async function countNames(db: Db, now: Date): Promise<void> {
  for (;;) {
    const summed = await db.transaction((tx) => sumUp(tx, now));
    // Nobody vacuums PGlite, where the list would otherwise be read past everything that ever stood in it.
    if (summed.taken > 0 && db.kind === 'pglite') await db.query('VACUUM posting_name_change');
    if (summed.isWhole) return;
  }
}

async function sumUp(tx: Queryable, now: Date): Promise<Summed> {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [namesLock]);
  const [summed] = await tx.query<Summed>(sumUpSql, [now.toISOString(), atOnce]);
  if (!summed) throw new Error('The names of postings could not be counted.');
  if (summed.names.length > 0)
    await tx.query('DELETE FROM posting_name WHERE key = ANY ($1::text[]) AND count <= 0', [summed.names]);
  if (summed.words.length > 0)
    await tx.query('DELETE FROM posting_word WHERE word = ANY ($1::text[]) AND count <= 0', [summed.words]);
  return summed;
}

// One statement, so that the notes and the postings are those of one instant: a posting whose note is not taken yet is
// not looked at when its closing date passes, and one whose note comes later is judged by the newer date.
const sumUpSql = `
WITH state AS MATERIALIZED (
  SELECT counted_at, $1::timestamptz AS now,
    (SELECT count(*) FROM (SELECT FROM posting_name_change LIMIT $2::int + 1) c) <= $2::int AS is_whole
  FROM posting_name_state
), taken AS (
  DELETE FROM posting_name_change WHERE ctid = ANY (ARRAY(SELECT ctid FROM posting_name_change LIMIT $2::int))
  RETURNING posting_id, title_words, company_words, closed_at, sign
), moved AS (
  UPDATE posting_name_state s SET counted_at = state.now FROM state WHERE state.is_whole AND s.counted_at <> state.now
), changed AS (
  SELECT t.posting_id, t.title_words, t.company_words, t.sign::int AS sign FROM taken t CROSS JOIN state
  WHERE t.closed_at IS NULL OR t.closed_at > state.counted_at
  UNION ALL
  SELECT p.id, p.title_words, p.company_words, CASE WHEN state.now > state.counted_at THEN -1 ELSE 1 END
  FROM state JOIN posting p ON p.closed_at > least(state.counted_at, state.now)
    AND p.closed_at <= greatest(state.counted_at, state.now)
  WHERE state.is_whole
), named AS (
  SELECT c.posting_id, n.kind, n.key, c.sign FROM changed c
  CROSS JOIN LATERAL (VALUES ('title', c.title_words), ('company', c.company_words)) n (kind, key)
  WHERE n.key <> ''
), sums AS MATERIALIZED (
  SELECT kind, key, sum(sign)::int AS count FROM named GROUP BY kind, key HAVING sum(sign) <> 0
), spelled AS (
  SELECT DISTINCT ON (s.kind, s.key) s.kind, s.key, s.text, s.votes FROM (
    SELECT n.kind, n.key, w.text, count(*)::int AS votes FROM named n
    JOIN posting_text t ON t.posting_id = n.posting_id
    CROSS JOIN LATERAL (SELECT CASE n.kind WHEN 'title' THEN t.title ELSE t.company_name END AS text) w
    WHERE n.sign > 0 GROUP BY n.kind, n.key, w.text
  ) s ORDER BY s.kind, s.key, s.votes DESC, s.text
), names AS (
  INSERT INTO posting_name AS o (kind, key, text, votes, count, size)
  SELECT s.kind, s.key, coalesce(p.text, s.key), coalesce(p.votes, 0), s.count, ${sizeOf('s.count')}
  FROM sums s LEFT JOIN spelled p ON p.kind = s.kind AND p.key = s.key
  ON CONFLICT (kind, key) DO UPDATE SET count = o.count + excluded.count, size = ${sizeOf('o.count + excluded.count')},
    -- Votes for another spelling are taken off those of this one: the one that most postings have prevails.
    text = CASE WHEN o.votes >= excluded.votes THEN o.text ELSE excluded.text END,
    votes = CASE WHEN o.text = excluded.text THEN o.votes + excluded.votes ELSE abs(o.votes - excluded.votes) END
  RETURNING key, count
), words AS (
  INSERT INTO posting_word AS o (word, count)
  SELECT w.word, sum(s.count) FROM sums s
  CROSS JOIN LATERAL (SELECT DISTINCT word FROM unnest(string_to_array(s.key, ' ')) AS u (word)) w
  GROUP BY w.word HAVING sum(s.count) <> 0
  ON CONFLICT (word) DO UPDATE SET count = o.count + excluded.count
  RETURNING word, count
)
SELECT (SELECT count(*)::int FROM taken) AS taken, state.is_whole AS "isWhole",
  ARRAY(SELECT key FROM names WHERE count <= 0) AS names, ARRAY(SELECT word FROM words WHERE count <= 0) AS words
FROM state`;

function sizeOf(count: string): string {
  return `floor(log(2, greatest(${count}, 1)))::smallint`;
}
