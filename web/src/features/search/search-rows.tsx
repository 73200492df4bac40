import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useDeferredValue, useMemo } from 'react';
import { useFlaggedResults } from '../../data/jobs/saved-keys.ts';
import { PostingRow } from '../../shared/postings/posting-row.tsx';
import type { SearchFilters, SearchState } from '../../shared/search/search-address.ts';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { SearchEmpty } from './search-empty.tsx';
import type { SearchResults } from './use-search-results.ts';

type Props = {
  results: SearchResults;
  state: SearchState;
  selected: string | null;
  now: Date;
  addressOf: (posting: string) => string;
  onSearch: (filters: SearchFilters) => void;
  onPage: (page: number) => void;
  /** Numbers of those that came since this saved search was looked at last. */
  newIds: ReadonlySet<number>;
};

/** The postings, with what the own data knows of them; or what stands in their place. */
export function SearchRows(props: Props) {
  const { results, state, selected, now, addressOf, onSearch, onPage, newIds } = props;
  const { t } = useLingui();
  const { shown, phase, isSlow, isFormer } = results;
  const answered = shown?.answer.results;
  const list = useMemo(() => answered ?? [], [answered]);
  const rows = useFlaggedResults(list);
  // What the window shows comes first; the rows below it a moment later, in pieces that hold nothing up.
  const isWhole = useDeferredValue(list) === list;
  if (!shown) return phase === 'loading' && isSlow ? <SkeletonRows label={t`Searching`} after={0} /> : null;
  const { totalResults, pagination } = shown.answer;
  if (totalResults === 0) return isFormer ? null : <SearchEmpty state={state} onSearch={onSearch} />;
  if (rows.length === 0)
    return <BeyondLast page={pagination.pageNumber} pages={pagination.totalPages} onPage={onPage} />;
  return (isWhole ? rows : rows.slice(0, firstRows)).map((posting) => (
    <PostingRow
      key={posting.id}
      posting={posting}
      to={addressOf(String(posting.id))}
      selected={String(posting.id) === selected}
      now={now}
      isNew={newIds.has(posting.id)}
    />
  ));
}

/** As many as the highest of usual windows shows. */
const firstRows = 10;

function BeyondLast({
  page,
  pages,
  onPage,
}: {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}) {
  return (
    <EmptyState
      title={<Trans>There is no page {page}</Trans>}
      actions={
        <Button variant="outlined" onClick={() => onPage(pages)}>
          <Trans>Go to page {pages}</Trans>
        </Button>
      }
    >
      <Trans>This search has fewer jobs than that by now.</Trans>
    </EmptyState>
  );
}
