import { useEffect } from 'react';
import { saveSetting, useSetting } from '../../data/settings/settings.ts';
import { useDelayed } from '../../ui/hooks/use-delayed.ts';
import { type DirectoryState, isBareSearch, noSearch } from './directory-address.ts';
import type { DirectoryAddress } from './use-directory-address.ts';

/**
 * Turns the bare address into the words and the country of last time (docs/spec/readings.md R28). False while it is not
 * known yet which those are; where own data cannot be read the screen continues without them.
 */
export function useRememberedDirectory({
  state,
  go,
  isOff = false,
}: Pick<DirectoryAddress, 'state' | 'go'> & {
  /** Another list, that no search is kept of. */ isOff?: boolean;
}): boolean {
  const term = useSetting('companySearch', 'searchTermCompany');
  const own = useSetting('companySearch', 'countrycode');
  const ofJobs = useSetting('jobSearch', 'countrycode');
  const isKnown = term !== undefined && own !== undefined && ofJobs !== undefined;
  const isBare = !isOff && isBareSearch(state);
  const hasWaited = useDelayed(isBare && !isKnown, 800);
  const country = countryOf(own ?? '') || countryOf(ofJobs ?? '') || noSearch.country;
  const turns = isBare && isKnown && (term !== '' || country !== noSearch.country);
  useEffect(() => {
    if (turns) go({ ...state, term: term ?? '', country }, { replace: true });
  });
  return !turns && (!isBare || isKnown || hasWaited);
}

/** Keeps the words and the country for the next visit; what could not be kept the address has. */
export async function rememberDirectory({ term, country }: DirectoryState): Promise<void> {
  await saveSetting('companySearch', 'searchTermCompany', term);
  await saveSetting('companySearch', 'countrycode', country);
}

const countryOf = (code: string) => (/^[a-z]{2}$/i.test(code.trim()) ? code.trim().toLowerCase() : '');
