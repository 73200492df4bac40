import type { PreparedItem } from './prepared-evidence.ts';
import type { TruthWord } from './truth-words.ts';

/** Two letters begin too many pairs of words. */
const fewest = 3;
const most = 5;

const initials = new WeakMap<PreparedItem, ReadonlySet<string>>();

/** Whether an item writes out what a sentence says in letters: “CNA” beside “certified nursing assistant”. */
export function isInitialsOf({ text, lower }: TruthWord, items: readonly PreparedItem[]): boolean {
  if (!/^\p{Lu}{3,5}s?$/u.test(text)) return false;
  return items.some((item) => {
    const known = initials.get(item) ?? new Set(runsOf(item.words).map(({ letters }) => letters));
    initials.set(item, known);
    return known.has(lower);
  });
}

/** “Wake Tech” of Wake Technical College: the beginning of a word in the name of a school or an employer. */
export function isShortened({ text, lower }: TruthWord, items: readonly PreparedItem[]): boolean {
  return (
    // “In rehab” of Bon Air Rehabilitation
    /^(?:\p{Lu}\p{Ll}{3,}|\p{Ll}{5,})$/u.test(text) &&
    items.some(
      ({ item, words }) =>
        (item.kind === 'education' || item.kind === 'position') &&
        words.some((word) => word.isName && word.lower.startsWith(lower)),
    )
  );
}

/** “Rad tech” of a radiologic technologist: the beginnings of words of a title, four letters of one or three of two. */
export function isClipped(words: readonly TruthWord[], at: number, items: readonly PreparedItem[]): boolean {
  const lower = words[at]?.lower ?? '';
  if (lower.length < 3) return false;
  const begins = (one: string | undefined, title: readonly TruthWord[]) =>
    one !== undefined &&
    one.length >= 3 &&
    title.some((word) => word.lower.length > one.length + 1 && word.lower.startsWith(one));
  return items.some(
    ({ title }) =>
      begins(lower, title) &&
      (lower.length > 3 || begins(words[at + 1]?.lower, title) || begins(words[at - 1]?.lower, title)),
  );
}

/** “TA” of a teaching assistant: the first letters of a whole title, or of a skill. */
export function isTitleInitials({ text, lower }: TruthWord, items: readonly PreparedItem[]): boolean {
  return (
    /^\p{Lu}{2}s?$/u.test(text) &&
    items.some(({ item, words, title }) => {
      const whole = item.kind === 'position' ? title : item.kind === 'skill' ? words : [];
      return whole.length === 2 && whole.map((word) => word.lower.charAt(0)).join('') === lower;
    })
  );
}

const capitals = new WeakMap<PreparedItem, readonly string[]>();

/** Places of the words that are written out where the evidence has their first letters in capitals. */
export function writtenOut(words: readonly TruthWord[], items: readonly PreparedItem[]): ReadonlySet<number> {
  const said = runsOf(words);
  const found = new Set<number>();
  if (said.length === 0) return found;
  for (const item of items) {
    const had =
      capitals.get(item) ??
      item.words.flatMap(({ text, lower }) => (/^\p{Lu}{3,5}$/u.test(text) ? [lower] : []));
    capitals.set(item, had);
    for (const { at, letters } of said)
      if (had.includes(letters)) for (let one = at; one < at + letters.length; one += 1) found.add(one);
  }
  return found;
}

/** Three to five words that claim something, one behind the other, with the letters that they begin with. */
function runsOf(words: readonly TruthWord[]): { at: number; letters: string }[] {
  return words.flatMap((_, at) => {
    const runs: { at: number; letters: string }[] = [];
    for (let length = fewest; length <= most; length += 1) {
      const run = words.slice(at, at + length);
      const isRun = run.every(
        (word, place) =>
          word.length === 1 &&
          (word.isStrict || !word.isPlain) &&
          (place === 0 || word.start - (run[place - 1]?.end ?? 0) === 1),
      );
      if (run.length === length && isRun)
        runs.push({ at, letters: run.map(({ lower }) => lower.charAt(0)).join('') });
    }
    return runs;
  });
}
