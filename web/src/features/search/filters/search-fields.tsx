import { withLocation } from '@foothold/core/search/search-locations.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { SearchFilters } from '../../../shared/search/search-address.ts';
import { SuggestInput } from '../../../shared/search/suggest-input.tsx';
import { Picker } from '../../../ui/fields/picker.tsx';
import { SearchInput } from '../../../ui/fields/search-input.tsx';
import { useFilterWords } from './use-filter-words.ts';

export type FieldProps = {
  draft: SearchFilters;
  onChange: (parts: Partial<SearchFilters>) => void;
  /** Labels are above the fields; without it they are only read out. */
  hasLabels?: boolean;
};

export type CompletedProps = FieldProps & {
  /** What a chosen suggestion changes; as typing does, if not told. */
  onTake?: (parts: Partial<SearchFilters>) => void;
};

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
