import { typosAllowed, typosBetween } from '../text/similar-words.ts';
import { isEnglish } from './is-english.ts';
import { knownVerb } from './verb-forms.ts';
import { inCaseOf, isQuoted, type Word } from './words.ts';

/** A word that a dictionary is asked for; the first of a line may be a name and has to be surely a verb. */
export type WordToSpell = Word & { isFirst: boolean };

/** As many letters has a word at least, so that “kg” and “hrs” are left alone. */
const fewestLetters = 4;
const plain = /^[A-Za-z]+(?:['’][a-z]+)?$/;

/**
 * The words of a line that a dictionary can judge: no names (a capital inside a line), acronyms, numbers, words with capitals or
 * digits inside, addresses, file names, quotations, letters outside English, and no line in another language.
 */
export function wordsToSpell(line: string): WordToSpell[] {
  const found: WordToSpell[] = [];
  if (!isEnglish(line)) return found;
  for (const { index, 0: token } of line.matchAll(/\S+/g)) {
    if (isCode(token)) continue;
    const isStart = line.slice(0, index).trim() === '';
    for (const { index: within, 0: text } of token.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)) {
      const start = index + within;
      if (isQuoted(line, start)) continue;
      const isFirst = isStart && within === 0;
      const body = text.replace(/^['’]/, '').replace(/['’]s?$/, '');
      const rest = isFirst ? body.slice(1) : body;
      if (!plain.test(body) || body.length < fewestLetters || rest !== rest.toLowerCase()) continue;
      found.push({ text: body, start, end: start + body.length, isFirst });
    }
  }
  return found;
}

/** “node.js”, “a@b.c”, “and/or”, “#sales”, “c_name”: no words of a language. */
function isCode(token: string): boolean {
  return /[\\/@#_+=<>&^~|]|\p{N}|\p{L}[.:]\p{L}/u.test(token);
}

/**
 * The suggestions worth showing for a word that no dictionary knows, nearest first, five at most; none means that nothing is said: a
 * word that is near no other is more often of a trade than wrong. The first word of a line is often a name, so it counts as
 * misspelled only where a verb is near.
 */
export function shownSuggestions({ text, isFirst }: WordToSpell, suggested: readonly string[]): string[] {
  const typed = text.toLowerCase();
  const near = suggested.flatMap((word) => {
    const slips = typosBetween(typed, word, typosAllowed(typed));
    const isFit = slips !== null && /^[a-z]+$/.test(word) && (!isFirst || knownVerb(word) !== undefined);
    return isFit && !neverSuggested.has(word) ? [{ word, slips }] : [];
  });
  const words = near.sort((one, other) => one.slips - other.slips).map(({ word }) => inCaseOf(word, text));
  return [...new Set(words)].slice(0, 5);
}

/** A word made of a known one: “subnets”, “readmission”, “exchanger”, “flowable”. */
export function isDerived(word: string, isKnown: (part: string) => boolean): boolean {
  const prefix = prefixes.find((one) => word.startsWith(one) && word.length - one.length >= 5);
  if (prefix !== undefined && isKnown(word.slice(prefix.length))) return true;
  const suffix = /(?:ers?|ors?|able|ability)$/.exec(word)?.[0];
  if (suffix === undefined) return false;
  const stem = word.slice(0, -suffix.length);
  const whole = stem.replace(/([b-df-hj-np-tv-z])\1$/, '$1');
  return [stem, `${stem}e`, whole].some((one) => one.length >= 3 && knownVerb(one)?.base === one);
}

const prefixes =
  'anti auto co cross cyber de e hyper inter macro micro mini mis multi nano non out over peri post pre re semi sub super tele trans ultra un under'.split(
    ' ',
  );

/** Words that no resume means, and nobody wants offered. */
const neverSuggested: ReadonlySet<string> = new Set(
  'anal anus arse arses bitch boob boobs clit cock cocks crap cum cunt damn dago dagos dick dicks dike dikes dildo dyke fag fags fuck hooker hookers molested molester nigger piss porn pussy rape raped raper rapist sex shit slut sluts slit tit tits turd wank whore whores'.split(
    ' ',
  ),
);
