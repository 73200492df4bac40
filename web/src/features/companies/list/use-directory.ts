import type { CompanySearchResult } from '@foothold/core/entities/company/company-search-result.ts';
import { useQuery } from '@tanstack/react-query';
import { useHiddenCompanies } from '../../../data/settings/hidden-companies.ts';
import { companySearchQuery } from '../../../shared/companies/directory-queries.ts';
import { leftOut } from '../../../shared/companies/left-out.ts';
import { useOnline } from '../../../ui/hooks/use-online.ts';
import { type AnswerPhase, phaseOf } from '../../../ui/notes/use-answer.ts';

/** Employers of the shared directory beside the own ones. */
export type Directory = {
  phase: AnswerPhase;
  rows: readonly CompanySearchResult[];
  total: number;
  retry: () => void;
};

const none: readonly CompanySearchResult[] = [];

/** Employers that the directory finds by these words, without hidden ones that nobody asks for by name; nothing is asked unless `isAsked`. */
export function useDirectory(text: string, isAsked: boolean): Directory {
  const isOnline = useOnline();
  const hidden = useHiddenCompanies();
  const enabled = isAsked && hidden !== undefined;
  const exclude = leftOut(text, hidden ?? []);
  const found = useQuery({
    ...companySearchQuery({
      ...{ searchTerm: text, pageSize: 20, pageNumber: 1 },
      ...(exclude.length > 0 && { exclude }),
    }),
    enabled,
  });
  return {
    phase: phaseOf(found, { isOnline, enabled }),
    rows: (enabled && found.data?.results) || none,
    total: (enabled && found.data?.totalResults) || 0,
    retry: () => void found.refetch(),
  };
}
