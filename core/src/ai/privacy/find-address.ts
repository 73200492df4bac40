import type { Cut } from './cut.ts';

/** A state and its postal code alone (“OH 43215”) stand in many postings: they name nobody. */
const regionAndCode = /^\p{Lu}{2}\s+\d{5}(?:-\d{4})?$/u;

/** Every place where a known address stands in a text, whole or its street alone, whatever case, blanks and commas. */
export function findAddress(text: string, address: string): Cut[] {
  const words = wordsOf(text);
  return partsOf(address).flatMap((part) => {
    const wanted = wordsOf(part).map(({ plain }) => plain);
    const cuts: Cut[] = [];
    for (let from = 0; from + wanted.length <= words.length; from += 1) {
      if (!wanted.every((plain, index) => isNext(words, from, index, plain))) continue;
      const [first, last] = [words[from], words[from + wanted.length - 1]];
      if (first && last) cuts.push({ start: first.start, end: last.end, kind: 'address' });
    }
    return cuts;
  });
}

function isNext(words: Words, from: number, index: number, plain: string): boolean {
  const [here, before] = [words[from + index], words[from + index - 1]];
  if (here?.plain !== plain) return false;
  return index === 0 || here.start - (before?.end ?? 0) <= maxBetween;
}

/** The whole address, and of its parts those with a house number: “12 Elm St”, “Lange Straße 7b”. */
function partsOf(address: string): string[] {
  const parts = address.split(/[,;\n]/).map((part) => part.trim());
  const streets = parts.filter(
    (part) =>
      part.length >= 6 &&
      !regionAndCode.test(part) &&
      (/^\d+\p{L}?\s+\p{L}/u.test(part) || /^\p{L}.*\s\d+\p{L}?$/u.test(part)),
  );
  return [...new Set([address, ...streets])];
}

/** Letters and digits in a row; whatever is between two of them parts them, markup too. */
const word = /[\p{L}\p{M}\p{N}]+/gu;

/** The most characters between two words of one address. */
const maxBetween = 6;

type Words = readonly { start: number; end: number; plain: string }[];

function wordsOf(text: string): Words {
  return [...text.matchAll(word)].map((one) => ({
    start: one.index,
    end: one.index + one[0].length,
    plain: one[0].toLowerCase(),
  }));
}
