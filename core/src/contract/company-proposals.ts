import * as z from 'zod/mini';
import { directoryFields, disputeReasons, trustLimits } from '../entities/company/directory-trust.ts';
import { SharedCompanyChange } from '../entities/company/shared-company.ts';
import { CompanyNumber, words } from './companies.ts';
import { route } from './route.ts';

const ProposalNumber = z.strictObject({
  proposalId: z.string().check(z.regex(/^\d{1,15}$/, 'a proposal number')),
});

/** 409 `conflict` for one's own, one that is decided already, or an account of the last seven days; 404 `proposal-not-found`. */
export const proposalAgree = route({
  method: 'POST',
  path: '/company/proposals/:proposalId/agree',
  auth: 'user',
  summary:
    'Says that a proposed value is right; it is known once two accounts of two networks say so for two days and nobody disputes it.',
  params: ProposalNumber,
  data: z.object({
    success: z.literal(true),
    /** It is the shown value now. */
    isKnown: z.boolean(),
  }),
});

/** 404 `company-not-found`, `proposal-not-found`; 429 after twenty a day. A dispute again by the same person replaces the first. */
export const companyDispute = route({
  method: 'POST',
  path: '/company/:id/dispute',
  auth: 'user',
  summary:
    'Says that a value of a row, or a proposed one, is wrong, and perhaps which would be right; an operator looks at it.',
  params: CompanyNumber,
  body: z.strictObject({
    field: z.enum(directoryFields),
    /** The proposed value that is wrong; left out, the shown one. */
    proposalId: z.optional(z.int().check(z.minimum(1), z.maximum(999_999_999_999_999))),
    reason: z.enum(disputeReasons),
    /** More about it, for operators alone. */
    words: z._default(words(trustLimits.disputeWords), ''),
    /** What would be right; it is proposed. */
    better: z.optional(SharedCompanyChange),
  }),
  data: z.object({
    success: z.literal(true),
    /** What the better value is taken back by; null without one. */
    changeId: z.nullable(z.number()),
  }),
});
