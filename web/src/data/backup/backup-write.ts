import type { StoredDocument } from '@foothold/core/entities/document/stored-file.ts';
import { settle, withPresentStatus } from '@foothold/core/entities/job/apply-status.ts';
import type { JobEvent } from '@foothold/core/entities/job/job-event.ts';
import { datesOfHistory, newestStatusEntry } from '@foothold/core/entities/job/job-history.ts';
import { jobKeys } from '@foothold/core/entities/job/job-stamp.ts';
import { jobStatus } from '@foothold/core/entities/job/job-status.ts';
import { nextInstant } from '@foothold/core/entities/record.ts';
import type { BackupRow, BackupTables } from '@foothold/core/own-data/backup.ts';
import { isSingle } from '@foothold/core/own-data/backup-merge.ts';
import { holderOf, transferContent } from '../entries/document-holder.ts';
import { madeBy } from '../jobs/job-write.ts';
import type { Clock } from '../rows/clock.ts';
import { readRow, readRows } from '../rows/read-rows.ts';
import { isSameValue } from '../rows/same-value.ts';
import type { TableName } from '../rows/tables.ts';
import type { Writer } from '../rows/writer.ts';
import type { Incoming } from './backup-match.ts';

const page = 500;

/** The content of every file of a backup by its hash: each row that comes alone brings its own. */
export function contentsOf({ documents = [] }: BackupTables): ReadonlyMap<string, string> {
  const contents = new Map<string, string>();
  for (const { hash, content } of documents)
    if (typeof hash === 'string' && typeof content === 'string' && content !== '')
      contents.set(hash, content);
  return contents;
}

/** Adds rows of a backup under new keys and answers these in their order. */
export async function addRows(
  writer: Writer,
  table: TableName,
  rows: readonly Incoming[],
  contents: ReadonlyMap<string, string>,
): Promise<number[]> {
  const keys: number[] = [];
  if (table === 'documents') {
    for (const { row } of rows)
      keys.push(await writer.add(table, (await withContent(writer, row, contents)) as never));
    return keys;
  }
  const hasDefault = table === 'resumes' && (await defaultResume(writer));
  for (let at = 0; at < rows.length; at += page) {
    const some = rows.slice(at, at + page).map(({ row }) => {
      if (table === 'jobs') return withKeys(row);
      return hasDefault ? { ...row, isDefault: false } : row;
    });
    keys.push(...(await writer.addMany(table, some as never)));
  }
  return keys;
}

/** Puts the content of a backup into a row that is here. */
export async function overwrite(
  writer: Writer,
  table: TableName,
  { mine, row }: Incoming & { mine: BackupRow },
  contents: ReadonlyMap<string, string>,
  clock: Clock,
): Promise<void> {
  const { internalId } = mine;
  if (table === 'documents') {
    const isOther = mine.hash !== row.hash;
    if (isOther) await transferContent(writer, [mine as unknown as StoredDocument], clock);
    const content = isOther
      ? (await withContent(writer, { ...row, internalId }, contents)).content
      : mine.content;
    return writer.put(table, { ...row, internalId, content } as never);
  }
  const own = isSingle(table) ? { uid: mine.uid } : table === 'resumes' ? { isDefault: mine.isDefault } : {};
  const next = { ...row, ...own, internalId };
  return writer.put(table, (table === 'jobs' ? withKeys(next) : next) as never);
}

async function withContent(
  writer: Writer,
  row: BackupRow,
  contents: ReadonlyMap<string, string>,
): Promise<BackupRow> {
  if (typeof row.hash !== 'string' || row.hash === '') return row;
  const holder = await holderOf(writer.db, row.hash);
  const isHeld = holder !== undefined && holder.internalId !== row.internalId;
  return { ...row, content: isHeld ? '' : (contents.get(row.hash) ?? row.content) };
}

function withKeys(row: BackupRow): BackupRow {
  const { record } = readRow('jobs', row);
  return record ? { ...row, keys: jobKeys(record) } : row;
}

async function defaultResume(writer: Writer): Promise<boolean> {
  const resumes = await writer.db.resumes.toArray();
  return resumes.some(({ isDefault }) => isDefault === true);
}

/**
 * Jobs here whose history or fields came from a backup: `stamped` carry its moment already, `fresh` came whole and need
 * nothing, `events` are the entries that were added.
 */
export type JoinedHistories = Record<'jobs' | 'stamped' | 'fresh' | 'events', Set<number>>;

/**
 * Makes these jobs agree with their joined histories: the status is that of the newest entry (docs/spec/design.md, jobEvents), one
 * that had none keeps what it said as an entry, and one that implies an application has its date (docs/spec/readings.md R12).
 */
export async function settleJobs(
  writer: Writer,
  { jobs, stamped, fresh, events }: JoinedHistories,
  clock: Clock,
): Promise<void> {
  const made = madeBy(clock);
  for (const id of jobs) {
    if (fresh.has(id)) continue;
    const { record: job } = readRow('jobs', await writer.get('jobs', id));
    if (!job) continue;
    const { rows } = readRows('jobEvents', await writer.db.jobEvents.where('jobId').equals(id).toArray());
    const own = rows.filter(({ internalId }) => !events.has(internalId));
    const added = rows.filter(({ internalId }) => events.has(internalId));
    const settled = settle(job, [...withPresentStatus({ job, history: own }, made), ...added]);
    for (const entry of settled.history) {
      if (entry.internalId === undefined) await writer.add('jobEvents', entry);
      else if (!rows.includes(entry as JobEvent)) await writer.put('jobEvents', entry as JobEvent);
    }
    if (!newestStatusEntry(settled.history)) continue;
    const { status, statusDate } = settled.job;
    const isSent = jobStatus(status).impliesApplied && job.dateApplied === '';
    const next = {
      ...settled.job,
      ...datesOfHistory(settled.history),
      ...(isSent && { dateApplied: statusDate, applied: true }),
    };
    if (isSameValue(next, job)) continue;
    const updatedAt = stamped.has(id) ? job.updatedAt : nextInstant(made.now, job.updatedAt);
    await writer.put('jobs', { ...next, updatedAt, keys: jobKeys(next) });
  }
}
