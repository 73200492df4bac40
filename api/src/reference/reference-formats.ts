import { areaOfAdmin } from '../providers/geocoder/areas/area-codes.ts';
import { boroughs, shortNames } from '../providers/geocoder/city-marks.ts';
import { type FigureFormat, figureFormatOf } from './reference-figure-files.ts';
import { ReferenceFileError } from './reference-file-error.ts';
import { skillKindOf } from './reference-skills.ts';

/** What the loader knows to read. */
export type Format =
  | 'cities'
  | 'postal codes'
  | 'postal codes, csv'
  | 'occupation titles'
  | 'occupation skills'
  | 'occupation technologies'
  | FigureFormat;

/** A row of `city` with its other names as the file writes them. */
export type CityRow = {
  id: number;
  name: string;
  others: readonly string[];
  country: string;
  state: string;
  county: string;
  lat: number;
  lng: number;
  population: number;
  isSection: boolean;
  isCapital: boolean;
};

/** A row of `postal_code`. */
export type PostalCodeRow = {
  country: string;
  code: string;
  place: string;
  state: string;
  lat: number;
  lng: number;
};

/** A row of `occupation_title`. */
export type TitleRow = { code: string; title: string };

const csvHead =
  'country_code,zipcode,place,state,state_code,province,province_code,community,community_code,latitude,longitude';
/** The text edition has no column Title, the spreadsheet has. */
const titlesHead = /^O\*NET-SOC Code\t(?:Title\t)?Alternate Title\tShort Title\tSource\(s\)$/;

/** Names of the publishers' files: one of these that holds something else is broken, not strange. */
const promised: readonly [RegExp, Format][] = [
  [/\b(?:cities\d+|allCountries)[^/]*\.(?:txt|zip)/i, 'cities'],
  [/Alternate[ _]?Titles[^/]*\.(?:txt|tsv)/i, 'occupation titles'],
  [/Technology[ _]?Skills[^/]*\.(?:txt|tsv)/i, 'occupation technologies'],
];

/** Names in archives may have 65,535 characters; the end of one says what it is. */
const longestName = 300;

/** What a file is by its beginning; null where it is none of ours. Throws where its name promises what that does not keep. */
export function formatOf(given: string, start: string): Format | null {
  const name = given.slice(-longestName);
  const head = /^[^\r\n]*/.exec(start.replace(/^\uFEFF/, ''))?.[0] ?? '';
  const cells = head.split('\t');
  if (titlesHead.test(head)) return 'occupation titles';
  const skills = skillKindOf(name, head);
  if (skills) return skills === 'skill' ? 'occupation skills' : 'occupation technologies';
  if (head === csvHead) return 'postal codes, csv';
  if (cells.length === 19 && /^\d+$/.test(cells[0] ?? '')) return 'cities';
  if (cells.length === 12 && /^[A-Z]{2}$/.test(cells[0] ?? '')) return 'postal codes';
  const figures = figureFormatOf(name, start);
  if (figures) return figures;
  const kept = promised.find(([pattern]) => pattern.test(name))?.[1];
  if (kept && !/readme/i.test(name))
    throw new ReferenceFileError(name, `does not hold ${kept}: its first line has ${cells.length} columns`);
  return null;
}

type Line = { cells: string[]; refuse: (problem: string) => ReferenceFileError };

/** The cells of a line. Throws where there are more or fewer than belong there, as at the end of a file that was cut off. */
function cellsOf(
  file: string,
  number: number,
  line: string,
  { separator, count }: { separator: string; count: number },
): Line {
  const refuse = (problem: string) =>
    new ReferenceFileError(file, `cannot be used: in line ${number} ${problem}`);
  const cells = line.split(separator);
  if (cells.length !== count)
    throw refuse(`there are ${cells.length} columns instead of ${count}; the file may be cut off`);
  return { cells, refuse };
}

function point(
  { refuse }: Line,
  lat: string | undefined,
  lng: string | undefined,
): { lat: number; lng: number } {
  const found = { lat: Number(lat || Number.NaN), lng: Number(lng || Number.NaN) };
  // Not “>”: a text that is no number has to fail as well.
  if (!(Math.abs(found.lat) <= 90 && Math.abs(found.lng) <= 180))
    throw refuse(`“${lat}, ${lng}” is no point on earth`);
  return found;
}

/** Places that were: historical, abandoned, destroyed. */
const gone = /^PPL[HQW]$/;
/** Capitals of a country or a state, which are kept without a count; lesser seats without one double a city beside them. */
const seat = /^PPL[AC]$/;
/** The smallest place that is kept of a file with all of them. */
const fewestPeople = 500;

/** A line of GeoNames' geoname table; null for what is no city of today. */
export function readCity(file: string, number: number, text: string): CityRow | null {
  const line = cellsOf(file, number, text, { separator: '\t', count: 19 });
  const { cells, refuse } = line;
  const [id = '', name = '', , alternates = '', lat, lng, kind, feature = '', country = ''] = cells;
  const [, , , , , , , , , , adminCode = '', county = ''] = cells;
  const population = Number(cells[14]);
  if (!/^\d{1,9}$/.test(id)) throw refuse(`“${id}” is no number of a place`);
  if (!Number.isInteger(population)) throw refuse(`“${cells[14]}” is no number of people`);
  if (kind !== 'P' || gone.test(feature) || !/^[A-Z]{2}$/.test(country)) return null;
  if (population < fewestPeople && !seat.test(feature)) return null;
  const isPuertoRico = country === 'PR';
  return {
    id: Number(id),
    name: shortNames[Number(id)] ?? name,
    others: [name, ...alternates.split(',')],
    ...areaOfAdmin(country, adminCode),
    // GeoNames counts the municipalities of Puerto Rico as its areas of the first level.
    county: isPuertoRico ? adminCode : country === 'US' ? county : '',
    ...point(line, lat, lng),
    population: Math.min(population, 2 ** 31 - 1),
    isSection: feature === 'PPLX' || boroughs.has(Number(id)),
    isCapital: feature === 'PPLC' && !isPuertoRico,
  };
}

/** A line of postal codes, in GeoNames' own form or as csv; null where it gives no point. */
export function readPostal(file: string, number: number, text: string, isCsv: boolean): PostalCodeRow | null {
  const line = cellsOf(
    file,
    number,
    text,
    isCsv ? { separator: ',', count: 11 } : { separator: '\t', count: 12 },
  );
  const [given = '', code = '', place = '', , stateCode = ''] = line.cells;
  const [lat, lng] = line.cells.slice(9);
  if (!/^[A-Z]{2}$/.test(given) || code === '')
    throw line.refuse(`“${given} ${code}” is no postal code of a country`);
  if (!lat && !lng) return null;
  const { country, state } = areaOfAdmin(given, stateCode);
  // Postal files have the letters of a province where the gazetteer has its number.
  const letters = /^[A-Z]{2,3}$/.test(stateCode) ? stateCode : '';
  return { country, code, place, state: state || letters, ...point(line, lat, lng) };
}

/** The titles of a line of O*NET's alternate titles, under the occupation of the classification. */
export function readTitles(file: string, number: number, text: string, columns: number): TitleRow[] {
  const { cells, refuse } = cellsOf(file, number, text, { separator: '\t', count: columns });
  const [title = '', short = ''] = cells.slice(-3);
  const code = /^(\d\d-\d{4})\.\d\d$/.exec(cells[0] ?? '')?.[1];
  if (!code) throw refuse(`“${cells[0]}” is no code of an occupation`);
  return [title, short].filter((one) => one !== '' && one !== 'n/a').map((one) => ({ code, title: one }));
}
