import { jobSearchCountries } from '@foothold/core/entities/setting/job-search-countries.data.ts';
import { useLingui } from '@lingui/react/macro';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useCountryName } from './use-country-name.ts';
import { everywhere } from './use-search-country.ts';

type Props = {
  open: boolean;
  anchor: HTMLElement | null;
  onClose: () => void;
  onChoose: (code: string) => void;
};

/** The countries a search may keep to, by name (SPEC.md section 9); a letter leads to the first that begins so. */
export function CountryChoices({ open, anchor, onClose, onChoose }: Props) {
  const { t, i18n } = useLingui();
  const nameOf = useCountryName();
  const names = new Intl.Collator(i18n.locale);
  const others = jobSearchCountries
    .filter((code) => code !== everywhere)
    .map((code) => ({ code, name: nameOf(code) }))
    .sort((a, b) => names.compare(a.name, b.name));
  return (
    <Menu
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t`Country` }, paper: { sx: { maxHeight: 420, overflowY: 'auto' } } }}
    >
      <MenuItem selected onClick={() => onChoose(everywhere)}>{t`Everywhere, United States first`}</MenuItem>
      {others.map(({ code, name }) => (
        <MenuItem key={code} onClick={() => onChoose(code)}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
