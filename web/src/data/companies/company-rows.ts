import type { Company } from '@foothold/core/entities/company/company.ts';
import { useOwnQuery } from '../db/own-query.ts';
import type { OwnData } from '../rows/own-data.ts';
import { type BrokenRow, readRow, readRows } from '../rows/read-rows.ts';

/** All own companies, and those that do not read. */
export type Companies = { companies: Company[]; broken: BrokenRow[] };

/** All own companies, live; undefined while they load. */
export function useCompanies(): Companies | undefined {
  return useOwnQuery('companies', queryCompanies, { keep: true });
}

/** Reads all own companies, by their key. */
export async function queryCompanies(db: OwnData): Promise<Companies> {
  const { rows, broken } = readRows('companies', await db.companies.toArray());
  return { companies: rows, broken };
}

/** One own company, live. `company` and `problem` both null: there is none of that id. `problem` names fields that do not read. */
export function useCompany(id: number): { company: Company | null; problem: string | null } | undefined {
  return useOwnQuery(`company ${id}`, async (db) => {
    const stored = Number.isSafeInteger(id) ? await db.companies.get(id) : undefined;
    if (stored === undefined) return { company: null, problem: null };
    const { record, broken } = readRow('companies', stored);
    return { company: record, problem: broken?.problem ?? null };
  });
}
