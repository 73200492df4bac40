import { titleWords } from '../../../search/title-words.ts';
import { typedPay } from '../../../search/typed-pay.ts';
import type { CareerTrait } from './career-traits.data.ts';
import {
  type CareerNeed,
  fleeingWords,
  needPhrases,
  negatedNeeds,
  type SaidMode,
  seekingWords,
  traitPhrases,
} from './career-wishes.data.ts';
import { topicsIn } from './counseling-topics.ts';

/** A wish that was read in free words, with the words that say it. */
export type CareerWish =
  | { kind: 'trait'; trait: CareerTrait; isWanted: boolean; quote: string }
  | { kind: 'need'; need: CareerNeed; quote: string }
  | { kind: 'pay'; least: number; quote: string };

/** What free words say of the next work: wishes, an age, and what no rule understood. */
export type ReadWishes = {
  wishes: readonly CareerWish[];
  /** In years; null where none is named. */
  age: number | null;
  unread: readonly string[];
};

const longest = 5000;
const maxParts = 24;
/** How many words a “no” reaches. */
const reach = 6;
const oldest = 90;
const youngest = 40;

type Phrase = { words: readonly string[] } & (
  | { trait: CareerTrait; mode: SaidMode }
  | { need: CareerNeed; isNegated: boolean }
);

let folded: Map<string, Phrase[]> | null = null;

/** The phrases by their first word, longest first; folded when they are first asked for. */
function phrasesByFirst(): Map<string, Phrase[]> {
  const of = (said: string) => said.split('|').map((one) => ({ words: titleWords(one) }));
  folded ??= Map.groupBy<string, Phrase>(
    [
      ...traitPhrases.flatMap(([trait, mode, said]) => of(said).map((one) => ({ ...one, trait, mode }))),
      ...needPhrases.flatMap(([need, said]) => of(said).map((one) => ({ ...one, need, isNegated: false }))),
      ...negatedNeeds.flatMap(([need, said]) => of(said).map((one) => ({ ...one, need, isNegated: true }))),
    ].sort((a, b) => b.words.length - a.words.length),
    ({ words }) => words[0] ?? '',
  );
  return folded;
}

/** The parts of a text that are read one by one: sentences, and what commas or “but” part. */
export function partsOf(text: string): string[] {
  return text
    .slice(0, longest)
    .split(/[\n;!?]|[.,](?:\s|$)|\sbut\s/)
    .map((part) => withoutLead(part.trim()))
    .filter((part) => part !== '')
    .slice(0, maxParts);
}

/** “but I love old people” says it without “but”. */
const withoutLead = (part: string) =>
  ['but ', 'and ', 'so '].some((word) => part.toLowerCase().startsWith(word))
    ? part.slice(part.indexOf(' ') + 1).trim()
    : part;

/** What is known of a text before: whether a part says something to another rule, and folded words that name an occupation
 * or a field of study. */
type Known = { isKnown?: (part: string) => boolean; without?: readonly (readonly string[])[] };

/** Reads what somebody wishes of their next work. */
export function readWishes(text: string, { isKnown = () => false, without = [] }: Known = {}): ReadWishes {
  const wishes: CareerWish[] = [];
  const unread: string[] = [];
  let age: number | null = null;
  for (const part of partsOf(text)) {
    const found = wishesOfPart(part, without);
    const years = ageIn(part);
    age ??= years;
    wishes.push(...found);
    if (found.length === 0 && years === null && topicsIn(part).length === 0 && !isKnown(part))
      unread.push(part);
  }
  return { wishes: withoutDoubles(wishes), age, unread };
}

