import type { Company } from '@foothold/core/entities/company/company.ts';
import { tagKey } from '@foothold/core/entities/job/job-tags.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { queryCompanies } from './company-rows.ts';

/** A category as it is written first, and how many companies have it. */
export type CompanyCategory = { key: string; name: string; count: number; color: string };

/** The categories of all own companies, those of most companies first, live; none while they load. */
export function useCompanyCategories(): readonly CompanyCategory[] {
  const found = useOwnQuery('categories of companies', async (db) =>
    countedCategories((await queryCompanies(db)).companies),
  );
  return found ?? none;
}

const none: readonly CompanyCategory[] = [];

/** The categories of these companies, each once, those of most companies first. */
export function countedCategories(companies: readonly Pick<Company, 'categories'>[]): CompanyCategory[] {
  const found = new Map<string, CompanyCategory>();
  for (const name of companies.flatMap(({ categories }) => categories)) {
    const key = tagKey(name);
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { key, name, count: 1, color: '' });
  }
  return [...found.values()].sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}
