import type { OfferOfJob } from '../../../data/steps/offer-reads.ts';
import { maxOffers } from './most-offers.ts';

/** Which offers a comparison shows, in their order, the present job last. */
export type OfferColumns = {
  shown: OfferOfJob[];
  /** Jobs asked for that have no offer yet. */
  without: number[];
  /** Offers asked for beyond the most that have room. */
  beyond: number;
};

/**
 * The offers to compare: those of the jobs an address names (of each the newest), else those chosen last, else all that
 * wait for an answer, else the newest. The present job comes last where there is one.
 */
export function offerColumns(
  all: readonly OfferOfJob[],
  { jobs, chosen }: { jobs: readonly number[]; chosen: readonly number[] },
): OfferColumns {
  const present = all.filter(({ offer }) => offer.isPresent);
  const offers = all.filter(({ offer }) => !offer.isPresent);
  const newest = [...offers].sort((a, b) => b.offer.createdAt.localeCompare(a.offer.createdAt));
  const named = jobs.flatMap((id) => newest.find(({ offer }) => offer.jobId === id) ?? []);
  const kept = offers.filter(({ offer }) => chosen.includes(offer.internalId));
  const open = offers.filter(({ offer }) => offer.open === 1);
  const asked =
    jobs.length > 0 ? named : kept.length > 0 ? kept : open.length > 0 ? open : newest.slice(0, maxOffers);
  return {
    shown: [...asked.slice(0, maxOffers), ...present],
    without: jobs.filter((id) => !named.some(({ offer }) => offer.jobId === id)),
    beyond: Math.max(0, asked.length - maxOffers),
  };
}

/** Keys from a text that joins them by commas; what is none is left out. */
export function keysIn(text: string): number[] {
  return text
    .split(',')
    .filter((part) => /^\d{1,15}$/.test(part))
    .map(Number);
}
