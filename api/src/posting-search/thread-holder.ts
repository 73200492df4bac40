import { setTimeout } from 'node:timers/promises';
import type { IndexHolder } from './index-holder.ts';
import { type IndexThread, startIndexThread } from './index-thread.ts';
import type { SavedFiles } from './saved-head.ts';

/** Milliseconds after which the end of a thread says nothing of the next one. */
const longLife = 60_000;
const longestPause = 30_000;

/** A holder whose index can be saved in a folder. */
export type ThreadHolder = IndexHolder & {
  /** Answers why a saved index could not be read, else ''. */
  load(files: SavedFiles): Promise<string>;
  save(): Promise<SavedFiles>;
  removeOthers(files: SavedFiles): Promise<void>;
};

/**
 * Holds an index in a thread of its own. One that ended is replaced by `begin`: at once, and after a pause that grows where
 * one after the other ends soon.
 */
export function threadHolder(folder: string | null): ThreadHolder {
  let thread: IndexThread = startIndexThread(folder);
  let startedAt = performance.now();
  let soonEnded = 0;

  async function restart(): Promise<void> {
    soonEnded = performance.now() - startedAt < longLife ? soonEnded + 1 : 1;
    await setTimeout(soonEnded === 1 ? 0 : Math.min(longestPause, 100 * 2 ** soonEnded), undefined, {
      ref: false,
    });
    thread = startIndexThread(folder);
    startedAt = performance.now();
  }

  return {
    isLost: () => thread.isLost(),
    async begin() {
      if (thread.isLost()) await restart();
      else await thread.call('clear');
    },
    put: (rows) => thread.call('put', rows),
    remove: (ids) => thread.call('remove', ids),
    search: (request) => thread.call('search', request),
    matchIds: (request) => thread.call('matchIds', request),
    suggest: (...args) => thread.call('suggest', ...args),
    similar: (...args) => thread.call('similar', ...args),
    wordCounts: (...args) => thread.call('wordCounts', ...args),
    nearWords: (...args) => thread.call('nearWords', ...args),
    size: () => thread.call('size'),
    load: (files) => thread.call('load', files),
    save: () => thread.call('save'),
    removeOthers: (files) => thread.call('removeOthers', files),
    close: () => thread.stop(),
  };
}
