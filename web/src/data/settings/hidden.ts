import { useOwnQuery } from '../db/own-query.ts';
import type { OwnData } from '../rows/own-data.ts';
import { queryHiddenCompanies } from './hidden-companies.ts';
import { queryHiddenPostings } from './hidden-postings.ts';

/** What searches leave out: companies by name, postings by number. */
export type Hidden = { companies: readonly string[]; postings: readonly number[] };

/** What stands for it while it is not known. */
export const nothingHidden: Hidden = { companies: [], postings: [] };

/** Everything that the person hid from searches, live; undefined while it loads. */
export function useHidden(): Hidden | undefined {
  return useOwnQuery('hidden', queryHidden);
}

/** Reads what the person hid from searches. Both are asked for at once: a live answer follows what is read before its first wait. */
export async function queryHidden(db: OwnData): Promise<Hidden> {
  const [companies, postings] = await Promise.all([queryHiddenCompanies(db), queryHiddenPostings(db)]);
  return { companies, postings: postings.map(({ id }) => id) };
}
