import { type SearchSort, totalText } from '@foothold/core/search/search.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { timeWords } from '../../shared/postings/posting-words.ts';
import type { SearchState } from '../../shared/search/search-address.ts';
import { ListHead } from '../../ui/lists/list-head.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { SortMenu } from './filters/sort-menu.tsx';
import { SavedSearchTools } from './saved-search-tools.tsx';
import type { SavedSearchLook } from './use-saved-search-look.ts';
import type { SearchResults } from './use-search-results.ts';

type Props = {
  results: SearchResults;
  state: SearchState;
  look: SavedSearchLook;
  onSort: (sort: SearchSort) => void;
};

/** Above the rows: how many jobs there are, or what is being waited for, with Cancel; else their order. */
export function SearchHead({ results, state, look, onSort }: Props) {
  const { phase, shown, isSlow, cancel } = results;
  const isWaiting = phase === 'loading' && isSlow;
  // A state or a country has no middle to be near to.
  const hasPlace = shown?.answer.results.some(({ distanceMiles }) => distanceMiles !== null) ?? false;
  const hasRows = (shown?.answer.results.length ?? 0) > 0;
  return (
    <ListHead
      busy={phase === 'loading'}
      end={
        isWaiting ? (
          <Button
            variant="text"
            onClick={cancel}
            sx={{ minHeight: { md: 32 }, fontSize: '0.8125rem', marginInlineEnd: '-8px' }}
          >
            <Trans>Cancel</Trans>
          </Button>
        ) : (
          <>
            <SavedSearchTools state={state} look={look} />
            {hasRows && (
              <SortMenu sort={state.sort} hasTerm={state.term !== ''} hasPlace={hasPlace} onSort={onSort} />
            )}
          </>
        )
      }
    >
      <HeadWords results={results} />
    </ListHead>
  );
}

function HeadWords({ results: { phase, shown, isFormer, isSlow } }: { results: SearchResults }) {
  const { i18n } = useLingui();
  if (phase === 'loading' && isSlow) return <Trans>Searching…</Trans>;
  if (!shown) return phase === 'loading' ? null : <Trans>No answer yet</Trans>;
  const { allResults, closeResults, totalIsCapped } = shown.answer;
  const isCapped = totalIsCapped && closeResults === 0;
  const total = <strong>{totalText(allResults, isCapped, i18n.locale)}</strong>;
  const all = allResults === 1 ? <Trans>{total} job</Trans> : <Trans>{total} jobs</Trans>;
  const close = totalText(closeResults, totalIsCapped, i18n.locale);
  const jobs = (
    <>
      {all}
      {closeResults > 0 && <Trans>, {close} more come close</Trans>}
    </>
  );
  if (phase === 'offline' || isFormer) {
    const time = timeWords(shown.at, i18n.locale);
    return (
      <>
        {jobs}
        <Trans>, as of {time}</Trans>
      </>
    );
  }
  return (
    <>
      {jobs}
      <VisuallyHidden>
        <Trans>. Results returned</Trans>
      </VisuallyHidden>
    </>
  );
}
