import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SearchFilters } from './search-address.ts';

/** A search in one phrase: “nurse” jobs at Acme within 10 miles of Columbus, OH, from the last 7 days. “jobs” alone for everything. A state or country is searched whole: “in Ohio”. */
export function useSearchTitle() {
  const { t } = useLingui();
  return ({ term, place, distance, age, company }: SearchFilters, { isWholeArea = false } = {}): string => {
    const isRemote = /^\s*remote\s*$/i.test(place);
    const named = shortened(term);
    const what = term ? t`“${named}” jobs` : t`jobs`;
    const at = company ? t`at ${company}` : '';
    const near = t`${plural(distance, { one: 'within # mile of', other: 'within # miles of' })}`;
    const places = place
      .split(';')
      .map((one) => one.trim())
      .filter(Boolean)
      .join('; ');
    const around = isWholeArea ? t`in ${places}` : `${near} ${places}`;
    const where = isRemote ? t`that are remote` : place ? around : '';
    const since =
      age > 0 ? t`${plural(age, { one: 'from the last day', other: 'from the last # days' })}` : '';
    return [what, at, where, since].filter(Boolean).join(' ');
  };
}

/** A term of any length as part of a heading: whole up to 80 characters. */
function shortened(term: string): string {
  const characters = [...term];
  return characters.length > 80 ? `${characters.slice(0, 79).join('')}…` : term;
}
