import { foldPlaceName } from '@foothold/core/geography/place-name.ts';
import { spokenCounties, spokenMetros, spokenRegions } from './spoken-areas.data.ts';

type Area = { label: string; keys: string[] };

/** From so many letters on: “ba” would bring the Bay Area to everybody in Baltimore. */
const fewest = 3;

const keyOf = (text: string) => foldPlaceName(text).replace(/^the /, '');

let all: Area[] | null = null;

/** Every area with its keys, its label first. */
function areas(): readonly Area[] {
  all ??= [...spokenMetros, ...spokenCounties, ...spokenRegions].map(([, label, names]) => ({
    label,
    keys: [keyOf(label), ...names.split(' | ').map(keyOf)],
  }));
  return all;
}

/** Labels of the areas that are named so, or whose name begins so: whole names first, then in the order of the table. */
export function spokenAreasLike(typed: string): string[] {
  const key = keyOf(typed);
  if (key.length < fewest) return [];
  const isWhole = ({ keys }: Area) => keys.includes(key);
  return areas()
    .filter(({ keys }) => keys.some((name) => name.startsWith(key)))
    .toSorted((one, other) => Number(isWhole(other)) - Number(isWhole(one)))
    .map(({ label }) => label);
}
