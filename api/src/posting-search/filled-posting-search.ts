import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../db/db.ts';
import { DocumentIndex } from './document-index.ts';
import { FedPostingSearch, type IndexHolder } from './fed-posting-search.ts';
import type { PostingSearch } from './posting-search.ts';

/** A search whose index is in this thread, filled when it is asked first: for commands that run once, and for tests. */
export function filledPostingSearch(db: Db): PostingSearch {
  return new FedPostingSearch(db, ownHolder());
}

function ownHolder(): IndexHolder {
  let own = new DocumentIndex();
  return {
    search: async (request) => own.index.search(request),
    suggest: async (...args) => own.index.suggest(...args),
    similar: async (...args) => own.index.similar(...args),
    wordCounts: async (...args) => own.index.wordCounts(...args),
    nearWords: async (...args) => own.index.nearWords(...args),
    size: async () => own.index.size(),
    clear: async () => {
      own = new DocumentIndex();
    },
    put: async (rows) => {
      for (const row of rows) {
        own.put([row]);
        await nextTurn();
      }
    },
    remove: async (ids) => own.index.remove(ids),
    close: async () => undefined,
  };
}
