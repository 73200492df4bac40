import { plainLetters } from '../text/plain-letters.ts';
import { type KnownVerb, knownVerb } from '../writing/verb-forms.ts';
import { type Concepts, conceptsOf, phraseAt } from './concepts.ts';
import { plainWords, strictWords } from './plain-words.data.ts';

/** A word of a sentence or of evidence, or a phrase of the table of synonyms read as one. */
export type TruthWord = {
  text: string;
  lower: string;
  start: number;
  end: number;
  concepts: Concepts;
  /** Written with a capital though it begins no sentence, in capitals, or with a digit in it: compared as a name. */
  isName: boolean;
  /** Says nothing that could be untrue. */
  isPlain: boolean;
  /** Compared to the letter where the evidence does not have it. */
  isStrict: boolean;
  verb: KnownVerb | undefined;
  /** How many written words it stands for. */
  length: number;
};

const plain = new Set(plainWords.split(/\s/).filter(Boolean));
const strict = new Set(strictWords.split(/\s/).filter(Boolean));

// A number with what is written onto it (“40k”, “3G”), or a word with the signs that names have inside (“C++”, “Node.js”, “R&D”).
const token = /\d+(?:,\d{3})*(?:\.\d+)?\p{L}*|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:[.&'’][\p{L}\p{N}]+)*[+#]*/gu;

/** The words of a text from `from` up to `to`, phrases of the table of synonyms as one. */
export function truthWords(text: string, from = 0, to = text.length): TruthWord[] {
  const raw = [...text.slice(from, to).matchAll(token)].map((match) => ({
    text: match[0],
    lower: plainLetters(match[0]).replace(/['’]s$/, ''),
    start: from + match.index,
    end: from + match.index + match[0].length,
  }));
  const lowers = raw.map(({ lower }) => lower);
  const words: TruthWord[] = [];
  for (let at = 0; at < raw.length; ) {
    const one = raw[at];
    if (!one) break;
    const phrase = phraseAt(lowers, at);
    const length = phrase?.length ?? 1;
    const last = raw[at + length - 1] ?? one;
    const isFirst = at === 0 || /[.!?:;•\n]\s*["“(]?$/.test(text.slice(Math.max(from, one.start - 3), one.start));
    const isShouted = one.text.length > 1 && /\p{Lu}.*\p{Lu}/u.test(one.text);
    const isCode = /\p{L}/u.test(one.text) && /\d/.test(one.text) && !/^\d[\d,.]*(?:k|m|bn|st|nd|rd|th|ms)$/i.test(one.text);
    const isName =
      !phrase && one.lower !== 'i' && (isShouted || isCode || (!isFirst && /^\p{Lu}/u.test(one.text)));
    words.push({
      text: text.slice(one.start, last.end),
      lower: one.lower,
      start: one.start,
      end: last.end,
      concepts: phrase ? [...phrase.concepts, ...conceptsOf(one.text)] : conceptsOf(one.text),
      isName,
      isPlain: !phrase && !isName && (plain.has(one.lower) || /^[\d,.]+$/.test(one.text)),
      isStrict: strict.has(one.lower),
      verb: knownVerb(one.lower),
      length,
    });
    at += length;
  }
  return words;
}
