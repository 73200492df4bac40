import { countryByCode, countryByName, countryName } from '@foothold/core/geography/country.ts';
import type { GeoMatch } from '@foothold/core/geography/geo.ts';
import { foldPlaceName } from '@foothold/core/geography/place-name.ts';
import { bigSection, rowOf } from './gazetteer.ts';
import { type GazetteerTable, keysWithPrefix, sectionFlag } from './gazetteer-table.ts';
import { cityMatch, countryMatch, stateMatch } from './place-matches.ts';
import type { Gazetteer } from './port.ts';
import { allStates, findState, statesOf } from './states.ts';

/** How likely a place is meant, in people: one at home counts as a city of so many times its size. */
const homeWeight = 30;
const exactWeight = 4;
const stateAtHome = 40e6;
const largestCountry = 50e6;
const smallestCountry = 500_000;
const stateAbroad = 400_000;

type Scored = { score: number; match: () => GeoMatch };

/** Completes what is typed; a millisecond for a whole name, a few for a first letter. */
export function placeSuggester(table: GazetteerTable, gazetteer: Gazetteer) {
  const areas = allStates().map((state) => ({ ...state, key: foldPlaceName(state.name) }));
  const people = new Map<string, number>();
  for (const [row, area] of table.areas.entries())
    people.set(area.slice(0, 2), (people.get(area.slice(0, 2)) ?? 0) + (table.populations[row] ?? 0));
  const lands = gazetteer.countries().map((country) => ({
    country,
    key: foldPlaceName(country.name),
    score: Math.min(largestCountry, Math.max(smallestCountry, people.get(country.code) ?? 0)),
  }));

  const cities = (
    name: string,
    isInside: (area: string) => boolean,
    home: string,
    limit: number,
  ): Scored[] => {
    const key = foldPlaceName(name);
    const [first, behind] = keysWithPrefix(table, name);
    const best: { row: number; score: number }[] = [];
    let least = -1;
    for (let at = first; at < behind; at += 1) {
      const row = table.keyRows[at] ?? 0;
      const population = table.populations[row] ?? 0;
      const area = table.areas[row] ?? '';
      if (((table.flags[row] ?? 0) & sectionFlag && population < bigSection) || !isInside(area)) continue;
      const weight = (area.startsWith(home) ? homeWeight : 1) * (table.keys[at] === key ? exactWeight : 1);
      const score = (population + 1) * weight;
      if (best.length >= limit && score <= least) continue;
      const same = best.find((other) => other.row === row);
      if (same) same.score = Math.max(same.score, score);
      else best.push({ row, score });
      best.sort((a, b) => b.score - a.score);
      if (best.length > limit) best.pop();
      least = best.at(-1)?.score ?? -1;
    }
    return best.map(({ row, score }) => ({ score, match: () => cityMatch(rowOf(table, row)) }));
  };

  const areasNamed = (text: string, home: string): Scored[] => {
    const key = foldPlaceName(text);
    if (key === '') return [];
    const states = areas
      .filter(
        (state) => state.key.startsWith(key) || (state.country === home && state.code.toLowerCase() === key),
      )
      .map((state) => ({
        score: state.country === home ? stateAtHome : stateAbroad,
        match: () => gazetteer.state(state.country, state.code),
      }));
    const countries = lands
      .filter(({ key: name }) => name.startsWith(key))
      .map(({ country, score }) => ({ score, match: () => country }));
    return [
      ...states.flatMap(({ score, match }) => {
        const row = match();
        return row ? [{ score, match: () => stateMatch(row) }] : [];
      }),
      ...countries.map(({ score, match }) => ({ score, match: () => countryMatch(match()) })),
    ];
  };

  return (text: string, country: string, limit: number): GeoMatch[] => {
    const home = country || 'US';
    const found: Scored[] = [];
    for (const { name, isInside } of cuts(text)) {
      found.push(...cities(name, isInside ?? (() => true), home, limit));
      if (!isInside) found.push(...areasNamed(name, home));
    }
    found.sort((a, b) => b.score - a.score);
    return toldApart(
      gazetteer,
      distinct(found.slice(0, limit * 2).map(({ match }) => match())).slice(0, limit),
    );
  };
}

type Cut = { name: string; isInside?: (area: string) => boolean };

/** “columbus, o”, “columbus oh”, “paris fr”: the name, and the beginning of what it is in. */
function cuts(text: string): Cut[] {
  const whole: Cut = { name: text };
  const comma = text.lastIndexOf(',');
  if (comma > 0) {
    const outer = foldPlaceName(text.slice(comma + 1));
    if (outer === '') return [{ name: text.slice(0, comma) }];
    return [{ name: text.slice(0, comma), isInside: beginning(outer) }, whole];
  }
  const space = text.trim().lastIndexOf(' ');
  const outer = space > 0 ? text.trim().slice(space + 1) : '';
  if (outer === '') return [whole];
  const [state, land] = [findState('US', outer) ?? findState('CA', outer), countryNamed(outer)];
  if (!state && !land) return [whole];
  const isInside = (area: string) =>
    (state !== null && area === `${state.country}-${state.code}`) ||
    (land !== null && area.startsWith(`${land}-`));
  return [whole, { name: text.trim().slice(0, space), isInside }];
}

const countryNamed = (text: string) => countryByName(text) ?? countryByCode(text.toUpperCase());

/** Whether an area's state or country begins so, by name or code. */
function beginning(outer: string): (area: string) => boolean {
  const known = new Map<string, boolean>();
  const land = countryNamed(outer);
  return (area) => {
    const answer = known.get(area);
    if (answer !== undefined) return answer;
    const [country = '', code = ''] = area.split('-');
    const state = statesOf(country).find((one) => one.code === code);
    const isInside =
      country === land ||
      code.toLowerCase() === outer ||
      (state !== undefined && foldPlaceName(state.name).startsWith(outer)) ||
      foldPlaceName(countryName(country)).startsWith(outer);
    known.set(area, isInside);
    return isInside;
  };
}

function distinct(matches: readonly GeoMatch[]): GeoMatch[] {
  const seen = new Set<string>();
  return matches.filter(({ kind, id }) => !seen.has(`${kind} ${id}`) && seen.add(`${kind} ${id}`));
}

/** Two that read the same are told apart by their states: “Frankfurt, Brandenburg, Germany”. */
function toldApart(gazetteer: Gazetteer, matches: readonly GeoMatch[]): GeoMatch[] {
  const counts = new Map<string, number>();
  for (const { kind, text } of matches) if (kind === 'city') counts.set(text, (counts.get(text) ?? 0) + 1);
  return matches.map((match) => {
    const isDouble = match.kind === 'city' && (counts.get(match.text) ?? 0) > 1;
    const state = isDouble ? gazetteer.state(match.country, match.stateCode) : null;
    if (!state || match.text.endsWith(`, ${match.stateCode}`)) return match;
    return { ...match, text: match.text.replace(/, (?=[^,]*$)/, `, ${state.name}, `) };
  });
}
