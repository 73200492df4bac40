import { nextInstant } from '@foothold/core/entities/record.ts';
import type { Clock } from './clock.ts';
import { readRow } from './read-rows.ts';
import { Refusal } from './save-result.ts';
import type { Records, TableName } from './tables.ts';
import type { Writer } from './writer.ts';

/** The `updatedAt` that a form started from; undefined for a change that builds on nothing it has read. */
export type BasedOn = { basedOn?: string | undefined };

/** Refuses an edit of a record that was changed elsewhere since its form started; null is a record not made yet. */
export function refuseStale(stored: { updatedAt: string } | null, { basedOn }: BasedOn): void {
  if (basedOn !== undefined && basedOn !== (stored?.updatedAt ?? ''))
    throw new Refusal('changed-elsewhere', { current: stored });
}

/** The stored row of a key as it is; refuses when it is gone or was changed elsewhere. */
export async function storedRow<T extends TableName>(
  writer: Writer,
  table: T,
  key: number,
  base: BasedOn = {},
): Promise<Records[T]> {
  const row = await writer.get(table, key);
  if (row === undefined) throw new Refusal('missing');
  refuseStale(row, base);
  return row;
}

/** `storedRow` as its schema reads it; refuses also one that does not read. */
export async function storedRecord<T extends TableName>(
  writer: Writer,
  table: T,
  key: number,
  base: BasedOn = {},
): Promise<Records[T]> {
  const { record, broken } = readRow(table, await storedRow(writer, table, key));
  if (!record) throw new Refusal('invalid', { text: broken?.problem ?? '' });
  refuseStale(record, base);
  return record;
}

/** Changes fields of a stored record and stamps it. `change` returns the fields, null for nothing to change. */
export async function editRecord<T extends TableName>(
  writer: Writer,
  { table, id, basedOn, clock }: { table: T; id: number; clock: Clock } & BasedOn,
  change: (record: Records[T]) => Partial<Records[T]> | null,
): Promise<{ id: number }> {
  const record = await storedRecord(writer, table, id, { basedOn });
  const changed = change(record);
  if (changed === null) return { id };
  const updatedAt = nextInstant(clock.now(), record.updatedAt);
  await writer.put(table, { ...record, ...changed, internalId: id, updatedAt });
  return { id };
}

/** Removes a stored row, also one that does not read; refuses when it is gone. */
export async function removeStored(writer: Writer, table: TableName, id: number): Promise<{ id: number }> {
  await storedRow(writer, table, id);
  await writer.remove(table, id);
  return { id };
}
