import { Interview } from '@foothold/core/entities/interview/interview.ts';
import { ownFields } from '@foothold/core/entities/job/job-entity.ts';
import { datesOfHistory, type HistoryEntry } from '@foothold/core/entities/job/job-history.ts';
import { stampJob } from '@foothold/core/entities/job/job-stamp.ts';
import { spelledAs, tagKey } from '@foothold/core/entities/job/job-tags.ts';
import { Task } from '@foothold/core/entities/task/task.ts';
import { foldCompanyName } from '@foothold/core/text/company-name.ts';
import { type Say, sayEnglish } from '@foothold/core/text/messages.ts';
import { importedAhead } from '@foothold/core/transfer/import-ahead.ts';
import { filledJob, importedJob } from '@foothold/core/transfer/import-job.ts';
import { type RowMatch, repeatFinder, rowKeys } from '@foothold/core/transfer/import-match.ts';
import type { ImportedRow } from '@foothold/core/transfer/import-row.ts';
import type { OwnFieldNames } from '@foothold/core/transfer/own-field-names.ts';
import { ownDataOnceOpen } from '../db/db.ts';
import { jobTables, madeBy, readJobWithHistory, writeJobWithHistory } from '../jobs/job-write.ts';
import { tagSpellings } from '../jobs/tag-use.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { type BatchOptions, inBatches } from '../rows/in-batches.ts';
import type { OwnData } from '../rows/own-data.ts';
import { attempt, Refusal, type SaveFailure } from '../rows/save-result.ts';
import type { Writer } from '../rows/writer.ts';
import { writeNamedSetting } from '../settings/named-settings.ts';
import { queryOwnFieldNames } from '../settings/own-field-names.ts';

/** What becomes of a row: a new job, a stored job whose empty fields it fills, or nothing. */
export type ImportStep = { row: ImportedRow } & ({ action: 'add' } | { action: 'fill'; id: number });

/**
 * What is here already of the rows of a file, in their order; nothing is written. A stored job is the same when it has
 * the id, or else the link with title and company; similar when it has one of these two and the other does not tell them
 * apart.
 */
export function matchImport(
  rows: readonly ImportedRow[],
  batches: BatchOptions = {},
): Promise<{ ok: true; matches: RowMatch[] } | SaveFailure> {
  return attempt(async () => {
    const db = await ownDataOnceOpen();
    if (!db) throw new Refusal('closed');
    const isRepeat = repeatFinder();
    const matches: RowMatch[] = [];
    await db.transaction('r', db.jobs, () =>
      inBatches([...rows.keys()], batches, async (positions) => {
        // Asked for each batch, which also gives the page its turn where there is nothing else to ask.
        const isEmpty = (await db.jobs.count()) === 0;
        const found = positions.map((at): RowMatch | Promise<RowMatch> => {
          const row = rows[at];
          if (!row || isRepeat(row)) return { kind: 'repeat' };
          return isEmpty ? { kind: 'new' } : findStored(db, row);
        });
        matches.push(...(await Promise.all(found)));
      }),
    );
    return { ok: true as const, matches };
  });
}

async function findStored(db: OwnData, row: ImportedRow): Promise<RowMatch> {
  const { uid, match, similar } = rowKeys(row);
  const [byUid] = uid ? await db.jobs.where('uid').equals(uid).primaryKeys() : [];
  if (byUid !== undefined) return { kind: 'same', id: byUid };
  const linked = match.length > 0 ? await db.jobs.where('keys.match').anyOf(match).primaryKeys() : [];
  const named = similar === '' ? [] : await db.jobs.where('keys.similar').equals(similar).primaryKeys();
  const both = linked.find((id) => similar === '' || named.includes(id));
  if (both !== undefined) return { kind: 'same', id: both };
  // One link for two titles: a careers page, or a title that was changed since.
  if (linked[0] !== undefined) return { kind: 'similar', id: linked[0] };
  if (match.length === 0) return named[0] === undefined ? { kind: 'new' } : { kind: 'similar', id: named[0] };
  const alike = await db.jobs.bulkGet(named.slice(0, 20));
  const found = alike.find((job) => job?.keys?.match.length === 0);
  return found ? { kind: 'similar', id: found.internalId } : { kind: 'new' };
}

/**
 * How far it is, how it is stopped, what the file calls the fields that the person may name, and how the notes are said
 * that the import writes into their records.
 */
type ImportOptions = BatchOptions & { names?: OwnFieldNames; say?: Say };

/**
 * Writes the rows of a file as jobs with their histories, tasks and interviews, in one transaction that Undo reverts.
 * A field that has no name here takes that of the file. Returns how many jobs were added and how many stored ones were filled in.
 */
