import type { Db } from '../db/db.ts';
import { clusterStored } from '../ingest/clusters/cluster-stored.ts';
import { fillColumns } from '../ingest/import/fill-columns.ts';
import { indexStored } from '../ingest/import/index-stored.ts';
import type { CatchUpStep } from './catch-up.ts';

/** What brings postings of earlier versions up to date after a start, one after the other. */
export function olderPostings(db: Db): CatchUpStep[] {
  return [
    {
      failure: 'Older postings could not be made ready for filters',
      run: (signal) => fillColumns(db, { signal }),
    },
    {
      failure: 'Older postings could not be compared for duplicates',
      run: (signal) => clusterStored(db, { signal }),
    },
    {
      failure: 'Older postings could not be indexed for the search of this version',
      run: (signal) => indexStored(db, { signal }),
    },
  ];
}
