import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { writeResume } from '../../../../data/resumes/write-resume.ts';
import { useSession } from '../../../../platform/server/session.ts';
import { keepUnsaved, takeUnsaved } from '../../../../platform/unsaved-typing.ts';
import { readKeptEdits } from './kept-edits.ts';
import { type DraftState, ResumeDraft } from './resume-draft.ts';

/** The resume as it is edited. What is typed is stored when the window loses the focus, and kept when the tab closes. */
export function useResumeDraft(stored: WholeResume): { draft: ResumeDraft; state: DraftState } {
  const { internalId, uid } = stored.resume;
  const [draft] = useState(() => new ResumeDraft(stored, (edits) => writeResume(internalId, edits)));
  const state = useSyncExternalStore(draft.subscribe, draft.state);
  const { user } = useSession();
  // Whoever began to type: another tab may sign out meanwhile.
  const [owner] = useState(user?.userId ?? '');
  useEffect(() => draft.follow(stored), [draft, stored]);
  useEffect(() => {
    draft.restore(readKeptEdits(takeUnsaved(owner, uid)));
    const keep = () => {
      const kept = draft.kept();
      keepUnsaved(owner, uid, kept.length > 0 ? JSON.stringify(kept) : '');
    };
    const leave = () => {
      // The browser may end the page before the store has it.
      keep();
      void draft.flush().then(keep);
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
  }, [draft, owner, uid]);
  return { draft, state };
}
