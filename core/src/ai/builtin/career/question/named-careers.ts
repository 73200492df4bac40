import { titleMeanings } from '../../../../search/vocabulary.ts';
import type { Career, CareerTables } from '../career-tables.ts';
import { understandCareer } from '../understand-career.ts';
import { endsBefore, foldedPhrases, longestBefore, type Span, standsAt } from './folded-phrases.ts';
import { groupNames, occupationNames, teachingNames } from './occupation-names.data.ts';
import { leavingOut, originAfter, originBefore, targetBefore } from './question-kinds.data.ts';

/** An occupation that a question names, and what it is in it. */
export type NamedCareer = Span & {
  career: Career;
  role: 'origin' | 'target' | 'left-out' | '';
  /** Others that a name without a level means as well: “teacher” is also high school. */
  also: readonly Career[];
};

/** A group of occupations that a question leaves out by a name, as beginnings of codes. */
export type LeftOutGroup = Span & { name: string; codes: readonly string[] };

/** Names of search that are usual words in a question. */
const usualWords = new Set('medical psych tech intern graduate'.split(' '));
/** Shorter names of search (“BA”, “PA”) are degrees and states as well; those that are none are our own. */
const shortest = 4;
/** How many words a “no” reaches. */
const reach = 5;

type OwnName = { words: readonly string[]; code: string; isWide: boolean };
let owned: Map<string, OwnName[]> | null = null;

/** Our own names by their first word, the longest first; folded when they are first asked for. */
function ownNames() {
  owned ??= Map.groupBy(
    [...Object.entries(occupationNames), ['25-2021.00', teachingNames] as const]

      .flatMap(([code, names]) =>
        foldedPhrases(names).map((words) => ({ words, code, isWide: names === teachingNames })),
      )
      .sort((a, b) => b.words.length - a.words.length),
    ({ words }) => words[0] ?? '',
  );
  return owned;
}

/** The occupations that folded words name, in their order, each with its role. */
export function careersIn(words: readonly string[], tables: CareerTables): NamedCareer[] {
  const found = [...spansOf(words, tables)].sort((a, b) => a.start - b.start);
  const named = found.map((one): NamedCareer => ({ ...one, role: roleOf(one, words) }));
  const target = named.find(({ role }) => role === 'target');
  // “CNA to LPN”: what stands before where somebody would go is where they are.
  return named.map((one) =>
    one.role === '' && target && one.start < target.start && one.career !== target.career
      ? { ...one, role: 'origin' }
      : one,
  );
}

function* spansOf(words: readonly string[], tables: CareerTables): Generator<Omit<NamedCareer, 'role'>> {
  const meanings = titleMeanings(words).filter(({ trades, start, end }) => {
    const name = words.slice(start, end).join(' ');
    const isShort = end - start === 1 && name.length < shortest;
    return trades.some((trade) => /^\d/.test(trade)) && !usualWords.has(name) && !isShort;
  });
  for (let at = 0; at < words.length; at += 1) {
    const own = ownNames()
      .get(words[at] ?? '')
      ?.find((name) => standsAt(words, at, name.words));
    const meant = meanings.find(({ start }) => start === at);
    const end = meant ? meant.end - (words[meant.end - 1] === 'and' ? 1 : 0) : at;
    if (own && at + own.words.length >= end) {
      const career = tables.careers.get(own.code);
      const other = own.isWide ? tables.careers.get('25-2031.00') : null;
      if (career) yield { start: at, end: at + own.words.length, career, also: other ? [other] : [] };
      at += own.words.length - 1;
      continue;
    }
    const { career, isGuess } = meant
      ? understandCareer(words.slice(at, end).join(' '), tables)
      : { career: null, isGuess: false };
    if (!career || isGuess) continue;
    yield { start: at, end, career, also: [] };
    at = end - 1;
  }
}

function roleOf({ start, end }: Span, words: readonly string[]): NamedCareer['role'] {
  if (isLeftOut(words, start)) return 'left-out';
  // “till im a journeyman” is a goal, “used to be a tester” none: the longer phrase counts.
  const [came, goes] = [longestBefore(words, start, originBefore), longestBefore(words, start, targetBefore)];
  if (came > goes) return 'origin';
  if (goes > 0 || endsBefore(words, start - 1, targetBefore)) return 'target';
  if ([1, 2].some((back) => endsBefore(words, start - back, originBefore))) return 'origin';
  const after = /^\d+$/.test(words[end] ?? '') ? end + 1 : end;
  const isAfter = foldedPhrases(originAfter).some((phrase) => standsAt(words, after, phrase));
  return isAfter ? 'origin' : '';
}

/** Whether “no”, “not” or “dont want to be a” stands before an index; “or” carries it on. */
function isLeftOut(words: readonly string[], start: number): boolean {
  for (let at = start - 1; at >= Math.max(0, start - reach); at -= 1) {
    if (leavingOut.has(words[at] ?? '') && !standsAt(words, at, ['not', 'only'])) {
      // “getting out”, “burned out” and “starting out” leave nothing out.
      return words[at] !== 'out' || words[at + 1] === 'of';
    }
    if (words[at] === 'but') return false;
  }
  return false;
}

/** Groups of occupations that a question leaves out: “not construction”, “out of education”. */
export function leftOutGroups(words: readonly string[]): LeftOutGroup[] {
  const names = Object.keys(groupNames).sort((a, b) => b.length - a.length);
  const found: LeftOutGroup[] = [];
  for (const name of names)
    for (const phrase of foldedPhrases(name))
      for (let start = 0; start + phrase.length <= words.length; start += 1) {
        const span = { start, end: start + phrase.length };
        const isTaken = found.some((one) => one.start < span.end && span.start < one.end);
        if (!standsAt(words, start, phrase) || isTaken || !isGroupLeftOut(words, start)) continue;
        found.push({ ...span, name, codes: (groupNames[name] ?? '').split(' ') });
      }
  return found;
}

/** “no more school” and “without school” are about schooling. */
const isGroupLeftOut = (words: readonly string[], start: number) =>
  isLeftOut(words, start) &&
  !['more', 'without', 'no', 'back'].includes(words[start] === 'school' ? (words[start - 1] ?? '') : '');
