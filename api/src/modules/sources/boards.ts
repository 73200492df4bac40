import { clockSkewSeconds } from '@foothold/core/entities/user/clock-skew.ts';
import type { Db, Queryable } from '../../db/db.ts';
import { countNames } from '../../db/posting-names.ts';
import type { SourceProblem, Validators } from '../../providers/posting-sources/port.ts';

/** A list of postings that is asked; `board` is '' for a source that is one list. */
export type BoardKey = { source: string; board: string };

/** What is known of a list. Instants are epoch milliseconds, null for never. */
export type BoardState = BoardKey & {
  askedAt: number | null;
  readAt: number | null;
  notBefore: number | null;
  failures: number;
  /** In words that continue after its name; '' after a good reading. */
  problem: string;
  problemKind: SourceProblem['kind'] | '';
  listed: number;
  added: number;
  changed: number;
  closed: number;
  refused: number;
  refusedReason: string;
};

/** What one reading of a list did. */
export type BoardCounts = Pick<
  BoardState,
  'listed' | 'added' | 'changed' | 'closed' | 'refused' | 'refusedReason'
>;

const ms = (column: string) => `(extract(epoch FROM ${column}) * 1000)::float8`;
const columns = `source, board, ${ms('asked_at')} AS "askedAt", ${ms('read_at')} AS "readAt",
  ${ms('not_before')} AS "notBefore", failures, problem, problem_kind AS "problemKind", listed, added, changed, closed,
  refused, refused_reason AS "refusedReason"`;

/** Every list that was ever asked, by name. */
export function boardStates(db: Queryable): Promise<BoardState[]> {
  return db.query<BoardState>(`SELECT ${columns} FROM posting_board ORDER BY source, board`);
}

/** True after the clock went back: the last asking lies ahead, and so does everything that was reckoned from it. */
export function isAheadOfClock({ askedAt }: Pick<BoardState, 'askedAt'>, now: Date): boolean {
  return askedAt !== null && askedAt > now.getTime() + clockSkewSeconds * 1000;
}

/** Milliseconds that one who took a list is believed to be at it. */
const leaseMs = 15 * 60_000;

/**
 * Takes a list for one asking, so that no other process asks it meanwhile. Null where another one has it. `mine` tells
 * the takers apart.
 */
export async function ingestBoard(
  db: Queryable,
  { source, board }: BoardKey,
  { mine, now }: { mine: string; now: Date },
): Promise<(BoardState & { validators: Validators }) | null> {
  const [row] = await db.query<BoardState & { etag: string; modified: string }>(
    `INSERT INTO posting_board AS b (source, board, lease, leased_until) VALUES ($1, $2, $3, $5::timestamptz)
     ON CONFLICT (source, board) DO UPDATE SET lease = excluded.lease, leased_until = excluded.leased_until
       WHERE b.leased_until IS NULL OR b.leased_until < $4::timestamptz
         OR b.leased_until > excluded.leased_until + interval '${clockSkewSeconds} seconds'
     RETURNING etag, modified, ${columns}`,
    [source, board, mine, now.toISOString(), new Date(now.getTime() + leaseMs).toISOString()],
  );
  if (!row) return null;
  const { etag, modified, ...state } = row;
  return { ...state, validators: { etag, modified } };
}

/** Gives a list back that was taken and not asked. */
export async function giveBack(db: Queryable, { source, board }: BoardKey, mine: string): Promise<void> {
  await db.query(
    'UPDATE posting_board SET lease = NULL, leased_until = NULL WHERE source = $1 AND board = $2 AND lease = $3',
    [source, board, mine],
  );
}

type Told = { mine: string; now: Date; notBefore: number };

