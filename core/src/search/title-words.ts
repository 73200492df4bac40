import { singular } from '../entities/occupation/occupation-title.ts';
import { americanSpelling } from './british-words.ts';
import { searchWords } from './search-text.ts';

/**
 * The words of a title as they are compared: folded, one of several (“Nurses” → nurse), what is written as one word or
 * two as two (“helpdesk” → help desk). No stemming: accounting is no account, an intern is nothing internal.
 */
export function titleWords(text: string): string[] {
  const words: string[] = [];
  for (const word of searchWords(text)) {
    const one = oneOf(word);
    const parts = joined.get(one);
    if (parts) words.push(...parts);
    else words.push(one);
  }
  return words;
}

/** `titleWords` joined by blanks. */
export function titleKey(text: string): string {
  return titleWords(text).join(' ');
}

/** A plural becomes its singular; short words stay, since they are mostly abbreviations (“AWS”, “iOS”, “GIS”). */
function oneOf(word: string): string {
  const one = word.length < 4 || unchanged.has(word) ? word : singular(word);
  return americanSpelling(one);
}

/** Words on s that are no plural. */
const unchanged = new Set(
  'kubernetes sales news maths series canvas saas paas iaas jenkins postgres analysis basis always'.split(
    ' ',
  ),
);

/** Written as one word or two, these are compared as two. A map, since titles hold words such as “constructor”. */
const joined = new Map(
  [
    'help desk',
    'child care',
    'day care',
    'elder care',
    'home care',
    'care giver',
    'care taker',
    'pre school',
    'after school',
    'store keeper',
    'ground keeper',
    'sales person',
    'sales people',
    'book keeper',
    'house keeper',
    'house keeping',
    'book keeping',
  ].map((parts) => [parts.replace(' ', ''), parts.split(' ')] as const),
);

/** Whether the last two words are one that is also written as one (“bookkeeper”): neither means anything apart. */
export function isJoined(words: readonly string[]): boolean {
  return joined.has(words.slice(-2).join(''));
}
