import * as z from 'zod/mini';
import { dayMs } from '../../dates/dates.ts';

/**
 * When a value that people give the directory counts as known, and what bounds somebody with several accounts (decision 0122):
 * days until an account counts, hours that a value is there to be disputed, agreements and disputes of one person and network.
 */
export const trustLimits = {
  newAccountDays: 7,
  openHours: 48,
  agreementsADay: 20,
  disputesADay: 20,
  disputeWords: 500,
} as const;

/** The fields of a row that people may propose values for; `place` is address, city, state, country and point together. */
export const directoryFields = [
  'companyName',
  'place',
  'url',
  'jobPostingsUrl',
  'description',
  'categories',
] as const;
export type DirectoryField = (typeof directoryFields)[number];

/** Why a value is disputed. */
export const disputeReasons = ['fraud', 'other-company', 'outdated', 'broken', 'offensive', 'other'] as const;
export type DisputeReason = (typeof disputeReasons)[number];

/** A value that a person says a field of a row has, and that nobody else has confirmed. */
export const DirectoryProposal = z.object({
  /** Number to agree with it or dispute it by. */
  id: z.number(),
  field: z.enum(directoryFields),
  /** The value in words: of an address its text. */
  words: z.string(),
  /** The name of the profile; '' where they have none. */
  name: z.string(),
  /** ISO instant. */
  at: z.string(),
  /** How many others say so. */
  agreements: z.number(),
  /** What the change is taken back by, for who made it. */
  changeId: z.nullable(z.number()),
  isDisputed: z.boolean(),
  /** An address of an account of the last seven days, or a disputed one: a page shows it as text and never as a link. */
  isText: z.boolean(),
});
export type DirectoryProposal = z.infer<typeof DirectoryProposal>;

/** Who vouches for the shown value of a field: postings, a list, people who agree, an operator, or one person alone. */
export const DirectoryStanding = z.object({
  field: z.enum(directoryFields),
  source: z.enum(['postings', 'list', 'people', 'operator', 'one-person']),
  isDisputed: z.boolean(),
});
export type DirectoryStanding = z.infer<typeof DirectoryStanding>;

/** One who says that a value is right: the person who proposed it, or one who agreed. */
export type Voice = { accountMadeAt: Date; network: string };

/** Whether an account is too new to confirm anything or to have its addresses shown as links. */
export function isNewAccount(madeAt: Date, now: Date): boolean {
  return now.getTime() < madeAt.getTime() + trustLimits.newAccountDays * dayMs;
}

/**
 * Whether a proposed value is known now: two accounts that are not new say so from two networks, it was there to be disputed
 * for 48 hours, and nobody whose account is not new disputes it.
 */
export function isAgreed(
  voices: readonly Voice[],
  { proposedAt, isDisputed, now }: { proposedAt: Date; isDisputed: boolean; now: Date },
): boolean {
  if (isDisputed || now.getTime() < proposedAt.getTime() + trustLimits.openHours * 3_600_000) return false;
  const networks = voices
    .filter(({ accountMadeAt, network }) => network !== '' && !isNewAccount(accountMadeAt, now))
    .map(({ network }) => network);
  return new Set(networks).size >= 2;
}
