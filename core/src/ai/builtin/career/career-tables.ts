import { type Licence, readLicences } from './career-licences.ts';
import { unpackRow } from './packed-numbers.ts';

/** An occupation of O*NET 30.3; its tasks are told by skills and words, never by their sentences. */
export type Career = {
  /** `29-1141.00` */
  code: string;
  /** Of the Standard Occupational Classification, `29-1141`. */
  soc: string;
  title: string;
  /** How much preparation is usual: 2 (up to a year) to 5; 0 not known. */
  zone: number;
  /** Of a hundred people asked, how many named a level of schooling (1 to 12). */
  schooling: readonly { level: number; share: number }[];
  /** Ten skills every work asks for: how important (1 to 5) and how high (0 to 7); none where not rated. */
  essential: readonly { importance: number; level: number }[];
  /** Realistic, investigative, artistic, social, enterprising, conventional: 1 to 7; none where not rated. */
  interests: readonly number[];
  /** Codes of related occupations, the nearest first. */
  related: readonly string[];
  /** Names of our own table of skills that its tasks mention, the most telling first. */
  terms: readonly string[];
  /** Words that tell its tasks from others'. */
  words: readonly string[];
  software: readonly string[];
};

/** What is published of an occupation in the United States; null where it is not. */
export type CareerFigures = {
  /** The code its figures are under. */
  under: string;
  /** The group that is counted together, '' where it is the occupation itself. */
  of: string;
  median: number | null;
  p10: number | null;
  p90: number | null;
  employment: number | null;
  /** Percent of 2024 to 2034. */
  change: number | null;
  openings: number | null;
};

export type Metro = { code: string; name: string; lat: number; lng: number };

/** The tables of careers, read once. */
export type CareerTables = {
  careers: ReadonlyMap<string, Career>;
  /** Of a code of the classification the occupations of O*NET, the whole one first. */
  bySoc: ReadonlyMap<string, readonly Career[]>;
  figures(soc: string): CareerFigures;
  stateWage(soc: string, state: string): number | null;
  metros: readonly Metro[];
  metroWage(soc: string, metro: string): number | null;
  licences(soc: string, state: string): readonly Licence[];
};

/** The texts of the five modules of tables. */
export type CareerTexts = {
  careerOccupations: string;
  careerFigures: string;
  stateWages: string;
  metroWages: string;
  careerLicences: string;
};

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');
const noFigures: CareerFigures = {
  under: '',
  of: '',
  median: null,
  p10: null,
  p90: null,
  employment: null,
  change: null,
  openings: null,
};

/** Reads the texts of the tables. */
export function readCareerTables(texts: CareerTexts): CareerTables {
  const careers = readCareers(texts.careerOccupations);
  const figures = readFigures(texts.careerFigures);
  const states = readWages(texts.stateWages);
  const metros = readWages(texts.metroWages);
  const licences = readLicences(texts.careerLicences);
  const under = (soc: string) => figures.get(soc)?.under ?? soc;
  return {
    careers,
    bySoc: Map.groupBy(careers.values(), ({ soc }) => soc),
    figures: (soc) => figures.get(soc) ?? noFigures,
    stateWage: (soc, state) => states.wage(under(soc), state),
    metros: metros.heads.map((head) => {
      const [code = '', name = '', lat = '', lng = ''] = head.split('~');
      return { code, name, lat: Number(lat), lng: Number(lng) };
    }),
    metroWage: (soc, metro) => metros.wage(under(soc), metro),
    licences,
  };
}

function readCareers(text: string): Map<string, Career> {
  const [terms = '', software = '', ...rows] = linesOf(text);
  const [termNames, softwareNames] = [terms.split('|'), software.split('|')];
  const codes = rows.map((row) => row.slice(0, row.indexOf('|')));
  return new Map(
    rows.map((row): [string, Career] => {
      const [code = '', title = '', zone = '', shares = '', skills = '', interests = '', ...lists] =
        row.split('|');
      const [related = [], ownTerms = [], words = [], programs = []] = lists.map((list) =>
        list.split(' ').filter(Boolean),
      );
      const named = (list: readonly string[], names: readonly string[]) =>
        list.map((at) => names[Number.parseInt(at, 36)] ?? '').filter(Boolean);
      const tenths = (pairs: string) => (pairs.match(/\d\d/g) ?? []).map((pair) => Number(pair) / 10);
      return [
        code,
        {
          code,
          soc: code.slice(0, 7),
          title,
          zone: Number(zone),
          schooling: shares
            .split(' ')
            .filter(Boolean)
            .map((pair) => pair.split(':').map(Number))
            .map(([level = 0, share = 0]) => ({ level, share })),
          essential: (skills.match(/\d{4}/g) ?? []).map((both) => {
            const [importance = 0, level = 0] = tenths(both);
            return { importance, level };
          }),
          interests: tenths(interests),
          related: named(related, codes),
          terms: named(ownTerms, termNames),
          words,
          software: named(programs, softwareNames),
        },
      ];
    }),
  );
}

function readFigures(text: string): Map<string, CareerFigures> {
  const number = (cell: string | undefined) => (cell ? Number(cell) : null);
  return new Map(
    linesOf(text).map((line) => {
      const [soc = '', under = '', of = '', median, p10, p90, employment, change, openings] = line.split('|');
      const [low, high] = [number(p10), number(p90)];
      return [
        soc,
        {
          under,
          of,
          median: number(median),
          p10: low,
          p90: high,
          employment: number(employment),
          change: number(change),
          openings: number(openings),
        },
      ];
    }),
  );
}

/** Areas on the first line; of an occupation a packed row of tens of dollars, read when it is first asked for. */
function readWages(text: string): { heads: string[]; wage: (soc: string, area: string) => number | null } {
  const [head = '', ...rows] = linesOf(text);
  const heads = head.split('|');
  const places = new Map(heads.map((one, at) => [one.split('~')[0] ?? '', at]));
  const packed = new Map(rows.map((row) => [row.slice(0, 7), row.slice(7)]));
  const read = new Map<string, (number | null)[]>();
  const rowOf = (soc: string) => {
    const row = read.get(soc) ?? unpackRow(packed.get(soc) ?? '');
    read.set(soc, row);
    return row;
  };
  return {
    heads,
    wage: (soc, area) => {
      const tens = rowOf(soc)[places.get(area) ?? -1] ?? null;
      return tens === null ? null : tens * 10;
    },
  };
}
