import type { JobSearchAnswer } from '@foothold/core/contract/jobs.ts';
import { totalText } from '@foothold/core/search/search.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { isWithoutChoices } from '../../shared/search/choices-address.ts';
import {
  filtersOf,
  noFilters,
  type SearchFilters,
  type SearchState,
} from '../../shared/search/search-address.ts';
import { useSearchTitle } from '../../shared/search/use-search-title.ts';
import { FilterChip } from '../../ui/buttons/filter-chip.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import type { FilterField } from './filters/filter-fields.ts';
import { useChoiceWords } from './filters/use-choice-words.ts';
import { useCountryName } from './filters/use-country-name.ts';
import { everywhere, useSearchCountry } from './filters/use-search-country.ts';
import { useUnderstoodWords } from './understood/use-understood-words.ts';
import { useWiderSearches } from './use-wider-searches.ts';
import type { WiderSearch } from './wider-searches.ts';

type Props = {
  state: SearchState;
  answer: JobSearchAnswer;
  onSearch: (filters: SearchFilters) => void;
};

/** Nothing was found: says what was asked, and offers the smallest changes that find something, with their counts. */
export function SearchEmpty({ state, answer, onSearch }: Props) {
  const { i18n } = useLingui();
  const title = useSearchTitle();
  const labelOf = useWiderLabels(state, answer.places);
  const { found, isLooking } = useWiderSearches(state, answer);
  const asked = title({ ...state, age: -1 });
  const country = useSearchCountry();
  const isAll = JSON.stringify(filtersOf(state)) === JSON.stringify(noFilters);
  if (country.isNarrow && (isAll || (found.length === 0 && !isLooking)))
    return <NoneInCountry code={country.code ?? ''} onLeave={() => void country.choose(everywhere)} />;
  if (isAll) return <NoPostings />;
  return (
    <EmptyState
      title={
        isWithoutChoices(state) ? <Trans>No {asked}</Trans> : <Trans>No {asked} with these filters</Trans>
      }
      actions={
        found.length > 0
          ? found.map(({ search, total, isCapped }) => (
              <FilterChip
                key={JSON.stringify(search.filters)}
                label={labelOf(search)}
                count={totalText(total, isCapped, i18n.locale)}
                onClick={() => onSearch(search.filters)}
              />
            ))
          : isLooking || (
              <Button variant="outlined" onClick={() => onSearch(noFilters)}>
                <Trans>Show the newest jobs</Trans>
              </Button>
            )
      }
    >
      <Since age={state.age} /> {found.length === 1 && <Trans>This change finds some:</Trans>}
      {found.length > 1 && <Trans>Changing one of these finds some:</Trans>}
      {found.length === 0 && !isLooking && <Trans>Other words for the same work may find some.</Trans>}
    </EmptyState>
  );
}

function NoneInCountry({ code, onLeave }: { code: string; onLeave: () => void }) {
  const name = useCountryName()(code);
  return (
    <EmptyState
      title={<Trans>No such jobs in {name}</Trans>}
      actions={
        <Button variant="outlined" onClick={onLeave}>
          <Trans>Search every country</Trans>
        </Button>
      }
    >
      <Trans>Jobs there, and remote jobs open to it, were looked through.</Trans>
    </EmptyState>
  );
}

function NoPostings() {
  return (
    <EmptyState title={<Trans>There are no postings yet</Trans>}>
      <Trans>
        The person who runs this server can bring some in: <code>npm run postings -- import FILE</code>. Jobs
        you found elsewhere can be added to your list by hand.
      </Trans>
    </EmptyState>
  );
}

function Since({ age }: { age: number }) {
  const { t } = useLingui();
  if (age <= 0) return <Trans>There is no such posting here.</Trans>;
  return t`${plural(age, {
    one: 'Nothing was posted here in the last day.',
    other: 'Nothing was posted here in the last # days.',
  })}`;
}

function useWiderLabels(asked: SearchFilters, places: JobSearchAnswer['places']) {
  const { t } = useLingui();
  const { chosenWords } = useChoiceWords();
  const readingWords = useUnderstoodWords(places);
  const labelOfChoice = (field: FilterField) =>
    field === 'exclude'
      ? t`With nothing left out`
      : t`Without “${chosenWords({ ...asked, company: '' }, field)}”`;
  return (search: WiderSearch): string => {
    switch (search.kind) {
      case 'distance':
        return t`${plural(search.miles, { one: 'Within # mile', other: 'Within # miles' })}`;
      case 'remote':
        return t`Remote too`;
      case 'any-time':
        return t`Anytime`;
      case 'anywhere':
        return t`Anywhere`;
      case 'choice':
        return labelOfChoice(search.field);
      case 'reading':
        return t`Without “${readingWords(search.part)}”`;
      case 'any-country':
        return t`Any country`;
      case 'old':
        return t`Posted over a year ago too`;
      case 'spelling':
        return t`Other spellings too`;
      case 'any-company':
        return t`Any company`;
      case 'everything':
        return t`Without filters`;
      case 'word-anywhere':
        return t`“${search.word}” anywhere`;
      default:
        return t`Only “${search.word}”`;
    }
  };
}
