import { knowsSoftware, type Overlap, overlapOf } from './career-overlap.ts';
import type { Brought } from './career-person.ts';
import type { Career, CareerTables } from './career-tables.ts';

/** An occupation near another one, with what carries over into it. */
export type RelatedCareer = {
  career: Career;
  overlap: Overlap;
  /** How many steps of preparation it is above the present one; below zero where it asks for less. */
  steps: number;
};

const most = 6;
/** Of one code of the classification, which shares its figures. */
const maxOfOne = 2;

/**
 * The nearest occupations: the order of O*NET's experts, then how much carries over; one that asks for more than one
 * step more of preparation than the present one comes last.
 */
export function relatedCareers(career: Career, brought: Brought, tables: CareerTables): RelatedCareer[] {
  const zone = zoneOf(career);
  const rated = career.related.flatMap((code, at) => {
    const other = tables.careers.get(code);
    if (!other || other.code === brought.now?.code) return [];
    const overlap = overlapOf(other, career, brought);
    const steps = zoneOf(other) - zone;
    const nearness = 1 - at / career.related.length;
    const score = 0.55 * nearness + 0.45 * overlap.share - (steps > 1 ? 0.5 : 0);
    return [{ career: other, overlap, steps, score }];
  });
  const isKept = maxOfOneCode(career.soc);
  return rated
    .sort((a, b) => b.score - a.score)
    .filter(({ career: { soc } }) => isKept(soc))
    .slice(0, most)
    .map(({ career: other, overlap, steps }) => ({ career: other, overlap, steps }));
}

/** Lets two of one code through, and one of the code that somebody comes from. */
export function maxOfOneCode(from: string): (soc: string) => boolean {
  const kept = new Map<string, number>();
  return (soc) => {
    const count = (kept.get(soc) ?? (soc === from ? 1 : 0)) + 1;
    kept.set(soc, count);
    return count <= maxOfOne;
  };
}

/** Occupations of no job zone are taken as those in the middle. */
export const zoneOf = ({ zone }: Career) => zone || 3;

/** Occupations whose tasks name most of what a person brings, for someone without an occupation in mind. */
export function careersBySkills(
  brought: Brought,
  tables: CareerTables,
  interests: readonly number[],
): RelatedCareer[] {
  const having = new Map<string, number>();
  for (const { terms, software } of tables.careers.values())
    for (const name of [...terms, ...software]) having.set(name, (having.get(name) ?? 0) + 1);
  const known = new Set(
    [...having.keys()].filter((name) => brought.terms.has(name) || knowsSoftware(name, brought)),
  );
  const weight = (term: string) => Math.log(tables.careers.size / (having.get(term) ?? 1));
  const rated = [...tables.careers.values()].flatMap((career) => {
    const own = [...new Set([...career.terms, ...career.software])].filter((name) => known.has(name));
    const skills = own.reduce((sum, term) => sum + weight(term), 0);
    const liking = likingOf(career, interests);
    if (own.length < 2 && liking === 0) return [];
    const people = Math.log10(1 + (tables.figures(career.soc).employment ?? 0)) / 2;
    return [{ career, score: skills + liking * 3 + people }];
  });
  const seen = new Set<string>();
  return rated
    .sort((a, b) => b.score - a.score)
    .filter(({ career: { soc } }) => !seen.has(soc) && seen.add(soc))
    .slice(0, most)
    .map(({ career }) => ({ career, overlap: overlapOf(career, null, brought), steps: 0 }));
}

/** How much an occupation is of the named interests: 0 none of them, 1 and more where it is above all those. */
export function likingOf({ interests: rated }: Career, wanted: readonly number[]): number {
  if (wanted.length === 0 || rated.length === 0) return 0;
  const strong = wanted.filter((at) => (rated[at] ?? 0) >= 4.5);
  return strong.length / wanted.length;
}
