import type { JobSearchAnswer } from '@foothold/core/contract/jobs.ts';
import type { JobSearchResult } from '@foothold/core/entities/posting/posting.ts';
import { titleWords } from '@foothold/core/search/title-words.ts';

/** Why a search found a posting, as far as it can be told from both. */
export type FoundBecause =
  /** The title says it, in its own words; `asked` is what was typed where that is another name. */
  | { kind: 'title'; said: string; asked: string | null }
  /** The title is another name of the trade that was asked for. */
  | { kind: 'trade'; asked: string; meaning: string }
  | { kind: 'company'; company: string }
  /** Only the text has the words, or other names of what they mean. */
  | { kind: 'text'; asked: string; hasNames: boolean };

type Row = Pick<JobSearchResult, 'jobTitle' | 'companyName' | 'mentionedInText' | 'isClose'>;
type Asked = Pick<JobSearchAnswer, 'understood' | 'correctedTerm'>;

/** The reading of the words that brought a posting; null where nothing certain can be said. */
export function foundBecause(row: Row, typed: string, answer: Asked): FoundBecause | null {
  const { understood } = answer;
  const term = answer.correctedTerm ?? typed;
  const rest = wordsOutside(term, understood);
  const trades = understood.filter(({ kind }) => kind === 'trade');
  if (row.mentionedInText) {
    const asked = [...trades.map(({ text }) => text), ...rest].join(' ');
    return asked === '' ? null : { kind: 'text', asked, hasNames: trades.length > 0 };
  }
  for (const { text, value, meanings = [value], names = [] } of trades)
    for (const name of [text, ...meanings, ...names]) {
      const said = saidIn(row.jobTitle, name);
      if (said) return { kind: 'title', said, asked: name === text ? null : text };
    }
  const said = rest.length > 0 ? saidIn(row.jobTitle, rest.join(' ')) : null;
  if (said) return { kind: 'title', said, asked: null };
  if (rest.length > 0 && saidIn(row.companyName, rest.join(' ')))
    return { kind: 'company', company: row.companyName };
  const [trade, ...others] = trades;
  const isSure = trade && others.length === 0 && !row.isClose && !trade.meanings;
  const hasOr = understood.some(({ kind }) => kind === 'or');
  return isSure && !hasOr && rest.length === 0
    ? { kind: 'trade', asked: trade.text, meaning: trade.value }
    : null;
}

/** The words of a term that are outside of its readings. */
export function wordsOutside(term: string, understood: Asked['understood']): string[] {
  return [...term.matchAll(/\S+/g)]
    .filter(
      ({ index, 0: word }) => !understood.some(({ from, to }) => from < index + word.length && index < to),
    )
    .map(([word]) => word);
}

/** The piece of a text that says a name, as it is written there; null where its words do not follow each other there. */
function saidIn(text: string, name: string): string | null {
  const asked = titleWords(name);
  const pieces = text.split(/\s+/).filter(Boolean);
  const words = pieces.flatMap((piece, at) => titleWords(piece).map((word) => ({ word, at })));
  if (asked.length === 0) return null;
  const start = words.findIndex((_, from) => asked.every((word, n) => words[from + n]?.word === word));
  const [first, last] = [words[start]?.at, words[start + asked.length - 1]?.at];
  if (first === undefined || last === undefined) return null;
  const said = pieces.slice(first, last + 1).join(' ');
  return said.replace(/^[^\p{L}\p{N}]|[^\p{L}\p{N}+#]$/gu, '');
}
