import type { LucideIcon } from 'lucide-react';
import type { IconName } from './icon-names.ts';
import { firstIcons } from './icons-first.ts';

type Table = Readonly<Partial<Record<IconName, LucideIcon>>>;

let table: Table = firstIcons;
const watchers = new Set<() => void>();

/** The drawings that have been loaded. */
export function iconTable(): Table {
  return table;
}

/** Adds drawings; icons on the screen that waited for them appear. */
export function provideIcons(more: Table): void {
  table = { ...table, ...more };
  for (const watcher of watchers) watcher();
}

/** Calls back whenever drawings are added; answers the way to stop. */
export function watchIcons(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
