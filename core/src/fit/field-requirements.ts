import { payInText } from '../parsing/pay/pay-in-text.ts';
import { parseLocation } from '../parsing/place/location.ts';
import { readWorkplace } from '../parsing/place/workplace.ts';
import type { Asked, AskingPosting, QuoteSource, Requirement, StatedPlace } from './requirement.ts';
import { requirementId } from './requirement-id.ts';

/** Where the work is, in which way, and what it pays, as the fields of a posting state them; pay else as its text does. */
export function fieldRequirements(posting: AskingPosting, text: string): Requirement[] {
  const written = [posting.city, posting.state, posting.country].filter(Boolean).join(', ');
  const location = posting.location?.trim() || written;
  const locations = location
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean)
    .slice(0, 10);
  const { workplace, countries } = readWorkplace({
    title: posting.title,
    locations,
    stated: posting.workplace ?? '',
  });
  const found: Requirement[] = [];
  const add = (asked: Asked, from: QuoteSource, said: string, label = said) => {
    const at = from === 'text' ? Math.max(0, text.indexOf(said)) : 0;
    const quote = {
      from,
      text: said,
      start: at,
      end: at + said.length,
      mark: { start: at, end: at + said.length },
    };
    found.push({ ...asked, id: requirementId(asked, said), level: 'must', label, quote, again: [] });
  };
  const places = placesOf(posting, locations);
  if (places.length > 0) add({ kind: 'place', places }, 'location', location);
  if (workplace !== 'unknown')
    add(
      { kind: 'workplace', workplace, countries },
      posting.workplace ? 'workplace' : location ? 'location' : 'title',
      posting.workplace || location || posting.title,
    );
  const pay = posting.pay ?? payInText(text);
  if (pay && (pay.yearlyMin ?? pay.yearlyMax) !== null)
    add({ kind: 'pay', pay }, text.includes(pay.text) && pay.text !== '' ? 'text' : 'pay', pay.text);
  return found;
}

function placesOf(posting: AskingPosting, locations: readonly string[]): StatedPlace[] {
  const { city = '', state = '', country = '' } = posting;
  if (city || state) return [{ city, state, country }];
  const read = locations.flatMap((one) => parseLocation(one).places);
  const places = read.map((place) => ({
    city: place.city,
    state: place.state ?? '',
    country: place.country ?? '',
  }));
  return places.filter((place) => place.city || place.state || place.country);
}
