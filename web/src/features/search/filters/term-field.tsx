import { searchLimits } from '@foothold/core/search/search.ts';
import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import type { Ref } from 'react';
import { withValues } from '../../../shared/search/choices-address.ts';
import {
  clearRecentSearches,
  recentBeginning,
  useRecentSearches,
} from '../../../shared/search/recent-searches.ts';
import type { SearchFilters } from '../../../shared/search/search-address.ts';
import { SuggestInput } from '../../../shared/search/suggest-input.tsx';
import { KeyCap } from '../../../ui/key-cap.tsx';
import type { CompletedProps } from './search-fields.tsx';
import { type Suggested, useTermSuggestions } from './use-term-suggestions.ts';

/** Beside other suggestions, so many recent searches. */
const maxBeside = 2;

/** What to search for, completed by recent searches, titles, titles with a place and companies; `/` leads here. */
export function TermField({
  draft,
  onChange,
  onTake = onChange,
  hasLabels,
  ref,
}: CompletedProps & { ref?: Ref<HTMLInputElement> }) {
  const { t } = useLingui();
  const suggestions = useTermSuggestions();
  const recent = recentBeginning(useRecentSearches(), draft.term);
  const isEmpty = draft.term.trim() === '';
  return (
    <SuggestInput
      label={t`Job title, skill or company`}
      hasLabel={hasLabels ?? false}
      type="search"
      inputRef={ref}
      value={draft.term}
      maxLength={searchLimits.termLength}
      onChange={(term) => onChange({ term })}
      icon="search"
      ownChoices={suggestions.recent(isEmpty ? recent : recent.slice(0, maxBeside))}
      choicesOf={suggestions.found}
      onChoose={(key) => onTake(filtersOf(suggestions.suggestedBy(key), draft))}
      note={
        isEmpty && (
          <Button variant="text" size="small" onClick={() => void clearRecentSearches()}>
            {t`Clear recent searches`}
          </Button>
        )
      }
      end={
        <InputAdornment position="end" sx={{ display: { xs: 'none', md: 'flex' } }} aria-hidden>
          <KeyCap>/</KeyCap>
        </InputAdornment>
      }
    />
  );
}

/** What a suggestion changes of the search. */
function filtersOf(suggested: Suggested, draft: SearchFilters): Partial<SearchFilters> {
  if ('company' in suggested)
    return { term: '', company: suggested.company, only: withValues(draft.only, 'companies', []) };
  return suggested;
}
