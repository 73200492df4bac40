import { compareDegrees } from '../../../fit/degree-levels.ts';
import type { CareerArea } from './career-area.ts';
import type { Brought } from './career-person.ts';
import type { Career, CareerTables } from './career-tables.ts';
import type { CareerTrait } from './career-traits.data.ts';
import { hasTrait, isWearing, wearOf } from './career-traits.ts';
import type { CareerNeed } from './career-wishes.data.ts';
import type { CareerWish, ReadWishes } from './career-wishes.ts';
import { wageIn } from './question/wage-in.ts';
import { likingOf, maxOfOneCode, type RelatedCareer, zoneOf } from './related-careers.ts';
import { usualDegree } from './ways-in-sections.ts';
import { type Candidate, type Ground, poolOf, type WishedFrom, widerPool } from './wished-pool.ts';

/** What a wish did to the list. */
export type WishEffect = {
  wish: CareerWish;
  /** Titles it left out, those nearest first; null where there was no list to leave them out of. */
  leftOut: readonly string[] | null;
  /** Traits that it left out or put first. */
  traits: readonly CareerTrait[];
};

/** Occupations after wishes, and what each wish did. */
export type WishedCareers = { related: readonly RelatedCareer[]; effects: readonly WishEffect[] };

/** What the list is made of besides wishes. */
type WishedGround = {
  brought: Brought;
  tables: CareerTables;
  interests: readonly number[];
  /** Where pay counts; of the country where it is null. */
  area?: CareerArea | null;
  /** Beginnings of codes that are left out by a name. */
  leftOut?: readonly string[];
};

type Rule = { keeps: (one: Candidate) => boolean; adds: (one: Candidate) => number };

const most = 6;
const weights = { wanted: 0.9, liked: 0.3, nearer: 0.25 };
/** Pay that is still about the same: 85 of 100. */
const nearlySame = 0.85;
const stays = () => true;
const nothing = () => 0;

/** Occupations near to where somebody comes from, filtered and put in order by what they wish. */
export function wishedCareers(
  { from, codes }: WishedFrom,
  { wishes, age }: Pick<ReadWishes, 'wishes' | 'age'>,
  { brought, tables, interests, area = null, leftOut = [] }: WishedGround,
): WishedCareers {
  const ground = { from, codes, brought, tables, area };
  const isLeftOut = ({ career }: Candidate) => leftOut.some((begin) => career.code.startsWith(begin));
  const rules = wishes.map((wish) => ({ wish, ...ruleOf(wish, wishes, ground) }));
  const late: Rule = age === null ? { keeps: stays, adds: nothing } : ruleOfNeed('age', ground);
  const inOrder = (pool: readonly Candidate[]) =>
    pool
      .map((one) => ({
        ...one,
        score:
          one.score +
          late.adds(one) +
          weights.liked * likingOf(one.career, interests) +
          rules.reduce((sum, { adds }) => sum + adds(one), 0),
      }))
      .sort((a, b) => b.score - a.score);
  const isKept = (one: Candidate) => !isLeftOut(one) && rules.every(({ keeps }) => keeps(one));
  const pool = poolOf({ from, codes }, wishes, ground);
  const scored = inOrder(pool);
  const near = scored.filter(isKept);
  const kept = near.length < most ? [...near, ...inOrder(widerPool(pool, ground)).filter(isKept)] : near;
  const seen = maxOfOneCode(from?.soc ?? '');
  return {
    related: kept
      .filter(({ career }) => seen(career.soc))
      .slice(0, most)
      .map(({ career, overlap, steps }) => ({ career, overlap, steps })),
    effects: rules.map(({ wish, keeps, traits }) => ({
      wish,
      traits,
      leftOut: scored.filter((one) => !keeps(one)).map(({ career }) => career.title),
    })),
  };
}

function ruleOf(
  wish: CareerWish,
  wishes: readonly CareerWish[],
  ground: Ground,
): Rule & { traits: readonly CareerTrait[] } {
  if (wish.kind === 'pay')
    return {
      keeps: ({ career }) => (medianOf(career, ground) ?? 0) >= wish.least,
      adds: nothing,
      traits: [],
    };
  if (wish.kind === 'trait') {
    const { trait, isWanted } = wish;
    return isWanted
      ? {
          keeps: stays,
          adds: ({ career }) => (hasTrait(career, trait) ? weights.wanted : 0),
          traits: [trait],
        }
      : { keeps: ({ career }) => !hasTrait(career, trait), adds: nothing, traits: [trait] };
  }
  const traits = fledBy(wish.need, wishes, ground);
  const { keeps, adds } = ruleOfNeed(wish.need, ground);
  return {
    keeps: (one) => keeps(one) && !traits.some((trait) => hasTrait(one.career, trait)),
    adds,
    traits,
  };
}

