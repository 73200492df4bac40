import type { JobType, Pay, PostingPlace } from '../entities/posting/posting.ts';
import { foldPlaceName } from '../geography/place-name.ts';
import { remoteCountriesSaid } from '../parsing/place/remote-countries-said.ts';
import { areaKey, unknownArea } from '../search/search-area.ts';
import { foldText } from '../text/company-name.ts';
import { isBareTitle } from './bare-title.ts';
import { employerKey } from './employer-key.ts';
import { placeNames } from './place-names.ts';
import { postingLinks } from './posting-links.ts';
import { type TextSketch, textSketch } from './text-sketch.ts';

/** What is known of a posting that may stand for the same job as another one. */
export type PostingFacts = {
  source: string;
  externalId: string;
  title: string;
  companyName: string;
  url: string;
  jobType: JobType;
  category: string;
  places: readonly PostingPlace[];
  /** As `areasOf`, with the countries that remote work is open to. */
  areas: readonly string[];
  isRemote: boolean;
  pay: Pay | null;
  /** Epoch milliseconds, null when not known. */
  postedAt: number | null;
  /** The whole text as `searchKey` folds it; '' where the feed carries none. */
  bodyWords: string;
};

/** A posting as far as `samePosting` looks at it; small enough to be kept for each of a million. */
export type PostingFingerprint = {
  source: string;
  /** As `employerKey`, without blanks: boards write “grafanalabs”. */
  company: string;
  /** The title folded, without its own place and work mode, ranks written out. */
  title: string;
  /** The title names a trade and a rank and no more, as `isBareTitle` says. */
  isBare: boolean;
  /** As `postingLinks`. */
  links: string[];
  /** Its number in the list that it is in; '' where it has none but what we gave it. */
  listing: string;
  /** `austin/US-TX`: places that name a town. */
  cities: string[];
  /** Where those towns lie, as far as that is known. */
  points: [lat: number, lng: number][];
  /** `US-OR`, `CA`: places that name no town, else the countries that remote work is open to. */
  regions: string[];
  isRemote: boolean;
  /** Places nobody can tell, folded: “2 locations”, “default”. */
  untold: string[];
  /** Street addresses, folded. */
  sites: string[];
  /** Least and most a year in minor units, and the currency; null when not stated. */
  pay: [number, number, string] | null;
  jobType: JobType;
  category: string;
  /** Days since 1970, null when not known. */
  day: number | null;
  text: TextSketch | null;
};

/** Counts up when fingerprints are made or compared otherwise: a server then clusters its postings again. */
export const fingerprintEdition = '2';

const dayMs = 86_400_000;

/** What `samePosting` needs of a posting. Pure; a tenth of a millisecond, and as much again for a long text. */
export function postingFingerprint(facts: PostingFacts): PostingFingerprint {
  const { places, pay } = facts;
  const cities = unique(places.filter((place) => place.city).map(cityKey));
  const wide = places.filter((place) => !place.city && place.country).map(areaKey);
  const stated = facts.areas.filter((area) => !area.includes('-') && area !== unknownArea);
  const open = stated.length === 0 && facts.isRemote ? remoteCountriesSaid(facts.bodyWords) : stated;
  const regions = wide.length > 0 ? wide : cities.length > 0 ? [] : open;
  const untold = places.filter((place) => !place.city && !place.country).map((place) => foldText(place.text));
  const title = titleParts(facts.title, places);
  return {
    source: facts.source,
    company: employerKey(facts.companyName, places).replaceAll(' ', '').slice(0, 100),
    title: title.join(' ').slice(0, 300),
    isBare: isBareTitle(title),
    links: postingLinks(facts).map((link) => link.slice(0, 300)),
    listing: listingOf(facts.externalId),
    cities,
    points: places
      .filter((place) => place.city)
      .flatMap(pointOf)
      .slice(0, longest),
    regions: unique(regions),
    isRemote: facts.isRemote,
    untold: unique(untold.filter(Boolean)),
    sites: unique(places.filter((place) => hasStreet(place.text)).map((place) => foldPlaceName(place.text))),
    pay: yearly(pay),
    jobType: facts.jobType,
    category: foldText(facts.category).slice(0, 60),
    day: facts.postedAt === null ? null : Math.floor(facts.postedAt / dayMs),
    text: textSketch(facts.bodyWords),
  };
}

/** Ids that an import made up are hashes; a row that was told apart from another of its id has a mark behind it. */
function listingOf(externalId: string): string {
  const own = externalId.replace(/~[\w-]{12}$/, '');
  const number = own.slice(own.lastIndexOf(':') + 1).toLowerCase();
  return /^[0-9a-f]{32}$/.test(number) ? '' : number.slice(0, 100);
}

/** To a hundredth of a degree, about a kilometer. */
function pointOf({ lat, lng }: PostingPlace): [number, number][] {
  return lat === null || lng === null ? [] : [[Math.round(lat * 100) / 100, Math.round(lng * 100) / 100]];
}

const longest = 40;
const unique = (keys: readonly string[]) =>
  [...new Set(keys)]
    .sort()
    .slice(0, longest)
    .map((key) => key.slice(0, 200));

const cityKey = (place: PostingPlace) => `${foldPlaceName(place.city)}/${areaKey(place)}`;

/** “950 Coddingtown Center, Santa Rosa, CA”, “58-50 57 Road, Maspeth”: a house number first, then a street. */
const hasStreet = (text: string) => /^\d[\d-]*\s+\S*\p{L}/u.test(text) || /^\d+-\d+\s/.test(text);

function yearly(pay: Pay | null): PostingFingerprint['pay'] {
  const least = pay?.yearlyMin ?? pay?.yearlyMax;
  const most = pay?.yearlyMax ?? pay?.yearlyMin;
  return least == null || most == null ? null : [least, most, pay?.currency ?? ''];
}

const spelledOut: Readonly<Record<string, string>> = {
  sr: 'senior',
  jr: 'junior',
  snr: 'senior',
  mgr: 'manager',
};
/** “(m/w/d)”, “(f/m/x)”, “(w/m/div.)” */
const genders = /\((?:all genders|[mwfdx](?:\s*[/|,]\s*(?:[mwfdx]|div\.?|divers))+)\)/gi;
/** “~2”: what a board adds to a copy of a posting. */
const copyMark = /\s*~\d+$/;
const modes = new Set([
  'remote',
  'hybrid',
  'onsite',
  'on site',
  'in office',
  'us remote',
  'remote us',
  'work from home',
]);

/** Titles have at most 500 characters, which are at most two units each. */
const longestTitle = 1000;

/** The title in its parts, folded: what is before the first dash, comma or bracket, and what follows. */
function titleParts(title: string, places: readonly PostingPlace[]): string[] {
  const own = new Set([...modes, ...places.flatMap(placeNames)]);
  return title
    .slice(0, longestTitle)
    .replace(genders, ' ')
    .replace(copyMark, '')
    .split(/(?:\s[-–—]+\s?|[|,;:()[\]–—]|\s?[-–—]+\s)+/)
    .map(foldText)
    .filter((part) => part !== '')
    .filter((part, at) => at === 0 || !own.has(part))
    .map((part) => part.replace(/\p{L}+/gu, (word) => spelledOut[word] ?? word));
}
