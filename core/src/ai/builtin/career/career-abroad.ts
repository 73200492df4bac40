import { parseLocation } from '../../../parsing/place/location.ts';
import { partsOf } from './career-wishes.ts';

const before = [' in ', ' to '];
/** Shorter ones are fields: “in HR”, “to IT”. */
const shortest = 4;
const longest = 40;

/** A place outside of the United States that words name after “in” or “to”, as it is written; '' for none. */
export function placeAbroad(text: string): string {
  for (const part of partsOf(text))
    for (const word of before) {
      const at = part.lastIndexOf(word);
      const name = at < 0 ? '' : part.slice(at + word.length).trim();
      const isName = name.length >= shortest && name.length <= longest && name !== name.toLowerCase();
      const [place] = isName ? parseLocation(name).places : [];
      if (place && place.country !== '' && place.country !== 'US') return name;
    }
  return '';
}
