import type { Company } from '@foothold/core/entities/company/company.ts';
import { foldCompanyName } from '@foothold/core/text/company-name.ts';
import { useOwnQuery } from '../db/own-query.ts';
import type { OwnData } from '../rows/own-data.ts';
import { readRows } from '../rows/read-rows.ts';

/** The own company of a name, ignoring case, accents and legal form (docs/spec/readings.md R15), live; null: none is kept. */
export function useCompanyByName(companyName: string): { company: Company | null } | undefined {
  return useOwnQuery(`company named ${companyName}`, async (db) => ({
    company: await companyByName(db, companyName),
  }));
}

/** The own company of a name, ignoring case, accents and legal form (docs/spec/readings.md R15); null when none is kept. */
export async function companyByName(db: OwnData, companyName: string): Promise<Company | null> {
  return (await queryCompaniesNamed(db, companyName))[0] ?? null;
}

/** Own companies that share a name, ignoring case, accents and legal form, the one first kept in front, live. */
export function useCompaniesNamed(companyName: string): Company[] | undefined {
  return useOwnQuery(`companies named ${companyName}`, (db) => queryCompaniesNamed(db, companyName));
}

async function queryCompaniesNamed(db: OwnData, companyName: string): Promise<Company[]> {
  const name = foldCompanyName(companyName);
  if (name === '') return [];
  return readRows('companies', await db.companies.where('keys.name').equals(name).toArray()).rows;
}

/** The folded names of all own companies, live; out of the index alone. */
export function useCompanyNames(): ReadonlySet<string> | undefined {
  return useOwnQuery('names of companies', async (db) => {
    const names = new Set((await db.companies.orderBy('keys.name').uniqueKeys()).map(String));
    names.delete('');
    return names;
  });
}

/** The keys of own companies of that name, the first one kept in front; none for a name of nothing but signs. */
export async function ownCompanyIds(db: OwnData, companyName: string): Promise<number[]> {
  const name = foldCompanyName(companyName);
  return name === '' ? [] : db.companies.where('keys.name').equals(name).primaryKeys();
}
