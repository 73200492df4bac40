import { applyStatus, type JobWithHistory, newEntry } from '@foothold/core/domain/apply-status.ts';
import { addDays, calendarDate } from '@foothold/core/domain/calendar-date.ts';
import { newJob } from '@foothold/core/domain/job.ts';
import { stampJob } from '@foothold/core/domain/job-stamp.ts';
import { parsePay } from '@foothold/core/domain/salary.ts';
import { type Clock, systemClock } from './clock.ts';
import { type ExampleJob, exampleCompanies, exampleJobs } from './example-data.data.ts';
import { addExampleSurroundings } from './example-surroundings.ts';
import { clearReference } from './job-delete.ts';
import { commit, type Writer } from './journal.ts';
import { useOwnQuery } from './own-query.ts';
import { attempt, Refusal, type SaveResult } from './save-result.ts';
import { references, type TableName, tableNames } from './tables.ts';

/** Where the keys of the example records are kept, so that removing them reads nothing else. */
const marker = ['app', 'exampleData'] as const;

/** Records that mean nothing without the one they belong to. */
const partOf: readonly TableName[] = [
  'jobEvents',
  'resumeExperience',
  'resumeEducation',
  'resumeSkills',
  'resumeSections',
  'placeGroupMembers',
];

/** Whether the example data is here, live. */
export function useExampleData(): { loaded: boolean } | undefined {
  return useOwnQuery('example data', async (db) => {
    return {
      loaded:
        (await db.settings
          .where('[settingGroup+settingName]')
          .equals([...marker])
          .count()) > 0,
    };
  });
}

/**
 * Loads thirty fictional jobs with dated histories, their companies, interviews, resumes and places, each marked
 * `isExample`, all dated around now, in one journal entry (DESIGN.md, Load example data).
 */
export function loadExampleData(clock: Clock = systemClock): Promise<SaveResult> {
  return attempt(async () => {
    const { result: id, journalId } = await commit(
      'Example data loaded',
      tableNames,
      async (writer) => {
        if (await findMarker(writer)) throw new Refusal('example-already-loaded');
        const now = clock.now();
        const keys: Partial<Record<TableName, number[]>> = {};
        const noting: Writer = {
          ...writer,
          add: async (table, row) => {
            const key = await writer.add(table, row);
            keys[table] = [...(keys[table] ?? []), key];
            return key;
          },
        };
        const { resumes } = await addExampleSurroundings(noting, {
          now,
          newUid: clock.newUid,
          addJobs: (ids) => addExampleJobs(noting, { now, newUid: clock.newUid, resumes: ids }),
        });
        const at = now.toISOString();
        const [settingGroup, settingName] = marker;
        const settingValue = JSON.stringify(keys);
        const row = {
          settingGroup,
          settingName,
          settingValue,
          uid: clock.newUid(),
          createdAt: at,
          updatedAt: at,
          isExample: true,
        };
        await writer.add('settings', row);
        return resumes[0] ?? 0;
      },
      { clock },
    );
    return { ok: true, id, journalId };
  });
}

/**
 * Removes the example data in one step that can be undone. The person's own records stay: one that pointed at an
 * example record points at nothing, and entries that belong to an example job go with it.
 */
export function removeExampleData(clock: Clock = systemClock): Promise<SaveResult> {
  return attempt(async () => {
    const { journalId } = await commit(
      'Example data removed',
      tableNames,
      async (writer) => {
        const stored = await findMarker(writer);
        if (!stored) throw new Refusal('no-example');
        const keys = JSON.parse(stored.settingValue) as Partial<Record<TableName, number[]>>;
        for (const table of tableNames) {
          for (const key of keys[table] ?? []) {
            if ((await writer.get(table, key))?.isExample === true) await removeWithParts(writer, table, key);
          }
        }
        await writer.remove('settings', stored.internalId);
      },
      { clock },
    );
    return { ok: true, id: 0, journalId };
  });
}

async function removeWithParts(writer: Writer, table: TableName, key: number): Promise<void> {
  await writer.remove(table, key);
  for (const reference of references.filter((r) => r.to === table)) {
    const rows = writer.db.table<Record<string, unknown>, number>(reference.table);
    for (const child of await rows.where(reference.field).equals(key).primaryKeys()) {
      if (partOf.includes(reference.table)) await writer.remove(reference.table, child);
      else await clearReference(writer, { table: reference.table, key: child, field: reference.field });
    }
  }
}

const findMarker = (writer: Writer) =>
  writer.db.settings
    .where('[settingGroup+settingName]')
    .equals([...marker])
    .first();

type Setup = { now: Date; newUid: () => string; resumes: readonly number[] };

async function addExampleJobs(writer: Writer, setup: Setup): Promise<number[]> {
  const ids: number[] = [];
  // Oldest first, so that keys grow with time as they would have.
  const order = exampleJobs.map((_, position) => position);
  order.sort((a, b) => (exampleJobs[b]?.saved ?? 0) - (exampleJobs[a]?.saved ?? 0));
  for (const position of order) {
    const example = exampleJobs[position];
    if (example) ids[position] = await addExampleJob(writer, example, setup);
  }
  return ids;
}

async function addExampleJob(
  writer: Writer,
  example: ExampleJob,
  { now, newUid, resumes }: Setup,
): Promise<number> {
  const today = calendarDate(now);
  const made = (daysAgo: number) => ({
    now: new Date(now.getTime() - daysAgo * 86_400_000 - 60_000),
    newUid,
  });
  const fields = { ...exampleFields(example, resumes), dateAdded: made(example.saved).now.toISOString() };
  const internalId = await writer.add('jobs', newJob(fields));
  const job = { ...newJob(fields), internalId };
  const saved = { kind: 'saved', statusTo: null, date: addDays(today, -example.saved), note: '' } as const;
  let state: JobWithHistory = { job, history: [newEntry(job, saved, { ...made(example.saved), after: [] })] };
  let last = example.saved;
  for (const [daysAgo, status, note] of example.history ?? []) {
    state = applyStatus(state, { status, date: addDays(today, -daysAgo), note }, made(daysAgo));
    last = daysAgo;
  }
  for (const entry of state.history) await writer.add('jobEvents', entry);
  const stamped = stampJob({ ...state.job, createdAt: fields.dateAdded }, made(last));
  await writer.put('jobs', { ...stamped, internalId });
  return internalId;
}

function exampleFields(example: ExampleJob, resumes: readonly number[]): Parameters<typeof newJob>[0] {
  const { name, city, state, latitude, longitude } = exampleCompanies[example.company];
  const place = example.remote
    ? { location: 'Remote', country: 'US' }
    : { location: `${city}, ${state}`, city, state, country: 'US', latitude, longitude };
  return {
    ...place,
    jobTitle: example.title,
    companyName: name,
    companyAlreadyAdded: true,
    salary: example.pay,
    pay: parsePay(example.pay),
    source: example.source,
    submissionMethod: example.history?.some(([, status]) => status === 'application-submitted')
      ? (example.method ?? '')
      : '',
    jobType: example.type ?? 'fulltime',
    url: `https://example.com/jobs/${example.title.toLowerCase().replace(/[^a-z]+/g, '-')}`,
    description: example.text,
    notes: example.notes ?? '',
    resumeId: example.resume === undefined ? null : (resumes[example.resume] ?? null),
    isExample: true,
  };
}
