import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { restoreBackup } from '../backup/backup.ts';
import { mergeBackup } from '../backup/backup-merge.ts';
import { closeOwnData, openOwnData } from '../db/db.ts';
import { addHeard } from '../jobs/job-events.ts';
import { queryJobs } from '../jobs/job-list.ts';
import { setJobStatus } from '../jobs/job-progress.ts';
import { saveJob } from '../jobs/jobs.ts';
import { undo } from '../journal/undo.ts';
import { openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { migrations } from './migrations.ts';

type Rows = Record<string, { internalId: number }[]>;
const fixture = JSON.parse(readFileSync(new URL('../fixtures/v2.json', import.meta.url), 'utf8')) as {
  tables: Rows;
  journal: object[];
};
/** Read off the histories in the fixture by eye. */
const heard = async () =>
  Object.fromEntries((await opened().jobs.toArray()).map((job) => [job.internalId, job.heardDate]));

/** A database as the release before left it. */
async function openSecondVersion(): Promise<void> {
  await closeOwnData();
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
  const db = new Dexie('foothold');
  for (const { version, stores } of migrations.slice(0, 2)) db.version(version).stores(stores);
  await db.open();
  for (const [table, rows] of Object.entries(fixture.tables)) await db.table(table).bulkPut(rows);
  await db.table('meta').add({ name: 'owner', value: 'u1' });
  const [job] = fixture.tables.jobs ?? [];
  const before = { ...job, notes: 'before', updatedAt: '2026-01-01T00:00:00.000Z' };
  const entry = { at: '2026-11-01T10:00:00.000Z', label: 'Job changed', coalesceKey: '', undoneAt: '' };
  await db.table('journal').add({
    ...fixture.journal[0],
    ...entry,
    changes: [{ table: 'jobs', key: job?.internalId, before, after: job }],
  });
  db.close();
  await openOwnData('u1');
}

const jobId = fixture.tables.jobs?.[0]?.internalId ?? 0;

test('jobs of the release before get the day they were last heard of, and what was done to them can still be undone', async () => {
  await openSecondVersion();
  const dates = await heard();
  expect(Object.values(dates).every((date) => typeof date === 'string')).toBe(true);
  const { rows } = await queryJobs(opened(), { sort: 'heardDate' });
  expect(rows).toHaveLength(fixture.tables.jobs?.length ?? 0);
  const last = (await opened().journal.toArray()).at(-1);
  expect(await undo(last?.internalId ?? 0)).toMatchObject({ ok: true });
  expect(await opened().jobs.get(jobId)).toMatchObject({ notes: 'before', heardDate: dates[jobId] });
  const after = await queryJobs(opened(), { sort: 'heardDate' });
  expect(after.rows).toHaveLength(rows.length);
});

test('a backup of the release before brings the same days, restored or added', async () => {
  await openSecondVersion();
  const dates = await heard();
  const clock = testClock();
  await openEmptyData();
  saved(await restoreBackup({ tables: fixture.tables }, clock));
  expect(await heard()).toEqual(dates);
  await openEmptyData();
  saved(await mergeBackup({ tables: fixture.tables as never }, { choices: {} } as never, clock));
  expect(Object.values(await heard())).toEqual(Object.values(dates));
});

test('the list is sorted by when a job was last heard of, and by when its status began', async () => {
  await openEmptyData();
  const clock = testClock();
  const add = async (jobTitle: string) => saved(await saveJob({ jobTitle, companyName: 'Acme' }, clock)).id;
  const [quiet, rejected, written] = [await add('Quiet'), await add('Rejected'), await add('Written')];
  saved(
    await setJobStatus([quiet, rejected, written], 'application-submitted', { date: '2026-11-02' }, clock),
  );
  saved(await setJobStatus([rejected], 'rejected-before-interview', { date: '2026-11-09' }, clock));
  const { journalId } = saved(await addHeard(written, { date: '2026-11-12', note: 'We read it.' }, clock));
  const titles = async (sort: 'heardDate' | 'statusDate') =>
    (await queryJobs(opened(), { sort })).rows.map((job) => `${job.jobTitle} ${job[sort]}`.trim());
  expect(await titles('heardDate')).toEqual(['Written 2026-11-12', 'Rejected 2026-11-09', 'Quiet']);
  expect((await titles('statusDate'))[0]).toBe('Rejected 2026-11-09');
  await undo(journalId ?? 0);
  expect((await titles('heardDate'))[0]).toBe('Rejected 2026-11-09');
});

test('a database of the release before with thousands of jobs is upgraded whole, each job from its own history', async () => {
  await closeOwnData();
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
  const db = new Dexie('foothold');
  for (const { version, stores } of migrations.slice(0, 2)) db.version(version).stores(stores);
  await db.open();
  const [job] = fixture.tables.jobs ?? [];
  const [event] = fixture.tables.jobEvents ?? [];
  const dayOf = (at: number) => `2026-${String(1 + (at % 12)).padStart(2, '0')}-${10 + (at % 18)}`;
  const ids = Array.from({ length: 3000 }, (_, at) => at + 1);
  await db.table('jobs').bulkAdd(ids.map((id) => ({ ...job, internalId: id, uid: `job${id}` })));
  // Every second one was rejected; of the others nothing was heard.
  const events = ids.flatMap((id) =>
    (id % 2 ? ['application-submitted'] : ['application-submitted', 'rejected-before-interview']).map(
      (statusTo, at) => ({
        ...event,
        jobId: id,
        uid: `e${id} ${at}`,
        kind: 'status',
        statusTo,
        date: dayOf(id),
      }),
    ),
  );
  await db.table('jobEvents').bulkAdd(events.map((row, at) => ({ ...row, internalId: at + 1 })));
  await db.table('meta').add({ name: 'owner', value: 'u1' });
  db.close();
  await openOwnData('u1');
  expect(await heard()).toEqual(Object.fromEntries(ids.map((id) => [id, id % 2 ? '' : dayOf(id)])));
  expect((await queryJobs(opened(), { sort: 'heardDate', limit: 1 })).total).toBe(3000);
});
