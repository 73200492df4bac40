import type { Workplace } from '../../entities/posting/workplace-names.ts';
import { countryByName } from '../../geography/country.ts';
import { regionByName } from '../../geography/region.ts';
import { worldAreaName } from '../../geography/world-area.ts';
import { parseLocation } from './location.ts';
import { takeWorkMode, trimEdges } from './location-words.ts';

/** What a posting says about the workplace; the countries (alpha-2) and parts of the world remote work is open to. */
export interface WorkplaceAnswer {
  workplace: Workplace;
  countries: string[];
  areas: string[];
}

/** What a source gives; whatever it does not, is left out. */
export interface WorkplaceSource {
  title?: string;
  locations?: readonly string[];
  /** The source's own yes or no; a no does not tell hybrid from on-site. */
  remote?: boolean | null;
  /** A field of the source's own: `OnSite`, `hybrid`, `TELECOMMUTE`, “Full-time (remote)”. */
  stated?: string;
}

/** Titles have at most 500 characters, which are at most two units each; fields of sources are shorter. */
const longestText = 1000;

/**
 * Reads remote, hybrid or on-site from what is said, never from what is likely. Where
 * several are offered the freest counts: remote before hybrid before on-site. Words are above the source's flag,
 * which many feeds set for hybrid work too.
 */
export function readWorkplace(source: WorkplaceSource): WorkplaceAnswer {
  const { locations = [], remote = null } = source;
  const title = source.title?.slice(0, longestText) ?? '';
  const stated = source.stated?.slice(0, longestText) ?? '';
  const places = locations.map(parseLocation);
  const heading = titleMode(title);
  const field = takeWorkMode(stated.replace(/([a-z])([A-Z])/g, '$1-$2').replaceAll('_', '-'));
  const said = [...places, heading, field];
  const isRemote = said.some((text) => text.remote) || /\btelecommute\b/i.test(stated);
  const workplace = isRemote
    ? 'remote'
    : said.some((text) => text.hybrid)
      ? 'hybrid'
      : said.some((text) => text.onsite)
        ? 'onsite'
        : remote === true
          ? 'remote'
          : 'unknown';
  if (workplace !== 'remote') return { workplace, countries: [], areas: [] };
  const countries = [...places.flatMap((place) => place.remoteCountries), ...heading.countries];
  const areas = places
    .filter((place) => place.remote)
    .flatMap((place) => place.unresolved.map(worldAreaName));
  return { workplace, countries: distinct(countries), areas: distinct([...areas, ...heading.areas]) };
}

/** Remote things that are the work's subject, not its place. */
const remoteThing =
  /\bremote[- ](?:assist\w*|sensing|monitor\w*|support|access|pilot\w*|control\w*|desktop|patient|vehicles?|deposit|operat\w+|diagnos\w*|site|team|hands|energy|beheer|robot\w*)\b|\b(?:not|no|non)[- ]?remote\b/gi;
const remoteWord =
  /\bremote(?:ly)?\b|\bwork(?:ing)?[- ](?:from|at)[- ]home\b|\bwfh\b|\bhome[- ]based\b|\btele(?:commut(?:e|ing)|work(?:ing)?)\b|\bvirtual (?:teacher|tutor|instructor|educator|classroom|volunteer|position|role|job)s?\b/i;
/** “Hybrid Cloud” and “On-site Property Manager” are trades: in a title these words count only as a piece of their own. */
const hybridPiece =
  /^(?:hybrid(?: (?:remote|role|position|schedule|work|working|model))?|hybrid (?:in|from) .+)$/i;
const onsitePiece =
  /^(?:(?:100% |fully )?(?:onsite|in office|in person)(?: (?:only|required|role|position))?|onsite (?:in|at) .+)$/i;

function titleMode(title: string) {
  const plain = title
    .replace(/\bon[- ]site\b/gi, 'onsite')
    .replace(/\bin-(office|person)\b/gi, 'in $1')
    .replace(remoteThing, ' ');
  const pieces = plain.split(/\s[-–—]\s?|[-–—]\s|[|()[\],;]/).map(trimEdges);
  const remote = remoteWord.test(plain);
  const areas = remote ? pieces.map((piece) => worldAreaName(bare(piece))).filter(Boolean) : [];
  return {
    remote,
    hybrid: pieces.some((piece) => hybridPiece.test(piece)),
    onsite: pieces.some((piece) => onsitePiece.test(piece)),
    countries: remote ? [...pieces.flatMap(countryOf), ...bracketCountries(plain)] : [],
    areas,
  };
}

/** “U.S. remote”, “Spain”, “U.S. Only”; Georgia is a state as well, so it says nothing. */
function countryOf(piece: string): string[] {
  const name = bare(piece);
  const country = name && !regionByName(name) ? countryByName(name) : null;
  return country ? [country] : [];
}

/** “(Remote - Harrisburg, PA area)”: a bracket that is a location by itself. */
function bracketCountries(title: string): string[] {
  return [...title.matchAll(/[([](remote\b[^)\]]*)[)\]]/gi)].flatMap(
    ([, text = '']) => parseLocation(text).remoteCountries,
  );
}

function bare(piece: string): string {
  return trimEdges(
    piece.replace(remoteWord, ' ').replace(/\b(?:only|eligible|based|in|within|across)\b/gi, ' '),
  );
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.filter(Boolean))];
}
