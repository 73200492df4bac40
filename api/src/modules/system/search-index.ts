import { DatabaseError } from '../../db/database-error.ts';
import type { Queryable } from '../../db/db.ts';

// The newest by its index, one row of each table that a search reads, and whether an index is half made.
const probeSql = `
SELECT (SELECT id FROM posting ORDER BY posted DESC NULLS LAST, id DESC LIMIT 1) IS NOT NULL AS "hasPostings",
  (SELECT posting_id FROM posting_text LIMIT 1) IS NOT NULL AS "hasTexts",
  (SELECT posting_id FROM posting_location LIMIT 1) AS "anyPlace",
  (SELECT count(*)::int FROM pg_index
    WHERE NOT indisvalid AND indrelid = ANY ('{posting,posting_text,posting_location,posting_name}'::regclass[])) AS broken`;

// A table, a column or an index is gone, or a page of them cannot be read.
const notThere = /^(?:42P01|42703|42704|XX001|XX002|58P01|58030)$/;

/**
 * Whether what searches read is there and fits together; false for missing or unreadable tables and half-made indexes.
 * Throws when the database does not answer.
 */
export async function isSearchIndexWhole(db: Queryable): Promise<boolean> {
  try {
    const [row] = await db.query<{ hasPostings: boolean; hasTexts: boolean; broken: number }>(probeSql);
    return row !== undefined && row.broken === 0 && row.hasTexts === row.hasPostings;
  } catch (cause) {
    if (cause instanceof DatabaseError && notThere.test(cause.code ?? '')) return false;
    throw cause;
  }
}
