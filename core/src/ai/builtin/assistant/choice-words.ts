import { jobStatusName } from '../../../entities/job/job-status.messages.ts';
import type { JobStatus } from '../../../entities/job/job-status.ts';
import { jobSourceName } from '../../../entities/job/job-words.messages.ts';
import type { OfferStatus } from '../../../entities/offer/offer.ts';
import { offerStatusName } from '../../../entities/offer/offer-words.messages.ts';
import type { Message, Messages } from '../../../text/messages.ts';
import { interviewKindTexts, interviewStatusTexts } from './choice-words.messages.ts';

/** What a status of a job is called. */
export const statusWords = (status: JobStatus): Message => jobStatusName(status);

/** Where a job was found. */
export const sourceWords = (source: string): Message | string => jobSourceName.find(source) ?? source;

/** Where an offer stands. */
export const offerStatusWords = (status: OfferStatus): Message => offerStatusName(status);

const found = <T extends Readonly<Record<string, string>>>(texts: Messages<T>, area: string, value: string) =>
  texts.of({ code: `${area}.${value}` }) ?? value;

/** How an interview is held; a value from elsewhere stands as it is. */
export const interviewKindWords = (kind: string): Message | string =>
  found(interviewKindTexts, 'assistant-interview-kind', kind);

/** How an interview stands. */
export const interviewStatusWords = (status: string): Message | string =>
  found(interviewStatusTexts, 'assistant-interview-status', status);
