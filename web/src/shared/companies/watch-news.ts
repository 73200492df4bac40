import { companyNews } from '@foothold/core/contract/companies.ts';
import { jobsSearch } from '@foothold/core/contract/jobs.ts';
import type { Company } from '@foothold/core/entities/company/company.ts';
import { pointOf } from '@foothold/core/geography/commute.ts';
import { newSince } from '@foothold/core/search/saved-search.ts';
import { isAnyPosting, isWatched } from '@foothold/core/search/watch-rule.ts';
import { foldCompanyName } from '@foothold/core/text/company-name.ts';
import { ownData } from '../../data/db/db.ts';
import { queryHome } from '../../data/places/travel-from.ts';
import { queryHiddenCompanies } from '../../data/settings/hidden-companies.ts';
import { queryHiddenPostings } from '../../data/settings/hidden-postings.ts';
import { call } from '../../platform/server/api.ts';
import { companyPostingsRequest } from './company-postings.ts';

/** Companies that one question may name. */
const maxAsked = 100;

/** What is new at a watched company: a count, that it is hidden and not asked about, or that nobody has said. */
export type WatchNews = number | 'hidden' | null;

/** The instant after which a posting of a watched company is new to the person. */
export const watchedSince = ({ watchedAt, lastRunAt }: Pick<Company, 'watchedAt' | 'lastRunAt'>) =>
  newSince({ lastRunAt, createdAt: watchedAt });

/**
 * What is new at watched companies, in their order. Those with a rule are counted posting by posting, the others in one
 * question; of hidden ones nothing is asked. What does not come is a row without a count.
 */
export async function askWatchNews(watched: readonly Company[], signal?: AbortSignal): Promise<WatchNews[]> {
  const db = ownData();
  if (!db) return watched.map(() => null);
  const hidden = new Set((await queryHiddenCompanies(db)).map(foldCompanyName));
  const isHidden = ({ companyName }: Company) => hidden.has(foldCompanyName(companyName));
  const asked = watched.filter((company) => !isHidden(company));
  const plain = asked.filter(isAnyPosting).slice(0, maxAsked);
  const ruled = asked.filter((company) => !isAnyPosting(company));
  const from = (await queryHome(db, 'from')) ?? (await queryHome(db, 'home'));
  const start = from && pointOf(from);
  const postings = (await queryHiddenPostings(db)).map(({ id }) => id);
  const counts = new Map<Company, number>();
  const companies = plain.map(({ companyName, url, ...rest }) => ({
    companyName: companyName.slice(0, 300),
    ...(url && { url: url.slice(0, 2000) }),
    since: watchedSince(rest),
  }));
  const tellPlain = async () => {
    if (companies.length === 0) return;
    const { results } = await call(companyNews, { body: { companies }, signal });
    for (const [at, company] of plain.entries()) counts.set(company, results[at]?.newCount ?? 0);
  };
  const tellRuled = async (company: Company) => {
    const body = companyPostingsRequest(company.companyName, postings, watchedSince(company));
    const { results } = await call(jobsSearch, { body, signal });
    counts.set(company, results.filter((posting) => isWatched(posting, company, start)).length);
  };
  await Promise.allSettled([tellPlain(), ...ruled.map(tellRuled)]);
  return watched.map((company) => (isHidden(company) ? 'hidden' : (counts.get(company) ?? null)));
}
