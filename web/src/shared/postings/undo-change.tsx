import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { said } from '../../ui/said.tsx';
import { showToast } from '../../ui/toasts/toast.tsx';

/** Loads what takes a change back, which the first sight of postings does not need. */
export const loadUndo = () => import('../../data/journal/undo.ts');

/** Takes back what was just done, and says `done` or why it could not. */
export async function undoChange(journalId: number, done: ReactNode): Promise<void> {
  const undoing = await loadUndo().catch(toastUnready);
  if (!undoing) return;
  const answer = await undoing.undo(journalId);
  if (answer.ok) showToast({ text: done });
  else showToast({ text: said(answer.message), kind: 'error' });
}

/** Says that a part of the product could not be loaded. */
export function toastUnready(): null {
  showToast({
    text: <Trans>A part of Foothold could not be loaded. Check your connection and try again.</Trans>,
    kind: 'error',
  });
  return null;
}
