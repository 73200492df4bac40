import type { CareerArea } from './career-area.ts';
import { careersOfCodes } from './career-backgrounds.ts';
import { retiredMoves, schoolHourCareers } from './career-moves.data.ts';
import { movesOfCode } from './career-moves.ts';
import { type Overlap, overlapOf } from './career-overlap.ts';
import type { Brought } from './career-person.ts';
import type { Career, CareerTables } from './career-tables.ts';
import { hasTrait } from './career-traits.ts';
import type { CareerWish } from './career-wishes.ts';
import { zoneOf } from './related-careers.ts';

/** Where somebody comes from: an occupation, or those a background leads to; neither looks among all. */
export type WishedFrom = { from: Career | null; codes: readonly string[] };

/** An occupation that comes into question, and how near it is before any wish. */
export type Candidate = { career: Career; overlap: Overlap; steps: number; score: number };

export type Ground = {
  from: Career | null;
  codes: readonly string[];
  brought: Brought;
  tables: CareerTables;
  /** Where pay counts; of the country where it is null. */
  area?: CareerArea | null;
};

const weights = {
  near: 0.55,
  far: 0.3,
  move: 0.5,
  led: 1.2,
  ledBeside: 0.5,
  shared: 0.45,
  people: 0.06,
  farAbove: 0.5,
  strange: 0.25,
};
/** A share of tasks in common that may be chance. */
const little = 0.1;
/** One that is none. */
const enough = 0.2;
/** Who names no occupation to come from has no years in one to be promoted for. */
const leads = /Managers|Supervisors|Executives|Administrators/;
/** How many of the nearest lead on to others, and how many of theirs count. */
const ways = 10;

/**
 * What comes into question: O*NET's related occupations and those related to them, usual moves, what a background leads to,
 * and, where something is wanted or nothing named, all that have it. What more people do is a little nearer.
 */
export function poolOf(
  { from, codes }: WishedFrom,
  wishes: readonly CareerWish[],
  ground: Ground,
): Candidate[] {
  const { tables } = ground;
  const found = new Map<string, Candidate>();
  const put = (career: Career, nearness: number, isJudged = false) => {
    if (career.code === from?.code) return;
    const one = candidateOf(career, nearness, ground, isJudged);
    if ((found.get(career.code)?.score ?? Number.NEGATIVE_INFINITY) < one.score) found.set(career.code, one);
  };
  const related = (career: Career) => careersOfCodes(career.related, tables);
  const fade = (at: number, length: number) => 1 - at / Math.max(1, length);
  if (from) {
    const near = related(from);
    for (const [at, one] of near.entries()) put(one, weights.near * fade(at, near.length));
    for (const one of near.slice(0, ways))
      for (const [at, other] of related(one).slice(0, ways).entries())
        put(other, weights.far * fade(at, 2 * ways));
    if (wishes.some((wish) => wish.kind === 'need' && wish.need === 'retired')) {
      const later = careersOfCodes(movesOfCode(from.code, retiredMoves), tables);
      for (const [at, one] of later.entries()) put(one, weights.led * fade(at, later.length * 2), true);
    }
    const moves = careersOfCodes(movesOfCode(from.code), tables);
    for (const [at, one] of moves.entries()) put(one, weights.move * fade(at, moves.length * 2), true);
  }
  if (wishes.some((wish) => wish.kind === 'need' && wish.need === 'school-hours')) {
    const fits = careersOfCodes(schoolHourCareers.split(' '), tables);
    for (const [at, one] of fits.entries()) put(one, weights.led * fade(at, fits.length * 2), true);
  }
  const led = careersOfCodes(codes, tables);
  for (const [at, one] of led.entries())
    put(one, (from ? weights.ledBeside : weights.led) * fade(at, led.length * 2));
  const wanted = wishes.flatMap((wish) => (wish.kind === 'trait' && wish.isWanted ? [wish.trait] : []));
  const isAnywhere = from === null && codes.length === 0;
  if (wanted.length > 0 || isAnywhere)
    for (const one of isAnywhere && wanted.length === 0 ? wholeCareers(tables) : tables.careers.values())
      if (wanted.every((trait) => hasTrait(one, trait)) && !found.has(one.code))
        put(one, from && overlapOf(one, from, ground.brought).share < little ? -weights.strange : 0);
  return [...found.values()];
}

/** Occupations of the whole of a code: those within one share its figures. */
const wholeCareers = ({ careers }: CareerTables) =>
  [...careers.values()].filter(({ code }) => code.endsWith('.00'));

/** Occupations that are in no pool, share tasks with the present one and ask for no more than a step more of preparation. */
export function widerPool(pool: readonly Candidate[], ground: Ground): Candidate[] {
  const { from, tables } = ground;
  if (!from) return [];
  const known = new Set([from.code, ...pool.map(({ career }) => career.code)]);
  return [...tables.careers.values()]
    .filter(({ code }) => !known.has(code))
    .map((one) => candidateOf(one, 0, ground, false))
    .filter(({ overlap, steps }) => overlap.share >= enough && steps <= 1);
}

function candidateOf(
  career: Career,
  nearness: number,
  { from, brought, tables }: Ground,
  isJudged: boolean,
): Candidate {
  const overlap = overlapOf(career, from, brought);
  const steps = from ? zoneOf(career) - zoneOf(from) : 0;
  const people = Math.log10(1 + (tables.figures(career.soc).employment ?? 0));
  const score =
    nearness +
    weights.shared * overlap.share +
    weights.people * people -
    (steps > 1 && !isJudged ? weights.farAbove : 0) -
    (from === null && !isJudged && leads.test(career.title) ? weights.farAbove : 0);
  return { career, overlap, steps, score };
}
