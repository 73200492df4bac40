import { abbreviations } from './abbreviations.data.ts';
import { type Level, titleLevel } from './title-level.ts';
import { isTitleWord, partedWords, tradesOfParts } from './title-trade.ts';
import { titleWords } from './title-words.ts';
import { tradeIndex, tradeKey } from './trade-index.ts';

/** What a run of words in a question means: a trade under its other names, or an abbreviation written out. */
export type TitleMeaning = {
  /** The words from `start` up to but not including `end`. */
  start: number;
  end: number;
  /** Ids of trades whose postings all answer these words; none where they mean less than a whole trade. */
  trades: string[];
  /**
   * Other names, as folded words, the most usual first. A title that holds one means this only where its own trades
   * are unknown: a “physician assistant” is no physician.
   */
  names: string[][];
  /** Whether the same words mean something else as well; each meaning is a row of its own. */
  ambiguous: boolean;
  /** How it is shown: “Registered nurse”. */
  label: string;
};

type Meaning = Pick<TitleMeaning, 'trades' | 'names' | 'label'>;

const maxNames = 8;
const maxWords = 6;

/** What the words of a question mean as titles, from left to right; the longest run counts, runs do not overlap. */
export function titleMeanings(words: readonly string[]): TitleMeaning[] {
  const found: TitleMeaning[] = [];
  for (let start = 0; start < words.length; ) {
    const meanings = longestAt(words, start);
    found.push(...meanings);
    start = meanings[0]?.end ?? start + 1;
  }
  return found;
}

function longestAt(words: readonly string[], start: number): TitleMeaning[] {
  for (let end = Math.min(words.length, start + maxWords); end > start; end -= 1) {
    // “nurse and” is no name: the tables leave every “and” out.
    if (words[start] === 'and' || words[end - 1] === 'and') continue;
    const meanings = meaningsOf(words.slice(start, end));
    const ambiguous = meanings.length > 1;
    if (meanings.length > 0) return meanings.map((meaning) => ({ start, end, ...meaning, ambiguous }));
  }
  return [];
}

function meaningsOf(words: readonly string[]): Meaning[] {
  const typed = words.join(' ');
  const key = tradeKey(words);
  const written = longForms().get(typed) ?? [];
  const isNamed = tradeIndex().named.has(key);
  // “QA” stands for words that no trade has alone; “RN” is a name of its trade as well.
  const meant = written.length > 1 || !isNamed ? written : [];
  const titles = meant.length > 0 ? meant : [{ key, text: typed }];
  return titles
    .map((title) => meaningOf(title, typed))
    .filter(({ trades, names }) => trades.length > 0 || names.length > 0);
}

/** What a title means that was typed as `typed`: its trade's names, without those that hold `typed` or an earlier one. */
function meaningOf({ key, text }: LongForm, typed: string): Meaning {
  const trade = tradeIndex().named.get(key);
  const own = key === tradeKey(typed.split(' ')) ? [] : [keyOf(text)];
  const short = shortForms().get(key) ?? [];
  return {
    trades: [...(trade?.trades ?? [])],
    names: shortest([...own, ...short, ...(trade?.names ?? otherNouns(key))], typed).map((name) =>
      name.split(' '),
    ),
    label: nameOf(trade?.label ?? text),
  };
}

/** Names that find something of their own: “staff accountant” is found by “accountant” already. */
function shortest(names: readonly string[], typed: string): string[] {
  const kept: string[] = [];
  for (const name of names) {
    const isFound = [typed, ...kept].some((other) => ` ${name} `.includes(` ${other} `));
    if (!isFound) kept.push(name);
  }
  return kept.slice(0, maxNames);
}

/** “auto technician” for “auto mechanic”, where the published titles of that trade use both nouns alike. */
function otherNouns(title: string): string[] {
  const { rules, nouns } = tradeIndex();
  const words = title.split(' ');
  const last = words.at(-1) ?? '';
  const trades = rules.get(title)?.trades ?? [];
  if (words.length < 2) return [];
  return trades.flatMap((trade) =>
    (nouns.get(trade) ?? [])
      .filter((pair) => pair.includes(last))
      .map(([one, other]) => [...words.slice(0, -1), one === last ? other : one].join(' ')),
  );
}

const keyOf = (text: string) => titleWords(text).join(' ');

const spelled = new Map(
  [
    ...abbreviations.map(([short]) => short).filter((short) => /^[A-Z]{2,5}$/.test(short)),
    'DevOps',
    'iOS',
    'SAP',
    'JavaScript',
    'TypeScript',
  ].map((word): [string, string] => [word.toLowerCase(), word]),
);
for (const text of ['C++', 'C#', 'F#', '.NET', 'R&D']) spelled.set(keyOf(text), text);

/** A folded name as it is written: “RN”, “Staff nurse”. */
export function nameOf(name: string): string {
  const text = name
    .split(' ')
    .map((word) => spelled.get(word.toLowerCase()) ?? word)
    .join(' ');
  return /^i[A-Z]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** What an abbreviation stands for: as the tables spell it, and as it is written. */
type LongForm = { key: string; text: string };

let long: Map<string, LongForm[]> | null = null;
let short: Map<string, string[]> | null = null;

/** Abbreviations, folded, with what they stand for. */
function longForms(): ReadonlyMap<string, readonly LongForm[]> {
  long ??= new Map(
    abbreviations.map(([one, meanings]) => [
      keyOf(one),
      meanings.split(' | ').map((text) => ({ key: tradeKey(titleWords(text)), text })),
    ]),
  );
  return long;
}

/** Two letters that titles mean no state, no hours and no word by: “MA” is Massachusetts, “PT” part time. */
const clearPairs = new Set('rn np hr qa ux ui ai ml it js bi qc pr vp gm'.split(' '));

/** What is written out with its abbreviations, those that mean nothing else. */
function shortForms(): ReadonlyMap<string, readonly string[]> {
  if (short) return short;
  short = new Map();
  for (const [one, [only, other]] of longForms())
    if (only && !other && (one.length > 2 || clearPairs.has(one)))
      short.set(only.key, [...(short.get(only.key) ?? []), one]);
  return short;
}

/** A posting's title as search keeps it: its trades, its rank, its folded words. */
export function readTitle(title: string): { trades: string[]; level: Level | null; words: string[] } {
  const words = partedWords(title);
  return { trades: [...tradesOfParts(words)], level: titleLevel(title), words: words.filter(isTitleWord) };
}
