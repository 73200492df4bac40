import { areaCodes } from './area-codes.data.ts';

const isoCodes = new Map(
  Object.entries(areaCodes).flatMap(([country, list]) =>
    list.split(';').map((pair): [string, string] => {
      const [code = '', iso = ''] = pair.split(' ');
      return [`${country}.${code}`, iso];
    }),
  ),
);

/**
 * Where a place of GeoNames lies, as our tables say it: the country, and the state by its ISO 3166-2 code where that is
 * known, else by the code GeoNames has, '' where it has none. Puerto Rico is a state of the US, as addresses there write.
 */
export function areaOfAdmin(country: string, adminCode: string): { country: string; state: string } {
  if (country === 'PR') return { country: 'US', state: 'PR' };
  // A country with a table and a code outside of it: an area of an older edition that is no more.
  if (areaCodes[country]) return { country, state: isoCodes.get(`${country}.${adminCode}`) ?? '' };
  return { country, state: adminCode === '00' ? '' : adminCode };
}
