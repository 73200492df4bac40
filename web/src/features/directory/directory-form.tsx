import { jobSearchCountries } from '@foothold/core/entities/setting/job-search-countries.data.ts';
import { placeDistances } from '@foothold/core/search/search.ts';
import { withLocation } from '@foothold/core/search/search-locations.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { shownCountry } from '../../platform/shown-country.ts';
import { SuggestInput } from '../../shared/search/suggest-input.tsx';
import { useSearchOptions } from '../../shared/search/use-search-options.ts';
import { Picker } from '../../ui/fields/picker.tsx';
import { MobileFold } from '../../ui/forms/mobile-fold.tsx';
import type { DirectoryState } from './directory-address.ts';

/** What is filled in before it is searched. */
type Draft = Pick<DirectoryState, 'term' | 'place' | 'distance' | 'country'>;

type Props = {
  asked: DirectoryState;
  /** The locations of one employer are searched: there is no name to look for. */
  isOneEmployer?: boolean;
  onSearch: (parts: Partial<DirectoryState>) => void;
};

/** Which employer, where, how far and in which country, in one row; on a phone one line that unfolds. */
export function DirectoryForm(props: Props) {
  const { asked, isOneEmployer = false, onSearch } = props;
  const { t } = useLingui();
  const { term, place } = asked;
  const all = isOneEmployer ? t`All locations` : t`All companies`;
  return (
    <MobileFold line={[term || all, place].filter(Boolean).join(' · ')}>
      {(fold) => (
        <Fields
          {...props}
          onSearch={(parts) => {
            fold();
            onSearch(parts);
          }}
        />
      )}
    </MobileFold>
  );
}

function Fields({ asked, isOneEmployer = false, onSearch }: Props) {
  const { t, i18n } = useLingui();
  const { distanceWords } = useSearchOptions();
  const [draft, setDraft] = useState<Draft>(() => draftOf(asked));
  const { term, place, distance, country } = asked;
  // What the address says counts again whenever it changes: Back, a chip, a search of last time.
  useEffect(() => setDraft({ term, place, distance, country }), [term, place, distance, country]);
  const change = (parts: Partial<Draft>) => setDraft((before) => ({ ...before, ...parts }));
  const choose = (parts: Partial<Draft>) => {
    change(parts);
    onSearch({ ...draft, ...parts });
  };
  const names = new Intl.Collator(i18n.locale);
  const countries = jobSearchCountries
    .filter((code) => code !== 'us')
    .map((code) => ({ value: code as string, label: shownCountry(code) }))
    .sort((a, b) => names.compare(a.label, b.label));
  const before = draft.place.slice(0, draft.place.lastIndexOf(';') + 1);
  return (
    <Box
      component="form"
      role="search"
      aria-label={isOneEmployer ? t`Search its locations` : t`Company search`}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(draft);
      }}
      sx={{
        display: 'grid',
        gap: '8px',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) minmax(0, 1fr)',
          md: `minmax(0, 435fr) ${isOneEmployer ? '' : 'minmax(0, 326fr)'} 170px 200px auto`,
        },
        alignItems: 'center',
        '& > div:nth-of-type(1), & > button': { gridColumn: { xs: '1 / -1', md: 'auto' } },
        '& > div:nth-of-type(2)': { gridColumn: { xs: isOneEmployer ? 'auto' : '1 / -1', md: 'auto' } },
      }}
    >
      {!isOneEmployer && (
        <SuggestInput
          label={t`Company or trade`}
          hasLabel={false}
          type="search"
          value={draft.term}
          maxLength={200}
          onChange={(next) => change({ term: next })}
          icon="companies"
          choicesOf={({ companies }) =>
            companies.map(({ text, count }) => ({ key: text, label: text, end: String(count) }))
          }
          onChoose={(name) => choose({ term: name })}
        />
      )}
      <SuggestInput
        label={t`City, state or country`}
        hasLabel={false}
        value={draft.place}
        maxLength={1000}
        onChange={(next) => change({ place: next })}
        icon="pin"
        partOf={(text) => text.slice(text.lastIndexOf(';') + 1)}
        choicesOf={({ places }) => places.map(({ text }) => ({ key: text, label: text }))}
        onChoose={(next) => choose({ place: withLocation(before, next) })}
      />
      <Picker
        lead={t`Within`}
        label={t`Distance`}
        hasLabel={false}
        value={draft.distance}
        options={placeDistances.map((value) => ({ value, label: distanceWords(value) }))}
        onChange={(next) => choose({ distance: next })}
      />
      <Picker
        lead={t`In`}
        label={t`Country`}
        hasLabel={false}
        value={draft.country}
        options={[{ value: 'us', label: t`Everywhere, United States first` }, ...countries]}
        onChange={(next) => choose({ country: next })}
      />
      <Button type="submit" variant="outlined" sx={{ minHeight: 40, paddingInline: '20px' }}>
        {isOneEmployer ? <Trans context="button">Search locations</Trans> : <Trans>Search companies</Trans>}
      </Button>
    </Box>
  );
}

const draftOf = ({ term, place, distance, country }: DirectoryState): Draft => ({
  term,
  place,
  distance,
  country,
});
