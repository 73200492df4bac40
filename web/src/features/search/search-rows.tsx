import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useDeferredValue, useMemo } from 'react';
import { useFlaggedResults } from '../../data/jobs/saved-keys.ts';
import { useSetting } from '../../data/settings/settings.ts';
import { usePostingFits } from '../../shared/fit/posting-fits.ts';
import { PostingRow } from '../../shared/postings/posting-row.tsx';
import type { SearchFilters, SearchState } from '../../shared/search/search-address.ts';
import { partLater } from '../../ui/dialogs/part-later.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { SearchEmpty } from './search-empty.tsx';
import { CloseDivider, EmployerFold, OldFold, TextDivider } from './search-folds.tsx';
import type { SearchList } from './use-search-list.ts';
import type { SearchResults } from './use-search-results.ts';

type Props = {
  results: SearchResults;
  state: SearchState;
  selected: string | null;
  now: Date;
  addressOf: (posting: string) => string;
  onSearch: (filters: SearchFilters) => void;
  onPage: (page: number) => void;
  list: SearchList;
  /** Shows what was posted over a year ago, or leaves it out again. */
  onOld: () => void;
  /** Numbers of those that came since this saved search was looked at last. */
  newIds: ReadonlySet<number>;
};

/** The postings, with what the own data knows of them; or what is in their place. */
export function SearchRows(props: Props) {
  const { results, state, selected, now, addressOf, onSearch, onPage, list, onOld, newIds } = props;
  const { t } = useLingui();
  const { shown, phase, isSlow, isFormer } = results;
  const answered = shown?.answer;
  const rows = useFlaggedResults(list.postings);
  const hasFits = useSetting('fit', 'inSearch') === 'on';
  const fits = usePostingFits();
  const rowOf = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  // What the window shows comes first; the rows below it a moment later, in pieces that hold nothing up.
  const isWhole = useDeferredValue(answered) === answered;
  if (!shown) return phase === 'loading' && isSlow ? <SkeletonRows label={t`Searching`} after={0} /> : null;
  const { totalResults, pagination } = shown.answer;
  if (totalResults === 0)
    return isFormer ? null : <SearchEmpty state={state} answer={shown.answer} onSearch={onSearch} />;
  if (rows.length === 0)
    return <BeyondLast page={pagination.pageNumber} pages={pagination.totalPages} onPage={onPage} />;
  const items = (isWhole ? list.items : list.items.slice(0, firstRows)).map((item) => {
    if (item.kind === 'close') return <CloseDivider key={item.key} count={item.count} />;
    if (item.kind === 'divider')
      return <TextDivider key={item.key} count={item.count} answer={shown.answer} term={shown.state.term} />;
    if (item.kind === 'fold') return <EmployerFold key={item.key} fold={item} onToggle={list.toggle} />;
    if (item.kind === 'old') return <OldFold key={item.key} count={item.count} onToggle={onOld} />;
    const posting = rowOf.get(item.posting.id);
    return (
      posting && (
        <PostingRow
          key={item.key}
          posting={posting}
          to={addressOf(item.key)}
          selected={item.key === selected}
          now={now}
          isNew={newIds.has(posting.id)}
          isInset={item.isInset}
          fit={(hasFits && fits.get(posting.id)) || null}
        />
      )
    );
  });
  return (
    <>
      {items}
      {hasFits && <SearchFits postings={list.postings} />}
    </>
  );
}

// Only whoever wants the word loads what it takes.
const SearchFits = partLater(async () => (await import('./search-fits.tsx')).SearchFits, null, null);

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
      <Trans>This search now has fewer jobs than that.</Trans>
    </EmptyState>
  );
}
