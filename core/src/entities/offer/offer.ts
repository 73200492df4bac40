import * as z from 'zod/mini';
import { entity } from '../entity.ts';
import { flagField, type RecordOf, recordFields, referenceField, textField } from '../record.ts';

/** Where an offer stands. */
export const offerStatuses = {
  open: 'Open',
  negotiating: 'Negotiating',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
} as const;
export type OfferStatus = keyof typeof offerStatuses;

/** Kinds of equity; '' is not stated. */
export const equityKinds = {
  none: 'None',
  rsu: 'Restricted stock',
  options: 'Stock options',
  shares: 'Shares',
  other: 'Other',
} as const;

/** How far an offer has what matters to a person. */
export const offerMarks = ['yes', 'part', 'no'] as const;
export type OfferMark = (typeof offerMarks)[number];

/** One round of a negotiation: what was asked for, or what came back. */
export const OfferRound = z.looseObject({
  /** Calendar date. */
  date: textField,
  by: z._default(z.enum(['me', 'them']), 'me'),
  /** The base pay of this round as written, '' when it was about something else. */
  basePay: textField,
  /** What the base pay was before this round changed it; '' where it did not. */
  formerBasePay: textField,
  note: textField,
});
export type OfferRound = {
  date: string;
  by: 'me' | 'them';
  basePay: string;
  formerBasePay: string;
  note: string;
};

const offerShape = {
  ...recordFields,
  /** The job it is for; null for the job the person has now. */
  jobId: referenceField,
  /** The job the person has now, which offers are compared with; there is one. */
  isPresent: flagField,
  /** Of the present job only; an offer is called as its job is. */
  jobTitle: textField,
  companyName: textField,
  status: z._default(z.enum(Object.keys(offerStatuses) as [OfferStatus, ...OfferStatus[]]), 'open'),
  /** Money as written; `offerPay` reads it. '' is not stated, which is never zero. */
  basePay: textField,
  hoursPerWeek: textField,
  /** Money or percent of the base pay. */
  bonus: textField,
  signOn: textField,
  /** A key of `equityKinds`, '' when not stated. */
  equityKind: textField,
  equityValue: textField,
  vestingYears: textField,
  health: textField,
  retirementMatch: textField,
  daysOff: textField,
  benefits: textField,
  onSiteDays: textField,
  place: textField,
  moving: textField,
  /** Calendar dates, '' when not stated. */
  startDate: textField,
  receivedOn: textField,
  answerBy: textField,
  notes: textField,
  rounds: z._default(z.array(OfferRound), []),
  /** What matters to the person, by its name, and how far this offer has it. */
  marks: z._default(z.record(z.string(), z.enum(offerMarks)), {}),
  /** 1 while it waits for an answer; lists look offers up by it. */
  open: z._default(z.number(), 1),
};

/** An offer of a job, or the job the person has now. Stays on this device. */
export const Offer = z.looseObject(offerShape);
export type Offer = RecordOf<typeof offerShape>;

/** The parts of an offer that a person meets, in the order of the form. */
export const offerFields = {
  jobTitle: { label: 'Job title', kind: 'line' },
  companyName: { label: 'Company', kind: 'line' },
  basePay: { label: 'Base pay', kind: 'line' },
  answerBy: { label: 'Answer by', kind: 'date' },
  receivedOn: { label: 'Received on', kind: 'date' },
  hoursPerWeek: { label: 'Hours a week', kind: 'line' },
  bonus: { label: 'Bonus a year', kind: 'line' },
  signOn: { label: 'Sign-on bonus', kind: 'line' },
  equityKind: { label: 'Equity', kind: 'choice', choices: equityKinds, mayBeEmpty: true },
  equityValue: { label: 'Equity value in all', kind: 'line' },
  vestingYears: { label: 'Vests over, years', kind: 'line' },
  health: { label: 'Health insurance, your part', kind: 'line' },
  retirementMatch: { label: 'Retirement match', kind: 'line' },
  daysOff: { label: 'Paid days off', kind: 'line' },
  benefits: { label: 'Other benefits', kind: 'text' },
  onSiteDays: { label: 'Days on site a week', kind: 'line' },
  place: { label: 'Place of work', kind: 'line' },
  moving: { label: 'Moving costs', kind: 'line' },
  startDate: { label: 'Start date', kind: 'date' },
  notes: { label: 'Notes', kind: 'text' },
  status: { label: 'Status', kind: 'choice', choices: offerStatuses },
} as const;

/** An offer; it goes with its job. */
export const offerEntity = entity({
  schema: Offer,
  names: { one: 'offer', many: 'offers' },
  indexes: { 7: '++internalId, uid, jobId, [open+answerBy]' },
  references: { jobId: { to: 'jobs', hold: 'part' } },
  clearing: 'clears-along',
  knownBy: ['companyName', 'basePay'],
  fields: offerFields,
});

/** True while an offer waits for the person's answer. */
export function isOpenOffer({ status, isPresent }: Pick<Offer, 'status' | 'isPresent'>): boolean {
  return !isPresent && (status === 'open' || status === 'negotiating');
}
