import { useEffect } from 'react';
import { holdUnsaved } from './unsaved.ts';

/** Notes that something typed is not saved yet: the guard of the screen asks about it, and so does closing the tab. */
export function useUnsaved(when: boolean): void {
  useEffect(() => {
    if (!when) return;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    const release = holdUnsaved();
    window.addEventListener('beforeunload', onLeave);
    return () => {
      release();
      window.removeEventListener('beforeunload', onLeave);
    };
  }, [when]);
}
