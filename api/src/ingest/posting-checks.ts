import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/db.ts';
import { countNames } from '../db/posting-names.ts';
import type { Geocoder } from '../providers/geocoder/port.ts';
import type { CheckOutcome, PostingChecks } from '../providers/posting-checks/port.ts';
import type { SourceAsked } from '../providers/posting-sources/port.ts';
import type { Reading } from '../providers/reading/port.ts';
import { importPostings } from './import/import.ts';
import { noteSeen } from './import/note-seen.ts';
import { readerOver } from './import/posting-reader.ts';
import type { SourceTarget } from './posting-sources.ts';

type Options = {
  db: Db;
  geocoder: Geocoder;
  reading: Reading;
  now: () => Date;
  /** The lists that are read at present: nothing else is asked. */
  targets: () => readonly SourceTarget[];
};

/** Hours that an answer, or a list that had the posting, is believed. */
const freshHours = 6;
const patience = 8000;
/** Of this process: asked at once, and begun in a minute. A click on each row of a page stays within. */
const atOnce = 4;
const aMinute = 30;
const minuteMs = 60_000;

type Due = { source: string; externalId: string; board: string; rowId: string };

/** Asks sources for single postings (decision 0065) until the server stops. Making it calls no source. */
export function postingChecks(app: FastifyInstance, options: Options): PostingChecks {
  const { db, now, targets } = options;
  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort());
  const stopped = stopping.signal;
  let running = 0;
  let begun: number[] = [];
  const limitedUntil = new Map<string, number>();

  async function dueOf(id: string): Promise<(Due & { target: SourceTarget }) | null> {
    const lists = targets().filter(({ source }) => source.ask !== undefined);
    if (lists.length === 0) return null;
    const [due] = await db.query<Due>(dueSql, [
      id,
      now().toISOString(),
      lists.map(({ source }) => source.name),
      lists.map(({ board }) => board.token),
    ]);
    if (!due || (limitedUntil.get(due.source) ?? 0) > now().getTime()) return null;
    const target = lists.find(({ source, board }) => source.name === due.source && board.token === due.board);
    return target ? { ...due, target } : null;
  }

  function hasTurn(): boolean {
    const at = now().getTime();
    begun = begun.filter((start) => start > at - minuteMs && start <= at);
    if (running >= atOnce || begun.length >= aMinute) return false;
    begun.push(at);
    return true;
  }

  async function ask(id: string, { target, ...due }: Due & { target: SourceTarget }): Promise<CheckOutcome> {
    const { source, board } = target;
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(patience)]);
    const answer: SourceAsked = (await source.ask?.(board, due.rowId, { signal })) ?? {
      kind: 'problem',
      problem: { kind: 'broken', text: 'answers no single posting', retryAt: null },
    };
    if (stopped.aborted) return 'no-answer';
    if (answer.kind === 'gone') {
      await closePosting(db, id, due, now());
      return 'closed';
    }
    if (answer.kind === 'problem') {
      const { kind, text, retryAt } = answer.problem;
      if (kind === 'limited') limitedUntil.set(source.name, retryAt ?? now().getTime() + minuteMs);
      app.log.info(`${source.label} was asked for one posting: it ${text}.`);
      return 'no-answer';
    }
    await takeIn(options, { ...due, id }, { target, record: answer.record, signal: stopped });
    return 'open';
  }

  return {
    isDue: async (id) => (await dueOf(id)) !== null,
    async check(id) {
      const due = await dueOf(id);
      if (!due || !hasTurn()) return 'not-asked';
      // Of several who open it at once, in whatever process, one asks.
      const taken = await db.query(takeSql, [id, now().toISOString()]);
      if (taken.length === 0) return 'not-asked';
      running += 1;
      try {
        return await ask(id, due);
      } finally {
        running -= 1;
      }
    },
  };
}

/** The record goes the way that a list goes; one that reads as another posting, or as none, is only a sighting. */
async function takeIn(
  { db, geocoder, reading, now }: Options,
  due: Due & { id: string },
  { target, record, signal }: { target: SourceTarget; record: unknown; signal: AbortSignal },
): Promise<void> {
  const { source, board } = target;
  const reader = readerOver(reading, signal);
  const given = { row: 1, format: source.name, record, company: board.company };
  const read = await reader.record(given, now());
  const isIt =
    'accepted' in read &&
    read.accepted.posting.source === due.source &&
    read.accepted.posting.externalId === due.externalId;
  if (isIt) await importPostings({ db, geocoder, records: [given], reader, now: now(), isSingle: true });
  await noteSeen(db, [due.id], now());
}

/** Closed as by a list that has it no more: it opens again when it comes back. */
async function closePosting(db: Db, id: string, due: Due, now: Date): Promise<void> {
  const at = now.toISOString();
  await db.transaction(async (tx) => {
    await tx.query(
      `UPDATE posting SET closed_at = $2::timestamptz, content_hash = '', is_stale = false
       WHERE id = $1 AND (closed_at IS NULL OR closed_at > $2::timestamptz)`,
      [id, at],
    );
    await tx.query('UPDATE posting_location SET closed_at = $2::timestamptz WHERE posting_id = $1', [id, at]);
    await tx.query('DELETE FROM posting_board_row WHERE source = $1 AND board = $2 AND row_id = $3', [
      due.source,
      due.board,
      due.rowId,
    ]);
  });
  await countNames(db, now);
}

const recent = `$2::timestamptz - interval '${freshHours} hours'`;
/** Nor in the future, as after the clock went back. */
const isRecent = (at: string) => `coalesce(${at} > ${recent} AND ${at} <= $2::timestamptz, false)`;

/** The open posting and its newest row in a list that is read; none where both its text and a fresh sighting are there. */
const dueSql = `
SELECT p.source, p.external_id AS "externalId", r.board, r.row_id AS "rowId"
FROM posting p JOIN posting_text t ON t.posting_id = p.id LEFT JOIN posting_seen s ON s.posting_id = p.id
JOIN posting_board_row r ON r.source = p.source AND r.external_id = p.external_id
JOIN unnest($3::text[], $4::text[]) AS l (source, board) ON l.source = r.source AND l.board = r.board
WHERE p.id = $1 AND (p.closed_at IS NULL OR p.closed_at > $2::timestamptz)
  AND NOT ${isRecent('s.asked_at')} AND (t.description_html = '' OR NOT ${isRecent('r.seen_at')})
ORDER BY r.seen_at DESC LIMIT 1`;

const takeSql = `
INSERT INTO posting_seen AS s (posting_id, seen_at, asked_at)
SELECT id, added_at, $2::timestamptz FROM posting WHERE id = $1
ON CONFLICT (posting_id) DO UPDATE SET asked_at = excluded.asked_at WHERE NOT ${isRecent('s.asked_at')}
RETURNING posting_id`;
