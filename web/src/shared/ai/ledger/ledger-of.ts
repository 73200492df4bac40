import type { LedgerEntry } from '@foothold/core/entities/ledger/ledger-entry.ts';
import { claimsMore, type LedgerLine, ledgerLines } from '@foothold/core/truth/ledger.ts';
import { type MadeTrue, makeTrue } from '@foothold/core/truth/make-true.ts';
import type { PreparedEvidence } from '@foothold/core/truth/prepared-evidence.ts';
import { statedBeside } from '@foothold/core/truth/stated-beside.ts';

/** Parts of a letter, as the ledger divides it. */
export type LetterPartName = 'opening' | 'bring' | 'them' | 'closing';

/**
 * A sentence, what “Make it true” would put in its place (null where nothing that was written comes close), and the part of
 * the letter that begins with it.
 */
export type LedgerSentence = LedgerLine & {
  made: MadeTrue | null;
  part: LetterPartName | null;
  /** The piece of a resume beside which the person can state it as their own words; '' for none. */
  beside: string;
};

/** The sentences of a text as the ledger shows them; `lines` where they are checked already. */
export function ledgerSentences(
  text: string,
  evidence: PreparedEvidence,
  entries: readonly LedgerEntry[],
  lines: readonly LedgerLine[] = ledgerLines(text, evidence, entries),
): LedgerSentence[] {
  const parts = partsOf(text, lines, evidence);
  return lines.map((line, at) => ({
    ...line,
    made: claimsMore(line.checked) ? makeTrue(line.checked, evidence) : null,
    beside: line.state === 'held' || isUnread(line) ? statedBeside(line.checked) : '',
    part: parts[at] === parts[at - 1] ? null : (parts[at] ?? null),
  }));
}

/** Whether a sentence in other words still asks to be read. */
export function isUnread({ state, isRead }: Pick<LedgerLine, 'state' | 'isRead'>): boolean {
  return state === 'marked' && !isRead;
}

/** Which part each sentence is in: the first paragraph behind the greeting opens, the last ones that claim nothing close. */
function partsOf(
  text: string,
  lines: readonly LedgerLine[],
  evidence: PreparedEvidence,
): (LetterPartName | undefined)[] {
  const jobs = new Set(evidence.posting.map(({ item }) => item.id));
  const paragraphs: LedgerLine[][] = [];
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    const isNext = !before || /\n\s*\n/.test(text.slice(before.checked.end, line.checked.start));
    if (isNext) paragraphs.push([line]);
    else paragraphs.at(-1)?.push(line);
  }
  // A name under a letter is no claim that its last paragraph could be about.
  const claims = (part: readonly LedgerLine[] | undefined) =>
    part?.some(({ checked }) => checked.verdict !== 'no-claim' && /[.!?]$/.test(checked.text)) ?? false;
  const first = paragraphs.findIndex((part) => part.length > 1 || claims(part));
  const opening = claims(paragraphs[0]) || paragraphs.length < 3 ? 0 : Math.max(0, Math.min(1, first));
  const last = paragraphs.findLastIndex(claims);
  return paragraphs.flatMap((part, at): LetterPartName[] => {
    const isAboutThem = part.some(({ checked }) => checked.rests.some(({ id }) => jobs.has(id)));
    const name = at <= opening ? 'opening' : at > last ? 'closing' : isAboutThem ? 'them' : 'bring';
    return part.map(() => name);
  });
}

/** The text with one of its sentences in other words; '' takes it out, with the blank or the empty lines that parted it from the next one. */
export function withSentence(
  text: string,
  { checked }: Pick<LedgerSentence, 'checked'>,
  words: string,
): string {
  const before = text.slice(0, checked.start);
  const after = text.slice(checked.end);
  if (words !== '') return before + words + after;
  const isAlone = /(?:^|\n)$/.test(before) && /^(?:\n|$)/.test(after);
  if (isAlone) return [before.trimEnd(), after.trimStart()].filter(Boolean).join('\n\n');
  return /(?:^|\s)$/.test(before) ? before + after.replace(/^ /, '') : before + after;
}
