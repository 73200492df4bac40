import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { undo } from '../../data/journal/undo.ts';
import type { SaveFailure, SaveResult } from '../../data/rows/save-result.ts';
import { said } from '../said.tsx';
import { showToast, type ToastAction } from './toast.tsx';

/**
 * Shows what was done and offers to take it back, as one step; no Undo when nothing was written. `also`: something else that
 * fits what was done.
 */
export function toastDone(text: ReactNode, journalId: number | null, also?: ToastAction | null): void {
  const action = { label: <Trans>Undo</Trans>, onClick: () => void takeBack(journalId) };
  showToast({ text, ...(journalId !== null && { action }), ...(also && { also }) });
}

/** Says why nothing was written, in the data's own sentence. */
export function toastFailure(failure: SaveFailure): void {
  showToast({ text: said(failure.message), kind: 'error' });
}

/** The toast of a command's answer: what was done, or why not. True when it was done. */
export function toastResult(result: SaveResult, text: ReactNode): boolean {
  if (result.ok) toastDone(text, result.journalId);
  else toastFailure(result);
  return result.ok;
}

/** Undoes a change and says so, or what is in the way. */
export async function takeBack(journalId: number | null): Promise<void> {
  if (journalId === null) return;
  const answer = await undo(journalId);
  if (answer.ok) showToast({ text: <Trans>Undone: {said(answer.label)}.</Trans> });
  else toastFailure(answer);
}
