import { addOfferRound, deleteOffer, saveOffer, setOfferMark, setOfferStatus } from '../steps/offers.ts';
import type { Command } from './dice-test-kit.ts';

/** The commands of offers as `every-command-test-kit.ts` calls them. */
export const offerCommands: Readonly<Record<string, Command>> = {
  saveOffer: async (d, c) =>
    saveOffer(
      {
        jobId: d.below(5) ? await d.key('jobs') : null,
        basePay: d.pick(['$80,000', '$40 an hour', '']),
        answerBy: d.day(),
        ...(d.below(2) && { internalId: await d.key('offers') }),
        ...(d.below(2) && { moveTo: 'offer-pending' as const }),
      },
      {},
      c,
    ),
  setOfferStatus: async (d, c) =>
    setOfferStatus(
      await d.key('offers'),
      d.pick(['open', 'accepted', 'declined', 'expired'] as const),
      { movesJob: d.below(2) === 0 },
      c,
    ),
  addOfferRound: async (d, c) =>
    addOfferRound(
      await d.key('offers'),
      { by: d.pick(['me', 'them'] as const), basePay: d.pick(['$90,000', '']), note: d.text() },
      c,
    ),
  setOfferMark: async (d, c) =>
    setOfferMark(await d.key('offers'), d.text(), d.pick(['yes', 'part', 'no', null] as const), c),
  deleteOffer: async (d, c) => deleteOffer(await d.key('offers'), c),
};
