import type { Job } from '@foothold/core/entities/job/job.ts';
import { countryName } from '@foothold/core/geography/country.ts';
import { totalText } from '@foothold/core/search/search.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useSetting } from '../../data/settings/settings.ts';
import { geocodeQuery } from '../../shared/geography/geo-queries.ts';
import { noFilters, type SearchState } from '../../shared/search/search-address.ts';
import { jobCountQuery } from '../../shared/search/search-query.ts';
import { useSearchRequest } from '../../shared/search/use-search-request.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { token } from '../../ui/tokens.ts';
import { jobMapAddress, listAddress } from './job-map-address.ts';
import { ownJobsIn } from './own-jobs-near.ts';
import { isRemoteLocation, searchAreaOf } from './search-area-of.ts';

type Props = {
  location: string;
  distance: number;
  jobs: readonly Job[] | undefined;
  /** Null for the first, which stays (docs/spec/rules.md, Validation). */
  onRemove: (() => void) | null;
};

/** A search location: how many postings and own jobs are there, the ways to them, and its removal. */
export function LocationLine({ location, distance, jobs, onRemove }: Props) {
  const { t } = useLingui();
  const state: SearchState = {
    ...noFilters,
    place: location,
    distance,
    sort: 'newest',
    page: 1,
    posting: null,
  };
  const counts = useCounts(state, jobs);
  return (
    <Box
      component="li"
      sx={{
        listStyle: 'none',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '8px 12px',
        minHeight: 66,
        padding: { xs: '12px 0', md: '10px 16px' },
        '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${token('line')}` },
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Box
          sx={{ fontWeight: 600, fontSize: { xs: '1.0625rem', md: '0.9375rem' }, overflowWrap: 'anywhere' }}
        >
          {location}
        </Box>
        <Box role="status" sx={{ color: token('text-2'), fontSize: '0.875rem' }}>
          {counts}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' }}>
        <Button variant="outlined" component={Link} to={listAddress({ ...state, box: null, spot: null })}>
          <Trans>Search jobs</Trans>
        </Button>
        <Button
          variant="outlined"
          component={Link}
          to={jobMapAddress({ ...state, box: null, spot: null })}
          startIcon={<Icon name="map" size="xs" />}
        >
          <Trans>Map</Trans>
        </Button>
        {onRemove && (
          <IconButton aria-label={t`Remove ${location}`} title={t`Remove ${location}`} onClick={onRemove}>
            <Icon name="close" size="xs" />
          </IconButton>
        )}
      </Box>
    </Box>
  );
}

/** “1,204 postings within 25 miles · 3 of your jobs”; says what is waited for or could not be had. */
function useCounts(state: SearchState, jobs: readonly Job[] | undefined): string {
  const { t, i18n } = useLingui();
  const requestOf = useSearchRequest();
  const country = useSetting('jobSearch', 'countrycode');
  const isRemote = isRemoteLocation(state.place);
  const found = useQuery({ ...jobCountQuery(requestOf(state)), enabled: country !== undefined });
  const read = useQuery({
    ...geocodeQuery(state.place, country && countryName(country) ? { country } : {}),
    enabled: country !== undefined && !isRemote,
  });
  const [match] = read.data ?? [];
  const area = isRemote ? ({ kind: 'remote' } as const) : match ? searchAreaOf(match, state.distance) : null;
  const isUnknown = read.data !== undefined && !match;
  const miles = state.distance;
  const within = t`${plural(miles, { one: 'within # mile', other: 'within # miles' })}`;
  const total = found.data?.totalResults ?? 0;
  const text = totalText(total, found.data?.totalIsCapped ?? false, i18n.locale);
  const postings = found.data
    ? total === 1
      ? t`1 posting`
      : t`${text} postings`
    : found.isError
      ? t`Postings could not be counted`
      : found.fetchStatus === 'paused'
        ? t`Postings are counted once you are online`
        : t`Counting postings…`;
  const own = area && jobs ? ownJobsIn(jobs, area) : null;
  return [
    isUnknown && t`No place is known by this name`,
    area?.kind === 'around' ? `${postings} ${found.data ? within : ''}`.trim() : postings,
    own !== null && t`${plural(own, { one: '# of your jobs', other: '# of your jobs' })}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
