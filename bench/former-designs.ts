import type { Db, Queryable } from '@foothold/api/src/db/db.ts';
import { searchLimits } from '@foothold/core/domain/search.ts';
import { settle } from './search-data.ts';

/** One of the three decisions that make search quick (DESIGN.md), with the way to have the tables without it. */
export type FormerDesign = {
  name: string;
  /** Kind of search that it is for; a name of `searchKinds`. */
  kind: string;
  /** Tables that stand in another way in the schema of this name; none: only the statements differ. */
  tables: readonly string[];
  schema: string;
  /** Makes those tables as copies of the present ones. */
  make: (db: Db) => Promise<void>;
  /** The statements as they were asked before. */
  ask: (tx: Queryable) => Queryable;
};

const asIs = (tx: Queryable) => tx;

async function copyTable(db: Db, schema: string, table: string, indexes: readonly string[]): Promise<void> {
  await db.exec(`CREATE SCHEMA ${schema}; CREATE TABLE ${schema}.${table} (LIKE public.${table})`);
  await db.query(`INSERT INTO ${schema}.${table} SELECT * FROM public.${table}`);
  for (const index of indexes) await db.exec(`CREATE INDEX ON ${schema}.${table} ${index}`);
  await settle(db, schema, [table]);
}

const countLimit = `LIMIT ${searchLimits.totalMax + 1}`;

function countingAll(tx: Queryable): Queryable {
  return {
    query: (sql, params) =>
      tx.query(sql.includes('capped AS (') ? sql.replace(countLimit, 'LIMIT ALL') : sql, params),
  };
}

/** Each decision of the tables and statements of search, as it would be without it. */
export const formerDesigns: readonly FormerDesign[] = [
  {
    name: 'slim heap',
    kind: 'keyword',
    schema: 'former_heap',
    tables: ['posting'],
    // LIKE takes over neither the storage of columns nor toast_tuple_target: this is what PostgreSQL does unasked.
    make: (db) =>
      copyTable(db, 'former_heap', 'posting', [
        '(id)',
        '(source, external_id)',
        'USING gin (tsv)',
        'USING gin (head_tsv)',
        'USING gin (areas)',
        '(posted DESC NULLS LAST, id DESC)',
        '(title_words)',
      ]),
    ask: asIs,
  },
  {
    name: 'covering radius index',
    kind: 'within 50 miles',
    schema: 'former_radius',
    tables: ['posting_location'],
    make: (db) => copyTable(db, 'former_radius', 'posting_location', ['(lat, lng)', '(posting_id)']),
    ask: asIs,
  },
  {
    name: 'capped counts',
    kind: 'two common words',
    schema: 'former_counts',
    tables: [],
    make: async () => {},
    ask: countingAll,
  },
];

/** Runs statements with the tables of a schema before the usual ones. */
export function inSchema<T>(db: Db, schema: string, run: (tx: Queryable) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.query(`SET LOCAL search_path TO ${schema}, public`);
    return run(tx);
  });
}
