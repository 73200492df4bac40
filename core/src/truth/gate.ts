import { type LedgerEntry, ledgerOf } from './ledger.ts';
import type { PreparedEvidence } from './prepared-evidence.ts';
import type { CheckedSentence } from './verdict.ts';
import { verifyText } from './verify-text.ts';

/** The ways in which a text leaves. */
export const leavingWays = ['pdf', 'docx', 'copy', 'mail'] as const;
export type LeavingWay = (typeof leavingWays)[number];

/** Whether a text may leave, which sentences it waits for, and what is kept of it once it did. */
export type Gate = {
  isOpen: boolean;
  /** Sentences that claim more than the evidence says. */
  waiting: readonly CheckedSentence[];
  ledger: readonly LedgerEntry[];
};

/** Whether a sentence claims more than the person wrote. */
export function claimsMore({ verdict }: CheckedSentence): boolean {
  return verdict === 'partly' || verdict === 'unsupported';
}

/**
 * The gate that a text passes on its way out, whichever way that is. What a model touched leaves with supported claims
 * alone; a person's own text always leaves, since what they write about themselves is theirs, and is only remarked on.
 */
export function gateOf(
  text: string,
  evidence: PreparedEvidence,
  { isTouched, acceptedAt }: { isTouched: boolean; acceptedAt: string },
): Gate {
  const checked = verifyText(text, evidence);
  const waiting = checked.filter(claimsMore);
  return { isOpen: !isTouched || waiting.length === 0, waiting, ledger: ledgerOf(checked, acceptedAt) };
}

/** The text with its unsupported sentences left out: what may be shown of an answer before it was accepted. */
export function supportedText(text: string, evidence: PreparedEvidence): string {
  let kept = text;
  for (const { start, end } of verifyText(text, evidence).filter(claimsMore).reverse())
    kept = `${kept.slice(0, start)}${kept.slice(end)}`;
  return kept
    .replace(/[ \t]{2,}/g, ' ')

    .trim();
}
