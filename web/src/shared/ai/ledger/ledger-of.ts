import { claimsMore } from '@foothold/core/truth/ledger.ts';
import { makeTrue } from '@foothold/core/truth/make-true.ts';
import type { PreparedEvidence } from '@foothold/core/truth/prepared-evidence.ts';
import { verifyText } from '@foothold/core/truth/verify-text.ts';
import type { LedgerSentence } from './ledger-row.tsx';

/** The sentences of a text as the ledger shows them. */
export function ledgerSentences(text: string, evidence: PreparedEvidence): LedgerSentence[] {
  return verifyText(text, evidence).map((checked) => ({
    checked,
    made: claimsMore(checked) ? makeTrue(checked, evidence) : null,
  }));
}

/** The text with one of its sentences in other words; '' takes it out, with the blank that parted it from the next one. */
export function withSentence(text: string, { checked }: LedgerSentence, words: string): string {
  const before = text.slice(0, checked.start);
  const after = text.slice(checked.end);
  if (words !== '') return before + words + after;
  return /(?:^|\s)$/.test(before) ? before + after.replace(/^ /, '') : before + after;
}
