import type { CalendarDate } from '@foothold/core/dates/calendar-date.ts';
import type { LedgerEntry } from '@foothold/core/entities/ledger/ledger-entry.ts';
import { evidenceOfLetter, type LetterSources } from '@foothold/core/truth/evidence-of-letter.ts';
import { type Gate, gateOf } from '@foothold/core/truth/gate.ts';
import { claimsMore, type Taking, takenEntry } from '@foothold/core/truth/ledger.ts';
import { ledgerCounts } from '@foothold/core/truth/ledger-counts.ts';
import { type PreparedEvidence, prepareEvidence } from '@foothold/core/truth/prepared-evidence.ts';
import { verifySentence } from '@foothold/core/truth/verify-sentence.ts';
import { systemClock } from '../../../data/rows/clock.ts';
import { type LedgerSentence, withSentence } from '../../../shared/ai/ledger/ledger-of.ts';
import { takenBy } from '../../../shared/ai/ledger/letter-entries.ts';

/** What sets out a letter beside its evidence; loaded once a letter needs it. */
export const letterChecks = {
  prepare: (sources: LetterSources, today: CalendarDate): PreparedEvidence =>
    prepareEvidence(evidenceOfLetter(sources), today),
  gate: (text: string, evidence: PreparedEvidence, written: readonly LedgerEntry[]): Gate =>
    gateOf(text, evidence, written),
  counts: ledgerCounts,
};

/** A letter with one of its sentences changed, and the entry that says so; none for a sentence in the person’s own words. */
export type ChangedLetter = { text: string; written: LedgerEntry[] };

/** The letter with the resume’s own words in place of a sentence’s. */
export function madeTrue(
  text: string,
  sentence: LedgerSentence,
  evidence: PreparedEvidence,
): ChangedLetter | null {
  if (!sentence.made) return null;
  const words = sentence.made.text;
  return {
    text: withSentence(text, sentence, words),
    written: [changedEntry(sentence, words, 'made-true', evidence)],
  };
}

/**
 * The letter with a sentence as the person edited it. Where it is supported now it is taken; else it is theirs alone, as far as
 * the words that nothing supports are.
 */
export function edited(
  text: string,
  sentence: LedgerSentence,
  words: string,
  evidence: PreparedEvidence,
): ChangedLetter {
  const isTaken = words !== '' && sentence.entry !== null && !claimsMore(verifySentence(words, evidence));
  return {
    text: withSentence(text, sentence, words),
    written: isTaken ? [changedEntry(sentence, words, 'edited', evidence)] : [],
  };
}

function changedEntry(
  { checked, entry }: LedgerSentence,
  text: string,
  how: 'made-true' | 'edited',
  evidence: PreparedEvidence,
): LedgerEntry {
  const writer = entry?.writer ?? { kind: 'rule', name: 'make-true', prompt: '' };
  const proposed = entry ? entry.proposed || entry.text : checked.text;
  return takenEntry({ text, proposed, writer, how }, evidence, takingNow());
}

/** Who takes a sentence here, and when. */
export const takingNow = (): Taking => ({ at: systemClock.now().toISOString(), by: takenBy() });
