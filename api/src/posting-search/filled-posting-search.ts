import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../db/db.ts';
import { FedPostingSearch } from './fed-posting-search.ts';
import type { IndexHolder } from './index-holder.ts';
import { indexMethods } from './index-methods.ts';
import type { PostingSearch } from './posting-search.ts';

/** A search whose index is in this thread, filled when it is asked first: for commands that run once, and for tests. */
export function filledPostingSearch(db: Db): PostingSearch {
  return new FedPostingSearch(db, ownHolder());
}

function ownHolder(): IndexHolder {
  const own = indexMethods(null);
  return {
    isLost: () => false,
    begin: async () => own.clear(),
    put: async (rows) => {
      for (const row of rows) {
        own.put([row]);
        await nextTurn();
      }
    },
    remove: async (ids) => own.remove(ids),
    search: async (request) => own.search(request),
    matchIds: async (request) => own.matchIds(request),
    suggest: async (...args) => own.suggest(...args),
    similar: async (...args) => own.similar(...args),
    wordCounts: async (...args) => own.wordCounts(...args),
    nearWords: async (...args) => own.nearWords(...args),
    size: async () => own.size(),
    close: async () => undefined,
  };
}
