import { createElement, useEffect } from 'react';
import { whenIdle } from '../../../platform/when-idle.ts';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { EarlyMove } from './early-move.ts';

/** The bar of ticked jobs: its code comes once the list stands, before a row can be ticked. */
export const JobsBulkBar = partLater(
  async () => (await import('./jobs-bulk-bar.tsx')).JobsBulkBar,
  createElement(EarlyMove),
);

/** Loads the bar ahead. */
export function useBulkAhead(): void {
  // A failure is said where it is needed.
  useEffect(() => whenIdle(() => void JobsBulkBar.ahead().catch(() => undefined)), []);
}
