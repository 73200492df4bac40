import { companyKey } from '@foothold/core/text/company-name.ts';
import type { Queryable } from '../../db/db.ts';

/** Names of companies by their keys, as a posting writes them; else as one of `given` does. */
export async function companyNames(
  db: Queryable,
  keys: readonly string[],
  given: readonly string[] = [],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map(given.map((name) => [companyKey(name), name]));
  if (keys.length === 0) return names;
  const rows = await db.query<{ key: string; name: string | null }>(
    `SELECT k.key, (SELECT t.company_name FROM posting p JOIN posting_text t ON t.posting_id = p.id
       WHERE p.company_key = k.key LIMIT 1) AS name
     FROM unnest($1::text[]) k (key)`,
    [keys],
  );
  for (const { key, name } of rows) if (name !== null) names.set(key, name);
  return names;
}
