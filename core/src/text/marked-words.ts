import { foldText } from './company-name.ts';

/** A piece of a text, and whether it is what was typed. */
export type MarkedPart = { text: string; isMarked: boolean };

/** A text in pieces, with the beginnings of its words that a typed text names marked; the pieces joined are the text. */
export function markedWords(text: string, typed: string): MarkedPart[] {
  const asked = foldText(typed).split(' ').filter(Boolean);
  const parts: MarkedPart[] = [];
  const add = (piece: string, isMarked: boolean) => {
    const last = parts.at(-1);
    if (last?.isMarked === isMarked) last.text += piece;
    else if (piece) parts.push({ text: piece, isMarked });
  };
  for (const word of text.split(/([\p{L}\p{M}\p{N}+#]+)/u)) {
    const length = Math.max(0, ...asked.map((one) => lengthOfBeginning(word, one)));
    add(word.slice(0, length), true);
    add(word.slice(length), false);
  }
  return parts;
}

/** How much of a word as written is what was asked, folded: “São” begins with “sa” by two letters. */
function lengthOfBeginning(word: string, asked: string): number {
  if (!foldText(word).startsWith(asked)) return 0;
  for (let length = 1; length < word.length; length += 1)
    if (foldText(word.slice(0, length)).length >= asked.length) return length;
  return word.length;
}
