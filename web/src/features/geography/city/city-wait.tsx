import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { ApiError } from '../../../platform/server/api-error.ts';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { ErrorNote } from '../../../ui/notes/error-note.tsx';
import { OfflineNote } from '../../../ui/notes/offline-note.tsx';
import { ToldWords } from '../../../ui/notes/told-words.tsx';

type Query = {
  isError: boolean;
  error: unknown;
  fetchStatus: 'fetching' | 'paused' | 'idle';
  refetch: () => unknown;
};

/** Where the figures of a city will stand: while they come, when they cannot come, when they failed. */
export function CityWait({ query }: { query: Query }) {
  const { t } = useLingui();
  if (query.fetchStatus === 'paused')
    return (
      <OfflineNote>
        <Trans>The figures for this city load when you are online.</Trans>
      </OfflineNote>
    );
  if (!query.isError) return <SkeletonRows label={t`Loading the city`} count={5} height={54} />;
  if (query.error instanceof ApiError && query.error.status === 404) return <NoCity />;
  return (
    <ErrorNote
      title={<Trans>The figures for this city could not be loaded</Trans>}
      retry={{ label: <Trans>Retry city</Trans>, onClick: () => void query.refetch() }}
      requestId={query.error instanceof ApiError ? query.error.requestId : ''}
    >
      {query.error instanceof ApiError ? <ToldWords of={query.error} /> : null}
    </ErrorNote>
  );
}

/** No city has the number that was asked for. */
export function NoCity() {
  return (
    <EmptyState
      title={<Trans>There is no such city</Trans>}
      actions={
        <Button variant="contained" component={Link} to="/cities">
          <Trans>Find a city</Trans>
        </Button>
      }
    >
      <Trans>The address names a city that is not known here. A search by name finds those that are.</Trans>
    </EmptyState>
  );
}
