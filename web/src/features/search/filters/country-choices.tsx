import { jobSearchCountries } from '@foothold/core/entities/setting/job-search-countries.data.ts';
import { numberFormat } from '@foothold/core/text/formats.ts';
import { useLingui } from '@lingui/react/macro';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { SearchState } from '../../../shared/search/search-address.ts';
import { jobFacetsQuery } from '../../../shared/search/search-query.ts';
import { useSearchRequest } from '../../../shared/search/use-search-request.ts';
import { token } from '../../../ui/tokens.ts';
import { useCountryName } from './use-country-name.ts';
import { everywhere, onlyHome } from './use-search-country.ts';

const Count = styled('span')({ marginInlineStart: 'auto', paddingInlineStart: 16, color: token('text-2') });

type Props = {
  open: boolean;
  anchor: HTMLElement | null;
  state: SearchState;
  onClose: () => void;
  onChoose: (code: string) => void;
};

/**
 * The countries a search may keep to, by name (docs/spec/constants.md, Countries), with how many jobs of the search
 * each has; a letter leads to the first that begins so.
 */
export function CountryChoices({ open, anchor, state, onClose, onChoose }: Props) {
  const { t, i18n } = useLingui();
  const nameOf = useCountryName();
  const requestOf = useSearchRequest();
  const { data: facets } = useQuery({ ...jobFacetsQuery(requestOf(state)), enabled: open });
  const countOf = (code: string) => {
    const found = facets?.countries.find(({ value }) => value === code.toUpperCase());
    return found ? <Count>{numberFormat(i18n.locale).format(found.count)}</Count> : null;
  };
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
      <MenuItem onClick={() => onChoose(onlyHome)}>
        {t`United States only`}
        {countOf(everywhere)}
      </MenuItem>
      {others.map(({ code, name }) => (
        <MenuItem key={code} onClick={() => onChoose(code)}>
          {name}
          {countOf(code)}
        </MenuItem>
      ))}
    </Menu>
  );
}
