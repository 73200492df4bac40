import { foldedWords, isSameSentence } from '../entities/written/ledger-entries.ts';
import type { LedgerEntry, TextWriter } from '../entities/written/ledger-entry.ts';
import { keptEvidence } from './evidence-place.ts';
import { isStillTheirs, originsOf, readEntries } from './origin.ts';
import type { PreparedEvidence } from './prepared-evidence.ts';
import type { CheckedSentence } from './verdict.ts';
import { verifySentence } from './verify-sentence.ts';
import { verifyText } from './verify-text.ts';

/** Who takes a sentence, and when. */
export type Taking = { at: string; by: string };

/** A sentence of a document: what the verifier says of it, who wrote it, and whether it keeps the document from leaving. */
export type LedgerLine = {
  checked: CheckedSentence;
  /** The entry that it repeats or was made of; null for the person’s own words. */
  entry: LedgerEntry | null;
  /** The person changed what the writer proposed. */
  isEdited: boolean;
  /** `held`: it claims more than the person wrote, in words of a writer. `noted`: in words of the person’s own. */
  state: 'open' | 'held' | 'noted';
};

/** Whether a sentence claims more than the person wrote. */
export function claimsMore({ verdict }: CheckedSentence): boolean {
  return verdict === 'partly' || verdict === 'unsupported';
}

/** Every sentence of a text with who wrote it, by the entries of its document; `place` is which text of the document it is. */
export function ledgerLines(
  text: string,
  evidence: PreparedEvidence,
  entries: readonly LedgerEntry[],
  place = '',
): LedgerLine[] {
  const read = readEntries(entries, place);
  return verifyText(text, evidence).map((checked) => {
    const origins = originsOf(checked.text, read);
    const [nearest] = origins;
    const isMore = claimsMore(checked);
    const isHeld = isMore && isStillTheirs(checked, origins);
    return {
      checked,
      entry: nearest?.entry ?? null,
      isEdited: nearest !== undefined && !nearest.isSame,
      state: isHeld ? 'held' : isMore ? 'noted' : 'open',
    };
  });
}

/** A sentence that comes into a document: by whom, and what it is put in place of. */
export type Proposed = {
  text: string;
  writer: TextWriter;
  place?: string;
  /** As the writer proposed it, where `text` is another wording. */
  proposed?: string;
  how?: LedgerEntry['how'];
};

/**
 * The entry of a sentence as it is taken. One that claims more than the person wrote cannot be taken: its entry says that it
 * waits, without a day and a name.
 */
export function takenEntry(
  { text, writer, place = '', proposed = '', how = 'as-proposed' }: Proposed,
  evidence: PreparedEvidence,
  taking: Taking,
): LedgerEntry {
  const checked = verifySentence(text, evidence);
  const waits = claimsMore(checked);
  return {
    text,
    proposed: isSameSentence(text, proposed) ? '' : proposed,
    place,
    verdict: checked.verdict,
    evidence: keptEvidence(checked.rests, evidence),
    writer,
    acceptedAt: waits ? '' : taking.at,
    acceptedBy: waits ? '' : taking.by,
    how: waits ? '' : how,
  };
}

/**
 * The entries of a whole text that a writer puts into a document. Sentences that stood there before as the person’s own words
 * (`was`, by the entries of then) stay their own, though the writer repeats them.
 */
export function takenText(
  text: string,
  evidence: PreparedEvidence,
  {
    writer,
    taking,
    place = '',
    was = '',
    entries = [],
  }: {
    writer: TextWriter;
    taking: Taking;
    place?: string;
    was?: string;
    entries?: readonly LedgerEntry[];
  },
): LedgerEntry[] {
  const own = new Set(
    ledgerLines(was, evidence, entries, place)
      .filter(({ entry }) => entry === null)
      .map(({ checked }) => foldedWords(checked.text).join(' ')),
  );
  return verifyText(text, evidence)
    .filter((checked) => !own.has(foldedWords(checked.text).join(' ')))
    .map((checked) => takenEntry({ text: checked.text, writer, place }, evidence, taking));
}

/** The ledger that is kept with what was sent: an entry of each sentence, the person’s own among them. Sending takes what is left. */
export function sentLedger(
  text: string,
  evidence: PreparedEvidence,
  entries: readonly LedgerEntry[],
  taking: Taking,
  place = '',
): LedgerEntry[] {
  return ledgerLines(text, evidence, entries, place).map(({ checked, entry, isEdited }) => ({
    text: checked.text,
    proposed:
      entry && !isSameSentence(entry.proposed || entry.text, checked.text)
        ? entry.proposed || entry.text
        : '',
    place,
    verdict: checked.verdict,
    evidence: keptEvidence(checked.rests, evidence),
    writer: entry?.writer ?? { kind: 'person', name: '', prompt: '' },
    acceptedAt: (!isEdited && entry?.acceptedAt) || taking.at,
    acceptedBy: (!isEdited && entry?.acceptedBy) || taking.by,
    how: isEdited ? 'edited' : entry?.how || 'as-proposed',
  }));
}
