import type { Job } from '@foothold/core/entities/job/job.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { writeLetter } from '../../../data/letters/letters.ts';
import { useSession } from '../../../platform/server/session.ts';
import { keepUnsaved, takeUnsaved } from '../../../platform/unsaved-typing.ts';
import { LetterDraft, type LetterState } from './letter-draft.ts';

/** The letter of a job as it is edited. What is typed is stored when the window loses the focus, and kept when the tab closes. */
export function useLetterDraft(job: Job): { draft: LetterDraft; state: LetterState } {
  const [draft] = useState(() => new LetterDraft(job, (edit) => writeLetter(job.internalId, edit)));
  const state = useSyncExternalStore(draft.subscribe, draft.state);
  const { user } = useSession();
  // Whoever began to type: another tab may sign out meanwhile.
  const [owner] = useState(user?.userId ?? '');
  const key = `letter.${job.uid}`;
  useEffect(() => draft.follow(job), [draft, job]);
  useEffect(() => {
    draft.restore(takeUnsaved(owner, key));
    const leave = () => {
      // The browser may end the page before the store has it.
      keepUnsaved(owner, key, draft.kept());
      void draft.flush().then(() => keepUnsaved(owner, key, draft.kept()));
    };
    const onVisibility = () => document.visibilityState === 'hidden' && leave();
    const onBlur = () => void draft.flush();
    window.addEventListener('pagehide', leave);
    window.addEventListener('blur', onBlur);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('blur', onBlur);
      document.removeEventListener('visibilitychange', onVisibility);
      leave();
    };
  }, [draft, owner, key]);
  return { draft, state };
}
