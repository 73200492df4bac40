import type { Clearing } from '@foothold/core/entities/entity.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { noteCleared } from '../entries/cleared.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { entityOf, references, type TableName, tableNames } from '../rows/tables.ts';
import type { Writer } from '../rows/writer.ts';
import { command } from './command.ts';

const tablesThat = (...ways: Clearing[]) =>
  ways.flatMap((way) => tableNames.filter((table) => entityOf(table).clearing === way));

/** What clearing all data removes (docs/spec/states.md, Clearing and deleting) with what hangs on it. */
export const clearedTables: readonly TableName[] = tablesThat('clears', 'clears-along');
/** What goes only when it is asked for. */
export const placeTables: readonly TableName[] = tablesThat('with-places');

/** How many rows each table holds. */
export type DataCounts = Record<TableName, number>;

/** The rows of every table, live; undefined while they are counted. */
export function useDataCounts(): DataCounts | undefined {
  return useOwnQuery('counts of all tables', async (db) => {
    const counts = await Promise.all(
      tableNames.map(async (table) => [table, await db.table(table).count()] as const),
    );
    return Object.fromEntries(counts) as DataCounts;
  });
}

/**
 * Clears all data: companies, jobs, interviews, resumes, settings and what hangs on them; places and their groups only
 * with `withPlaces`. One step that Undo takes back whole; its content leaves this browser later (cleared.ts).
 */
export const clearAllData = command(
  'clearAllData',
  ({ withPlaces }: { withPlaces: boolean }, clock: Clock = systemClock) => ({
    label: 'allDataCleared',
    tables: tableNames,
    clock,
    run: async (writer) => {
      let removed = withPlaces ? 0 : await removeExamplePlaces(writer);
      for (const table of withPlaces ? [...clearedTables, ...placeTables] : clearedTables)
        removed += await writer.removeAll(table);
      for (const { table, field, to } of references)
        if (entityOf(table).clearing === 'stays' && clearedTables.includes(to))
          await forget(writer, table, field);
      return { id: 0, removed };
    },
    after: noteCleared,
  }),
);

type Row = Record<string, unknown> & { internalId: number };

/** The mark that names the example data goes with the settings, so nothing could remove its places later. */
async function removeExamplePlaces(writer: Writer): Promise<number> {
  const all = (table: TableName) => writer.db.table<Row, number>(table).toArray();
  const gone = { places: new Set<unknown>(), placeGroups: new Set<unknown>() };
  let count = 0;
  const remove = async (table: TableName, key: number) => {
    await writer.remove(table, key);
    count += 1;
  };
  for (const table of ['places', 'placeGroups'] as const)
    for (const row of await all(table)) {
      if (row.isExample !== true) continue;
      gone[table].add(row.internalId);
      await remove(table, row.internalId);
    }
  for (const row of await all('placeGroupMembers'))
    if (row.isExample === true || gone.places.has(row.placeId) || gone.placeGroups.has(row.groupId))
      await remove('placeGroupMembers', row.internalId);
  return count;
}

/** What stays no longer references what is gone. */
async function forget(writer: Writer, table: TableName, field: string): Promise<void> {
  for (const row of await writer.db.table<Row, number>(table).toArray())
    if (typeof row[field] === 'number') await writer.put(table, { ...row, [field]: null } as never);
}
