import { useLingui } from '@lingui/react/macro';
import { shownCountry } from '../../../platform/shown-country.ts';
import type { CityGroup } from './city-group.ts';
import type { CitySort } from './city-list.ts';

/** Countries whose names take an article in running English text. */
const withArticle: ReadonlySet<string> = new Set([
  'AE',
  'BS',
  'CF',
  'CK',
  'DO',
  'FK',
  'FO',
  'GB',
  'GM',
  'KM',
  'KY',
  'MH',
  'MP',
  'MV',
  'NL',
  'PH',
  'SB',
  'SC',
  'TC',
  'US',
  'VG',
  'VI',
]);

/** What groups of cities and their orders are called. */
export function useGroupWords() {
  const { t } = useLingui();
  const title = ({ kind, country }: CityGroup): string => {
    switch (kind) {
      case 'largest':
        return t`Largest cities`;
      case 'capitals':
        return t`Capitals`;
      case 'near':
        return t`Cities near you`;
      default: {
        const name = shownCountry(country);
        return withArticle.has(country) ? t`Cities in the ${name}` : t`Cities in ${name}`;
      }
    }
  };
  const sortWords: Record<CitySort, string> = {
    largest: t`Largest first`,
    smallest: t`Smallest first`,
    'a-z': t`Name, A to Z`,
    'z-a': t`Name, Z to A`,
    nearest: t`Nearest first`,
  };
  return { title, sort: (sort: CitySort) => sortWords[sort] };
}
