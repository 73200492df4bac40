import { meaningWords } from '../core/src/fit/meaning-words.ts';
import { placedWords } from '../core/src/fit/placed-words.ts';
import { termsIn } from '../core/src/fit/term-table.ts';
import type { Rows } from './public-table.ts';

/** What the tasks of an occupation are about, the most telling first. */
export type TaskSubjects = {
  /** Names of our own table of skills that its tasks mention. */
  terms: string[];
  /** Words of its tasks that few other occupations share. */
  words: string[];
};

const most = { terms: 12, words: 10 };

/** Words of nearly every list of tasks, and those that say how rather than what. */
const everywhere = new Set(
  'other such perform ensure determine record information according appropriate activity operation include prepare maintain develop conduct review monitor evaluate coordinate discuss identify specify task necessary'.split(
    ' ',
  ),
);

/** Manners and conditions say how one works, not at what. */
const kinds: ReadonlySet<string> = new Set(['skill', 'licence', 'certificate']);

/** Names that mean what they say in these groups alone: buses are loaded at schools, work areas are cleaned everywhere. */
const onlyIn: Readonly<Record<string, readonly string[]>> = {
  'Load securement': ['45', '47', '51', '53'],
  Cooking: ['11-9', '31-1', '35', '39', '51-3'],
  Housekeeping: ['11-9', '31-1', '35', '37', '39'],
  'Front-end development': ['15', '27'],
};
const isMeant = (name: string, code: string) => onlyIn[name]?.some((group) => code.startsWith(group)) ?? true;

/** What the tasks of every occupation are about, by its O*NET code, weighed by how rare it is. Holds no sentence. */
export function taskSubjects(
  tasks: Rows,
  related: ReadonlyMap<string, readonly string[]>,
): Map<string, TaskSubjects> {
  const terms = new Map<string, Map<string, number>>();
  const words = new Map<string, Map<string, number>>();
  for (const [code = '', , text = ''] of tasks) {
    const found = termsIn(placedWords(text), text, 'posting').filter(
      ({ term }) => kinds.has(term.kind) && isMeant(term.name, code),
    );
    count(
      terms,
      code,
      found.map(({ term }) => term.name),
    );
    count(
      words,
      code,
      meaningWords(text).filter((word) => !everywhere.has(word) && /^[a-z]{4,}$/.test(word)),
    );
  }
  const [bestTerms, bestWords] = [
    weighed(sureTerms(terms, related), most.terms, 1),
    weighed(words, most.words, 2),
  ];
  return new Map(
    [...terms.keys()].map((code) => [
      code,
      { terms: bestTerms.get(code) ?? [], words: bestWords.get(code) ?? [] },
    ]),
  );
}

/** Terms with how many tasks name them, those of one task only where occupations around it name them too. */
function sureTerms(
  terms: ReadonlyMap<string, ReadonlyMap<string, number>>,
  related: ReadonlyMap<string, readonly string[]>,
): Map<string, Map<string, number>> {
  const names = new Map([...terms].map(([code, counts]) => [code, [...counts.keys()]]));
  const sure = corroborated(names, related, (code, name) => (terms.get(code)?.get(name) ?? 0) > 1);
  return new Map(
    [...sure].map(([code, list]) => [
      code,
      new Map(list.map((name) => [name, terms.get(code)?.get(name) ?? 0])),
    ]),
  );
}

function count(into: Map<string, Map<string, number>>, code: string, names: readonly string[]): void {
  const counts = into.get(code) ?? new Map<string, number>();
  into.set(code, counts);
  for (const name of new Set(names)) counts.set(name, (counts.get(name) ?? 0) + 1);
}

/**
 * Without what is in one task alone and in none, or one, of the occupations around it: a name that means something else
 * there, such as the front end of a truck.
 */
export function corroborated(
  names: ReadonlyMap<string, readonly string[]>,
  related: ReadonlyMap<string, readonly string[]>,
  isSure: (code: string, name: string) => boolean = () => false,
): Map<string, string[]> {
  const sets = new Map([...names].map(([code, list]) => [code, new Set(list)]));
  return new Map(
    [...names].map(([code, list]) => [
      code,
      list.filter((name) => {
        const around = (related.get(code) ?? []).filter((other) => sets.get(other)?.has(name));
        return isSure(code, name) || around.length >= 2;
      }),
    ]),
  );
}

/** Of each occupation the names with the highest weight: how often, times how rare elsewhere. */
function weighed(
  counts: ReadonlyMap<string, ReadonlyMap<string, number>>,
  length: number,
  fewest: number,
): Map<string, string[]> {
  const having = new Map<string, number>();
  for (const names of counts.values())
    for (const name of names.keys()) having.set(name, (having.get(name) ?? 0) + 1);
  const weight = (name: string, times: number) => times * Math.log(counts.size / (having.get(name) ?? 1));
  return new Map(
    [...counts].map(([code, names]) => [
      code,
      [...names]
        .filter(([, times]) => times >= fewest)
        .sort(([a, x], [b, y]) => weight(b, y) - weight(a, x) || (a < b ? -1 : 1))
        .slice(0, length)
        .map(([name]) => name),
    ]),
  );
}
