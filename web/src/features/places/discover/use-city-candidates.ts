import { jobStatus } from '@foothold/core/entities/job/job-status.ts';
import { pointOf } from '@foothold/core/geography/commute.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useJobs } from '../../../data/jobs/job-list.ts';
import { useHome } from '../../../data/places/homes.ts';
import { useSavedSearches } from '../../../data/settings/saved-searches.ts';
import { citiesQuery } from '../../../shared/geography/geo-queries.ts';
import { occupationQuery } from '../../../shared/geography/occupation-queries.ts';
import { useStoredOccupation } from '../../../shared/geography/use-stored-occupation.ts';
import { jobSearchQuery } from '../../../shared/search/search-query.ts';
import { useOnline } from '../../../ui/hooks/use-online.ts';
import { type CityCandidate, cityCandidates } from './city-candidates.ts';

/** Own jobs and postings that are looked through. */
const maxJobs = 1000;
const maxPostings = 100;

/** The suggested cities, and what was known to make them; undefined while own data loads. */
export function useCityCandidates(): {
  candidates: readonly CityCandidate[] | undefined;
  occupation: string;
  hasHome: boolean;
  isWaiting: boolean;
} {
  const isOnline = useOnline();
  const jobs = useJobs({ limit: maxJobs });
  const searches = useSavedSearches();
  const home = useHome('home');
  const { code } = useStoredOccupation();
  const point = home?.home ? pointOf(home.home) : null;
  const occupation = useQuery({
    ...occupationQuery(code),
    enabled: code !== '' && isOnline,
  });
  const title = occupation.data?.description ?? '';
  const postings = useQuery({
    ...jobSearchQuery({
      searchTerm: title,
      pageSize: maxPostings,
      pageNumber: 1,
      sort: 'newest',
      withOld: false,
    }),
    enabled: title !== '' && isOnline,
    retry: false,
  });
  const near = useQuery({
    ...citiesQuery({
      near: point ? `${point.lat.toFixed(2)},${point.lng.toFixed(2)}` : '',
      sort: 'distance',
      ascending: 'true',
      limit: 100,
    }),
    enabled: point !== null && isOnline,
    retry: false,
  });
  const candidates = useMemo(() => {
    if (!jobs || !searches || home === undefined) return undefined;
    const large = (near.data?.results ?? []).filter(({ population }) => (population ?? 0) >= 50_000);
    return cityCandidates({
      jobs: jobs.rows.map((job) => ({ ...job, isOpen: jobStatus(job.status).group === 'in-progress' })),
      searches: searches.rows,
      postings: (postings.data?.results ?? []).map(({ city, state, country }) => ({ city, state, country })),
      occupation: title,
      near: large,
      home: point,
    });
  }, [jobs, searches, home, near.data, postings.data, title, point?.lat, point?.lng]);
  return {
    candidates,
    occupation: title,
    hasHome: point !== null,
    isWaiting: occupation.isLoading || postings.isLoading || near.isLoading,
  };
}
