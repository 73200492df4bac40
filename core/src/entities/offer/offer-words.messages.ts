import { messages } from '../../text/messages.ts';
import { equityKinds, offerStatuses } from './offer.ts';

/** Where an offer stands, by its stored value. */
export const offerStatusName = messages('offer-status', offerStatuses);

/** What the kinds of equity are called. */
export const equityKindName = messages('equity', equityKinds);
