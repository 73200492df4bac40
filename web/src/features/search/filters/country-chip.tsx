import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { withCountries } from '../../../shared/search/choices-address.ts';
import type { SearchFilters, SearchState } from '../../../shared/search/search-address.ts';
import { FilterChip } from '../../../ui/buttons/filter-chip.tsx';
import { opensLater } from '../../../ui/dialogs/opens-later.tsx';
import { useCountryName } from './use-country-name.ts';
import { everywhere, onlyHome, useSearchCountry } from './use-search-country.ts';

const CountryChoices = opensLater(async () => (await import('./country-choices.tsx')).CountryChoices);

type Props = {
  state: SearchState;
  onSearch: (filters: SearchFilters) => void;
  /** Another country is searched: back to the first page. */
  onChange: () => void;
};

/** The country that the search keeps to, as a chip that takes it off; else the way to choose one. */
export function CountryChip({ state, onSearch, onChange }: Props) {
  const { code, isNarrow, choose } = useSearchCountry();
  const { i18n } = useLingui();
  const nameOf = useCountryName();
  const [holder, setHolder] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const change = async (next: string) => {
    if (await choose(next)) onChange();
  };
  const keepTo = (codes: readonly string[]) => onSearch({ ...state, only: withCountries(state.only, codes) });
  if (code === undefined) return null;
  const { countries } = state.only;
  if (countries) {
    const names = new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(
      countries.map((one) => nameOf(one.toLowerCase())),
    );
    return <FilterChip label={<Trans>In {names}</Trans>} on onClick={() => keepTo([])} />;
  }
  const name = nameOf(code);
  if (isNarrow)
    return <FilterChip label={<Trans>In {name}</Trans>} on onClick={() => void change(everywhere)} />;
  return (
    <>
      <span ref={setHolder}>
        <FilterChip label={<Trans>Country</Trans>} onClick={() => setOpen(true)} />
      </span>
      <CountryChoices
        open={isOpen}
        anchor={holder}
        state={state}
        onClose={() => setOpen(false)}
        onChoose={(next) => {
          setOpen(false);
          if (next === onlyHome) keepTo([everywhere.toUpperCase()]);
          else void change(next);
        }}
      />
    </>
  );
}
