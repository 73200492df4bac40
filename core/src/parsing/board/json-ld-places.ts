import { fieldsOf, textOf } from './loose-fields.ts';

/** More places than any posting names. */
const maxPlaces = 500;
const deepest = 6;

/**
 * The places of a `jobLocation` or of the regions of applicants, as texts: lists, texts, places in places, addresses
 * whose parts are lists or nodes themselves, a country alone.
 */
export function placeTexts(value: unknown, depth = 0): string[] {
  if (depth > deepest) return [];
  if (Array.isArray(value)) return value.slice(0, maxPlaces).flatMap((item) => placeTexts(item, depth + 1));
  const place = fieldsOf(value);
  if (!place) return [textOf(value)].filter((text) => text !== '');
  const inside = place.address === undefined ? [] : placeTexts(place.address, depth + 1);
  if (inside.length > 0) return inside;
  const own = addressTexts(place);
  if (own.length > 0) return own;
  const name = nameText(place);
  const around = placeTexts(place.containedInPlace ?? place.containedIn ?? [], depth + 1)[0] ?? '';
  return [[name, around].filter(Boolean).join(', ')].filter((text) => text !== '');
}

/** The name of a place, region or country that is a text, a list or a node of its own; '' for none. */
function nameText(value: unknown): string {
  const node = fieldsOf(value);
  if (!node) return textOf(value);
  const told = [node.name, node['@value'], node.alternateName, node.identifier].map(textOf);
  return told.find((text) => text !== '') ?? '';
}

/** “Austin, TX 78701, US”; of an address with several towns each. */
function addressTexts(address: Record<string, unknown>): string[] {
  const all = (value: unknown) => (Array.isArray(value) ? value : [value]).slice(0, maxPlaces).map(nameText);
  const towns = all(address.addressLocality);
  const regions = all(address.addressRegion);
  const codes = all(address.postalCode);
  const countries = all(address.addressCountry);
  const texts = towns.length > 1 || regions.length === 1 ? towns : regions.map(() => '');
  return texts.flatMap((town, at) => {
    const of = (list: readonly string[]) => (list.length === 1 ? list[0] : list[at]) ?? '';
    // One town and several countries: which of them is not said.
    const country = countries.length > 1 && texts.length === 1 ? '' : of(countries);
    const region = repeats(town, of(regions)) ? '' : of(regions);
    const last = repeats(town, country) || repeats(region, country) ? '' : country;
    const parts = [town, [region, of(codes)].filter(Boolean).join(' '), last].filter(Boolean);
    if (parts.length > 0) return [parts.join(', ')];
    const street = nameText(address.streetAddress);
    return street === '' ? [] : [street];
  });
}

/** True where a part ends with the next one already: “Austin, TX” and “TX”. */
function repeats(part: string, next: string): boolean {
  return next !== '' && part.toLowerCase().endsWith(`, ${next.toLowerCase()}`);
}
