import type { TruthSpan } from './verdict.ts';

/** Words with a dot that end no sentence. */
const abbreviations =
  /(?:^|[\s(])(?:[A-Z]|Mr|Mrs|Ms|Dr|St|Prof|Jr|Sr|Inc|Ltd|Co|Corp|No|vs|approx|e\.g|i\.e|etc|U\.S|Ph\.D|B\.S|M\.S|B\.A|M\.A|Dipl|Ing|dept|Ave)$/;

/**
 * The sentences of a text with their places: a line end ends one, a dot inside of a number or a usual abbreviation does not.
 * Bullets and Markdown signs at the start of a line are left out.
 */
export function sentencesIn(text: string): TruthSpan[] {
  const found: TruthSpan[] = [];
  const add = (from: number, to: number) => {
    const mark = /^[\s>#*•–-]+/.exec(text.slice(from, Math.min(to, from + 40)));
    let start = from + (mark?.[0].length ?? 0);
    let end = to;
    while (start < end && /\s/.test(text.charAt(start))) start += 1;
    while (end > start && /\s/.test(text.charAt(end - 1))) end -= 1;
    if (/[\p{L}\p{N}]/u.test(text.slice(start, end))) found.push({ start, end });
  };
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\n') {
      add(from, at);
      from = at + 1;
    } else if (isEnd(text, at, sign)) {
      let to = at + 1;
      while (to < text.length && /[.!?"”’')\]]/.test(text.charAt(to))) to += 1;
      add(from, to);
      from = to;
      at = to - 1;
    }
  }
  add(from, text.length);
  return found;
}

function isEnd(text: string, at: number, sign: string): boolean {
  if (sign !== '.' && sign !== '!' && sign !== '?') return false;
  const next = text.slice(at + 1, at + 4);
  if (!/^["”’')\]]?(?:\s|$)/.test(next)) return false;
  if (sign !== '.') return true;
  return !abbreviations.test(text.slice(Math.max(0, at - 8), at)) || next.trim() === '';
}
