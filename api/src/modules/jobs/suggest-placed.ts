import type { JobSuggestions } from '@foothold/core/contract/jobs.ts';
import { placeWords } from '@foothold/core/search/typed-phrases.data.ts';
import type { PlaceFinder } from '../../providers/geocoder/port.ts';

const most = 3;
const fewestLetters = 3;

/**
 * Words that end with the beginning of a place, “nurse in dal”, each place with the words before it. Without “in”, “near”
 * or “around” nothing is read as a place: most words begin some city.
 */
export async function suggestPlaced(
  finder: Pick<PlaceFinder, 'suggest' | 'suggestAreas'>,
  text: string,
): Promise<JobSuggestions['placed']> {
  const words = text.split(' ');
  const lead = words.findLastIndex((word) => placeWords.has(word.toLowerCase()));
  const term = words.slice(0, Math.max(0, lead)).join(' ');
  const place = words.slice(lead + 1).join(' ');
  if (term === '' || place.length < fewestLetters) return [];
  const [areas, cities] = await Promise.all([
    finder.suggestAreas(place, 1),
    finder.suggest(place, { limit: most }),
  ]);
  const located = cities.filter(({ lat, lng }) => lat !== null && lng !== null);
  return [...areas, ...located].slice(0, most).map((one) => ({ term, place: one.text }));
}
