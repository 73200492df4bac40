import { stated } from '../port/check-document.ts';
import type { CheckedRequest } from '../port/check-request.ts';
import { finite } from '../port/check-request.ts';
import type { Circle, StaticScore, Wish } from '../port/search-request.ts';
import { type Columns, remoteFlag, staleFlag } from '../store/columns.ts';
import type { Strings } from '../store/strings.ts';
import { circlesOnEarth, nearestMiles } from './places.ts';
import { hasMarked, isEmpty } from './posting-test.ts';

/** Adds a part of the score to `points[i]` for each posting `docs[i]` of one segment, from `from` to before `to`. */
export type AddPoints = (docs: Uint32Array, from: number, to: number, points: Float64Array) => void;

/** The parts of a score that the columns give; those that add nothing to any posting are left out. */
export type StaticParts = Partial<Record<'wishes' | 'fresh' | 'stale' | 'country' | 'near', AddPoints>>;

const daySeconds = 86_400;
/** Freshness is looked up by whole days; what is older than these has none to speak of. */
const freshDays = 3650;

/** The parts of the scores of each segment. */
export function staticParts(
  { wishes, static: settings, filters, now }: CheckedRequest,
  strings: Strings,
): (columns: Columns) => StaticParts {
  const { fresh, country } = settings;
  const wishPoints = wishes.map((wish) => wishOf(wish, strings));
  const table = fresh ? freshTable(finite(fresh.points), finite(fresh.halfLifeDays)) : null;
  const stale = finite(settings.stale);
  const own = country ? strings.marks([country.code]) : null;
  const near = finite(settings.near?.points);
  const circles = circlesOnEarth(filters.where?.circles).filter(({ miles }) => miles > 0);
  return (columns) => ({
    ...(wishes.length > 0 && { wishes: addWishes(wishPoints.map((wish) => wish(columns))) }),
    ...(table && { fresh: addFresh(columns, table, now) }),
    ...(stale !== 0 && { stale: addStale(columns, stale) }),
    ...(country && own && { country: addCountry(columns, country, own) }),
    ...(near !== 0 && circles.length > 0 && { near: addNear(columns, circles, near) }),
  });
}

function freshTable(points: number, halfLifeDays: number): Float64Array {
  const table = new Float64Array(freshDays);
  if (halfLifeDays > 0)
    for (let day = 0; day < freshDays; day += 1) table[day] = points * 0.5 ** (day / halfLifeDays);
  return table;
}

function addFresh({ posted }: Columns, table: Float64Array, now: number): AddPoints {
  return (docs, from, to, points) => {
    for (let index = from; index < to; index += 1) {
      const day = posted[docs[index] as number] as number;
      if (day === 0) continue;
      const age = now > day ? Math.floor((now - day) / daySeconds) : 0;
      if (age < freshDays) (points[index] as number) += table[age] as number;
    }
  };
}

function addStale({ flags }: Columns, stale: number): AddPoints {
  return (docs, from, to, points) => {
    for (let index = from; index < to; index += 1)
      if ((flags[docs[index] as number] as number) & staleFlag) (points[index] as number) += stale;
  };
}

function addCountry(
  { flags, countries }: Columns,
  country: NonNullable<StaticScore['country']>,
  own: Uint8Array,
): AddPoints {
  const abroad = finite(country.abroad);
  const unknown = finite(country.unknown);
  const unknownRemote = finite(country.unknownRemote);
  return (docs, from, to, points) => {
    for (let index = from; index < to; index += 1) {
      const doc = docs[index] as number;
      if (isEmpty(countries, doc))
        (points[index] as number) += (flags[doc] as number) & remoteFlag ? unknownRemote : unknown;
      else if (!hasMarked(countries, doc, own)) (points[index] as number) += abroad;
    }
  };
}

function addNear({ places }: Columns, circles: readonly Circle[], near: number): AddPoints {
  return (docs, from, to, points) => {
    for (let index = from; index < to; index += 1) {
      let most = 0;
      for (const circle of circles)
        most = Math.max(most, 1 - nearestMiles(places, docs[index] as number, [circle]) / circle.miles);
      (points[index] as number) += near * most;
    }
  };
}

type WishPoints = (posting: number) => number;

function addWishes(wishes: readonly WishPoints[]): AddPoints {
  return (docs, from, to, points) => {
    for (const wish of wishes)
      for (let index = from; index < to; index += 1) (points[index] as number) += wish(docs[index] as number);
  };
}

function wishOf(wish: Wish, strings: Strings): (columns: Columns) => WishPoints {
  const { met, contradicted } = wish;
  if (wish.kind === 'pay') {
    const wanted = strings.find(wish.currency);
    return ({ payMost, codes: { currencies } }) =>
      (posting) => {
        if (payMost[posting] === 0 || currencies[posting] !== wanted) return 0;
        return (payMost[posting] as number) >= wish.from ? met : -contradicted;
      };
  }
  const marks = strings.marks(wish.values.map(stated));
  if (wish.kind === 'keyword')
    return ({ codes }) => {
      const column = codes[wish.field];
      return (posting) => {
        const code = column?.[posting] ?? 0;
        if (code === 0) return 0;
        return marks[code] === 1 ? met : -contradicted;
      };
    };
  return ({ facts }) => {
    const column = facts.get(wish.name);
    return (posting) => {
      if (!column || isEmpty(column, posting)) return 0;
      return hasMarked(column, posting, marks) ? met : -contradicted;
    };
  };
}
