import { countryByCode, countryByName } from '../../geography/country.ts';
import { regionByCode, regionByName } from '../../geography/region.ts';
import { worldAreaName } from '../../geography/world-area.ts';
import { type PlaceAnswer, readPlaces } from './location-place.ts';
import { likelyCountryCodes, type PlaceReading } from './location-readings.ts';
import { splitAlternatives, splitCommaGroups, splitWeakly, takeBrackets } from './location-split.ts';
import { isPlaceholder, takeWorkMode, trimEdges } from './location-words.ts';

/**
 * One place of a location text. `country` is ISO alpha-2 in capitals, `state` the two-letter code in the US and
 * Canada and the name as written elsewhere; '' is unknown. `candidates` holds the readings that a city table can
 * still tell apart (“Hosur, IN”: Indiana or India), best first, and is empty when there is only one.
 */
export interface ParsedPlace extends PlaceReading {
  text: string;
  candidates: PlaceReading[];
}

/** What a posting's location text says. `unresolved` keeps every piece that named no place we can tell. */
export interface ParsedLocation {
  places: ParsedPlace[];
  remote: boolean;
  /** Countries that the remote work is open to, where the text says so. */
  remoteCountries: string[];
  hybrid: boolean;
  /** “On-site”, “In-office”, said in so many words. */
  onsite: boolean;
  unresolved: string[];
}

interface Read {
  places: ParsedPlace[];
  remote: boolean;
  hybrid: boolean;
  onsite: boolean;
  openTo: string[];
  left: string;
}

/**
 * Reads a location as postings write it: “Austin, TX”, “US-CA-San Francisco”, “Remote - US”, “Bengaluru, IN”,
 * lists, street addresses, nicknames. Never throws; unknown stays unknown. A caller with a city table may look up
 * `candidates` and the texts in `unresolved`.
 */
export function parseLocation(text: string): ParsedLocation {
  const result: ParsedLocation = {
    places: [],
    remote: false,
    remoteCountries: [],
    hybrid: false,
    onsite: false,
    unresolved: [],
  };
  const clean = text
    .slice(0, 2000)
    .replace(/[\u200b\ufeff]|\p{Extended_Pictographic}\ufe0f?/gu, '')
    .replace(/[\u00a0\t]/g, ' ')
    .replace(/[–—]/g, '-');
  const segments = splitAlternatives(clean).filter((segment) => trimEdges(segment) !== '');
  const hasCodes = listsCountries(segments.filter((segment) => !/remote/i.test(segment)));
  for (const segment of segments) {
    for (const read of readListed(segment, hasCodes)) add(result, read, segment);
  }
  explainStates(result.places);
  result.places = result.places.filter((place, index) => !isRepeated(place, index, result.places));
  explainCodes(result);
  return result;
}

function readSegment(text: string): Read[] {
  const segment = text.replace(/^(?:or|and)\s+/, '');
  // “Multiple US Locations” names no place, but a country.
  const wide = countryByName(/^(?:multiple|various|several) (.+) locations$/i.exec(segment)?.[1] ?? '');
  if (wide) return [countryRead(segment, wide)];
  if (isPlaceholder(segment)) return [nothing(segment)];
  const groups = splitCommaGroups(segment);
  if (groups.length > 1) return groups.flatMap(readSegment);
  const parts = worldAreaName(takeWorkMode(segment).rest) ? [] : splitWeakly(segment);
  if (parts.length > 1) {
    const reads = parts.flatMap((part) => readSegment(part));
    const isTold = reads.every((read, at) => saysSomething(read) || worldAreaName(parts[at] ?? '') !== '');
    if (isTold) return shareRemote(reads);
  }
  return [readOne(segment)];
}

function readOne(segment: string): Read {
  const { outer, inner } = takeBrackets(segment);
  const mode = takeWorkMode(outer);
  const innerModes = inner.map(takeWorkMode);
  const remote = mode.remote || innerModes.some((m) => m.remote);
  const answers = mode.rest ? readPlaces(leadingState(mode.rest, outer), remote) : [];
  const read: Read = {
    places: answers.map((answer) => placeOf(answer, segment)),
    remote,
    hybrid: mode.hybrid || innerModes.some((m) => m.hybrid),
    onsite: mode.onsite || innerModes.some((m) => m.onsite),
    openTo: [],
    left: answers.length === 0 ? mode.rest : '',
  };
  for (const { rest } of innerModes) if (rest) addBracket(read, rest, mode.rest, segment);
  return read;
}

/**
 * “NC - Work from home” leads with a state as “NC - Charlotte” does. Where the code is as likely a country
 * (“DE - Remote”), only the work-from-home form of US feeds counts.
 */
function leadingState(rest: string, outer: string): string {
  const region = /^[A-Z]{2}$/.test(rest) && outer.startsWith(`${rest} - `) ? regionByCode(rest) : null;
  if (!region || (likelyCountryCodes.has(rest) && !/\bwork (?:from|at) home\b/i.test(outer))) return rest;
  return `${region.country}-${rest}`;
}

