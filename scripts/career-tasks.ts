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

/** What the tasks of every occupation are about, by its O*NET code, weighed by how rare it is. Holds no sentence. */
export function taskSubjects(tasks: Rows): Map<string, TaskSubjects> {
  const terms = new Map<string, Map<string, number>>();
  const words = new Map<string, Map<string, number>>();
  for (const [code = '', , text = ''] of tasks) {
    const found = termsIn(placedWords(text), text, 'posting').filter(({ term }) => term.kind !== 'condition');
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
  const [bestTerms, bestWords] = [weighed(terms, most.terms, 1), weighed(words, most.words, 2)];
  return new Map(
    [...terms.keys()].map((code) => [
      code,
      { terms: bestTerms.get(code) ?? [], words: bestWords.get(code) ?? [] },
    ]),
  );
}

function count(into: Map<string, Map<string, number>>, code: string, names: readonly string[]): void {
  const counts = into.get(code) ?? new Map<string, number>();
  into.set(code, counts);
  for (const name of new Set(names)) counts.set(name, (counts.get(name) ?? 0) + 1);
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
