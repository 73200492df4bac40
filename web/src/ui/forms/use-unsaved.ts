import { useEffect } from 'react';
import { holdUnsaved } from './unsaved.ts';
import { useTabGuard } from './use-tab-guard.ts';

/** Notes that something typed is not saved yet: the guard of the screen asks about it, and so does closing the tab. */
export function useUnsaved(when: boolean): void {
  useTabGuard(when);
  useEffect(() => (when ? holdUnsaved() : undefined), [when]);
}
