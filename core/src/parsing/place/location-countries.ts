import { type ParsedLocation, parseLocation } from './location.ts';

/** The countries (alpha-2) that locations name, else those that remote work is open to; none where it could be several. */
export function countriesOf(
  locations: readonly Pick<ParsedLocation, 'places' | 'remoteCountries'>[],
): string[] {
  const places = locations.flatMap((location) => location.places).filter(isCertain);
  const named = places.map(({ country }) => country).filter((country) => country !== '');
  return [...new Set(named.length > 0 ? named : locations.flatMap((location) => location.remoteCountries))];
}

/** The same of location texts as postings write them. */
export function countriesIn(texts: readonly string[]): string[] {
  return countriesOf(texts.map((text) => parseLocation(text)));
}

const isCertain = ({ candidates }: ParsedLocation['places'][number]) =>
  new Set(candidates.map(({ country }) => country)).size < 2;
