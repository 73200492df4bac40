import * as z from 'zod/mini';
import type { MessageCode, MessageValues } from '../text/messages.ts';
import type { JournalName } from './journal.messages.ts';

/**
 * One row written: `before` undefined is an addition, `after` undefined a deletion. Fields named in `kept` are in
 * neither, since the edit left them as they were: long texts would else be noted twice with every change of a status.
 */
export const JournalChange = z.object({
  table: z.string(),
  key: z.number(),
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
  kept: z.optional(z.array(z.string())),
});
export type JournalChange = {
  table: string;
  key: number;
  before?: unknown;
  after?: unknown;
  kept?: readonly string[] | undefined;
};

/** One change of own data as the person made it, with all rows it wrote (docs/spec/design.md, Journal). */
export const JournalEntry = z.looseObject({
  internalId: z.number(),
  /** Instant; of the last edit when several coalesced. */
  at: z.string(),
  /** What it is called, a text of journal.messages.ts: never prose, so that it reads in the language at hand. */
  code: z.optional(z.string()),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  /** The English of an entry written before there were codes. */
  label: z.optional(z.string()),
  changes: z.array(JournalChange),
  /** Which opening of the app made it; edits coalesce within one. */
  sitting: z._default(z.string(), ''),
  /** Bytes of `changes` as JSON, about. */
  size: z._default(z.number(), 0),
  /** Instant it was undone, '' while it stands. */
  undoneAt: z._default(z.string(), ''),
  parts: z.optional(z.number()),
  rows: z.optional(z.record(z.string(), z.number())),
});
export type JournalEntry = {
  internalId: number;
  at: string;
  code?: string | undefined;
  values?: MessageValues | undefined;
  label?: string | undefined;
  changes: JournalChange[];
  sitting: string;
  size: number;
  undoneAt: string;
  /** Of one that is too large for one value: how many parts of `changes` are beside it, and its rows by table. */
  parts?: number;
  rows?: Record<string, number>;
};

/** What a command calls its change, as the journal stores it; apart from the texts, which no command has to load. */
export function journalCode(name: JournalName, values?: MessageValues): MessageCode {
  return { code: `journal.${name}`, ...(values && { values }) };
}

/** How much history is kept for Undo (docs/spec/design.md, Journal); the newest entry always stays. */
export const journalLimits = { entries: 2000, days: 30, bytes: 50 * 1024 * 1024 } as const;

/** Edits of one record that follow each other within this time, in one sitting, are one entry. */
export const coalesceMs = 30_000;
