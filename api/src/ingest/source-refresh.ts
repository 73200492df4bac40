import { randomUUID } from 'node:crypto';
import type { Db } from '../db/db.ts';
import {
  type BoardCounts,
  type BoardState,
  closeMissing,
  giveBack,
  ingestBoard,
  isAheadOfClock,
  noteProblem,
  noteRead,
  noteRows,
} from '../modules/sources/boards.ts';
import type { Geocoder } from '../providers/geocoder/port.ts';
import type { SourceAnswer, SourceProblem } from '../providers/posting-sources/port.ts';
import type { Reading } from '../providers/reading/port.ts';
import { importPostings } from './import/import.ts';
import { type ForeignRecord, readerOver } from './import/posting-reader.ts';
import type { SourceTarget } from './posting-sources.ts';

/** What one refresh of a list came to. */
export type RefreshOutcome =
  | { kind: 'read'; counts: BoardCounts; problem: SourceProblem | null }
  | { kind: 'unchanged' }
  | { kind: 'problem'; problem: SourceProblem; closed: number }
  /** Not asked: too early, by its terms or what it said. */
  | { kind: 'early'; until: number }
  /** Not asked: another process is at it. */
  | { kind: 'taken' }
  | { kind: 'stopped' };

/** Reads a list and brings the search up to date with it. Throws only where the database fails. */
export type Refresh = (target: SourceTarget, options: { signal: AbortSignal }) => Promise<RefreshOutcome>;

const minute = 60_000;
const day = 24 * 60 * minute;
/** Failures in a row that a list is gone before its postings are closed; they are a day apart. */
const goneTimes = 3;
/** One list, all its pages. */
const longestRead = 10 * minute;

/** The refresh of lists in one database. */
export function refreshOf(deps: { db: Db; geocoder: Geocoder; reading: Reading; now: () => Date }): Refresh {
  const { db, geocoder, reading, now } = deps;
  return async (target, { signal }) => {
    const { source, board } = target;
    const key = { source: source.name, board: board.token };
    const mine = randomUUID();
    const state = await ingestBoard(db, key, { mine, now: now() });
    if (!state) return { kind: 'taken' };
    try {
      if (isEarly(state, now())) {
        await giveBack(db, key, mine);
        return { kind: 'early', until: state.notBefore ?? 0 };
      }
      const answer = await source.read(board, {
        validators: state.validators,
        signal: AbortSignal.any([signal, AbortSignal.timeout(longestRead)]),
      });
      if (signal.aborted) {
        await giveBack(db, key, mine);
        return { kind: 'stopped' };
      }
      const at = now();
      const notBefore = at.getTime() + source.pauseMinutes * minute;
      if (answer.kind === 'unchanged') {
        await noteRead(db, key, { mine, now: at, notBefore });
        return { kind: 'unchanged' };
      }
      if (answer.kind === 'problem') {
        const { problem } = answer;
        const closed = isGoneForGood(state, problem) ? await closeMissing(db, key, at) : 0;
        await noteProblem(db, key, { mine, now: at, notBefore: nextAfter(state, problem, at), problem });
        return { kind: 'problem', problem, closed };
      }
      const counts = await take({ db, geocoder, reading, at, target, answer, state, signal });
      if (signal.aborted) {
        await giveBack(db, key, mine);
        return { kind: 'stopped' };
      }
      const { problem } = answer;
      if (problem)
        await noteProblem(db, key, {
          mine,
          now: at,
          notBefore: nextAfter(state, problem, at),
          problem,
          counts,
        });
      // Nothing is known by an empty list: the next one is read, too.
      else if (answer.rows.length === 0) {
        await noteRead(db, key, { mine, now: at, notBefore, counts, validators: { etag: '', modified: '' } });
      } else await noteRead(db, key, { mine, now: at, notBefore, counts, validators: answer.validators });
      return { kind: 'read', counts, problem };
    } catch (cause) {
      await giveBack(db, key, mine).catch(() => undefined);
      throw cause;
    }
  };
}

/** A failure of ours or theirs may be over before its back-off ends, so a person may ask again; a limit stands. */
function isEarly(state: BoardState, now: Date): boolean {
  const { notBefore, problemKind } = state;
  if (isAheadOfClock(state, now)) return false;
  const isLimit = problemKind === '' || problemKind === 'limited';
  return isLimit && notBefore !== null && notBefore > now.getTime();
}

function nextAfter({ failures }: BoardState, { kind, retryAt }: SourceProblem, at: Date): number {
  const backOff = kind === 'gone' ? day : Math.min(5 * minute * 2 ** Math.min(failures, 10), day);
  return Math.max(retryAt ?? 0, at.getTime() + backOff);
}

function isGoneForGood({ failures, problemKind }: BoardState, problem: SourceProblem): boolean {
  return problem.kind === 'gone' && problemKind === 'gone' && failures >= goneTimes - 1;
}

type Taking = {
  db: Db;
  geocoder: Geocoder;
  reading: Reading;
  at: Date;
  target: SourceTarget;
  answer: SourceAnswer & { kind: 'list' };
  state: BoardState;
  signal: AbortSignal;
};

async function take({
  db,
  geocoder,
  reading,
  at,
  target,
  answer,
  state,
  signal,
}: Taking): Promise<BoardCounts> {
  const { source, board } = target;
  const key = { source: source.name, board: board.token };
  const externalIds = new Map<string, string>();
  const records = answer.rows.map(
    ({ record }, index): ForeignRecord => ({
      row: index + 1,
      format: source.name,
      record,
      company: board.company,
    }),
  );
  const result = await importPostings({
    db,
    geocoder,
    records,
    reader: readerOver(reading, signal),
    now: at,
    signal,
    onRead(row, externalId) {
      const id = answer.rows[row - 1]?.id ?? '';
      if (id !== '') externalIds.set(id, externalId);
    },
  });
  const nameless = answer.rows.filter(({ id }) => id === '').length;
  const [refusal] = result.reasons;
  const counts = {
    listed: answer.rows.length - result.rejected,
    added: result.accepted,
    changed: result.updated,
    refused: result.rejected,
    refusedReason: refusal ? `row ${refusal.row}: ${refusal.reason}`.slice(0, 300) : '',
  };
  if (result.cancelled) return { ...counts, closed: 0 };
  const rows = [...externalIds].map(([id, externalId]) => ({ id, externalId }));
  await noteRows(db, key, rows, at);
  // A row without an id could be any of those that seem gone; an empty list is believed the second time.
  const isBelieved = answer.isComplete && nameless === 0 && (answer.rows.length > 0 || state.listed === 0);
  return { ...counts, closed: isBelieved ? await closeMissing(db, key, at) : 0 };
}
