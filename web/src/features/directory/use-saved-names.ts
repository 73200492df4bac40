import { foldCompanyName } from '@foothold/core/text/company-name.ts';
import { useCallback } from 'react';
import { useCompanyNames } from '../../data/companies/company-by-name.ts';

/** Returns whether a company of a name is kept, ignoring case, accents and legal form (docs/spec/readings.md R15). */
export function useSavedNames(): (companyName: string) => boolean {
  const names = useCompanyNames();
  return useCallback((companyName) => names?.has(foldCompanyName(companyName)) ?? false, [names]);
}
