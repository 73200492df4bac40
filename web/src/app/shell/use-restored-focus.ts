import { useEffect } from 'react';

/**
 * Brings the focus to the content of the screen when what had it is gone: a button that did its work and left, a row that
 * was deleted, the link to another screen. On the bare document the next Tab would begin at the top again.
 */
export function useRestoredFocus(): void {
  useEffect(() => {
    let last: Element | null = document.activeElement;
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element) last = target;
    };
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      document.getElementById('content')?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', onFocus);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
}