function wishesOfPart(quote: string, without: readonly (readonly string[])[]): CareerWish[] {
  const words = without.reduce<readonly string[]>(withoutName, titleWords(quote));
  const found: CareerWish[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = longestAt(words, at);
    if (phrase) {
      const wish = wishOf(phrase, words, at);
      if (wish) found.push({ ...wish, quote });
    }
    at += phrase?.words.length ?? 1;
  }
  // Who would teach a trade wants to teach.
  const isTeaching = found.some(
    (wish) => wish.kind === 'trait' && wish.trait === 'teaching' && wish.isWanted,
  );
  if (isTeaching) return found.filter((wish) => wish.kind !== 'trait' || wish.trait !== 'trade');
  // “pays at least $60,000”
  const pay = typedPay(quote);
  if (pay?.currency === 'USD') found.push({ kind: 'pay', least: pay.least, quote });
  return found;
}

/** Words with blanks in place of a name, so that an “office manager” is no wish for an office. */
function withoutName(words: readonly string[], name: readonly string[]): string[] {
  const at =
    name.length === 0
      ? -1
      : words.findIndex((_, start) => name.every((word, step) => words[start + step] === word));
  return words.map((word, place) => (at >= 0 && place >= at && place < at + name.length ? '' : word));
}

const longestAt = (words: readonly string[], at: number): Phrase | undefined =>
  phrasesByFirst()
    .get(words[at] ?? '')
    ?.find(
      (phrase) => phrase.words.every((word, step) => words[at + step] === word) && isMeant(phrase, words, at),
    );

/** School is a need only after “no”. */
const isMeant = (phrase: Phrase, words: readonly string[], at: number) =>
  !('need' in phrase) || !phrase.isNegated || isFled(words, at);

type Said = { kind: 'trait'; trait: CareerTrait; isWanted: boolean } | { kind: 'need'; need: CareerNeed };

function wishOf(phrase: Phrase, words: readonly string[], at: number): Said | null {
  if ('need' in phrase) return { kind: 'need', need: phrase.need };
  const { trait, mode } = phrase;
  if (mode === 'seeks' || mode === 'flees') return { kind: 'trait', trait, isWanted: mode === 'seeks' };
  const isWanted = mode === 'want' ? !isFled(words, at) : isSought(words, at) && !isFled(words, at);
  return { kind: 'trait', trait, isWanted };
}

const before = (words: readonly string[], at: number) => {
  const near = words.slice(Math.max(0, at - reach), at);
  return near.includes('or') ? words.slice(Math.max(0, at - 2 * reach), at) : near;
};
const isFled = (words: readonly string[], at: number) =>
  before(words, at).some((word) => fleeingWords.has(word));
const isSought = (words: readonly string[], at: number) =>
  before(words, at).some((word) => seekingWords.has(word));

/** Words before a number that is no age. */
const countBefore = new Set('over under about for in a or than to from least most pay k'.split(' '));

/** “I’m 58”, “61”, “at 52”: a number that can be an age and counts nothing. */
function ageIn(part: string): number | null {
  const words = titleWords(part);
  const at = words.findIndex(
    (word) => /^\d{2}$/.test(word) && Number(word) >= youngest && Number(word) <= oldest,
  );
  if (at < 0) return null;
  const after = words[at + 1] ?? '';
  const isAge =
    (at === 0 && (words.length === 1 || after === 'and')) ||
    ['im', 'am', 'at', 'age', 'aged', 'turned', 'turning', 'being'].includes(words[at - 1] ?? '') ||
    (['year', 'yr', 'yrs'].includes(after) && words[at + 2] === 'old') ||
    // “machinist 58”
    (at === words.length - 1 && at > 0 && at <= 2 && !countBefore.has(words[at - 1] ?? ''));
  return isAge ? Number(words[at]) : null;
}

/** Each wish once, with the first words that say it. */
function withoutDoubles(wishes: readonly CareerWish[]): CareerWish[] {
  return [...new Map([...wishes].reverse().map((wish) => [keyOf(wish), wish])).values()].reverse();
}

function keyOf(wish: CareerWish): string {
  if (wish.kind === 'trait') return wish.trait;
  return wish.kind === 'need' ? wish.need : 'pay';
}
