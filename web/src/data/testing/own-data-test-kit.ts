import 'fake-indexeddb/auto';
import { type Message, sayEnglish } from '@foothold/core/text/messages.ts';
import { Dexie } from 'dexie';
import { closeOwnData, openOwnData, ownData } from '../db/db.ts';
import type { Clock } from '../rows/clock.ts';
import type { OwnData } from '../rows/own-data.ts';
import type { SaveResult } from '../rows/save-result.ts';
import { tableNames } from '../rows/tables.ts';

/** An answer with its message in English, as a person reads it. */
export const inWords = (answer: object | undefined) =>
  answer && 'message' in answer ? { ...answer, message: sayEnglish(answer.message as Message) } : answer;

/** A clock for tests: starts at an instant and moves by a second with each look; ids count up. */
export function testClock(start = '2026-11-19T15:00:00.000Z'): Clock & { skip: (ms: number) => void } {
  let at = Date.parse(start);
  let ids = 0;
  return {
    now: () => {
      at += 1000;
      return new Date(at);
    },
    newUid: () => {
      ids += 1;
      return `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`;
    },
    skip: (ms) => {
      at += ms;
    },
  };
}

/** Opens an empty database for an account, with everything of earlier tests gone. */
export async function openEmptyData(userId = 'u1'): Promise<OwnData> {
  await closeOwnData();
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
  await openOwnData(userId);
  return opened();
}

/** The database that is open now. */
export function opened(): OwnData {
  const db = ownData();
  if (!db) throw new Error('No own data is open.');
  return db;
}

/** Every row of every table of own records, for comparing states. */
export async function everyRow(db = opened()): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const name of tableNames) all[name] = await db.table(name).toArray();
  return all;
}

/** The answer of a command that is expected to work; throws with the reason when it did not. */
export function saved<T>(result: SaveResult<T>): { ok: true; id: number; journalId: number | null } & T {
  if (!result.ok) throw new Error(`${result.reason}: ${sayEnglish(result.message)}`);
  return result;
}