/** What a need flees besides: who is burned out what their days are made of, unless they name it; who has a family nights. */
function fledBy(need: CareerNeed, wishes: readonly CareerWish[], { from }: Ground): readonly CareerTrait[] {
  if (need === 'family' || need === 'school-hours') return ['nights', 'away'];
  const isNamed = wishes.some((wish) => wish.kind === 'trait' && !wish.isWanted && isWearing(wish.trait));
  return need === 'burned-out' && from && !isNamed ? wearOf(from) : [];
}

/** The median of an occupation where the person looks: of the area that was named, else of the country. */
const medianOf = (career: Career, { tables, area }: Ground) =>
  area ? wageIn(career, area, tables) : tables.figures(career.soc).median;

/** “25-20” of 25-2021: teachers of schools. */
const minorGroup = ({ soc }: Career) => soc.slice(0, 5);

/** Of a hundred people asked, how many named schooling from one level to another. */
const shareOf = ({ schooling }: Career, from: number, to = 12) =>
  schooling.filter(({ level }) => level >= from && level <= to).reduce((sum, { share }) => sum + share, 0);
const bachelor = 6;
const master = 8;

/** Whether most say that a newcomer needs a four-year degree; by its preparation where nobody was asked. */
const asksDegree = (career: Career) =>
  career.schooling.length > 0 ? shareOf(career, bachelor) >= 50 : career.zone >= 4;

function ruleOfNeed(need: CareerNeed, ground: Ground): Rule {
  const { from, brought, tables } = ground;
  const isLed = ground.codes.length > 0;
  switch (need) {
    case 'no-degree':
      return {
        keeps: ({ career }) => !asksDegree(career) && (from !== null || career.zone < 4),
        adds: nothing,
      };
    case 'no-graduate-school':
      return { keeps: ({ career }) => shareOf(career, master) < 50 && career.zone < 5, adds: nothing };
    case 'no-school':
      return { keeps: ({ career }) => !isMoreSchool(career, from, brought), adds: nothing };
    case 'no-high-school':
      return {
        keeps: ({ career }) =>
          career.schooling.length > 0 ? shareOf(career, 1, 2) >= 50 && career.zone < 4 : career.zone === 2,
        adds: ({ career }) => shareOf(career, 1, 1) / 100,
      };
    case 'more-pay': {
      const now = from && medianOf(from, ground);
      return {
        keeps: ({ career }) => now === null || (medianOf(career, ground) ?? 0) > now,
        // Who names no present work asks for the best paid.
        adds: ({ career }) => (medianOf(career, ground) ?? 0) / (from || isLed ? 500_000 : 40_000),
      };
    }
    case 'same-pay': {
      const now = from && medianOf(from, ground);
      return {
        keeps: ({ career }) => now === null || (medianOf(career, ground) ?? 0) >= now * nearlySame,
        adds: nothing,
      };
    }
    case 'retired':
      return {
        keeps: ({ career, steps }) => steps <= 0 && minorGroup(career) !== (from ? minorGroup(from) : ''),
        adds: ({ career }) => (hasTrait(career, 'part-time') ? weights.nearer : 0),
      };
    case 'no-debt':
    case 'short-school':
    case 'associate-degree':
      return { keeps: ({ career }) => !asksDegree(career) && career.zone < 4, adds: nothing };
    case 'stable':
      return {
        keeps: ({ career }) => (tables.figures(career.soc).change ?? 0) > -1,
        adds: ({ career }) => Math.max(-10, Math.min(20, tables.figures(career.soc).change ?? 0)) / 50,
      };
    case 'soon':
    case 'abroad':
      return {
        keeps: ({ career, steps }) => need === 'abroad' || (from ? steps <= 0 : isLed || career.zone === 2),
        adds: ({ steps }) => (steps < 0 ? weights.nearer : 0),
      };
    case 'age':
    case 'gap':
    case 'retire':
      return { keeps: stays, adds: ({ steps }) => (steps > 0 ? -weights.nearer : 0) };
    case 'own-business':
      return { keeps: stays, adds: ({ career }) => (hasTrait(career, 'leading') ? weights.liked : 0) };
    default:
      return { keeps: stays, adds: nothing };
  }
}

/** Whether an occupation usually asks for more schooling than the present one and than the person has. */
function isMoreSchool(career: Career, from: Career | null, { degree }: Brought): boolean {
  const usual = usualDegree(career);
  if (from && zoneOf(career) > Math.max(zoneOf(from), 3)) return true;
  if (!usual) return from !== null && zoneOf(career) > zoneOf(from);
  const had = [degree, from && usualDegree(from)].filter((one) => one !== null && one !== undefined);
  if (had.length === 0) return asksDegree(career);
  return had.every((one) => compareDegrees(usual, one) > 0) && asksDegree(career);
}
