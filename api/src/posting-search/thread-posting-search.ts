import type { Db } from '../db/db.ts';
import { FedPostingSearch } from './fed-posting-search.ts';
import { indexSaves } from './index-saves.ts';
import { pruneChanges } from './posting-changes.ts';
import { threadHolder } from './thread-holder.ts';

type Options = {
  db: Db;
  /** Where the index is saved; the process's own. */
  folder: string;
  now: () => Date;
  /** Whether the disk of the folder is as good as full; nothing is saved then. */
  isFull?: () => boolean;
};

/** The search of a server: its index is in a thread, and is saved by `save` and at the end. */
export function threadPostingSearch({ db, folder, now, isFull = () => false }: Options): FedPostingSearch {
  const holder = threadHolder(folder);
  return new FedPostingSearch(db, holder, indexSaves({ db, folder, holder, now, isFull }));
}

/** Without a question for so long a save delays nobody. */
const idleMs = 5000;
const saveMs = 60_000;
/** A server that is always asked saves anyway. */
const longestUnsavedMs = 600_000;
const pruneMs = 3_600_000;

/**
 * What to run every second or two: the index follows the database whether anybody asks or not, so that a search finds little
 * left to read, and is saved while nobody does.
 */
export function followChanges(search: FedPostingSearch, { db, now }: Pick<Options, 'db' | 'now'>) {
  let savedAt = Number.NEGATIVE_INFINITY;
  let prunedAt = Number.NEGATIVE_INFINITY;
  async function follow(): Promise<void> {
    await search.caughtUp();
    const at = performance.now();
    const isIdle = at - search.askedAt > idleMs;
    if ((isIdle && at - savedAt > saveMs) || at - savedAt > longestUnsavedMs) {
      savedAt = at;
      await search.save();
    }
    if (at - prunedAt > pruneMs) {
      prunedAt = at;
      await pruneChanges(db, now());
    }
  }
  let told = '';
  return () =>
    follow().then(
      () => {
        told = '';
      },
      (cause: Error) => {
        // A database that is away fails every time; it is said once.
        if (cause.message === told) return;
        told = cause.message;
        throw cause;
      },
    );
}
