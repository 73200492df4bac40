import type { Queryable } from '../db/db.ts';

type Column = {
  name: string;
  type: string;
  isRequired: boolean;
  /** The table and column that a foreign key names; null where there is none. */
  refersTo: { table: string; column: string } | null;
  /** Values that a check constraint lists; null where there is none. */
  oneOf: string[] | null;
};

type Table = { name: string; columns: Column[] };

/** Tables that hold rows now, and those that could not be filled, with PostgreSQL's reason. */
export type FilledTables = { filled: string[]; refused: string[] };

/** SQL by `table.column` where a value of the right type is not enough, with `$n` for the number of the row. */
const ownValues: Readonly<Record<string, string>> = {
  'reference_figures.columns': `'["code","value"]'`,
  'reference_figures.rows': `'[["x",1]]'`,
  'posting_text.places': `'[]'`,
  'posting_text.pay': 'NULL',
  'posting.posted_kind': `'posted'`,
};

async function tablesOf(db: Queryable): Promise<Table[]> {
  const rows = await db.query<{ table: string } & Omit<Column, 'oneOf'> & { check: string | null }>(
    `SELECT c.relname AS "table", a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type, a.attnotnull AS "isRequired",
       (SELECT json_build_object('table', f.confrelid::regclass::text, 'column',
          (SELECT attname FROM pg_attribute WHERE attrelid = f.confrelid AND attnum = f.confkey[1]))
        FROM pg_constraint f WHERE f.contype = 'f' AND f.conrelid = c.oid AND f.conkey = ARRAY[a.attnum] LIMIT 1) AS "refersTo",
       (SELECT pg_get_constraintdef(k.oid) FROM pg_constraint k
        WHERE k.contype = 'c' AND k.conrelid = c.oid AND k.conkey = ARRAY[a.attnum] LIMIT 1) AS "check"
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.attidentity = '' AND a.attgenerated = ''
     ORDER BY c.relname, a.attnum`,
  );
  const byTable = Map.groupBy(rows, ({ table }) => table);
  return [...byTable].map(([name, columns]) => ({
    name,
    columns: columns.map(({ check, table: _, ...column }) => ({
      ...column,
      oneOf: check?.includes('ANY')
        ? [...check.matchAll(/'([^']*)'::/g)].map(([, value = '']) => value)
        : null,
    })),
  }));
}

/** Tables that others refer to first. */
function inOrder(tables: readonly Table[]): Table[] {
  const sorted: Table[] = [];
  const visit = (table: Table, path: readonly string[]) => {
    if (sorted.includes(table) || path.includes(table.name)) return;
    for (const { refersTo } of table.columns) {
      const parent = tables.find(({ name }) => name === refersTo?.table);
      if (parent) visit(parent, [...path, table.name]);
    }
    sorted.push(table);
  };
  for (const table of tables) visit(table, []);
  return sorted;
}

/** Which row is made; nothing refers to the one whose key is `spared`. */
type Row = { number: number; spared: string };

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

function sqlValue(table: string, column: Column, { number, spared }: Row): string {
  const own = ownValues[`${table}.${column.name}`];
  if (own) return own;
  if (column.refersTo) {
    const key = `"${column.refersTo.column}"`;
    const rows = `FROM "${column.refersTo.table}" WHERE ${key}::text <> ${quote(spared)}`;
    return `(SELECT ${key} ${rows} ORDER BY 1 OFFSET ${number} % (SELECT greatest(count(*), 1) ${rows}) LIMIT 1)`;
  }
  if (column.oneOf) return quote(column.oneOf[number % column.oneOf.length] ?? '');
  // The last row shows what becomes of absent values.
  if (!column.isRequired && number === 2) return 'NULL';
  const day = /expires|until|not_before/.test(column.name) ? '2036-01-0' : '2026-11-0';
  const { type } = column;
  if (type.endsWith('[]'))
    return `ARRAY[${sqlValue('', { ...column, type: type.slice(0, -2) }, { number, spared })}]::${type}`;
  if (/^(?:bigint|integer|smallint)$/.test(type)) return String(number + 1);
  if (type === 'xid8') return quote(String(number + 1));
  if (/^(?:double precision|real|numeric)/.test(type)) return `${number}.25`;
  if (type.startsWith('timestamp')) return quote(`${day}${number + 1} 10:20:30.123Z`);
  if (type === 'date') return quote(`${day}${number + 1}`);
  if (type === 'boolean') return String(number % 2 === 0);
  if (type.startsWith('json')) return quote(`{"filled": ${number}}`);
  if (type === 'tsvector') return `to_tsvector('simple', 'filled row ${number}')`;
  if (type === 'bytea') return `'\\x0${number}ff'`;
  if (type === 'uuid') return quote(`00000000-0000-4000-8000-00000000000${number}`);
  return quote(`${table} ${column.name} ${number}`);
}

/** Inserts up to three rows; PostgreSQL's reason where not even one fits, or where one is refused as more than a duplicate. */
async function fill(db: Queryable, { name, columns }: Table, spared: string): Promise<string | null> {
  const names = columns.map((column) => `"${column.name}"`).join(', ');
  for (const number of [0, 1, 2]) {
    const values = columns.map((column) => sqlValue(name, column, { number, spared })).join(', ');
    try {
      await db.query(`INSERT INTO "${name}" (${names}) VALUES (${values})`);
    } catch (cause) {
      // One account has one row of some tables, and there may be one account.
      const isDuplicate = (cause as { code?: string }).code === '23505';
      if (number === 0 || !isDuplicate) return (cause as Error).message;
    }
  }
  return null;
}

/**
 * Gives every table without rows three of them, made from the types, keys and checks that the database itself states, so that
 * a new table needs no line here. A table that refuses them is named with the reason. Nothing is made of the account
 * `spared`: one of the rows would close it.
 */
export async function fillTables(db: Queryable, spared = ''): Promise<FilledTables> {
  const answer: FilledTables = { filled: [], refused: [] };
  for (const table of inOrder(await tablesOf(db))) {
    const [counted] = await db.query<{ some: boolean }>(
      `SELECT EXISTS (SELECT FROM "${table.name}") AS some`,
    );
    if (counted?.some && !(spared && table.name === 'users')) {
      answer.filled.push(table.name);
      continue;
    }
    const refusal = await fill(db, table, spared);
    if (refusal) answer.refused.push(`${table.name}: ${refusal}`);
    else answer.filled.push(table.name);
  }
  return answer;
}
