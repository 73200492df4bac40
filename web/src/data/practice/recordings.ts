import { ownDataOnceOpen } from '../db/db.ts';
import { useOwnQuery } from '../db/own-query.ts';
import type { OwnData, RecordingRow } from '../rows/own-data.ts';

/** Bounds of the sound that is kept in this browser: of one answer, and of all together. */
export const recordingLimits = { seconds: 300, bytes: 8_000_000, allBytes: 100_000_000 } as const;

/** What became of a recording: kept, too large, no room beside the others, or refused by the browser. */
export type StoredRecording = 'kept' | 'too-large' | 'full' | 'failed';

/**
 * Keeps the sound of an answer in this browser, in place of an earlier one of it. It is in no backup and in no journal; Undo does
 * not bring it back.
 */
export async function keepRecording(row: RecordingRow): Promise<StoredRecording> {
  if (row.sound.size > recordingLimits.bytes) return 'too-large';
  const db = await ownDataOnceOpen();
  if (!db) return 'failed';
  try {
    await dropLostRecordings(db);
    const others = (await queryRecordings(db)).filter((one) => one.practiceUid !== row.practiceUid);
    if (sizeOf(others) + row.sound.size > recordingLimits.allBytes) return 'full';
    await db.recordings.put(row);
    return 'kept';
  } catch {
    return 'failed';
  }
}

/** Deletes the sound of one answer, or of all. */
export async function deleteRecordings(practiceUid?: string): Promise<void> {
  const db = await ownDataOnceOpen();
  if (practiceUid === undefined) await db?.recordings.clear();
  else await db?.recordings.delete(practiceUid);
}

/** The sound of one answer, live; null where none is kept. */
export function useRecording(practiceUid: string): RecordingRow | null | undefined {
  return useOwnQuery(
    `recording ${practiceUid}`,
    async (db) => (await db.recordings.get(practiceUid)) ?? null,
  );
}

/** How many recordings are kept, and their bytes together, live. */
export function useRecordingsSize(): { count: number; bytes: number } | undefined {
  return useOwnQuery('size of recordings', async (db) => {
    const all = await queryRecordings(db);
    return { count: all.length, bytes: sizeOf(all) };
  });
}

/** Drops the sound of answers that are gone, but not within a day: Undo may bring the answer back. */
export async function dropLostRecordings(db: OwnData, now = Date.now()): Promise<void> {
  const uids = new Set((await db.practice.toArray()).map(({ uid }) => uid));
  const lost = (await queryRecordings(db)).filter(
    ({ practiceUid, at }) => !uids.has(practiceUid) && now - at > 86_400_000,
  );
  if (lost.length > 0) await db.recordings.bulkDelete(lost.map(({ practiceUid }) => practiceUid));
}

const queryRecordings = (db: OwnData) => db.recordings.toArray();
const sizeOf = (rows: readonly RecordingRow[]) => rows.reduce((sum, { sound }) => sum + sound.size, 0);
