import type { CheckedRequest } from '../port/check-request.ts';
import type { Columns } from '../store/columns.ts';
import type { Strings } from '../store/strings.ts';
import type { RankedMatches } from './matches.ts';
import { circlesOnEarth, nearestMiles } from './places.ts';
import type { StaticParts } from './static-score.ts';

/**
 * Sets tier and key of the matches of a segment, from `from` to the last, by what the request sorts by; anything unknown
 * sorts by score. Their evidence is set already.
 */
export function rankMatches(
  matches: RankedMatches,
  from: number,
  { request, strings }: { request: CheckedRequest; strings: Strings },
  { columns, parts }: { columns: Columns; parts: StaticParts },
): void {
  const { posted, payMost, places, codes } = columns;
  const { docs, keys, tiers, standings, count } = matches;
  for (let match = from; match < count; match += 1) tiers[match] = tierOf(standings[match] as number, 0);
  if (request.sort === 'date') {
    for (let match = from; match < count; match += 1) keys[match] = posted[docs[match] as number] as number;
  } else if (request.sort === 'distance') {
    const circles = circlesOnEarth(request.filters.where?.circles);
    for (let match = from; match < count; match += 1)
      keys[match] = -nearestMiles(places, docs[match] as number, circles);
  } else if (request.sort === 'pay') {
    const wanted = strings.find(request.currency);
    for (let match = from; match < count; match += 1) {
      const doc = docs[match] as number;
      keys[match] = payMost[doc] as number;
      // Amounts of two currencies do not compare.
      if (payMost[doc] !== 0)
        tiers[match] = tierOf(standings[match] as number, codes.currencies[doc] === wanted ? 2 : 1);
    }
  } else {
    const { evidence, order } = matches;
    for (let match = from; match < count; match += 1)
      keys[match] = (evidence[match] as number) + (order[match] as number);
    for (const add of Object.values(parts)) add(docs, from, count, keys);
  }
}

/** The standing first, then one of three tiers within it. */
const tierOf = (standing: number, tier: number) => standing * 3 + tier;
