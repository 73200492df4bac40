import { agree } from './concepts.ts';
import type { PreparedItem } from './prepared-evidence.ts';
import type { Quantity } from './quantities.ts';
import type { ReadSentence } from './read-sentence.ts';
import { compareScope, type SaidVerb } from './scope.ts';
import { actsBeside, claimsApart, isManner, mayNameOneAct, verbBase } from './word-lexicon.ts';

/** How much of a line a sentence says again: which of its words and numbers, and their share of it. */
type Retelling = { hits: number; share: number };

const particle = /^(?:up|out|off|down|in|on|over|through|away|back|around|along|together)$/;

/** What was worked out of a sentence, since every check asks again. */
const known = new WeakMap<ReadSentence, Known>();
type Known = { said: ReadonlySet<string>; items: Map<PreparedItem, Retelling>; lines: PreparedItem[] | null };

function knownOf(sentence: ReadSentence): Known {
  const found = known.get(sentence);
  if (found) return found;
  const said = new Set(sentence.words.flatMap(({ concepts }) => concepts));
  const made: Known = { said, items: new Map(), lines: null };
  known.set(sentence, made);
  return made;
}

/** How much of a line of evidence a sentence says again. */
export function retelling(sentence: ReadSentence, item: PreparedItem): Retelling {
  const { said, items } = knownOf(sentence);
  const found = items.get(item);
  if (found) return found;
  const numbers = item.quantities.filter(({ value }) =>
    sentence.quantities.some((one) => one.value === value),
  ).length;
  const hits = item.claiming.filter(({ concepts }) => agree(concepts, said)).length + numbers;
  const all = item.claiming.length + item.quantities.length;
  const made = { hits, share: all === 0 ? 0 : hits / all };
  items.set(item, made);
  return made;
}

/** Lines of which a sentence says so much are told again. */
const least = 0.6;

/** Lines that a sentence says for the most part again, the nearest first. */
export function retoldLines(sentence: ReadSentence): PreparedItem[] {
  const made = knownOf(sentence);
  made.lines ??= sentence.aligned
    .filter(({ item }) => item.item.kind !== 'position' && item.item.kind !== 'skill')
    .map(({ item }) => ({ item, ...retelling(sentence, item) }))
    .filter(({ hits, share }) => hits >= 2 && share >= least)
    .sort((one, other) => other.hits - one.hits)
    .map(({ item }) => item);
  return made.lines;
}

/**
 * The line whose act a verb may name in other words. Dictionaries put both beside each other and the line has what it was done
 * with; or the line is said again nearly as a whole, and the verb claims no act of its own kind. The scope is never more than the line’s.
 */
export function retoldAct(
  sentence: ReadSentence,
  { base, word, at, level }: SaidVerb,
  objects: readonly number[],
  numbers: readonly Quantity[],
  near: readonly PreparedItem[],
  strength: (item: PreparedItem) => number,
): PreparedItem | null {
  const { words } = sentence;
  const lines = near.filter(({ acts }) => acts.length > 0);
  const [first] = lines;
  if (!first) return null;
  const behind = words.slice(at + 1, at + 5).find(({ lower }) => particle.test(lower));
  const names = [base, verbBase(word.lower), ...(behind ? [`${base}_${behind.lower}`] : [])].filter(Boolean);
  const found = lines.find((item) => {
    // Who holds the title of one that leads led what the lines under it say was done.
    const held = sentence.evidence.person.find(
      ({ at: place, item: { kind } }) => kind === 'position' && place === item.position,
    );
    const isHeld =
      held !== undefined && compareScope(item.level, 'did') >= 0 && compareScope(level, held.level) <= 0;
    if (compareScope(level, item.level) > 0 && !isHeld) return false;
    if (strength(item) + 1 < strength(first)) return false;
    const had = objects.filter((one) => agree(words[one]?.concepts ?? [], item.concepts)).length;
    const counted = numbers.filter(({ value }) => item.quantities.some((one) => one.value === value)).length;
    const all = objects.length + numbers.length;
    const { hits, share } = retelling(sentence, item);
    if (had + counted === 0 || (had + counted) * 2 < all) return false;
    // What it was done to is said first, with a word before it that says how it is.
    const objectsFirst = objects.filter((one) => !isManner(words[one]?.lower ?? '')).slice(0, 2);
    if (counted === 0 && !objectsFirst.some((one) => agree(words[one]?.concepts ?? [], item.concepts)))
      return false;
    const isNear = names.some((name) => item.acts.some((act) => mayNameOneAct(name, act)));
    if (isNear) return true;
    // Nothing of the line but its verb is said otherwise, or three things of it and more are said again.
    const isWhole = hits >= 2 && share * item.weight >= item.weight - 1;
    if (compareScope(level, item.level) > 0) return false;
    return (
      (isWhole || (hits >= 3 && share >= 0.6)) &&
      had + counted >= all - 1 &&
      names.some((name) => name !== 'find' && item.acts.some((act) => !claimsApart(name, act)))
    );
  });
  return found ?? null;
}

/** Whether a word is how a line is told in other words: a verb beside one of its verbs. */
export function isActOf(lower: string, items: readonly PreparedItem[]): boolean {
  const beside = actsBeside(verbBase(lower));
  return beside.size > 0 && items.some(({ acts }) => acts.some((act) => beside.has(act)));
}
