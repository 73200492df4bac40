import { titleWords } from '../../../search/title-words.ts';
import { type BackgroundRow, backgroundRows } from './career-backgrounds.data.ts';
import type { Career, CareerTables } from './career-tables.ts';

/** What somebody comes from who names no occupation. */
export type Background = Pick<BackgroundRow, 'kind' | 'key'> & {
  codes: readonly string[];
  later: readonly string[];
  /** Folded words that name it. */
  words: readonly string[];
  /** Folded words of the text beside it. */
  rest: readonly string[];
};

/** Words that make a name of a subject a field that was studied: “English” alone is a language. */
const studied = new Set(
  'major majored majoring associate degree graduate graduated graduating grad ba bs bsc bba bachelor master msc mba student studied studying study diploma undergrad alumni college university'.split(
    ' ',
  ),
);

/** Words around a background that name no occupation. */
const fillers = new Set(
  'what can could should do i im am is are a an the in of with for my me to and or job work career new recent recently just have had having no experience from any some kind there who how get want need next year first civilian fit former retired ex now long ago only'.split(
    ' ',
  ),
);
const longest = 5000;

const names = backgroundRows
  .flatMap((row) => row.names.split('|').map((name) => ({ row, words: name.split(' ') })))
  .sort((a, b) => b.words.length - a.words.length);

/** How far a word such as “degree” may stand from the name of a field. */
const near = 3;

/** The field of study, service or years at home that words name; a field without a word such as “degree” where `isBare`. */
export function backgroundIn(text: string, isBare = false): Background | null {
  const words = titleWords(text.slice(0, longest));
  for (const { row, words: name } of names) {
    const at = words.findIndex((_, start) => name.every((word, step) => words[start + step] === word));
    if (at < 0 || (row.kind === 'major' && !isBare && !isStudied(words, at, name.length))) continue;
    const { kind, codes, later = '' } = row;
    const own = row.names.split(/[| ]/);
    return {
      kind,
      key: row.key,
      words: name,
      codes: codes.split(' '),
      later: later.split(' ').filter(Boolean),
      rest: words.filter((word) => !own.includes(word) && !studied.has(word) && !fillers.has(word)),
    };
  }
  return null;
}

/** Whether a word of studying is beside a field, and no “without” before it. */
const isStudied = (words: readonly string[], at: number, length: number): boolean =>
  words.some(
    (word, place) =>
      studied.has(word) &&
      place >= at - near &&
      place < at + length + near &&
      !['no', 'without', 'not', 'dont'].some((no) => words.slice(Math.max(0, place - 2), place).includes(no)),
  );

/** Whether words say nothing of themselves: “what can I do”. */
export const isFiller = (text: string) => titleWords(text).every((word) => fillers.has(word));

/** The occupations of codes, of O*NET or of the classification. */
export const careersOfCodes = (codes: readonly string[], tables: CareerTables): Career[] =>
  codes.flatMap((code) => tables.careers.get(code) ?? tables.bySoc.get(code)?.[0] ?? []);
