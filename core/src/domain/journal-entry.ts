import * as z from 'zod/mini';

/** One row written: `before` undefined is an addition, `after` undefined a deletion. */
export const JournalChange = z.object({
  table: z.string(),
  key: z.number(),
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
});
export type JournalChange = { table: string; key: number; before?: unknown; after?: unknown };

/** One change of own data as the person made it, with all rows it wrote (DESIGN.md, Journal). */
export const JournalEntry = z.looseObject({
  internalId: z.number(),
  /** Instant; of the last edit when several coalesced. */
  at: z.string(),
  /** Past tense, as the toast said it: “Job saved”. */
  label: z.string(),
  changes: z.array(JournalChange),
  /** Which opening of the app made it; edits coalesce within one. */
  sitting: z._default(z.string(), ''),
  /** Bytes of `changes` as JSON, about. */
  size: z._default(z.number(), 0),
  /** Instant it was undone, '' while it stands. */
  undoneAt: z._default(z.string(), ''),
});
export type JournalEntry = {
  internalId: number;
  at: string;
  label: string;
  changes: JournalChange[];
  sitting: string;
  size: number;
  undoneAt: string;
};

/** How much history is kept for Undo (DESIGN.md, Journal); the newest entry always stays. */
export const journalLimits = { entries: 2000, days: 30, bytes: 50 * 1024 * 1024 } as const;

/** Edits of one record that follow each other within this time, in one sitting, are one entry. */
export const coalesceMs = 30_000;
