import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSession } from '../../../platform/server/session.ts';
import { keepUnsaved, takeUnsavedTyping } from '../../../platform/unsaved-typing.ts';
import type { DraftState, FieldDraft } from './field-draft.ts';
import { readStoredEdits, type StoredEditSchema, storedEditsText } from './stored-edits.ts';

type Options<Whole, Owner, Draft> = {
  /** What is stored now. */
  stored: Whole;
  /** Opens the draft; called once. */
  open: () => Draft;
  /** Under which edits are kept when the tab closes, and how they are read again; both stay the same. */
  unsavedKey: string;
  storedEdit: StoredEditSchema<Owner>;
};

/** Records as they are edited. What is typed is stored when the window loses the focus, and kept when the tab closes. */
export function useFieldDraft<Whole, Owner, Draft extends FieldDraft<Whole, Owner>>({
  stored,
  open,
  unsavedKey,
  storedEdit,
}: Options<Whole, Owner, Draft>): { draft: Draft; state: DraftState<Whole, Owner> } {
  const [draft] = useState(open);
  const state = useSyncExternalStore(draft.subscribe, draft.state);
  const { user } = useSession();
  // The account that began to type: another tab may sign out meanwhile.
  const [owner] = useState(user?.userId ?? '');
  useEffect(() => draft.follow(stored), [draft, stored]);
  useEffect(() => {
    draft.restore(readStoredEdits(takeUnsavedTyping(owner, unsavedKey), storedEdit));
    const keep = () => keepUnsaved(owner, unsavedKey, storedEditsText(draft.kept()));
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
  }, [draft, owner, unsavedKey, storedEdit]);
  return { draft, state };
}
