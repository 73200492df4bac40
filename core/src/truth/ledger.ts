import { foldedWords, isSameSentence } from '../entities/ledger/ledger-entries.ts';
import type { LedgerEntry, TextWriter } from '../entities/ledger/ledger-entry.ts';
import { letterGaps } from '../entities/letter/letter-gaps.ts';
import { storedEvidence } from './evidence-place.ts';
import { isStillTheirs, originsOf, readEntries } from './origin.ts';
import type { PreparedEvidence } from './prepared-evidence.ts';
import type { CheckedSentence, Resting } from './verdict.ts';
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
  /**
   * `held`: it claims more than the person wrote, in words of a writer. `noted`: in words of the person’s own. `marked`: a writer
   * says in other words what the person wrote.
   */
  state: 'open' | 'marked' | 'held' | 'noted';
  /** The person read the words of a marked sentence and kept them. */
  isRead: boolean;
};

/** Whether a sentence claims a fact that the person did not write; another wording is none. */
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
  return checkedSentences(text, evidence).map((checked) => {
    const origins = originsOf(checked.text, read);
    const [nearest] = origins;
    const isMore = claimsMore(checked);
    const isTheirs = checked.problems.length > 0 && isStillTheirs(checked, origins);
    return {
      checked,
      entry: nearest?.entry ?? null,
      isEdited: nearest !== undefined && !nearest.isSame,
      state: isMore ? (isTheirs ? 'held' : 'noted') : isTheirs ? 'marked' : 'open',
      isRead: nearest?.isSame === true && nearest.entry.how === 'read',
    };
  });
}

/**
 * The entries of marked sentences as they are once the person has read their words and keeps them: one look over all of them, that
 * the ledger remembers.
 */
export function readEntriesOf(
  lines: readonly LedgerLine[],
  evidence: PreparedEvidence,
  taking: Taking,
): LedgerEntry[] {
  return lines.flatMap(({ state, isRead, entry, checked }) => {
    if (state !== 'marked' || isRead || !entry) return [];
    const { writer, place, proposed } = entry;
    return [
      takenEntry(
        { text: checked.text, writer, place, proposed: proposed || entry.text, how: 'read' },
        evidence,
        taking,
      ),
    ];
  });
}

/** Sentences with their places to fill in left out of what is compared: `{? your reason}` asks and claims nothing. */
function checkedSentences(text: string, evidence: PreparedEvidence): CheckedSentence[] {
  let asked = text;
  for (const { from, to } of letterGaps(text))
    asked = asked.slice(0, from) + ' '.repeat(to - from) + asked.slice(to);
  return verifyText(asked, evidence).map((one) => ({ ...one, text: text.slice(one.start, one.end) }));
}

/** A sentence that comes into a document: by whom, and what it is put in place of. */
export type Proposed = {
  text: string;
  writer: TextWriter;
  place?: string;
  /** As the writer proposed it, where `text` is another wording. */
  proposed?: string;
  how?: LedgerEntry['how'];
  /** Ids of evidence that the writer named for it. They come first where the sentence does rest on them, and count for nothing else. */
  named?: readonly string[];
};

/** The verdict of what may be several sentences: the worst of theirs. */
function verdictOf(all: readonly CheckedSentence[]): LedgerEntry['verdict'] {
  for (const verdict of ['unsupported', 'partly', 'reworded', 'supported'] as const)
    if (all.some((one) => one.verdict === verdict)) return verdict;
  return 'no-claim';
}

const byNamed = (rests: readonly Resting[], named: readonly string[]) =>
  [...rests].sort((one, other) => Number(named.includes(other.id)) - Number(named.includes(one.id)));

/**
 * The entry of a sentence as it is taken. One that claims more than the person wrote cannot be taken: its entry says that it
 * waits, without a day and a name.
 */
export function takenEntry(
  { text, writer, place = '', proposed = '', how = 'as-proposed', named = [] }: Proposed,
  evidence: PreparedEvidence,
  taking: Taking,
): LedgerEntry {
  const all = checkedSentences(text, evidence);
  const waits = all.some(claimsMore);
  const verdict = verdictOf(all);
  const rests = all.flatMap((checked) => checked.rests);
  return {
    text,
    proposed: isSameSentence(text, proposed) ? '' : proposed,
    place,
    verdict,
    evidence: storedEvidence(byNamed(rests, named), evidence),
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
    claims = [],
  }: {
    writer: TextWriter;
    taking: Taking;
    place?: string;
    was?: string;
    entries?: readonly LedgerEntry[];
    /** What a model said its sentences rest on. */
    claims?: readonly { text: string; evidence: readonly string[] }[];
  },
): LedgerEntry[] {
  const own = new Set(
    ledgerLines(was, evidence, entries, place)
      .filter(({ entry }) => entry === null)
      .map(({ checked }) => foldedWords(checked.text).join(' ')),
  );
  return checkedSentences(text, evidence)
    .filter((checked) => !own.has(foldedWords(checked.text).join(' ')))
    .map(({ text: sentence }) => {
      const named = claims.find((claim) => isSameSentence(claim.text, sentence))?.evidence ?? [];
      return takenEntry({ text: sentence, writer, place, named }, evidence, taking);
    });
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
    evidence: storedEvidence(checked.rests, evidence),
    writer: entry?.writer ?? { kind: 'person', name: '', prompt: '' },
    acceptedAt: (!isEdited && entry?.acceptedAt) || taking.at,
    acceptedBy: (!isEdited && entry?.acceptedBy) || taking.by,
    how: isEdited ? 'edited' : entry?.how || 'as-proposed',
  }));
}
