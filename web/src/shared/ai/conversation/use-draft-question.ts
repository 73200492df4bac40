import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../../platform/server/session.ts';
import { keepUnsaved, takeUnsavedTyping } from '../../../platform/unsaved-typing.ts';

/** What is typed and not sent, by conversation: it is there again after a reload and when the person comes back. */
export function useDraftQuestion(conversation: string): [string, (text: string) => void] {
  const { user } = useSession();
  const [owner] = useState(user?.userId ?? '');
  const key = `question ${conversation}`;
  const [text, setText] = useState('');
  const latest = useRef('');
  const type = (typed: string) => {
    latest.current = typed;
    setText(typed);
  };
  useEffect(() => {
    type(takeUnsavedTyping(owner, key));
    const keep = () => keepUnsaved(owner, key, latest.current);
    const onVisibility = () => document.visibilityState === 'hidden' && keep();
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', onVisibility);
      keep();
    };
  }, [owner, key]);
  return [text, type];
}
