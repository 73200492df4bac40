import * as z from 'zod/mini';
import { directoryFields, disputeReasons } from '../entities/company/directory-trust.ts';
import { route } from './route.ts';

/** What an operator may do (decision 0122): with a proposed value, with disputes about a shown one, with an account. */
export const operatorActions = [
  'accept',
  'revert',
  'restore',
  'keep',
  'revert-all',
  'close',
  'reopen',
] as const;
export type OperatorActionName = (typeof operatorActions)[number];

/** Characters of a reason. */
export const operatorReasonLength = 500;

/** Whom something is from, without a name and an address. */
export const QueueAccount = z.object({
  id: z.string(),
  /** ISO instant. */
  madeAt: z.string(),
  /** Changes of the directory it made. */
  contributions: z.number(),
  isClosed: z.boolean(),
});
export type QueueAccount = z.infer<typeof QueueAccount>;

/** One field of one row that waits for an operator. */
export const QueueItem = z.object({
  /** Row and field. */
  key: z.string(),
  companyId: z.number(),
  companyName: z.string(),
  groupName: z.string(),
  field: z.enum(directoryFields),
  /** The shown value in words; '' where there is none. */
  known: z.string(),
  /** Open and, where the shown value is disputed, the one that became it; the newest first. */
  proposals: z.array(
    z.object({
      id: z.number(),
      words: z.string(),
      at: z.string(),
      isKnown: z.boolean(),
      agreements: z.number(),
      account: z.nullable(QueueAccount),
    }),
  ),
  disputes: z.array(
    z.object({
      id: z.number(),
      reason: z.enum(disputeReasons),
      words: z.string(),
      at: z.string(),
      /** The proposed value it is about; null for the shown one. */
      proposalId: z.nullable(z.number()),
      account: z.nullable(QueueAccount),
    }),
  ),
});
export type QueueItem = z.infer<typeof QueueItem>;

/** Whether the caller is an operator. */
export const operatorSelf = route({
  method: 'GET',
  path: '/operator/self',
  auth: 'user',
  summary: 'Whether the caller decides about disputes of the directory.',
  data: z.object({ isOperator: z.boolean() }),
});

export const operatorQueue = route({
  method: 'GET',
  path: '/operator/queue',
  auth: 'user',
  summary:
    'For operators: what is disputed or proposed in the directory, disputed first, at most 200; 403 `forbidden` for others.',
  data: z.object({ items: z.array(QueueItem), total: z.number() }),
});

/** 403 `forbidden` for others than operators; 404 `proposal-not-found`, `dispute-not-found`, `user-not-found`; 409 `conflict`. */
export const operatorDecide = route({
  method: 'POST',
  path: '/operator/decisions',
  auth: 'user',
  summary:
    'For operators: accept, revert or restore a proposed value, keep a disputed one, revert all of an account, close or reopen it.',
  body: z.strictObject({
    action: z.enum(operatorActions),
    /** A number of a proposal, of a dispute for `keep`, or an account. */
    subject: z.string().check(z.regex(/^[\w-]{1,64}$/, 'a number or an account')),
    reason: z.string().check(
      z.trim(),
      z.minLength(1, 'a reason'),
      z.maxLength(operatorReasonLength, `at most ${operatorReasonLength} characters`),
      z.refine((value) => !value.includes('\0'), { error: 'text without NUL signs' }),
    ),
  }),
  data: z.object({
    success: z.literal(true),
    /** Values and locations that were taken off. */
    takenOff: z.number(),
    /** What takes it back; null where nothing does. */
    undo: z.nullable(z.enum(operatorActions)),
  }),
});

/** One thing that an operator did; it stays. */
export const OperatorLogEntry = z.object({
  id: z.number(),
  at: z.string(),
  /** The name of the profile; '' where there is none. */
  name: z.string(),
  /** By the command on the machine of the server. */
  isCommand: z.boolean(),
  action: z.string(),
  subject: z.string(),
  reason: z.string(),
  /** What it was about, in words. */
  detail: z.string(),
});
export type OperatorLogEntry = z.infer<typeof OperatorLogEntry>;

export const operatorLog = route({
  method: 'GET',
  path: '/operator/log',
  auth: 'user',
  summary: 'For operators: what operators did, the newest first; 403 `forbidden` for others.',
  query: z.strictObject({
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
    /** The `next` of an earlier answer. */
    before: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))),
  }),
  data: z.object({ entries: z.array(OperatorLogEntry), next: z.nullable(z.number()) }),
});
