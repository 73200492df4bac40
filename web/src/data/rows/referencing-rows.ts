import type { Transaction } from 'dexie';
import type { Records, TableName } from './tables.ts';

/** From this many keys on, one range of the index is asked instead of each key by itself, where they lie close. */
const many = 20;
/** Keys lie close when at least every fourth of their range is among them. */
const closeness = 4;

/**
 * The stored rows of a table that name one of these records in an indexed field, as they are. Asking key by key costs a
 * request for each, which thousands of jobs feel; one range costs one.
 */
export async function rowsPointingAt<T extends TableName>(
  db: Pick<Transaction, 'table'>,
  table: T,
  field: string,
  ids: readonly number[],
): Promise<Records[T][]> {
  const rows = db.table<Records[T], number>(table);
  if (ids.length < many) {
    const found = await Promise.all(ids.map((id) => rows.where(field).equals(id).toArray()));
    return found.flat();
  }
  const sorted = [...ids].sort((a, b) => a - b);
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)];
  const range = () => rows.where(field).between(first, last, true, true);
  if (last - first < ids.length * closeness) {
    const wanted = new Set(ids);
    const found = await range().toArray();
    return found.filter((row) => wanted.has((row as Record<string, unknown>)[field] as number));
  }
  if ((await range().count()) === 0) return [];
  const found = await Promise.all(sorted.map((id) => rows.where(field).equals(id).toArray()));
  return found.flat();
}
