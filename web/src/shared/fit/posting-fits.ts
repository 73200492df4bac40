import type { FitWord } from '@foothold/core/fit/fit.ts';
import { useSyncExternalStore } from 'react';

/** The words of postings by their numbers; null for one that there is nothing to say of. */
export type PostingFits = ReadonlyMap<number, FitWord | null>;

let fits: PostingFits = new Map();
/** Which state of the resume and of what the person said of themselves they were made from. */
let madeFrom = '';
const watchers = new Set<() => void>();

/** The words that were worked out in this sitting for that state; others are forgotten. */
export function postingFits(from: string): PostingFits {
  if (from !== madeFrom) {
    madeFrom = from;
    fits = new Map();
    for (const watcher of watchers) watcher();
  }
  return fits;
}

/** Adds a word, unless another state is asked about by now. */
export function notePostingFit(from: string, id: number, word: FitWord | null): void {
  if (from !== madeFrom) return;
  fits = new Map(fits).set(id, word);
  for (const watcher of watchers) watcher();
}

/** The words of this sitting, live. */
export function usePostingFits(): PostingFits {
  return useSyncExternalStore(watch, now, now);
}

const now = () => fits;

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
