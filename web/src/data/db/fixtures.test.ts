import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { datesOfHistory, statusOfHistory } from '@foothold/core/entities/job/job-history.ts';
import { jobKeys } from '@foothold/core/entities/job/job-stamp.ts';
import { JournalEntry } from '@foothold/core/own-data/journal-entry.ts';
import { Dexie } from 'dexie';
import { describe, expect, it } from 'vitest';
import { queryJobs } from '../jobs/job-list.ts';
import { updateJob } from '../jobs/jobs.ts';
import { migrations } from '../rows/migrations.ts';
import { readRows } from '../rows/read-rows.ts';
import { entityOf, type TableName, tableNames } from '../rows/tables.ts';
import { openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { closeOwnData, openOwnData } from './db.ts';

type Fixture = { version: number; tables: Record<string, { internalId: number }[]>; journal: unknown[] };

/** True for a table that a version of the database had. */
const isIn = (table: TableName, version: number) =>
  Object.keys(entityOf(table).indexes).some((since) => Number(since) <= version);

/** The key and the indexes that a table has after all versions. */
const indexesOfToday = (table: TableName) => Object.values(entityOf(table).indexes).at(-1)?.split(', ');

// The fixtures are rows as a release wrote them. They are never edited: their worth is their age.
describe.each(migrations.map(({ version }) => version))('rows of version %i', (version) => {
  const file = new URL(`../fixtures/v${version}.json`, import.meta.url);
  const fixture = JSON.parse(readFileSync(file, 'utf8')) as Fixture;

  it('hold at least one row of every table, and all of them still read', () => {
    expect(fixture.version).toBe(version);
    for (const name of tableNames.filter((table) => isIn(table, version))) {
      const stored = fixture.tables[name] ?? [];
      expect(stored.length, name).toBeGreaterThan(0);
      const { rows, broken } = readRows(name, stored);
      expect(broken, name).toEqual([]);
      expect(rows.map((row) => row.internalId)).toEqual(stored.map((row) => row.internalId));
      for (const [i, row] of rows.entries()) expect(row).toMatchObject(stored[i] ?? {});
    }
    for (const entry of fixture.journal) expect(JournalEntry.safeParse(entry).success).toBe(true);
  });

  it('come along when the browser upgrades, and are found by the indexes of today', async () => {
    await openEmptyData();
    const { name } = opened();
    await closeOwnData();
    await Dexie.delete(name);
    const old = new Dexie(name);
    for (const one of migrations.filter((each) => each.version <= version))
      old.version(one.version).stores(one.stores);
    await old.open();
    for (const [table, rows] of Object.entries(fixture.tables))
      if (old.tables.some((each) => each.name === table)) await old.table(table).bulkPut(rows);
    old.close();
    await openOwnData('u1');
    for (const table of tableNames) {
      const stored = await opened().table(table).toArray();
      expect(stored, table).toMatchObject(fixture.tables[table] ?? []);
      expect(
        opened()
          .table(table)
          .schema.indexes.map(({ src }) => src),
      ).toEqual(expect.arrayContaining((indexesOfToday(table) ?? []).slice(1)));
    }
    const [job] = fixture.tables.jobs ?? [];
    const id = job?.internalId ?? 0;
    saved(await updateJob(id, { tags: ['found'], deadline: '2099-01-01' }, {}, testClock()));
    await opened().jobs.update(id, { fitSent: 'good' });
    expect(await opened().jobs.where('tags').equals('found').primaryKeys()).toEqual([id]);
    expect(await opened().jobs.where('deadline').equals('2099-01-01').primaryKeys()).toEqual([id]);
    expect(await opened().jobs.where('fitSent').equals('good').primaryKeys()).toEqual([id]);
    expect(await opened().fits.count()).toBe(0);
  });

  it('work in today’s database: listed, consistent, and saved without loss', async () => {
    await openEmptyData();
    for (const name of tableNames)
      await opened()
        .table(name)
        .bulkPut(fixture.tables[name] ?? []);
    const { rows, broken, total } = await queryJobs(opened(), {});
    expect([rows.length, broken.length, total]).toEqual([
      fixture.tables.jobs?.length,
      0,
      fixture.tables.jobs?.length,
    ]);
    for (const job of rows) {
      const history = await opened().jobEvents.where('jobId').equals(job.internalId).toArray();
      expect(statusOfHistory(history)).toBe(job.status);
      // A change of what keys are made of leaves stored jobs unfindable: it needs a migration that makes them again.
      expect(jobKeys(job)).toEqual(job.keys);
      const { journalId } = saved(
        await updateJob(job.internalId, { notes: `${job.notes} more` }, {}, testClock()),
      );
      expect(journalId).not.toBeNull();
      const { keys, ...whole } = job;
      const { notes: _, updatedAt: __, dateUpdated: ___, companyAlreadyAdded: ____, ...rest } = whole;
      const stored = await opened().jobs.get(job.internalId);
      // Read from the history with every save; rows of older releases lack it.
      expect(stored).toMatchObject({ ...rest, heardDate: datesOfHistory(history).heardDate });
      expect(stored?.keys).toEqual({ ...keys, words: [...(keys?.words ?? []), 'more'] });
    }
  });
});
