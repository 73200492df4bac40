import { useOwnQuery } from '../db/own-query.ts';

/** How many jobs there are, live; undefined until they are counted. */
export function useTrackedJobs(): number | undefined {
  return useOwnQuery('tracked jobs', (db) => db.jobs.count());
}
