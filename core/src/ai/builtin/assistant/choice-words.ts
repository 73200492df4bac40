import { choiceLabel, jobSources } from '../../../entities/job/job.ts';
import { type JobStatus, jobStatus } from '../../../entities/job/job-status.ts';
import { type OfferStatus, offerStatuses } from '../../../entities/offer/offer.ts';
import type { Message, Messages } from '../../../text/messages.ts';
import { interviewKindTexts, interviewStatusTexts } from './choice-words.messages.ts';

/** What a status of a job is called. */
export const statusWords = (status: JobStatus): Message | string => jobStatus(status).label;

/** Where a job was found. */
export const sourceWords = (source: string): Message | string => choiceLabel(jobSources, source);

/** Where an offer stands. */
export const offerStatusWords = (status: OfferStatus): Message | string => offerStatuses[status];

const found = <T extends Readonly<Record<string, string>>>(texts: Messages<T>, area: string, value: string) =>
  texts.of({ code: `${area}.${value}` }) ?? value;

/** How an interview is held; a value from elsewhere stands as it is. */
export const interviewKindWords = (kind: string): Message | string =>
  found(interviewKindTexts, 'assistant-interview-kind', kind);

/** How an interview stands. */
export const interviewStatusWords = (status: string): Message | string =>
  found(interviewStatusTexts, 'assistant-interview-status', status);
