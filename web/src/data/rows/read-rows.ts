import { entities, type Records, type TableName } from './tables.ts';

/** A stored row that its schema does not accept: which one, and what is wrong with it. */
export type BrokenRow = { table: TableName; key: number; problem: string };

/** Rows as their schema reads them, and beside them those that it does not accept (docs/spec/design.md, One entity). */
export type Rows<T> = { rows: T[]; broken: BrokenRow[] };

/** Parses stored rows; a bad one is reported by its key and never hides the others. */
export function readRows<T extends TableName>(table: T, stored: readonly unknown[]): Rows<Records[T]> {
  const result: Rows<Records[T]> = { rows: [], broken: [] };
  for (const row of stored) {
    const read = readRow(table, row);
    if (read.broken) result.broken.push(read.broken);
    else result.rows.push(read.record);
  }
  return result;
}

/** Parses one stored row. */
export function readRow<T extends TableName>(
  table: T,
  row: unknown,
): { record: Records[T]; broken: null } | { record: null; broken: BrokenRow } {
  const read = entities[table].schema.safeParse(row);
  if (read.success) return { record: read.data as unknown as Records[T], broken: null };
  const fields = [...new Set(read.error.issues.map((issue) => issue.path.join('.') || 'row'))];
  const key = Number((row as { internalId?: unknown } | null)?.internalId);
  return { record: null, broken: { table, key, problem: fields.join(', ') } };
}
