import type { PostingFacts } from '../posting/posting-facts.ts';
import { type Workplace, withWorkplace, workplaceOf } from '../posting/posting-lines.ts';

/** Lines below the title in which a page says how the work is done. */
const below = 10;

/**
 * The facts of a page's data with how the work is done, where the page shows that right below the title and its data
 * has no field for it: schema.org knows remote work alone. One place only; what the data says stays.
 */
export function withShownWorkplace(facts: PostingFacts, text: string): PostingFacts {
  const [place = '', ...more] = facts.locations;
  if (place === '' || more.length > 0 || facts.remote !== null) return facts;
  return { ...facts, locations: [withWorkplace(place, shownBelow(facts.title, text))] };
}

function shownBelow(title: string, text: string): Workplace | '' {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.toLowerCase() === title.toLowerCase());
  if (at < 0) return '';
  const pieces = lines
    .slice(at + 1, at + 1 + below)
    .flatMap((line) => (line.length > 200 ? [] : line.split(/ [·•|] /)));
  const ways = new Set(pieces.map((piece) => workplaceOf(piece)).filter((way) => way !== ''));
  const [way = ''] = ways;
  return ways.size === 1 ? way : '';
}
