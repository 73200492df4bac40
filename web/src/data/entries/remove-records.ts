import type { StoredDocument } from '@foothold/core/entities/document/stored-file.ts';
import type { Clock } from '../rows/clock.ts';
import { rowsPointingAt } from '../rows/referencing-rows.ts';
import { references, type TableName } from '../rows/tables.ts';
import type { Writer } from '../rows/writer.ts';
import { transferContent } from './document-holder.ts';

/** A table, those whose rows reference it, and the parts of those that go with it: what deleting one of its records touches. */
export function tablesAround(table: TableName): TableName[] {
  const pointing = references.filter(({ to }) => to === table);
  const parts = pointing.filter(({ hold }) => hold === 'part').flatMap((one) => partsOf(one.table));
  return [...new Set([table, ...pointing.map((one) => one.table), ...parts.map((one) => one.table)])];
}

const partsOf = (table: TableName) => references.filter(({ to, hold }) => to === table && hold === 'part');

/**
 * Removes records, with their parts and companions; what else references them stays and references nothing (decision 0060).
 * A record that cannot be read goes too.
 */
export async function removeRecords(
  writer: Writer,
  table: TableName,
  ids: readonly number[],
  clock: Clock,
): Promise<void> {
  for (const reference of references.filter(({ to }) => to === table)) {
    const { field, hold } = reference;
    const rows = await rowsPointingAt(writer.db, reference.table, field, ids);
    if (rows.length === 0) continue;
    const keys = rows.map((row) => row.internalId);
    if (hold === 'free') {
      const freed = rows.map((row) => ({ ...row, [field]: null }));
      await writer.putMany(reference.table, freed, rows);
      continue;
    }
    if (reference.table === 'documents') await transferContent(writer, rows as StoredDocument[], clock);
    // Messages go with a conversation that goes with its job.
    for (const part of partsOf(reference.table)) {
      const below = await rowsPointingAt(writer.db, part.table, part.field, keys);
      await writer.removeMany(
        part.table,
        below.map((row) => row.internalId),
      );
    }
    await writer.removeMany(reference.table, keys);
  }
  await writer.removeMany(table, ids);
}
