import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useFlaggedResults } from '../../data/jobs/saved-keys.ts';
import { PostingRow } from '../../shared/postings/posting-row.tsx';
import { useSearchTitle } from '../../shared/search/use-search-title.ts';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { type JobMapState, listAddress } from './job-map-address.ts';
import type { PostingMap } from './use-posting-map.ts';

type Props = {
  map: PostingMap;
  state: JobMapState;
  now: Date;
  addressOf: (posting: string) => string;
};

/** The postings of what the map shows, with what the own data knows of them; or what is in their place. */
export function PostingMapRows({ map, state, now, addressOf }: Props) {
  const { t } = useLingui();
  const { list, isOutside } = map;
  const answered = list.shown?.answer.results;
  const results = useMemo(() => answered ?? [], [answered]);
  const rows = useFlaggedResults(results);
  if (isOutside) return <NothingHere />;
  if (!list.shown)
    return list.phase === 'loading' && list.isSlow ? <SkeletonRows label={t`Searching`} after={0} /> : null;
  if (rows.length === 0) {
    if (list.isFormer) return null;
    return map.moved ? <NothingHere /> : <NothingFound state={state} />;
  }
  return rows.map((posting) => (
    <PostingRow
      key={posting.id}
      posting={posting}
      to={addressOf(String(posting.id))}
      selected={String(posting.id) === state.posting}
      now={now}
    />
  ));
}

function NothingHere() {
  return (
    <EmptyState title={<Trans>No jobs from this search in this part of the map</Trans>}>
      <Trans>Zoom out, or show all on the map.</Trans>
    </EmptyState>
  );
}

function NothingFound({ state }: { state: JobMapState }) {
  const title = useSearchTitle();
  const asked = title({ ...state, place: state.box ? '' : state.place });
  return (
    <EmptyState
      title={state.box ? <Trans>No {asked} in this area</Trans> : <Trans>No {asked}</Trans>}
      actions={
        <Button variant="outlined" component={Link} to={listAddress(state)}>
          <Trans>See what would find some</Trans>
        </Button>
      }
    >
      <Trans>
        The list of this search offers the smallest changes that find something, with their counts.
      </Trans>
    </EmptyState>
  );
}
