import type { Company } from '@foothold/core/entities/company/company.ts';
import type { EmployerOpenings } from '@foothold/core/entities/company/employer-openings.ts';
import type { JobSearchResult } from '@foothold/core/entities/posting/posting.ts';
import { plainTitle } from '@foothold/core/search/plain-title.ts';
import { type PostingRole, postingsByRole } from '@foothold/core/search/postings-by-role.ts';
import { afterLook } from '@foothold/core/search/saved-search.ts';
import { foldText } from '@foothold/core/text/company-name.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { markCompanySeen } from '../../../data/companies/watch-companies.ts';
import { useHidden } from '../../../data/settings/hidden.ts';
import { serverInstant } from '../../../platform/server/server-clock.ts';
import { companyPostingsRequest, maxPostings } from '../../../shared/companies/company-postings.ts';
import { companyOpeningsQuery } from '../../../shared/companies/directory-queries.ts';
import { jobSearchQuery, reasonOf } from '../../../shared/search/search-query.ts';
import { useOnline } from '../../../ui/hooks/use-online.ts';
import { type AnswerPhase, phaseOf } from '../../../ui/notes/use-answer.ts';

/** What the server knows of the open postings of one employer. */
export type CompanyPostings = {
  phase: AnswerPhase;
  retry: () => void;
  requestId: string;
  /** The newest open ones; empty while there are none. */
  rows: readonly JobSearchResult[];
  roles: readonly PostingRole[];
  /** How many are open; null while nobody has said. */
  total: number | null;
  /** How many were read for the roles; `isCut`: there are more. */
  read: number;
  isCut: boolean;
  isSample: boolean;
  /** Of a watched company: how many came since the look before this one, and when that was. */
  newCount: number;
  newSince: string;
  newOf: (role: PostingRole) => number;
  /** What its postings say over the weeks; null while nobody has said, or no employer of this name is known. */
  openings: EmployerOpenings | null;
};

const none: readonly JobSearchResult[] = [];

/**
 * Asks for the open postings of a company, and notes of a watched one that they were looked at. Nothing is asked while the
 * person hides it, nor before it is known whether they do.
 */
export function useCompanyPostings(
  company: Company,
  isHidden: boolean,
  daysIntoWeek: number,
): CompanyPostings {
  const { internalId, companyName, url, watchedAt } = company;
  const hidden = useHidden();
  const isOnline = useOnline();
  const enabled = hidden !== undefined && !isHidden;
  const found = useQuery({
    ...jobSearchQuery(companyPostingsRequest(companyName, hidden?.postings ?? [])),
    enabled,
  });
  const openings = useQuery({ ...companyOpeningsQuery(companyName, url), enabled, retry: false });
  const rows = found.data?.results ?? none;
  const roles = useMemo(() => postingsByRole(rows, { daysIntoWeek }), [rows, daysIntoWeek]);
  const at = found.data ? serverInstant(found.dataUpdatedAt) : '';
  useEffect(() => {
    // When this cannot be noted, its postings count as new once more.
    if (watchedAt !== '' && at !== '') void markCompanySeen(internalId, at);
  }, [internalId, watchedAt, at]);
  const look = { lastRunAt: company.lastRunAt, runBeforeAt: company.runBeforeAt, createdAt: watchedAt };
  const newSince = watchedAt === '' ? '' : ((at && afterLook(look, at)) || look).runBeforeAt;
  const fresh =
    newSince === '' ? none : rows.filter(({ dateAdded }) => Date.parse(dateAdded) > Date.parse(newSince));
  const roleKey = (title: string) => foldText(plainTitle(title)) || title.trim();
  return {
    phase: phaseOf(found, { isOnline, enabled }),
    retry: () => void found.refetch(),
    requestId: found.error ? reasonOf(found.error).requestId : '',
    rows,
    roles,
    total: found.data?.totalResults ?? null,
    read: Math.min(rows.length, maxPostings),
    isCut: (found.data?.totalResults ?? 0) > rows.length,
    isSample: rows.some(({ isSample }) => isSample),
    newCount: fresh.length,
    newSince,
    newOf: ({ role }) => fresh.filter(({ jobTitle }) => roleKey(jobTitle) === roleKey(role)).length,
    openings: openings.data ?? null,
  };
}
