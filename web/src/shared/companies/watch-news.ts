import { companyNews } from '@foothold/core/contract/companies.ts';
import type { Company } from '@foothold/core/entities/company/company.ts';
import { pointOf } from '@foothold/core/geography/commute.ts';
import { newSince } from '@foothold/core/search/saved-search.ts';
import { isAnyPosting, isWatched } from '@foothold/core/search/watch-rule.ts';
import { foldCompanyName } from '@foothold/core/text/company-name.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useTravelFrom } from '../../data/places/homes.ts';
import { useHidden } from '../../data/settings/hidden.ts';
import { call } from '../../platform/server/api.ts';
import { useOnline } from '../../ui/hooks/use-online.ts';
import { jobSearchQuery } from '../search/search-query.ts';
import { companyPostingsRequest } from './company-postings.ts';

/** A count is asked for again after this time at the earliest. */
const freshForMs = 5 * 60_000;

/** Companies that one question may name. */
const mostAsked = 100;

/** How many postings of a watched company are new since it was looked at; null while nobody has said. */
export type WatchNews = { company: Company; isHidden: boolean; count: number | null };

type Watched = Pick<Company, 'watchedAt' | 'lastRunAt'>;

/** The instant after which a posting of a watched company is new to the person. */
export const watchedSince = ({ watchedAt, lastRunAt }: Watched) =>
  newSince({ lastRunAt, createdAt: watchedAt });

/**
 * What is new at watched companies, in their order: asked for while it is shown, and only with a connection. Those with a
 * rule are counted posting by posting; of hidden ones nothing is asked.
 */
export function useWatchNews(watched: readonly Company[]): WatchNews[] {
  const isOnline = useOnline();
  const hidden = useHidden();
  const start = useTravelFrom();
  const from = start?.from ? pointOf(start.from) : null;
  const hiddenNames = new Set(hidden?.companies.map(foldCompanyName));
  const isHidden = ({ companyName }: Company) => hiddenNames.has(foldCompanyName(companyName));
  const asked = hidden === undefined ? [] : watched.filter((company) => !isHidden(company));
  const plain = asked.filter(isAnyPosting).slice(0, mostAsked);
  const ruled = asked.filter((company) => !isAnyPosting(company));
  const companies = plain.map(({ companyName, url, ...rest }) => ({
    companyName: companyName.slice(0, 300),
    ...(url && { url: url.slice(0, 2000) }),
    since: watchedSince(rest),
  }));
  const counted = useQuery({
    queryKey: ['companies', 'news', companies],
    queryFn: async ({ signal }) => (await call(companyNews, { body: { companies }, signal })).results,
    staleTime: freshForMs,
    // A count that does not come is a row without one.
    retry: false,
    enabled: isOnline && companies.length > 0,
  });
  const searched = useQueries({
    queries: ruled.map((company) => ({
      ...jobSearchQuery(
        companyPostingsRequest(company.companyName, hidden?.postings ?? [], watchedSince(company)),
      ),
      staleTime: freshForMs,
      retry: false,
      enabled: isOnline && start !== undefined,
    })),
  });
  return watched.map((company) => {
    const at = ruled.indexOf(company);
    const found = searched[at]?.data?.results.filter((posting) => isWatched(posting, company, from));
    const told = counted.data?.[plain.indexOf(company)];
    return { company, isHidden: isHidden(company), count: found?.length ?? told?.newCount ?? null };
  });
}
