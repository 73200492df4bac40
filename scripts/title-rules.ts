import { occupationSearchTerm } from '../core/src/entities/occupation/occupation-title.ts';
import { titleWords } from '../core/src/search/title-words.ts';

/** One published title with its code in the classification of 2018, and how much it counts. */
export type PublishedTitle = { title: string; code: string; weight: number };

/** Folded titles with the codes they may mean, the likeliest first. */
export type Titles = Map<string, string[]>;

/** Titles that are kept, each with its codes; `isSuffix` when other words may be before it. */
export type Rules = Map<string, { codes: string[]; isSuffix: boolean }>;

/** Ranks say nothing about the trade. */
const rank = /^(?:senior|sr|junior|jr|lead|staff|principal|assistant|associate|apprentice) (?=\S+ \S)/i;
const most = 3;
/** Words of the index's own remarks. */
const leftovers = /\b(?:exc|except|nec|ns|edp|any|specified|i|n|r|or)\b/;

/** Folds the titles and settles what each means: the classification's own word counts alone, then what people report. */
export function titleCodes(published: readonly PublishedTitle[], names: ReadonlyMap<string, string>): Titles {
  const votes = new Map<string, Map<string, number>>();
  const vote = (words: readonly string[], code: string, weight: number) => {
    const key = words.join(' ');
    if (key === '' || words.length > 6) return;
    const codes = votes.get(key) ?? new Map<string, number>();
    votes.set(key, codes.set(code, (codes.get(code) ?? 0) + weight));
  };
  for (const [code, name] of names) vote(titleWords(occupationSearchTerm(name)), code, 6);
  const nouns = new Set(
    published.filter(({ weight }) => weight >= 3).map(({ title }) => titleWords(title).at(-1) ?? ''),
  );
  for (const { title, code, weight } of published) {
    const words = personLast(titleWords(title.replace(rank, '')), nouns);
    // Schools say teacher; the index says so of colleges as well.
    if (words && !(code.startsWith('25-1') && words.at(-1) === 'teacher')) vote(words, code, weight);
  }
  const titles: Titles = new Map();
  for (const [title, codes] of votes) {
    const order = [...codes].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    const best = order[0]?.[1] ?? 0;
    const all = order.reduce((sum, [, weight]) => sum + weight, 0);
    const isSure = order.length === 1 || best / all > 0.6;
    const kept = order.filter(([, weight]) => weight >= best / 2).map(([code]) => code);
    const length = title.split(' ').length;
    // The index lists thousands of long titles that no employer writes.
    if (best < 1 || (best < 3 && (length > 3 || leftovers.test(title))) || (!isSure && kept.length > most))
      continue;
    titles.set(title, kept.slice(0, isSure ? 1 : most));
  }
  return titles;
}

/** The index often writes the noun first: “Inspector motor and chassis”. Null where no word is a person's. */
function personLast(words: readonly string[], nouns: ReadonlySet<string>): readonly string[] | null {
  const [first = '', ...rest] = words;
  if (nouns.has(words.at(-1) ?? '')) return words;
  return nouns.has(first) && rest.length > 0 ? [...rest, first] : null;
}

/** What a title's longest kept ending says it means, if one does. */
function predicted(rules: Rules, words: readonly string[]): string[] | null {
  for (let start = 1; start < words.length; start += 1) {
    const rule = rules.get(words.slice(start).join(' '));
    if (rule?.isSuffix) return rule.codes;
  }
  return null;
}

/**
 * The fewest titles that say the same: an ending that nearly always means one trade (“… electrician”) stands for all
 * titles that end so, and only those that mean something else are kept beside it.
 */
export function titleRules(titles: Titles): Rules {
  const endings = new Map<string, Map<string, number>>();
  for (const [title, codes] of titles) {
    const words = title.split(' ');
    for (let start = 0; start < words.length; start += 1) {
      const ending = words.slice(start).join(' ');
      const counts = endings.get(ending) ?? new Map<string, number>();
      for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1 / codes.length);
      endings.set(ending, counts);
    }
  }
  const rules: Rules = new Map();
  const order = [...endings].sort(
    ([a], [b]) => a.split(' ').length - b.split(' ').length || (a < b ? -1 : 1),
  );
  for (const [ending, counts] of order) {
    const own = titles.get(ending);
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const [code = '', count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
    const words = ending.split(' ');
    const isPlain = count / all >= 0.85 && all >= 4;
    const isOwn = own !== undefined && words.length > 1 && (counts.get(own[0] ?? '') ?? 0) / all >= 0.6;
    const isSuffix = (isPlain && (!own || own[0] === code)) || isOwn;
    // “Engineer”, “director”: alone they say no trade, whatever one publication files them under.
    const isVague = words.length === 1 && (counts.get(own?.[0] ?? '') ?? 0) / all < 0.5;
    const codes = (isVague ? undefined : own) ?? (isPlain ? [code] : []);
    if (codes.length === 0) continue;
    const before = predicted(rules, words);
    if (before && before.join() === codes.join()) continue;
    rules.set(ending, { codes, isSuffix });
  }
  return rules;
}

/** Nouns that a trade's titles use for one another behind the same words: “auto mechanic”, “auto technician”. */
export function headsByTrade(titles: Titles): Map<string, string> {
  const byCode = new Map<string, Map<string, Set<string>>>();
  for (const [title, codes] of titles) {
    const words = title.split(' ');
    const before = words.slice(0, -1).join(' ');
    if (before === '') continue;
    for (const code of codes) {
      const nouns = byCode.get(code) ?? new Map<string, Set<string>>();
      byCode.set(code, nouns.set(before, (nouns.get(before) ?? new Set()).add(words.at(-1) ?? '')));
    }
  }
  return new Map([...byCode].map(([code, nouns]) => [code, pairs([...nouns.values()])]));
}

/** Nouns that can say the same; of a designer and a developer nobody says that, whatever code they share. */
const alike = [
  'engineer developer programmer',
  'technician tech mechanic repairer repairman servicer specialist technologist',
  'guard officer',
  'aide assistant attendant helper',
  'clerk associate specialist assistant representative rep agent coordinator',
  'worker laborer operator hand',
  'teacher instructor educator',
  'counselor advisor',
  'supervisor foreman',
  'buyer purchaser',
  'cleaner washer',
  'nurse rn',
].map((nouns) => new Set(nouns.split(' ')));

/** Nouns that take each other's place at least three times. */
function pairs(sets: readonly ReadonlySet<string>[]): string {
  const counts = new Map<string, number>();
  for (const set of sets) {
    const nouns = [...set].sort();
    for (const one of nouns)
      for (const other of nouns)
        if (one < other) counts.set(`${one}=${other}`, (counts.get(`${one}=${other}`) ?? 0) + 1);
  }
  return [...counts]
    .filter(
      ([pair, count]) =>
        count >= 3 && alike.some((group) => pair.split('=').every((noun) => group.has(noun))),
    )
    .sort((a, b) => b[1] - a[1])
    .map(([pair]) => pair)
    .join(',');
}
