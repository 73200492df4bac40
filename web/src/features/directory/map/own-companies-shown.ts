import type { Company } from '@foothold/core/entities/company/company.ts';
import { pointOf } from '@foothold/core/geography/commute.ts';
import { foldCompanyName, foldText } from '@foothold/core/text/company-name.ts';
import type { MapPoint } from '../../../maps/map-props.ts';
import { ownKey } from '../directory-address.ts';

/**
 * The own companies that words find, each word as the beginning of one of name, place or category; all without words. Those
 * of `hidden` names are left out.
 */
export function findCompanies(
  companies: readonly Company[],
  text: string,
  hidden: readonly string[] = [],
): Company[] {
  const names = new Set(hidden.map(foldCompanyName));
  const words = foldText(text).split(' ').filter(Boolean);
  const ofCompany = ({ companyName, city, state, categories }: Company) =>
    ` ${foldText([companyName, city, state, ...categories].join(' '))}`;
  return companies.filter((company) => {
    const own = words.length > 0 ? ofCompany(company) : '';
    return (
      !names.has(foldCompanyName(company.companyName)) && words.every((word) => own.includes(` ${word}`))
    );
  });
}

/** Those the map shows, by name, and behind them those without coordinates. */
export function companiesShown(companies: readonly Company[], shown: readonly MapPoint[]): Company[] {
  const here = new Set(shown.map(({ id }) => id));
  const byName = companies.toSorted((a, b) => a.companyName.localeCompare(b.companyName));
  return [
    ...byName.filter((company) => pointOf(company) !== null && here.has(ownKey(company.internalId))),
    ...byName.filter((company) => pointOf(company) === null),
  ];
}
