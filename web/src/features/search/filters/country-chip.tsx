import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { FilterChip } from '../../../ui/buttons/filter-chip.tsx';
import { opensLater } from '../../../ui/dialogs/opens-later.tsx';
import { useCountryName } from './use-country-name.ts';
import { everywhere, useSearchCountry } from './use-search-country.ts';

const CountryChoices = opensLater(async () => (await import('./country-choices.tsx')).CountryChoices);

/** The country that the search keeps to, as a chip that takes it off; else the way to choose one. */
export function CountryChip({ onChange }: { onChange: () => void }) {
  const { code, isNarrow, choose } = useSearchCountry();
  const nameOf = useCountryName();
  const [holder, setHolder] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const change = async (next: string) => {
    if (await choose(next)) onChange();
  };
  if (code === undefined) return null;
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
        onClose={() => setOpen(false)}
        onChoose={(next) => {
          setOpen(false);
          void change(next);
        }}
      />
    </>
  );
}
