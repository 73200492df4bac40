import type { Queryable } from '../db/db.ts';

type Row = Readonly<Record<string, unknown>>;

/** The rows of one table, each as JSON has it, and the columns of its primary key (none: []). */
export type TableRows = { key: readonly string[]; rows: readonly Row[] };

/** Every row of every table of a database, by table. */
export type StoredRows = ReadonlyMap<string, TableRows>;

/** A value that a migration changes on purpose. */
export type DocumentedChange = {
  table: string;
  column: string;
  /** Whether `after` is what the migration makes of `before`. */
  isExpected: (before: unknown, after: unknown) => boolean;
};

/** What became of the rows of a database that was upgraded. */
export type RowComparison = {
  rows: number;
  same: number;
  /** Rows with at least one value changed as documented, and none otherwise. */
  documented: number;
  added: number;
  /** One line for each row that is lost, each value that changed otherwise, each table and column that is gone. */
  problems: string[];
};

/** Midnight in UTC, which 0015_days replaces with the end of that day twelve hours behind UTC. */
const dayEnd = (before: unknown, after: unknown) =>
  typeof before === 'string' &&
  new Date(before).getTime() % 86_400_000 === 0 &&
  new Date(String(after)).getTime() - new Date(before).getTime() === 36 * 3_600_000;

/** The values that migrations change on purpose; a migration that updates or drops adds a line. */
export const documentedChanges: readonly DocumentedChange[] = [
  { table: 'posting', column: 'closed_at', isExpected: dayEnd },
  { table: 'posting_location', column: 'closed_at', isExpected: dayEnd },
];

/** Reads every row of every table of the schema public. */
export async function storedRows(db: Queryable): Promise<StoredRows> {
  const tables = await db.query<{ name: string; key: string[] }>(
    `SELECT c.relname AS name, coalesce((SELECT json_agg(a.attname ORDER BY array_position(i.indkey::int2[], a.attnum))
       FROM pg_index i JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey)
       WHERE i.indrelid = c.oid AND i.indisprimary), '[]') AS key
     FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') ORDER BY c.relname`,
  );
  const read = new Map<string, TableRows>();
  for (const { name, key } of tables) {
    const rows = await db.query<{ row: Row }>(`SELECT to_jsonb(t) AS row FROM "${name}" t`);
    read.set(name, { key, rows: rows.map(({ row }) => row) });
  }
  return read;
}

/** The columns of every table with type and collation, to compare two databases by. */
export function tableLayout(db: Queryable): Promise<Record<string, unknown>[]> {
  return db.query(
    `SELECT c.relname AS "table", a.attname AS "column", format_type(a.atttypid, a.atttypmod) AS type, a.attnotnull AS "isRequired",
       (SELECT collname FROM pg_collation WHERE oid = a.attcollation) AS collation
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') ORDER BY c.relname COLLATE "C", a.attname COLLATE "C"`,
  );
}

const textOf = (row: Row, columns: readonly string[]) =>
  JSON.stringify(columns.map((column) => row[column] ?? null));

type Totals = Omit<RowComparison, 'problems'>;

function compareTable(
  name: string,
  before: TableRows,
  after: TableRows,
  changes: readonly DocumentedChange[],
): RowComparison {
  const problems: string[] = [];
  const totals: Totals = { rows: before.rows.length, same: 0, documented: 0, added: 0 };
  const [first] = before.rows;
  if (!first) return { ...totals, added: after.rows.length, problems };
  const [firstAfter] = after.rows;
  const columns = Object.keys(first);
  const gone = firstAfter ? columns.filter((column) => !(column in firstAfter)) : [];
  for (const column of gone) problems.push(`${name}.${column} is gone`);
  const common = columns.filter((column) => !gone.includes(column));
  // Rows without a key are told apart by what no migration changes on purpose; equal ones are counted.
  const isFixed = (column: string) =>
    !changes.some((change) => change.table === name && change.column === column);
  const key = before.key.length > 0 ? before.key : common.filter(isFixed);
  const found = Map.groupBy(after.rows, (row) => textOf(row, key));
  for (const row of before.rows) {
    const id = textOf(row, key);
    const match = found.get(id)?.shift();
    if (!match) {
      problems.push(`${name}: the row ${id.slice(0, 120)} is lost`);
      continue;
    }
    const different = common.filter(
      (column) => JSON.stringify(row[column]) !== JSON.stringify(match[column]),
    );
    const wrong = different.filter(
      (column) =>
        !changes.some(
          (change) =>
            change.table === name &&
            change.column === column &&
            change.isExpected(row[column], match[column]),
        ),
    );
    for (const column of wrong)
      problems.push(
        `${name}.${column} of ${id.slice(0, 80)} was ${JSON.stringify(row[column])} and is ${JSON.stringify(match[column])}`,
      );
    if (wrong.length > 0) continue;
    if (different.length > 0) totals.documented += 1;
    else totals.same += 1;
  }
  totals.added = [...found.values()].flat().length;
  return { ...totals, problems };
}

/** Compares each row of `before` with `after`: by its primary key, value by value; new tables and columns are left out. */
export function compareRows(
  before: StoredRows,
  after: StoredRows,
  changes: readonly DocumentedChange[] = documentedChanges,
): RowComparison {
  const sum: RowComparison = { rows: 0, same: 0, documented: 0, added: 0, problems: [] };
  for (const [name, table] of before) {
    const now = after.get(name);
    if (!now) {
      sum.problems.push(`the table ${name} is gone with ${table.rows.length} rows`);
      sum.rows += table.rows.length;
      continue;
    }
    const one = compareTable(name, table, now, changes);
    sum.rows += one.rows;
    sum.same += one.same;
    sum.documented += one.documented;
    sum.added += one.added;
    sum.problems.push(...one.problems);
  }
  return sum;
}
