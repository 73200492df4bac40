import type { Job } from '@foothold/core/entities/job/job.ts';
import { isOpenOffer, type Offer } from '@foothold/core/entities/offer/offer.ts';
import { useOwnQuery } from '../db/own-query.ts';
import type { OwnData } from '../rows/own-data.ts';
import { type BrokenRow, readRows } from '../rows/read-rows.ts';

/** An offer with the job it is for; null for the present job. */
export type OfferOfJob = { offer: Offer; job: Job | null };

/** The offers of a job, newest first, live; undefined while they load. */
export function useJobOffers(jobId: number): { offers: Offer[]; broken: BrokenRow[] } | undefined {
  return useOwnQuery(`offers ${jobId}`, (db) => queryJobOffers(db, jobId), { keep: true });
}

/** Reads the offers of a job by index, newest first. */
export async function queryJobOffers(
  db: OwnData,
  jobId: number,
): Promise<{ offers: Offer[]; broken: BrokenRow[] }> {
  const { rows, broken } = readRows('offers', await db.offers.where('jobId').equals(jobId).toArray());
  return { offers: rows.sort((a, b) => b.createdAt.localeCompare(a.createdAt)), broken };
}

/** All offers with their jobs, those to be answered first, and the present job last, live. */
export function useOffers(): { offers: OfferOfJob[]; broken: BrokenRow[] } | undefined {
  return useOwnQuery('all offers', queryOffers, { keep: true });
}

/** Reads every offer; there are few. */
export async function queryOffers(db: OwnData): Promise<{ offers: OfferOfJob[]; broken: BrokenRow[] }> {
  const { rows, broken } = readRows('offers', await db.offers.toArray());
  const ids = rows.flatMap(({ jobId }) => jobId ?? []);
  const stored = (await db.jobs.bulkGet(ids)).filter((row) => row !== undefined);
  const jobs = new Map(readRows('jobs', stored).rows.map((job) => [job.internalId, job]));
  const offers = rows.map((offer) => ({ offer, job: jobs.get(offer.jobId ?? Number.NaN) ?? null }));
  const place = ({ offer }: OfferOfJob) =>
    `${offer.isPresent ? 2 : isOpenOffer(offer) ? 0 : 1} ${offer.answerBy || '9999'} ${offer.createdAt}`;
  return { offers: offers.sort((a, b) => place(a).localeCompare(place(b))), broken };
}
