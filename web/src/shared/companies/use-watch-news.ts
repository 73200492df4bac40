import type { Company } from '@foothold/core/entities/company/company.ts';
import { useQuery } from '@tanstack/react-query';
import { useHiddenCompanies } from '../../data/settings/hidden-companies.ts';
import { useOnline } from '../../ui/hooks/use-online.ts';
import type { WatchNews } from './watch-news.ts';

/** A count is asked for again after this time at the earliest. */
const freshForMs = 5 * 60_000;

const none: readonly WatchNews[] = [];

/** What is new at watched companies, in their order: asked for while it is shown, and only with a connection. */
export function useWatchNews(watched: readonly Company[]): readonly WatchNews[] {
  const isOnline = useOnline();
  const hidden = useHiddenCompanies();
  const asked = watched.map(
    ({ internalId, companyName, url, watchedAt, lastRunAt, watchWords, watchMiles }) =>
      [internalId, companyName, url, watchedAt, lastRunAt, watchMiles, ...watchWords].join('|'),
  );
  const found = useQuery({
    queryKey: ['companies', 'watch-news', asked, hidden],
    queryFn: async ({ signal }) => (await import('./watch-news.ts')).askWatchNews(watched, signal),
    staleTime: freshForMs,
    retry: false,
    enabled: isOnline && hidden !== undefined && watched.length > 0,
  });
  return found.data ?? none;
}
