import { useOwnQuery } from '../db/own-query.ts';

/** The ranks (of five) of the fit words of these jobs, live; a job without a fit yet has none. */
export function useFitRanks(ids: readonly number[]): ReadonlyMap<number, number> | undefined {
  return useOwnQuery(
    `fits ${ids.join()}`,
    async (db) => {
      const rows = await db.fits.bulkGet([...ids]);
      return new Map(rows.flatMap((row) => (row ? [[row.jobId, row.rank] as const] : [])));
    },
    { keep: true },
  );
}