/** Notes a reading that went well; `counts` and `validators` are absent where nothing had changed. */
export async function noteRead(
  db: Queryable,
  { source, board }: BoardKey,
  told: Told & { counts?: BoardCounts; validators?: Validators },
): Promise<void> {
  const { mine, now, notBefore, counts, validators } = told;
  await db.query(
    `UPDATE posting_board SET asked_at = $4, read_at = $4, not_before = $5, failures = 0, problem = '', problem_kind = '',
       etag = coalesce($6, etag), modified = coalesce($7, modified), listed = coalesce($8::int, listed),
       added = coalesce($9::int, 0), changed = coalesce($10::int, 0), closed = coalesce($11::int, 0),
       refused = coalesce($12::int, refused), refused_reason = coalesce($13, refused_reason),
       lease = NULL, leased_until = NULL
     WHERE source = $1 AND board = $2 AND lease = $3`,
    [
      ...[source, board, mine, now.toISOString(), new Date(notBefore).toISOString()],
      ...[validators?.etag ?? null, validators?.modified ?? null],
      ...[counts?.listed, counts?.added, counts?.changed, counts?.closed, counts?.refused].map(
        (n) => n ?? null,
      ),
      counts?.refusedReason ?? null,
    ],
  );
}

/** Notes a failure; what was read of the list before it, if anything, is in `counts`. */
export async function noteProblem(
  db: Queryable,
  { source, board }: BoardKey,
  told: Told & { problem: SourceProblem; counts?: BoardCounts },
): Promise<void> {
  const { mine, now, notBefore, problem, counts } = told;
  await db.query(
    `UPDATE posting_board SET asked_at = $4, not_before = $5, failures = failures + 1, problem_kind = $6, problem = $7,
       etag = '', modified = '', listed = coalesce($8::int, listed), added = coalesce($9::int, 0),
       changed = coalesce($10::int, 0), closed = coalesce($11::int, 0), refused = coalesce($12::int, refused),
       lease = NULL, leased_until = NULL
     WHERE source = $1 AND board = $2 AND lease = $3`,
    [
      ...[source, board, mine, now.toISOString(), new Date(notBefore).toISOString()],
      ...[problem.kind, problem.text.slice(0, 500)],
      ...[counts?.listed, counts?.added, counts?.changed, counts?.closed, counts?.refused].map(
        (n) => n ?? null,
      ),
    ],
  );
}

const chunk = 5000;

/** Notes which rows a list had at `now`; ids must be distinct. */
export async function noteRows(
  db: Db,
  { source, board }: BoardKey,
  rows: readonly { id: string; externalId: string }[],
  now: Date,
): Promise<void> {
  for (let from = 0; from < rows.length; from += chunk) {
    const part = rows.slice(from, from + chunk);
    await db.query(
      `INSERT INTO posting_board_row (source, board, row_id, external_id, seen_at)
       SELECT $1, $2, r.row_id, r.external_id, $5::timestamptz
       FROM unnest($3::text[], $4::text[]) AS r (row_id, external_id)
       ON CONFLICT (source, board, row_id) DO UPDATE SET seen_at = excluded.seen_at,
         external_id = coalesce(nullif(excluded.external_id, ''), posting_board_row.external_id)`,
      [source, board, part.map(({ id }) => id), part.map(({ externalId }) => externalId), now.toISOString()],
    );
  }
}

/**
 * Closes the postings of a list that it had before `now` and has no more, and answers how many. One that another list
 * of the source still has stays open. None is deleted: who saved one still finds it.
 */
export async function closeMissing(db: Db, { source, board }: BoardKey, now: Date): Promise<number> {
  const count = await db.transaction(async (tx) => {
    const at = now.toISOString();
    const closed = await tx.query<{ id: string }>(
      // Without its hash the posting is written again when it comes back, unchanged or not.
      `UPDATE posting p SET closed_at = $3::timestamptz, content_hash = ''
       FROM posting_board_row r
       WHERE r.source = $1 AND r.board = $2 AND r.seen_at < $3::timestamptz
         AND p.source = r.source AND p.external_id = r.external_id
         AND (p.closed_at IS NULL OR p.closed_at > $3::timestamptz)
         AND NOT EXISTS (SELECT FROM posting_board_row o WHERE o.source = r.source AND o.external_id = r.external_id
           AND (o.board <> r.board OR o.seen_at >= $3::timestamptz))
       RETURNING p.id::text AS id`,
      [source, board, at],
    );
    await tx.query(
      'UPDATE posting_location SET closed_at = $2::timestamptz WHERE posting_id = ANY ($1::bigint[])',
      [closed.map(({ id }) => id), at],
    );
    await tx.query(
      'DELETE FROM posting_board_row WHERE source = $1 AND board = $2 AND seen_at < $3::timestamptz',
      [source, board, at],
    );
    return closed.length;
  });
  if (count > 0) await countNames(db, now);
  return count;
}
