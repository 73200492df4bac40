import type { JobSearchAnswer } from '@foothold/core/contract/jobs.ts';
import { totalText } from '@foothold/core/search/search.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
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
import { areaOfPlaces } from './understood/understood-change.ts';
import { useUnderstoodWords } from './understood/use-understood-words.ts';
import { useFallbackCounts, useWiderSearches } from './use-wider-searches.ts';
import type { WiderSearch } from './wider-searches.ts';

type Props = {
  state: SearchState;
  answer: JobSearchAnswer;
  onSearch: (filters: SearchFilters) => void;
};

/** Nothing was found: says what was asked, and offers the smallest changes that find something, with their counts. */
export function SearchEmpty({ state, answer, onSearch }: Props) {
  const title = useSearchTitle();
  const asked = title({ ...state, age: -1 }, { isWholeArea: areaOfPlaces(answer.places) !== null });
  const { found, isLooking } = useWiderSearches(state, answer);
  const { isNarrow, code, choose } = useSearchCountry();
  const isAll = JSON.stringify(filtersOf(state)) === JSON.stringify(noFilters);
  const isLost = found.length === 0 && !isLooking;
  const { everyCountry, newest } = useFallbackCounts(state, { isNarrow, isLost: isLost && !isAll });
  const isAbroad = isAll
    ? everyCountry?.total !== 0
    : isLost && everyCountry !== null && everyCountry.total > 0;
  if (isNarrow && isAbroad)
    return (
      <NoneInCountry code={code ?? ''} elsewhere={everyCountry} onLeave={() => void choose(everywhere)} />
    );
  if (isAll) return <NoPostings />;
  return (
    <EmptyState
      title={
        isWithoutChoices(state) ? <Trans>No {asked}</Trans> : <Trans>No {asked} with these filters</Trans>
      }
      actions={
        isLooking || (
          <>
            <WiderChips asked={state} found={found} places={answer.places} onSearch={onSearch} />
            {isLost && newest && newest.total > 0 && (
              <CountChip
                label={<Trans>Show the newest jobs</Trans>}
                {...newest}
                onClick={() => onSearch(noFilters)}
              />
            )}
          </>
        )
      }
    >
      <Since age={state.age} /> {found.length === 1 && <Trans>This change finds some:</Trans>}
      {found.length > 1 && <Trans>Changing one of these finds some:</Trans>}
      {isLost && <Trans>Other words for the same work may find some.</Trans>}
    </EmptyState>
  );
}

type WiderProps = {
  asked: SearchFilters;
  found: ReturnType<typeof useWiderSearches>['found'];
  places: JobSearchAnswer['places'];
  onSearch: (filters: SearchFilters) => void;
};

function WiderChips({ asked, found, places, onSearch }: WiderProps) {
  const labelOf = useWiderLabels(asked, places);
  return found.map(({ search, ...count }) => (
    <CountChip
      key={JSON.stringify(search.filters)}
      label={labelOf(search)}
      {...count}
      onClick={() => onSearch(search.filters)}
    />
  ));
}

type CountProps = { label: ReactNode; total?: number; isCapped?: boolean; onClick: () => void };

/** A way out of the empty page, with the number of jobs it finds. */
function CountChip({ label, total, isCapped = false, onClick }: CountProps) {
  const { i18n } = useLingui();
  const count = total === undefined ? undefined : totalText(total, isCapped, i18n.locale);
  return <FilterChip label={label} count={count} onClick={onClick} />;
}

type NoneProps = {
  code: string;
  elsewhere: { total: number; isCapped: boolean } | null;
  onLeave: () => void;
};

function NoneInCountry({ code, elsewhere, onLeave }: NoneProps) {
  const name = useCountryName()(code);
  return (
    <EmptyState
      title={<Trans>No such jobs in {name}</Trans>}
      actions={<CountChip label={<Trans>Search every country</Trans>} {...elsewhere} onClick={onLeave} />}
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

/** Only of a search by date: elsewhere the title says it all, and the chips beside it find postings. */
function Since({ age }: { age: number }) {
  const { t } = useLingui();
  if (age <= 0) return null;
  return t`${plural(age, {
    one: 'None of these was posted in the last day.',
    other: 'None of these was posted in the last # days.',
  })}`;
}

function useWiderLabels(asked: SearchFilters, places: JobSearchAnswer['places']) {
  const { t } = useLingui();
  const { chosenWords } = useChoiceWords();
  const readingWords = useUnderstoodWords(places);
  const labelOfChoice = (field: FilterField) =>
    field === 'exclude' ? t`With nothing left out` : t`Without “${chosenWords(asked, field)}”`;
  return (search: WiderSearch): string => {
    switch (search.kind) {
      case 'distance':
        return t`${plural(search.miles, { one: 'Within # mile', other: 'Within # miles' })}`;
      case 'area':
        return t`All of ${search.area}`;
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
        return t`Any employer`;
      case 'everything-here':
        return t`Without filters, same place`;
      case 'everything':
        return t`Without filters`;
      case 'word-anywhere':
        return t`“${search.word}” anywhere`;
      default:
        return t`Only “${search.word}”`;
    }
  };
}
