import type { StatedFact } from '../../../entities/posting/posting.ts';
import type { Clause } from './clauses.ts';

/** Reads one kind of fact of one clause. */
export type FactReader = (clause: Clause) => StatedFact[];

/** Longest quotation: enough to recognize the place in the text. */
const quoteLength = 110;

/** The words of a clause around a match, cut at blanks. */
export function quote(text: string, from: number, to: number): string {
  if (text.length <= quoteLength) return text.trim();
  const spare = Math.max(0, quoteLength - (to - from));
  const ideal = Math.max(0, Math.min(from - Math.floor(spare / 2), text.length - quoteLength));
  const start =
    ideal === 0
      ? 0
      : text.lastIndexOf(' ', Math.max(ideal, from)) <= 0
        ? ideal
        : wordStart(text, ideal, from);
  const rough = Math.min(text.length, Math.max(to, start + quoteLength));
  const end = rough >= text.length ? text.length : Math.max(to, text.lastIndexOf(' ', rough));
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`;
}

/** The start of the first word at or after `ideal`, but no later than the match. */
function wordStart(text: string, ideal: number, from: number): number {
  const blank = text.indexOf(' ', ideal);
  return blank < 0 || blank >= from ? from : blank + 1;
}
