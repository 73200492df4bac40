import { plainLetters } from '../text/plain-letters.ts';
import { type KnownVerb, knownVerb } from '../writing/verb-forms.ts';
import { type Concepts, conceptsOf, partedPhraseAt, phraseAt } from './concepts.ts';
import { plainWords, strictWords } from './plain-words.data.ts';
import { emptyVerbs } from './scope.data.ts';

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

const empty = new Set(emptyVerbs.split(/\s/).filter(Boolean));
/** Names that are written with a capital and name nothing of a person's. */
const calendar =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/;

// A number with what is written onto it (“40k”, “3G”), or a word with the signs that names have inside (“C++”, “Node.js”, “R&D”).
const token = /\d+(?:,\d{3})*(?:\.\d+)?\p{L}*|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:[.&'’][\p{L}\p{N}]+)*[+#]*/gu;

/** The words of a text from `from` up to `to`, phrases of the table of synonyms as one. */
export function truthWords(text: string, from = 0, to = text.length): TruthWord[] {
  const raw = [...text.slice(from, to).matchAll(token)].map((match) => ({
    text: match[0],
    // Of several “F/A-18s” each is one.
    lower:
      /^\d{1,3}s$/.test(match[0]) && text.charAt(from + match.index - 1) === '-'
        ? match[0].slice(0, -1)
        : lowerOf(match[0]),
    start: from + match.index,
    end: from + match.index + match[0].length,
  }));
  const lowers = raw.map(({ lower }) => lower);
  const words: TruthWord[] = [];
  for (let at = 0; at < raw.length; ) {
    const one = raw[at];
    if (!one) break;
    const phrase = phraseAt(lowers, at);
    const parted = phrase ? null : partedPhraseAt(lowers, at);
    const length = phrase?.length ?? 1;
    const last = raw[at + length - 1] ?? one;
    const isFirst =
      at === 0 || /[.!?:;•\n]\s?["“(]?$/.test(text.slice(Math.max(from, one.start - 3), one.start));
    const isShouted = one.text.length > 1 && /\p{Lu}.*\p{Lu}/u.test(one.text);
    const isCode =
      /\p{L}/u.test(one.text) &&
      /\d/.test(one.text) &&
      /\p{L}/u.test(one.lower) &&
      !/^\d[\d,.]*(?:k|m|bn|st|nd|rd|th|ms)$/i.test(one.text);
    const isName =
      !phrase &&
      one.lower !== 'i' &&
      !calendar.test(one.lower) &&
      (isShouted || isCode || (!isFirst && /^\p{Lu}/u.test(one.text)));
    words.push({
      text: text.slice(one.start, last.end),
      lower: one.lower,
      start: one.start,
      end: last.end,
      concepts: [...(phrase?.concepts ?? parted ?? []), ...conceptsOf(one.lower)],
      isName,
      isPlain:
        !isName &&
        (phrase
          ? phrase.concepts.includes('~plain')
          : plain.has(one.lower) ||
            calendar.test(one.lower) ||
            /^[\d,.]+$/.test(one.lower) ||
            /n['’]t$/.test(one.lower) ||
            isEmptyVerb(one.lower)),
      isStrict: strict.has(one.lower) && !isLoose(lowers, at),
      verb: knownVerb(one.lower),
      length,
    });
    at += length;
  }
  return words;
}

/** Words that make paper, an article or a book a publication. */
const printing =
  /^(?:publi|co-?author|author|wrote$|writ|research|journal|conference|appear|essay|editor|edited|magazine|textbook|press$|print)/;

/** “On board”, “across the board” and “head start” name no rank and no certificate. */
function isLoose(lowers: readonly string[], at: number): boolean {
  const [before = '', word = '', next = ''] = [lowers[at - 1], lowers[at], lowers[at + 1]];
  // “Call my manager”: somebody else is one.
  if (/^(?:manager|supervisor|director|foreman|boss|chief|partner)$/.test(word) && before === 'my')
    return true;
  if (word === 'chair') return /^(?:my|your|a|the|dental|rocking|desk)$/.test(before) && next !== 'of';
  if (word === 'board')
    return (
      /^(?:on|the|white|cutting|bulletin|job)$/.test(before) && !/^(?:of|certified|eligible)$/.test(next)
    );
  if (word === 'head' || word === 'lead')
    return (
      /^(?:start|time|times|aprons?|shields?|shielding|paint|pipes?|generation|sheets?|glass|acid)$/.test(
        next,
      ) ||
      (/^(?:my|your|clear|cool|a)$/.test(before) &&
        word === 'head' &&
        !/^(?:of|nurse|chef|coach|cook)$/.test(next))
    );
  // “File papers” prints nothing: of paper, articles and books that counts which somebody wrote.
  return /^(?:papers?|articles?|books?)$/.test(word) && !lowers.some((lower) => printing.test(lower));
}

/** Whether a form of a verb that says nothing without its object is here; `verbs.data.ts` does not know them all. */
function isEmptyVerb(lower: string): boolean {
  const base = knownVerb(lower)?.base;
  if (base !== undefined) return empty.has(base);
  return (
    empty.has(lower) ||
    ['s', 'es', 'd', 'ed', 'ing'].some((ending) => {
      const stem = lower.endsWith(ending) ? lower.slice(0, -ending.length) : '';
      return stem !== '' && (empty.has(stem) || empty.has(`${stem}e`));
    })
  );
}

/** In small letters without accents; “IVs” and “RN's” are “iv” and “rn”, “U.S.” is “us”, “I've” is “i”. */
function lowerOf(text: string): string {
  const written = /^(?:\p{L}\.)+\p{L}$/u.test(text) ? text.replaceAll('.', '') : text;
  return plainLetters(/^\p{Lu}{2,}s$/u.test(written) ? written.slice(0, -1) : written).replace(
    /['’](?:s|ve|m|ll|d|re)$/,
    '',
  );
}
