import { useEffect } from 'react';

/** Has the browser ask before the tab is closed or reloaded. */
export function useTabGuard(when: boolean): void {
  useEffect(() => {
    if (!when) return;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [when]);
}
