import type { Job } from '@foothold/core/entities/job/job.ts';
import { jobStatus } from '@foothold/core/entities/job/job-status.ts';
import {
  isPostingOf,
  type PostingVersion,
  postingNumber,
  postingVersions,
} from '@foothold/core/entities/job/posting-versions.ts';
import { htmlToText } from '@foothold/core/entities/posting/posting-text.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import {
  keepPosting,
  notePostingCheck,
  type PostingCheck,
  usePostingCheck,
  useSnapshots,
} from '../../../data/documents/snapshots.ts';
import { systemClock } from '../../../data/rows/clock.ts';
import { ApiError } from '../../../platform/server/api-error.ts';
import { postingQuery } from '../../../shared/search/search-query.ts';
import { useOnline } from '../../../ui/hooks/use-online.ts';

/**
 * The posting of a job over time. A job from the search that is not over looks its posting up once a sitting and keeps
 * what is new; other jobs, and postings known to be gone, are never asked for.
 */
export function usePostingWatch(job: Job): { versions: PostingVersion[]; check: PostingCheck | null } {
  const { internalId } = job;
  const snapshots = useSnapshots(internalId);
  const check = usePostingCheck(internalId);
  const isOnline = useOnline();
  const id = postingNumber(job);
  const isAsked =
    id !== null &&
    isOnline &&
    check !== undefined &&
    !check?.isGone &&
    jobStatus(job.status).group !== 'complete';
  const { data, error, dataUpdatedAt } = useQuery({
    ...postingQuery(id ?? ''),
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

  useEffect(() => {
    if (!isAsked || !data) return;
    const at = new Date(dataUpdatedAt).toISOString();
    if (!isPostingOf(job, data)) return void notePostingCheck(internalId, { at, isGone: true });
    void keepPosting(internalId, {
      text: htmlToText(data.descriptionHtml),
      closedAt: data.closedAt ?? '',
      at,
    });
    void notePostingCheck(internalId, { at, isGone: false });
    // The job behind the posting number does not change while it is open.
  }, [data, dataUpdatedAt, isAsked, internalId]);

  useEffect(() => {
    if (!(error instanceof ApiError) || error.status !== 404) return;
    void notePostingCheck(internalId, { at: systemClock.now().toISOString(), isGone: true });
  }, [error, internalId]);

  const versions = useMemo(() => postingVersions(job, snapshots?.rows ?? []), [job, snapshots]);
  return { versions, check: check ?? null };
}
