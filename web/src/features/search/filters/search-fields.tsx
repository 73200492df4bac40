import { searchLimits } from '@foothold/core/search/search.ts';
import { withLocation } from '@foothold/core/search/search-locations.ts';
import { numberFormat } from '@foothold/core/text/formats.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import type { Ref } from 'react';
import { withValues } from '../../../shared/search/choices-address.ts';
import type { SearchFilters } from '../../../shared/search/search-address.ts';
import { SuggestInput } from '../../../shared/search/suggest-input.tsx';
import { Picker } from '../../../ui/fields/picker.tsx';
import { SearchInput } from '../../../ui/fields/search-input.tsx';
import { KeyCap } from '../../../ui/key-cap.tsx';
import { useFilterWords } from './use-filter-words.ts';

type FieldProps = {
  draft: SearchFilters;
  onChange: (parts: Partial<SearchFilters>) => void;
  /** Labels are above the fields; without it they are only read out. */
  hasLabels?: boolean;
};

type CompletedProps = FieldProps & {
  /** What a chosen suggestion changes; as typing does, if not told. */
  onTake?: (parts: Partial<SearchFilters>) => void;
};

/** What to search for, completed by titles and companies; `/` leads here. */
export function TermField({
  draft,
  onChange,
  onTake = onChange,
  hasLabels,
  ref,
}: CompletedProps & { ref?: Ref<HTMLInputElement> }) {
  const { t, i18n } = useLingui();
  const number = numberFormat(i18n.locale);
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
      choicesOf={({ titles, companies }) => [
        ...titles.map(({ text, count }) => ({
          key: `title ${text}`,
          label: text,
          end: count === null ? '' : number.format(count),
          group: t`Titles`,
        })),
        ...companies.map(({ text, count }) => ({
          key: `company ${text}`,
          label: text,
          end: number.format(count),
          group: t`Companies`,
        })),
      ]}
      onChoose={(key) => {
        const company = /^company (.*)$/s.exec(key)?.[1];
        if (company === undefined) onTake({ term: key.replace(/^title /, '') });
        else onTake({ term: '', company, only: withValues(draft.only, 'companies', []) });
      }}
      end={
        <InputAdornment position="end" sx={{ display: { xs: 'none', md: 'flex' } }} aria-hidden>
          <KeyCap>/</KeyCap>
        </InputAdornment>
      }
    />
  );
}

/**
 * Where: up to ten places joined by semicolons (docs/spec/readings.md R16), the last one completed. While it is empty it says which
 * place was read out of the words.
 */
export function PlaceField({
  draft,
  fromWords = '',
  onChange,
  onTake = onChange,
  hasLabels,
}: CompletedProps & { fromWords?: string }) {
  const { t } = useLingui();
  const before = draft.place.slice(0, draft.place.lastIndexOf(';') + 1);
  return (
    <SuggestInput
      label={t`City, state, country or Remote`}
      hasLabel={hasLabels ?? false}
      value={draft.place}
      maxLength={1000}
      {...(fromWords && { meant: fromWords, end: <Trans>from your words</Trans> })}
      onChange={(place) => onChange({ place })}
      icon="pin"
      partOf={(text) => text.slice(text.lastIndexOf(';') + 1)}
      choicesOf={({ places }, typed) => {
        const remote = 'remote'.startsWith(typed.toLowerCase()) ? [{ key: 'Remote', label: t`Remote` }] : [];
        return [...remote, ...places.map(({ text }) => ({ key: text, label: text }))];
      }}
      onChoose={(place) => onTake({ place: withLocation(before, place) })}
      note={
        before === '' && (
          <Trans>
            A semicolon adds another place: <code>Columbus, OH; Remote</code>
          </Trans>
        )
      }
    />
  );
}

/** At which company. */
export function CompanyField({ draft, onChange, hasLabels }: FieldProps) {
  const { t } = useLingui();
  return (
    <SearchInput
      label={t`Company name`}
      hasLabel={hasLabels ?? false}
      value={draft.company}
      maxLength={200}
      onChange={(company) => onChange({ company })}
      icon="companies"
    />
  );
}

/** The area that is searched whole, so that no distance counts; null where one does. */
export type SearchedArea = 'state' | 'country' | 'region' | null;

/** How far from the place, and how old at most. */
export function DistanceAndAge({
  draft,
  area = null,
  onChange,
  hasLabels,
}: FieldProps & { area?: SearchedArea }) {
  const { t } = useLingui();
  const { distances, ages } = useFilterWords();
  const areas = { state: t`the state`, country: t`the country`, region: t`the region` };
  return (
    <Box
      sx={{ display: 'flex', gap: '8px', '& > *': { flex: { xs: '1 1 0', md: '1 1 auto' }, minWidth: 0 } }}
    >
      <Picker
        lead={t`Within`}
        hasLabel={hasLabels ?? false}
        label={t`Distance`}
        value={draft.distance}
        options={area ? [{ value: draft.distance, label: areas[area] }] : distances}
        onChange={(distance) => onChange({ distance })}
      />
      <Picker
        lead={t`Posted`}
        hasLabel={hasLabels ?? false}
        label={t`Posted within`}
        value={draft.age}
        options={ages}
        onChange={(age) => onChange({ age })}
      />
    </Box>
  );
}
