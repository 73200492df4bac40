import { foldCompanyName } from '@foothold/core/text/company-name.ts';
import { useMemo } from 'react';
import { useCompanies } from '../../data/companies/company-rows.ts';

/** Tells whether a company of a name is kept, case, accents and legal form aside (READINGS R15). */
export function useSavedNames(): (companyName: string) => boolean {
  const companies = useCompanies()?.companies;
  return useMemo(() => {
    const kept = new Set((companies ?? []).map(({ companyName }) => foldCompanyName(companyName)));
    kept.delete('');
    return (companyName) => kept.has(foldCompanyName(companyName));
  }, [companies]);
}
