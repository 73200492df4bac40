import type { JobSearchResult, PostingDetail } from '@foothold/core/entities/posting/posting.ts';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isOnline } from '../../platform/connection.ts';
import { href } from '../../platform/href.ts';
import { whenIdle } from '../../platform/when-idle.ts';
import { said } from '../../ui/said.tsx';
import { showToast, type ToastAction } from '../../ui/toasts/toast.tsx';
import { postingQuery } from '../search/search-query.ts';
import { loadUndo, toastUnready, undoChange } from './undo-change.tsx';

/** Where a saved job is worked on. */
export const jobPath = (internalId: number) => href('/job/edit/:internalId', { internalId });

// Writing is for later than the first sight of the postings.
const loadSaving = () => import('../../data/jobs/save-posting.ts');

/** Offers to keep the company of a job that was saved; nothing where the part that does is not to be had. */
async function keepOffer(jobId: number): Promise<ToastAction | null> {
  const part = await import('../companies/save-offer.tsx').catch(() => null);
  return (await part?.keepOffer(jobId)) ?? null;
}

/** Longest wait for the whole text of a posting that is saved before it has arrived. */
const patienceMs = 2000;

/** Saves a posting as a job of one's own, with its whole text where that can be had, and offers to take it back. */
export function useSavePosting(): (id: string, row: JobSearchResult | null) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  useEffect(
    () =>
      // There before the connection may be gone. A failure is said where it is needed.
      whenIdle(() => void Promise.all([loadSaving(), loadUndo()]).catch(() => undefined)),
    [],
  );
  return async (id, row) => {
    const query = { ...postingQuery(id), staleTime: Number.POSITIVE_INFINITY, retry: false };
    const known = client.getQueryData(query.queryKey);
    const asked = isOnline() && !known ? client.fetchQuery(query).catch(() => null) : null;
    const detail = known ?? (asked && (await Promise.race([asked, wait(patienceMs)])));
    // The row knows which of the places is near; the whole posting has the text.
    const posting: JobSearchResult | PostingDetail | null =
      detail && row ? { ...detail, ...row } : (detail ?? row);
    if (!posting) return;
    const saving = await loadSaving().catch(toastUnready);
    if (!saving) return;
    const result = await saving.savePosting(posting);
    if (!result.ok) showToast({ text: said(result.message), kind: 'error' });
    else if (result.already)
      showToast({
        text: <Trans>This job is in your list already.</Trans>,
        kind: 'info',
        action: { label: <Trans>Open</Trans>, onClick: () => void navigate(jobPath(result.id)) },
      });
    else toastSaved(result.journalId, await keepOffer(result.id));
  };
}

function toastSaved(journalId: number | null, also: ToastAction | null): void {
  const back = () =>
    journalId !== null && void undoChange(journalId, <Trans>Job removed from your list.</Trans>);
  const action = { label: <Trans>Undo</Trans>, onClick: back };
  showToast({
    text: <Trans>Job saved.</Trans>,
    ...(journalId !== null && { action }),
    ...(also && { also }),
  });
}

function wait(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}
