import { popularOccupations } from '../../../entities/occupation/popular-occupations.data.ts';
import { titleWords } from '../../../search/title-words.ts';
import { nameOf, readTitle, type TitleMeaning, titleMeanings } from '../../../search/vocabulary.ts';
import type { Career, CareerTables } from './career-tables.ts';
import { careerOfTitle, titlesOf } from './career-titles.ts';

/** What a typed occupation is: one of the tables, other readings to choose from, or nothing. */
export type UnderstoodCareer = {
  typed: string;
  career: Career | null;
  /** Other names people search it by, the most usual first. */
  names: readonly string[];
  /** Titles of other occupations that the words may mean, or, where nothing was understood, some to begin with. */
  choices: readonly string[];
  /** Whether the words are less than a title: the occupation is a guess by words that its own title holds. */
  isGuess: boolean;
};

const most = { names: 8, choices: 8 };

/** Finds the occupation that a person means by a title, a trade or a wish: “RN”, “line cook”, “I want to teach”. */
export function understandCareer(given: string, tables: CareerTables): UnderstoodCareer {
  const typed = given.trim().slice(0, 300);
  const words = titleWords(typed);
  const exact = careerOfTitle(typed, tables);
  const meanings = exact ? [] : titleMeanings(words).filter(({ trades }) => trades.length > 0);
  const trades = meanings.length > 0 ? narrowed(meanings, words, typed, tables) : readTitle(typed).trades;
  const found = exact ? [exact] : careersOf(trades, tables, meanings.length < 2);
  const isGuess = found.length === 0;
  const [career = null, ...others] = isGuess ? [...new Set(byWords(words, tables))] : found;
  const names = meanings.length === 1 ? (meanings[0]?.names ?? []).map((name) => nameOf(name.join(' '))) : [];
  const choices = career
    ? others
    : careersOf(
        popularOccupations.map(([soc]) => soc),
        tables,
      );
  return {
    typed,
    career,
    names: (names.length > 0 || !career ? names : namesOfTitle(career.title)).slice(0, most.names),
    choices: choices.map(({ title }) => title).slice(0, most.choices),
    isGuess: isGuess && career !== null,
  };
}

/** What words mean, narrowed by those around them: a “high school math teacher” teaches no kindergarten. */
function narrowed(
  meanings: readonly TitleMeaning[],
  words: readonly string[],
  typed: string,
  { bySoc }: CareerTables,
): string[] {
  const [only, ...more] = meanings;
  if (!only || more.length > 0 || only.end - only.start === words.length)
    return meanings.flatMap(({ trades }) => trades);
  const read = readTitle(typed).trades.filter((trade) => bySoc.has(trade.slice(0, 7)));
  const isNarrower = read.length > 0 && read.every((trade) => only.trades.includes(trade));
  return isNarrower ? read : only.trades;
}

/** The occupations of trades of the classification, those with the most people first. */
function careersOf(trades: readonly string[], tables: CareerTables, isClear = false): Career[] {
  const codes = [...new Set(trades.map((trade) => trade.slice(0, 7)))];
  const found = codes.flatMap((soc) => tables.bySoc.get(soc)?.slice(0, 1) ?? []);
  const people = ({ soc }: Career) => tables.figures(soc).employment ?? 0;
  // The first trade of a name that means one thing is the one it means most, unless that is a group without a row.
  const [first] = codes;
  const lead = found.filter(({ soc }) => isClear && soc === first && codes.length <= 3);
  const rest = found.filter((one) => !lead.includes(one)).sort((a, b) => people(b) - people(a));
  return [...lead, ...rest];
}

/** Occupations whose titles or tasks hold the words: “something with animals”. */
function byWords(words: readonly string[], tables: CareerTables): Career[] {
  const wanted = words.filter((word) => word.length > 3);
  if (wanted.length === 0) return [];
  return [...tables.careers.values()]
    .map((career) => {
      const title = titlesOf(tables).wordsOf(career);
      const score = wanted.reduce(
        (sum, word) => sum + (title.has(word) ? 3 : 0) + (career.words.includes(word) ? 1 : 0),
        0,
      );
      return { career, score };
    })
    .filter(({ score }) => score >= 3)
    .sort(
      (a, b) =>
        b.score - a.score ||
        (tables.figures(b.career.soc).employment ?? 0) - (tables.figures(a.career.soc).employment ?? 0),
    )
    .slice(0, most.choices + 1)
    .flatMap(({ career }) => wholeFirst(career, tables));
}

/** An occupation after the whole one it is part of: logistics is more than its engineers. */
function wholeFirst(career: Career, { careers }: CareerTables): Career[] {
  const whole = careers.get(`${career.soc}.00`);
  return whole && whole.code !== career.code ? [whole, career] : [career];
}

function namesOfTitle(title: string): string[] {
  const [meaning] = titleMeanings(titleWords(title));
  return (meaning?.names ?? []).map((name) => nameOf(name.join(' ')));
}
