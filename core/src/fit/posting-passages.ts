import { plainLetters } from '../text/plain-letters.ts';
import { type Piece, piecesOf } from './flat-pieces.ts';
import { headOf } from './passage-heads.ts';
import { reasonOf } from './passage-notices.ts';
import type { PassagePart } from './passage-part.ts';

/** A sentence or list entry of a posting, by its place. */
export type Passage = {
  part: PassagePart;
  start: number;
  end: number;
  /** The heading it is under, folded. */
  head: string;
  /** “2.” of a numbered list, else 0. */
  number: number;
  /** Which list entry or line it is of: where that begins. */
  entry: number;
};

/** A text is read as far as this; postings are far shorter. */
export const longestText = 100_000;

/** The sentences and list entries of a plain text with what each is for; headings themselves are none. */
export function postingPassages(text: string): Passage[] {
  const passages: Passage[] = [];
  const state = { part: 'plain' as PassagePart, head: '' };
  let from = 0;
  const lines = text.slice(0, longestText).split('\n');
  for (const [at, line] of lines.entries()) {
    const start = from;
    from += line.length + 1;
    if (isSubjectHead(line, lines[at + 1] || lines[at + 2] || '')) continue;
    for (const piece of piecesOf(line))
      addPiece(passages, state, text, { ...piece, start: start + piece.start, end: start + piece.end });
  }
  return passages;
}

const schooling =
  /\b(?:degrees?|diploma|bachelor|master|schools?|ged|college|certif\w*|licens\w*|graduat\w*|phd|years?|require\w*|b\.?[as]|m\.?[as]|associate\w*|none|n\/a)\b|[:•·-]/i;

/** “Education” over something else than schooling is a field or a subject, and no heading. */
function isSubjectHead(line: string, next: string): boolean {
  return /^\s*education\s*$/i.test(line) && !schooling.test(next);
}

function addPiece(
  passages: Passage[],
  state: { part: PassagePart; head: string },
  text: string,
  piece: Piece,
): void {
  const { start, end, number } = withoutBullet(text, piece.start, piece.end);
  if (start >= end) return;
  const said = text.slice(start, end);
  const isListed = text.slice(piece.start, start).trim() !== '';
  const head = headOf(said, { isHead: piece.isHead, isListed });
  if (head) {
    state.part = head.part;
    state.head = plainLetters(said.slice(0, head.length));
    if (head.length >= said.length) return;
    const rest = start + head.length;
    addSentences(passages, state, text, { start: skipBlanks(text, rest, end), end, number });
    return;
  }
  addSentences(passages, state, text, { start, end, number });
}

function addSentences(
  passages: Passage[],
  state: { part: PassagePart; head: string },
  text: string,
  { start, end, number }: { start: number; end: number; number: number },
): void {
  for (const sentence of sentencesOf(text, start, end)) {
    const said = text.slice(sentence.start, sentence.end);
    const reason = reasonOf(said);
    // A list of the same follows; after a paragraph of boilerplate the list before it has ended.
    if (reason && (/:$/.test(said) || /^benefits\b/i.test(said))) state.part = reason;
    else if (reason && said.length > 80 && (state.part === 'requirements' || state.part === 'wishes'))
      state.part = 'plain';
    const part = reason ?? state.part;
    passages.push({ part, ...sentence, head: state.head, number, entry: start });
  }
}

const bullet = /^(?:[\s§•·▪●◦■►❖✓✔\uf0b7*–—>~o-]|â€¢|Â·)/u;

function withoutBullet(
  text: string,
  from: number,
  to: number,
): { start: number; end: number; number: number } {
  let start = from;
  let number = 0;
  for (;;) {
    const next = text.slice(start, start + 3);
    const mark = bullet.exec(next)?.[0] ?? '';
    // “o ” is a bullet of Word; “operate” is none.
    if (mark === '' || (mark === 'o' && next.charAt(1) !== ' ') || start >= to) break;
    start += mark.length;
  }
  const numbered = /^\(?(\d{1,2})[.)]\s/.exec(text.slice(start, start + 6));
  if (numbered) {
    number = Number(numbered[1]);
    start += numbered[0].length;
  }
  let end = to;
  while (end > start && /\s/.test(text.charAt(end - 1))) end -= 1;
  while (start < end && /\s/.test(text.charAt(start))) start += 1;
  return { start, end, number };
}

const skipBlanks = (text: string, from: number, to: number) => {
  let at = from;
  while (at < to && /[\s:–—-]/.test(text.charAt(at))) at += 1;
  return at;
};

/** Words that end with a dot and end no sentence. */
const shortened =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|incl|approx|min|max|yrs?|exp|inc|st|dr|mr|mrs|vs|no|u\.s|ph\.d|b\.s|b\.a|m\.s|m\.a|[a-z])$/i;

/** Longer sentences are lists without an end; expressions are run on no longer text. */
const longestPassage = 1_200;

/** Sentences and their halves at semicolons, none longer than `longestPassage`. */
function sentencesOf(text: string, from: number, to: number): { start: number; end: number }[] {
  return wholeSentences(text, from, to).flatMap(({ start, end }) => {
    const parts: { start: number; end: number }[] = [];
    for (let at = start; at < end; at += longestPassage)
      parts.push({ start: at, end: Math.min(end, at + longestPassage) });
    return parts;
  });
}

function wholeSentences(text: string, from: number, to: number): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  let start = from;
  for (let at = from; at < to; at += 1) {
    const sign = text.charAt(at);
    if (!/[.!?;]/.test(sign) || !/\s/.test(text.charAt(at + 1))) continue;
    if (
      sign === '.' &&
      (shortened.test(text.slice(Math.max(start, at - 8), at)) ||
        !/[\p{Lu}\d“"(•*-]/u.test(text.charAt(at + 2)))
    )
      continue;
    found.push({ start, end: sign === ';' ? at : at + 1 });
    start = at + 1;
    while (start < to && /\s/.test(text.charAt(start))) start += 1;
  }
  if (start < to) found.push({ start, end: to });
  return found;
}
