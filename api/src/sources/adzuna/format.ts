import { statedTime } from '@foothold/core/dates/dates.ts';
import { countryByCode, countryByName } from '@foothold/core/geography/country.ts';
import {
  fieldsOf,
  flagOf,
  numberOf,
  textOf,
  textsOf,
  webLink,
} from '@foothold/core/parsing/board/loose-fields.ts';
import { payFromNumbers } from '@foothold/core/parsing/pay/salary.ts';
import { finishPosting, type ReadContext, type ReadResult } from '../record/posting-record.ts';

/** What pay is stated in, by the country that Adzuna serves. */
const currencies: Readonly<Record<string, string>> = {
  GB: 'GBP',
  US: 'USD',
  AU: 'AUD',
  BR: 'BRL',
  CA: 'CAD',
  CH: 'CHF',
  IN: 'INR',
  MX: 'MXN',
  NZ: 'NZD',
  PL: 'PLN',
  SG: 'SGD',
  ZA: 'ZAR',
  ...Object.fromEntries(['AT', 'BE', 'DE', 'ES', 'FR', 'IT', 'NL'].map((code) => [code, 'EUR'])),
};

/**
 * Reads an ad of Adzuna's search: the beginning of its text, and yearly pay that may be Adzuna's own prediction. The
 * link goes through Adzuna, as its terms ask, and is kept as it is.
 */
export function readAdzuna(record: unknown, { now }: ReadContext): ReadResult {
  const row = fieldsOf(record);
  if (!row) return { reason: 'not an object' };
  const place = fieldsOf(row.location);
  const [country = '', ...area] = textsOf(place?.area);
  const code = countryByCode(country.toUpperCase()) ?? countryByName(country);
  const category = fieldsOf(row.category);
  return finishPosting({
    source: 'adzuna',
    externalId: textOf(row.id),
    title: plain(textOf(row.title)),
    companyName: textOf(fieldsOf(row.company)?.display_name),
    url: webLink(row.redirect_url),
    locations: [placeOf(area, code ?? country) || textOf(place?.display_name)],
    employmentType: [textOf(row.contract_type), textOf(row.contract_time)].filter(Boolean).join(', '),
    pay: payFromNumbers({
      min: numberOf(row.salary_min),
      max: numberOf(row.salary_max),
      currency: currencies[code ?? ''] ?? null,
      interval: 'year',
      estimated: flagOf(row.salary_is_predicted) === true,
    }),
    description: textOf(row.description),
    category: textOf(category?.tag) === 'unknown' ? '' : textOf(category?.label),
    postedAt: statedTime(row.created, { now }),
  });
}

/** Words that were searched for are in <strong>. */
function plain(text: string): string {
  return text.replace(/<\/?strong>/gi, '');
}

/** From the widest to the closest name: “Milwaukee, Wisconsin, US”. The rings between say nothing more. */
function placeOf(area: readonly string[], country: string): string {
  const [widest = ''] = area;
  const closest = area.at(-1) ?? '';
  // Only here are the widest names states; elsewhere they are regions such as “South East England”.
  const hasStates = ['US', 'CA', 'AU', 'IN', 'BR', 'MX', 'DE', 'AT'].includes(country);
  return [closest, hasStates && widest !== closest ? widest : '', country].filter(Boolean).join(', ');
}
