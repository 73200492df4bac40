import type { LedgerEntry } from '../../../entities/ledger/ledger-entry.ts';
import { type LedgerLine, ledgerLines } from '../../../truth/ledger.ts';
import type { PreparedEvidence } from '../../../truth/prepared-evidence.ts';

/** A sentence of the body of a letter, and what stands between it and the next one of its paragraph. */
export type BodySentence = { text: string; gap: string; line: LedgerLine | null };
/** A paragraph; `lead` is a sign of a list before its first sentence. */
type BodyParagraph = { lead: string; sentences: BodySentence[] };
/** A letter cut into its greeting, its body and its closing with the name. */
export type LetterPieces = { head: string; body: BodyParagraph[]; foot: string };

const greeting =
  /^(?:dear|hello|hi|good (?:morning|day)|to whom|guten tag|sehr geehrte|liebe|hallo|bonjour|hola|estimad|buongiorno|olá|beste)(?=\P{L}|$|[rsn]\b)/iu;
const signOff =
  /^(?:sincerely|yours|(?:kind|best|warm|many)(?:est)? (?:regards|wishes|thanks)|with (?:kind|best|warm) regards|regards|best|respectfully|thank you,|mit (?:freundlichen|besten|herzlichen)|freundliche|beste|viele|herzliche)(?=\P{L}|$)/iu;
/** A greeting is a line, not a paragraph. */
const longestGreeting = 120;
const longestFoot = 200;

/** A letter in pieces, each sentence as its ledger has it. Putting the pieces together again gives the letter. */
export function letterPieces(
  text: string,
  evidence: PreparedEvidence,
  entries: readonly LedgerEntry[],
): LetterPieces {
  const lines = ledgerLines(text, evidence, entries);
  const paragraphs = paragraphsOf(text);
  const first = paragraphs[0];
  const hasHead = first !== undefined && greeting.test(first.text) && first.text.length <= longestGreeting;
  const last = paragraphs.findLastIndex(
    ({ text: one }, at) => at > 0 && signOff.test(one) && !/[.!?]\s*$/.test(one.split('\n')[0] ?? ''),
  );
  const isFoot =
    last > 0 && paragraphs.slice(last).reduce((sum, one) => sum + one.text.length, 0) <= longestFoot;
  const end = isFoot ? last : paragraphs.length;
  return {
    head: hasHead ? first.text : '',
    body: paragraphs
      .slice(hasHead ? 1 : 0, end)
      .map(({ from, text: one }) => bodyParagraph(one, from, lines)),
    foot: paragraphs
      .slice(end)
      .map((one) => one.text)
      .join('\n\n'),
  };
}

function paragraphsOf(text: string): { text: string; from: number }[] {
  let from = 0;
  const found: { text: string; from: number }[] = [];
  for (const part of text.split('\n\n')) {
    const trimmed = part.trim();
    if (trimmed !== '') found.push({ text: trimmed, from: from + part.indexOf(trimmed) });
    from += part.length + 2;
  }
  return found;
}

function bodyParagraph(text: string, from: number, lines: readonly LedgerLine[]): BodyParagraph {
  const inside = lines.filter(({ checked }) => checked.start >= from && checked.end <= from + text.length);
  const [first] = inside;
  if (!first) return { lead: '', sentences: [{ text, gap: '', line: null }] };
  return {
    lead: text.slice(0, first.checked.start - from),
    sentences: inside.map((line, at) => {
      const { start, end } = line.checked;
      const next = inside[at + 1]?.checked.start ?? from + text.length;
      return { line, text: text.slice(start - from, end - from), gap: text.slice(end - from, next - from) };
    }),
  };
}

/** The letter of its pieces; a paragraph without sentences is gone. */
export function joinedLetter({ head, body, foot }: LetterPieces): string {
  const paragraphs = body.map(({ lead, sentences }) =>
    sentences.length === 0
      ? ''
      : (
          lead +
          sentences
            .map(({ text, gap }, at) => (at < sentences.length - 1 ? text + (gap || ' ') : text))
            .join('')
        ).trimEnd(),
  );
  return [head, ...paragraphs, foot].filter((part) => part.trim() !== '').join('\n\n');
}

/** A sentence that comes into a letter. */
export function newSentence(text: string): BodySentence {
  return { text, gap: ' ', line: null };
}

/** The body without some of its sentences. */
export function withoutSentences(pieces: LetterPieces, going: ReadonlySet<BodySentence>): LetterPieces {
  const body = pieces.body.map(({ lead, sentences }) => ({
    lead,
    sentences: sentences.filter((one) => !going.has(one)),
  }));
  return { ...pieces, body: body.filter(({ sentences }) => sentences.length > 0) };
}

/** All sentences of the body, in order. */
export function bodySentences({ body }: LetterPieces): BodySentence[] {
  return body.flatMap(({ sentences }) => sentences);
}
