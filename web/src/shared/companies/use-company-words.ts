import type { CompanySearchResult } from '@foothold/core/entities/company/company-search-result.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { shownCountry } from '../../platform/shown-country.ts';
import { useNumbers } from '../../ui/hooks/use-numbers.ts';

type Placed = Pick<CompanySearchResult, 'city' | 'state' | 'country'>;

/** “Columbus, OH”, with the country where it is not the United States; '' where nothing is known. */
export function companyPlace({ city, state, country }: Placed): string {
  const abroad = country !== '' && country.toUpperCase() !== 'US';
  return [city, state, abroad ? shownCountry(country) || country : ''].filter(Boolean).join(', ');
}

/** What rows of the directory say in words. */
export function useCompanyWords() {
  const { t } = useLingui();
  const { number } = useNumbers();
  const openings = (count: number) =>
    count === 0
      ? t`No open postings`
      : t`${plural(count, { one: '# open posting', other: '# open postings' })}`;
  const miles = (distance: number) => (distance < 1 ? t`under 1 mi` : t`${number(Math.round(distance))} mi`);
  return {
    openings,
    /** Of a row that a place was searched for: how many are open in its town, and how many in all. */
    openingsNear: ({ city, openHere, openCount, distanceMiles }: CompanySearchResult) =>
      distanceMiles === null || city === '' || openHere >= openCount
        ? openings(openCount)
        : t`${number(openHere)} in ${city}, ${number(openCount)} in all`,
    miles,
    locations: (count: number) => t`${plural(count, { one: '# location', other: '# locations' })}`,
    /** Place · distance · what it does. */
    second: (row: CompanySearchResult) =>
      [
        companyPlace(row) || t`Place not known`,
        row.distanceMiles === null ? '' : miles(row.distanceMiles),
        row.locationCount > 1
          ? t`${plural(row.locationCount, { one: '# location', other: '# locations' })}`
          : '',
      ]
        .filter(Boolean)
        .join(' · '),
  };
}
