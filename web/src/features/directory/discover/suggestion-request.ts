import type { CompanySearchRequest } from '@foothold/core/contract/companies.ts';
import type { CompanySearchResult } from '@foothold/core/entities/company/company-search-result.ts';
import { foldCompanyName } from '@foothold/core/text/company-name.ts';
import type { EmployerSuggestion } from '@foothold/core/tracking/employer-suggestions.ts';
import { leftOut } from '../../../shared/companies/left-out.ts';

/** Employers of one reason. */
const maxOfOne = 6;

/** The request of a suggestion: who hires for a title near a place, without those that are kept or hidden already. */
export function suggestionRequest(
  { title, place }: EmployerSuggestion,
  known: readonly string[],
): CompanySearchRequest {
  const exclude = leftOut('', known);
  return {
    searchTerm: '',
    pageSize: maxOfOne,
    pageNumber: 1,
    hiring: true,
    sort: 'hiring',
    ...(title && { hiringFor: title.slice(0, 200) }),
    ...(place && { location: place.text.slice(0, 1000), distance: 25 }),
    ...(exclude.length > 0 && { exclude }),
  };
}

type Suggested = { question: EmployerSuggestion; rows: readonly CompanySearchResult[] };

/** Each employer once, under the first reason; reasons without an employer are left out. */
export function distinctSuggestions(groups: readonly Suggested[], hidden: ReadonlySet<string>): Suggested[] {
  const seen = new Set<string>();
  return groups
    .map(({ question, rows }) => ({
      question,
      rows: rows.filter((row) => {
        if (seen.has(row.group) || hidden.has(foldCompanyName(row.companyName))) return false;
        seen.add(row.group);
        return true;
      }),
    }))
    .filter(({ rows }) => rows.length > 0);
}