/** Brackets name the place (“Remote (US; CA)”), narrow it (“UK (London)”), or say something else (“Downtown area”). */
function addBracket(read: Read, rest: string, before: string, segment: string): void {
  const states = read.remote ? statesOf(rest, read.places[0]?.country ?? countryByCode(before)) : [];
  if (states.length > 1 && read.places.every((place) => !place.city && !place.state)) {
    read.places = states.map((state) => ({ ...state, text: segment, candidates: [] }));
    read.left = '';
    return;
  }
  const list = splitAlternatives(rest);
  const items = list.length > 1 ? list : rest.split(',').map((item) => item.trim());
  const found = listsCountries(items)
    ? items.flatMap((item) => readListed(item, true))
    : list.flatMap((part) => (isPlaceholder(part) ? [] : readSegment(part)));
  const places = found.flatMap((r) => r.places).map((place) => ({ ...place, text: segment }));
  const [outer] = read.places;
  if (before === '') {
    read.places.push(...places);
    if (places.length === 0) read.left = rest;
  } else if (!outer && !read.remote && places.some((place) => place.city && place.country)) {
    // “Twin Tree Tower HQ (Seoul, Korea)”: the name of a site, and where it is.
    read.places = places;
    read.left = '';
  } else if (outer && !outer.city && read.places.length === 1) {
    const inside = places.filter((place) => place.city && place.country === outer.country);
    if (inside.length > 0) read.places = inside;
  } else if (read.remote) {
    read.openTo.push(...places.filter((place) => !place.city && !place.state).map((place) => place.country));
  }
}

/** The states of “BC & ON only” or “ON, AB, or NS Only”, when each is one of that country; else none. */
function statesOf(text: string, country: string | null): PlaceReading[] {
  const codes = text.replace(/\s+only$/i, '').split(/\s*(?:,|&|\bor\b|\band\b)\s*/);
  const regions = codes.filter(Boolean).map((code) => (/^[A-Z]{2}$/.test(code) ? regionByCode(code) : null));
  const states = regions.flatMap((region) =>
    region && region.country === country ? [{ city: '', ...region }] : [],
  );
  return states.length === regions.length ? states : [];
}

/** “Remote - Oregon; Remote - Washington”: among states a name that is also a city's means the state. */
function explainStates(places: ParsedPlace[]): void {
  const isState = (place: ParsedPlace) => place.city === '' && place.state !== '';
  const open = places.filter((place) => place.city === '' && place.state === '' && place.country === 'US');
  const named = open.filter((place) => regionByName(takeWorkMode(place.text).rest)?.country === 'US');
  const others = places.filter((place) => !named.includes(place));
  if (named.length === 0 || others.length < 2 || !others.every((place) => isState(place))) return;
  for (const place of named) place.state = regionByName(takeWorkMode(place.text).rest)?.state ?? '';
}

/**
 * True for a list whose two-letter codes are countries: it is made of nothing else, or has three and more beside other
 * places, and at least one of the codes can be nothing but a country.
 */
function listsCountries(list: readonly string[]): boolean {
  const codes = list.map((item) => item.trim()).filter((item) => /^[A-Z]{2}$/.test(item));
  if (codes.length === 0 || (codes.length < list.length && codes.length < 3)) return false;
  return codes.every((code) => countryByCode(code)) && codes.some((code) => !regionByCode(code));
}

function readListed(item: string, hasCodes: boolean): Read[] {
  const code = hasCodes && /^[A-Z]{2}$/.test(item.trim()) ? countryByCode(item) : null;
  return code ? [countryRead(item, code)] : readSegment(item);
}

/** “Remote within Canada or United States”: the word said once holds for the countries after it. */
function shareRemote(reads: Read[]): Read[] {
  if (!reads[0]?.remote) return reads;
  const isWide = reads.every((read) => read.places.every((place) => !place.city));
  return isWide ? reads.map((read) => ({ ...read, remote: true })) : reads;
}

function add(result: ParsedLocation, read: Read, segment: string): void {
  result.places.push(...read.places);
  result.remote ||= read.remote;
  result.hybrid ||= read.hybrid;
  result.onsite ||= read.onsite;
  const countries = read.remote ? [...read.places.map((place) => place.country), ...read.openTo] : [];
  for (const country of countries) {
    if (country && !result.remoteCountries.includes(country)) result.remoteCountries.push(country);
  }
  const left = trimEdges(read.left);
  const isEmpty = !saysSomething(read);
  const unread = left || (isEmpty ? segment : '');
  if (unread && !result.unresolved.includes(unread)) result.unresolved.push(unread);
}

function placeOf({ place, candidates }: PlaceAnswer, text: string): ParsedPlace {
  return { text, ...place, candidates };
}

function countryRead(text: string, country: string): Read {
  const place = { text, city: '', state: '', country, candidates: [] };
  return { places: [place], remote: false, hybrid: false, onsite: false, openTo: [], left: '' };
}

function nothing(text: string): Read {
  return { places: [], remote: false, hybrid: false, onsite: false, openTo: [], left: text };
}

function saysSomething(read: Read): boolean {
  return read.places.length > 0 || read.remote || read.hybrid || read.onsite;
}

/** “Bengaluru, KA, IN / Remote (IN)”: a code left over that another place of the text explains. */
function explainCodes(result: ParsedLocation): void {
  result.unresolved = result.unresolved.filter((text) => {
    const country = /^[A-Z]{2}$/.test(text) ? countryByCode(text) : null;
    if (!country || !result.places.some((place) => place.country === country)) return true;
    if (result.remote && !result.remoteCountries.includes(country)) result.remoteCountries.push(country);
    return false;
  });
}

/** The same place again; outside the US and Canada the region's spelling makes no difference. */
function isRepeated(place: ParsedPlace, index: number, places: readonly ParsedPlace[]): boolean {
  const coded = place.country === 'US' || place.country === 'CA' || !place.city;
  return places.some((other, at) => {
    if (at === index || other.city !== place.city || other.country !== place.country) return false;
    if (other.state === place.state) return at < index;
    return !coded && (other.state === '' || place.state === '' ? place.state === '' : at < index);
  });
}
