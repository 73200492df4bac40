import type { Db, Queryable } from '@foothold/api/src/db/db.ts';
import { searchLimits } from '@foothold/core/search/search.ts';
import { settle } from './search-data.ts';

/** One of the three decisions that make search quick (docs/spec/design.md, Search), with the way to be without it. */
export type FormerDesign = {
  name: string;
  /** Kinds of search that it is for; names of `searchKinds`. */
  kinds: readonly string[];
  /** The table it is about, copied both as it would be and as it is, so that both are equally fresh; none: statements only. */
  table?: { name: string; before: TableShape; after: TableShape };
  /** Asks the statements as they would be. */
  ask?: (tx: Queryable) => Queryable;
};

/** What is kept of the columns' storage, settings of the table, and its indexes. */
type TableShape = { like: string; settings: string; indexes: readonly string[] };

/** Makes the copy of a table in a schema of its own. */
export async function copyTable(db: Db, schema: string, table: string, shape: TableShape): Promise<void> {
  const { like, settings, indexes } = shape;
  await db.exec(
    `CREATE SCHEMA ${schema}; CREATE TABLE ${schema}.${table} (LIKE public.${table} ${like}) ${settings}`,
  );
  await db.query(`INSERT INTO ${schema}.${table} SELECT * FROM public.${table}`);
  for (const index of indexes) await db.exec(`CREATE INDEX ON ${schema}.${table} ${index}`);
  await settle(db, schema, [table]);
}

const postingIndexes = [
  '(id)',
  '(source, external_id)',
  'USING gin (tsv)',
  'USING gin (head_tsv)',
  'USING gin (areas)',
  '(posted DESC NULLS LAST, id DESC)',
  '(title_words)',
];
const countLimit = `LIMIT ${searchLimits.totalMax + 1}`;

function countingAll(tx: Queryable): Queryable {
  return {
    query: (sql, params) =>
      tx.query(sql.includes('capped AS (') ? sql.replace(countLimit, 'LIMIT ALL') : sql, params),
  };
}

/** Each decision of the tables and statements of search, as migration 0001 and search-ids.ts make it, and without. */
export const formerDesigns: readonly FormerDesign[] = [
  {
    name: 'slim heap',
    kinds: ['keyword', 'two common words'],
    table: {
      name: 'posting',
      // What PostgreSQL does unasked: long rows are compressed, and leave the table from 2 KB on.
      before: { like: '', settings: '', indexes: postingIndexes },
      after: {
        like: 'INCLUDING STORAGE',
        settings: 'WITH (toast_tuple_target = 128)',
        indexes: postingIndexes,
      },
    },
  },
  {
    name: 'covering radius index',
    kinds: ['within 50 miles', 'within 300 miles + 30 days'],
    table: {
      name: 'posting_location',
      before: { like: '', settings: '', indexes: ['(lat, lng)', '(posting_id)'] },
      after: {
        like: '',
        settings: '',
        indexes: ['(lat, lng, posted) INCLUDE (posting_id, closed_at)', '(posting_id)'],
      },
    },
  },
  { name: 'capped counts', kinds: ['two common words'], ask: countingAll },
];

/** Runs statements with the tables of a schema before the usual ones. */
export function inSchema<T>(db: Db, schema: string, run: (tx: Queryable) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.query(`SET LOCAL search_path TO ${schema}, public`);
    return run(tx);
  });
}
