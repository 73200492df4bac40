import type { LedgerEntry } from '../entities/ledger/ledger-entry.ts';
import { claimsMore, type LedgerLine, ledgerLines } from './ledger.ts';
import type { PreparedEvidence } from './prepared-evidence.ts';
import { verifyText } from './verify-text.ts';

/** Whether a document may leave, and which of its sentences it waits for. */
export type Gate = {
  isOpen: boolean;
  lines: readonly LedgerLine[];
  /** Places among `lines` of sentences that are held. */
  held: readonly number[];
  /** Places of sentences in words of a writer’s own that the person has not read yet; they hold nothing. */
  marked: readonly number[];
};

/**
 * The gate that a document passes on its way out, whichever way that is: PDF, Word document, text, copy, mail, application. A
 * sentence that stems from a model or a rule is held until what the person wrote supports its facts; one that only says them in other
 * words is marked and leaves. One that the person wrote, or whose unsupported words they changed, is their own: it is remarked on and leaves.
 */
export function gateOf(
  text: string,
  evidence: PreparedEvidence,
  entries: readonly LedgerEntry[],
  place = '',
): Gate {
  const lines = ledgerLines(text, evidence, entries, place);
  const held = lines.flatMap(({ state }, at) => (state === 'held' ? [at] : []));
  const marked = lines.flatMap(({ state, isRead }, at) => (state === 'marked' && !isRead ? [at] : []));
  return { isOpen: held.length === 0, lines, held, marked };
}

/** The text with its unsupported sentences left out: what may be shown of an answer before it was accepted. */
export function supportedText(text: string, evidence: PreparedEvidence): string {
  let kept = text;
  for (const { start, end } of verifyText(text, evidence).filter(claimsMore).reverse())
    kept = `${kept.slice(0, start)}${kept.slice(end)}`;
  return kept.replace(/[ \t]{2,}/g, ' ').trim();
}
