import * as z from 'zod/mini';
import { type CheckedSentence, verdicts } from './verdict.ts';

/** A sentence of a document with what it rests on and when the person accepted it; kept with what was sent. */
export const LedgerEntry = z.looseObject({
  text: z.string(),
  verdict: z.enum(verdicts),
  /** Ids of the evidence. */
  rests: z.array(z.string()),
  /** ISO 8601 instant. */
  acceptedAt: z.string(),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** The ledger of a text as it is kept. */
export function ledgerOf(checked: readonly CheckedSentence[], acceptedAt: string): LedgerEntry[] {
  return checked.map(({ text, verdict, rests }) => ({
    text,
    verdict,
    rests: rests.map(({ id }) => id),
    acceptedAt,
  }));
}
