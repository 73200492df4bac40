import {
  interviewStatusName,
  interviewTypeName,
} from '../../../entities/interview/interview-words.messages.ts';
import { jobStatusName } from '../../../entities/job/job-status.messages.ts';
import type { JobStatus } from '../../../entities/job/job-status.ts';
import { jobSourceName } from '../../../entities/job/job-words.messages.ts';
import type { OfferStatus } from '../../../entities/offer/offer.ts';
import { offerStatusName } from '../../../entities/offer/offer-words.messages.ts';
import type { Message } from '../../../text/messages.ts';

/** What a status of a job is called. */
export const statusWords = (status: JobStatus): Message => jobStatusName(status);

/** Where a job was found; a value from elsewhere stays as it is. */
export const sourceWords = (source: string): Message | string => jobSourceName.find(source) ?? source;

/** What the status of an offer is called. */
export const offerStatusWords = (status: OfferStatus): Message => offerStatusName(status);

/** How an interview is held; a value from elsewhere stays as it is. */
export const interviewKindWords = (kind: string): Message | string => interviewTypeName.find(kind) ?? kind;

/** What the status of an interview is called; a value from elsewhere stays as it is. */
export const interviewStatusWords = (status: string): Message | string =>
  interviewStatusName.find(status) ?? status;
