import { useEffect, useRef } from 'react';
import { isKeyHandled } from '../../../ui/is-key-handled.ts';

/** `f` fixes the finding that is looked at, `x` says that its check is not for this person. */
export function useReviewKeys(actions: { onFix: () => void; onHide: () => void }): void {
  const now = useRef(actions);
  now.current = actions;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.key !== 'f' && event.key !== 'x') || event.repeat || isKeyHandled(event)) return;
      event.preventDefault();
      if (event.key === 'f') now.current.onFix();
      else now.current.onHide();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
