import { ownData } from '../db/db.ts';
import { useOwnQuery } from '../db/own-query.ts';
import type { Meta, OwnData } from '../rows/own-data.ts';
import { attempt, Refusal, type SaveFailure } from '../rows/save-result.ts';
import type { TableName } from '../rows/tables.ts';

/** After so many days or changes without a backup the person is reminded once. */
export const backupReminder = { days: 30, changes: 50 } as const;
const name = 'backup';
const dayMs = 86_400_000;

/** Without any of these there is nothing that a backup would keep. */
const worthKeeping: readonly TableName[] = ['jobs', 'companies', 'interviews', 'resumes', 'places'];

/**
 * How the newest backup stands: `at` instant, '' when there was none; `changes` since then as far as the journal goes
 * back; `isDue`: a reminder is in order.
 */
export type BackupState = { at: string; changes: number; isDue: boolean };

/** What is kept of the newest backup, beside the own records: it is not part of a backup itself. */
type Kept = { at: string; upTo: number; laterAt: string };

/** The newest backup and what has changed since, live; undefined while it loads. `now`: milliseconds, by the day. */
export function useBackupState(now: number): BackupState | undefined {
  const day = Math.floor(now / dayMs);
  return useOwnQuery(`backup state ${day}`, (db) => queryBackupState(db, now));
}

/** The newest backup and what has changed since. */
export async function queryBackupState(db: OwnData, now: number): Promise<BackupState> {
  const { at, upTo, laterAt } = await read(db);
  const changes = await db.journal.where(':id').above(upTo).count();
  if (changes === 0) return { at, changes, isDue: false };
  const since = laterAt || at || (await firstRecordAt(db));
  const isOld = since !== '' && now - Date.parse(since) >= backupReminder.days * dayMs;
  // Put away: it comes again after as many days, whatever was changed meanwhile.
  const isDue = isOld || (laterAt === '' && changes >= backupReminder.changes);
  return { at, changes, isDue };
}

type NewestChange = { key: number; isBehind: boolean };

/** The newest change, live: its number in the journal, and whether the newest backup lacks it. */
export function useNewestChange(): NewestChange | undefined {
  return useOwnQuery('newest change', queryNewestChange);
}

/** The newest change, see `useNewestChange`. */
export async function queryNewestChange(db: OwnData): Promise<NewestChange> {
  // Who asks for primary keys alone hears of records that go, not of new ones (Dexie 4.4); who counts hears of both.
  await db.journal.count();
  const [key = 0] = (await db.journal.orderBy(':id').reverse().limit(1).primaryKeys()) as number[];
  return { key, isBehind: key > (await read(db)).upTo };
}

/** True once there is a job, live. */
export function useHasJobs(): boolean {
  return useOwnQuery('any job', queryHasJobs) ?? false;
}

/** True once there is a job. */
export async function queryHasJobs(db: OwnData): Promise<boolean> {
  // Its primary key alone would not tell of the first one, see above.
  return (await db.jobs.limit(1).toArray()).length > 0;
}

/** True while anything is stored that a backup would keep: an emptied browser must not empty the backup. */
export async function hasRecords(): Promise<boolean> {
  const db = ownData();
  for (const table of worthKeeping) if (db && (await db.table(table).count()) > 0) return true;
  return false;
}

/** Notes that a backup was handed over, made at an instant and telling up to an entry of the journal. */
export function noteBackup(made: { madeAt: string; upTo: number }): Promise<{ ok: true } | SaveFailure> {
  return write(() => ({ at: made.madeAt, upTo: made.upTo, laterAt: '' }));
}

/** Puts the reminder away until as many days have passed again. */
export function remindLater(now: Date): Promise<{ ok: true } | SaveFailure> {
  return write((kept) => ({ ...kept, laterAt: now.toISOString() }));
}

function write(change: (kept: Kept) => Kept): Promise<{ ok: true } | SaveFailure> {
  return attempt(async () => {
    const db = ownData();
    if (!db) throw new Refusal('closed');
    await db.transaction('rw', db.meta, async () => {
      const row = await db.meta.where('name').equals(name).first();
      await db.meta.put({ ...row, name, value: change(await read(db)) } as Meta);
    });
    return { ok: true as const };
  });
}

async function read(db: OwnData): Promise<Kept> {
  const row = await db.meta.where('name').equals(name).first();
  return { at: '', upTo: 0, laterAt: '', ...(row?.value as Partial<Kept> | undefined) };
}

/** When the person began: the day of the first job, as the journal forgets after a while. */
async function firstRecordAt(db: OwnData): Promise<string> {
  const [first] = await db.jobs.orderBy('dateAdded').limit(1).toArray();
  const at = first?.isExample ? '' : (first?.dateAdded ?? '');
  return Number.isNaN(Date.parse(at)) ? '' : at;
}