export const importJobs = command(
  'importJobs',
  (
    steps: readonly ImportStep[],
    clock: Clock = systemClock,
    { names = {}, say = sayEnglish, ...batches }: ImportOptions = {},
  ) => ({
    label: 'jobsImported',
    tables: [...jobTables, 'resumes', 'tasks', 'interviews', 'settings'],
    clock,
    run: async (writer) => {
      const resumes = await resumeKeys(writer.db);
      const companies = new Set(await writer.db.companies.orderBy('keys.name').uniqueKeys());
      const spellings = await tagSpellings(writer.db);
      let added = 0;
      let filled = 0;
      await inBatches([...steps.keys()], batches, async (positions) => {
        const taken = positions.flatMap((at) => steps[at] ?? []).map((step) => spelled(step, spellings));
        const fresh = taken.filter((step) => step.action === 'add').map(({ row }) => row);
        await addJobs(writer, fresh, { resumes, companies, clock, say });
        added += fresh.length;
        for (const step of taken) {
          if (step.action === 'fill' && (await fillJob(writer, step, { resumes, clock, say }))) filled += 1;
        }
      });
      if (added + filled > 0) await nameOwnFields(writer, names, clock);
      return { id: 0, added, filled };
    },
  }),
);

/** The step with its tags spelled as they are here, or as the first row of the file has them. */
function spelled(step: ImportStep, spellings: Map<string, string>): ImportStep {
  const { tags = [] } = step.row.fields;
  if (tags.length === 0) return step;
  for (const name of tags) if (!spellings.has(tagKey(name))) spellings.set(tagKey(name), name);
  const fields = { ...step.row.fields, tags: spelledAs(tags, spellings) };
  return { ...step, row: { ...step.row, fields } };
}

async function nameOwnFields(writer: Writer, names: OwnFieldNames, clock: Clock): Promise<void> {
  const known = await queryOwnFieldNames(writer.db);
  for (const field of ownFields) {
    const name = names[field] ?? '';
    if (known[field] === '' && name !== '')
      await writeNamedSetting(writer, { group: 'ownFields', name: field, value: name }, clock);
  }
}

type Around = { resumes: ReadonlyMap<string, number>; clock: Clock; say: Say };

async function addJobs(
  writer: Writer,
  rows: readonly ImportedRow[],
  { resumes, companies, clock, say }: Around & { companies: ReadonlySet<unknown> },
): Promise<void> {
  if (rows.length === 0) return;
  const made = { ...madeBy(clock), say };
  const ready = rows.map((row) => {
    const { job, history } = importedJob(row, resumes.get(row.resumeTitle) ?? null, made);
    const companyAlreadyAdded = companies.has(foldCompanyName(job.companyName));
    const whole = { ...job, companyAlreadyAdded, ...datesOfHistory(history) };
    return { job: stampJob(whole, made), history };
  });
  const keys = await writer.addMany(
    'jobs',
    ready.map(({ job }) => job),
  );
  const events = ready.flatMap(({ history }, at) => history.map((entry) => ofJob(entry, keys[at] ?? 0)));
  await writer.addMany('jobEvents', events);
  const ahead = rows.flatMap((row, at) => {
    const job = ready[at]?.job;
    return job ? [{ jobId: keys[at] ?? 0, ...importedAhead(row, job, made) }] : [];
  });
  const stamped = (jobId: number) => {
    const now = made.now.toISOString();
    return { jobId, uid: made.newUid(), createdAt: now, updatedAt: now, internalId: 0 };
  };
  const tasks = ahead.flatMap(({ jobId, tasks }) =>
    tasks.map((task) => Task.parse({ ...task, ...stamped(jobId) })),
  );
  const interviews = ahead.flatMap(({ jobId, interviews }) =>
    interviews.map((interview) => Interview.parse({ ...interview, ...stamped(jobId) })),
  );
  if (tasks.length > 0) await writer.addMany('tasks', tasks.map(unkeyed));
  if (interviews.length > 0) await writer.addMany('interviews', interviews.map(unkeyed));
}

const unkeyed = <T extends { internalId: number }>({ internalId: _, ...row }: T) => row;

const ofJob = ({ internalId: _, ...entry }: HistoryEntry, jobId: number) => ({ ...entry, jobId });

async function fillJob(
  writer: Writer,
  { row, id }: { row: ImportedRow; id: number },
  { resumes, clock, say }: Around,
): Promise<boolean> {
  const before = await readJobWithHistory(writer, id);
  const after = filledJob(before, row, resumes.get(row.resumeTitle) ?? null, { ...madeBy(clock), say });
  if (after === null) return false;
  await writeJobWithHistory(writer, { before, after, clock });
  return true;
}

/** Resumes by title; a title that two share says nothing. */
async function resumeKeys(db: OwnData): Promise<Map<string, number>> {
  const keys = new Map<string, number>();
  const twice = new Set<string>();
  for (const { title, internalId } of await db.resumes.toArray()) {
    if (keys.has(title)) twice.add(title);
    keys.set(title, internalId);
  }
  for (const title of twice) keys.delete(title);
  return keys;
}
