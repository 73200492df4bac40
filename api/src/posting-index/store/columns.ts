import { unknownArea } from '@foothold/core/search/search-area.ts';
import type { PostingDocument } from '../port/posting-document.ts';
import { keywordFields } from '../port/search-request.ts';
import type { Strings } from './strings.ts';

/** Columns with one text a posting, as numbers of `Strings`; 0 is “not stated”. */
export const codeColumns = [...keywordFields, 'titles', 'currencies'] as const;
export type CodeColumn = (typeof codeColumns)[number];

/** Columns of whole numbers; 0 is “none”. Seconds, a group, amounts a year. */
export const numberColumns = ['posted', 'closes', 'added', 'groups', 'payLeast', 'payMost'] as const;
export type NumberColumn = (typeof numberColumns)[number];

/** Several texts a posting: those of posting n are `codes` from `starts[n]` to before `starts[n + 1]`. */
export type ListColumn = { starts: Uint32Array; codes: Uint32Array };

/** Areas as given; `countries` are the known ones of both, each once. */
export const listColumns = ['areas', 'openTo', 'countries'] as const;
export type AreaColumn = (typeof listColumns)[number];

/** Points in millionths of a degree, which is 11 cm at most; listed as in `ListColumn`. */
export type PlaceColumn = { starts: Uint32Array; lats: Int32Array; lngs: Int32Array };

/** Everything but the tokens of the postings of a segment, by their number in it. */
export type Columns = Record<NumberColumn, Uint32Array> &
  Record<AreaColumn, ListColumn> & {
    ids: Uint32Array;
    /** `staleFlag` and `remoteFlag`. */
    flags: Uint8Array;
    codes: Record<CodeColumn, Uint32Array>;
    places: PlaceColumn;
    facts: Map<string, ListColumn>;
  };

export const staleFlag = 1;
export const remoteFlag = 2;
/** Units of a degree in a place column. */
export const degree = 1_000_000;

/** What a code column has of a document. */
const textOf: Record<CodeColumn, (document: PostingDocument) => string> = {
  workplaces: ({ workplace }) => workplace,
  jobTypes: ({ jobType }) => jobType,
  seniorities: ({ seniority }) => seniority,
  companies: ({ companyKey }) => companyKey,
  sources: ({ source }) => source,
  categories: ({ category }) => category,
  titles: ({ title }) => title.join(' '),
  currencies: ({ pay }) => pay?.currency ?? '',
};

const numberOf: Record<NumberColumn, (document: PostingDocument) => number | null | undefined> = {
  posted: ({ posted }) => posted,
  closes: ({ closes }) => closes,
  added: ({ added }) => added,
  groups: ({ group }) => group,
  payLeast: ({ pay }) => pay?.least,
  payMost: ({ pay }) => pay?.most,
};

const listOf: Record<AreaColumn, (document: PostingDocument) => readonly string[]> = {
  areas: ({ areas }) => areas,
  openTo: ({ openTo }) => openTo,
  countries: ({ areas, openTo }) => [
    ...new Set([...areas, ...openTo].filter((key) => key.length === 2 && key !== unknownArea)),
  ],
};

/** The columns of checked documents, in their order. */
export function columnsOf(documents: readonly PostingDocument[], strings: Strings): Columns {
  const numbers = (value: (document: PostingDocument) => number | null | undefined) =>
    Uint32Array.from(documents, (document) => value(document) ?? 0);
  const codes = (text: (document: PostingDocument) => string) =>
    Uint32Array.from(documents, (document) => strings.code(text(document)));
  const lists = (texts: (document: PostingDocument) => readonly string[]) =>
    listColumn(documents.map((document) => texts(document).map((text) => strings.code(text))));
  const names = new Set(documents.flatMap(({ facts }) => Object.keys(facts)));
  const points = documents.flatMap(({ places }) => places);
  return {
    ...byName(numberColumns, (column) => numbers(numberOf[column])),
    ...byName(listColumns, (column) => lists(listOf[column])),
    ids: numbers(({ id }) => id),
    flags: Uint8Array.from(
      documents,
      ({ isStale, isRemote }) => (isStale ? staleFlag : 0) | (isRemote ? remoteFlag : 0),
    ),
    codes: byName(codeColumns, (column) => codes(textOf[column])),
    places: {
      starts: startsOf(documents.map(({ places }) => places.length)),
      lats: Int32Array.from(points, ({ lat }) => Math.round(lat * degree)),
      lngs: Int32Array.from(points, ({ lng }) => Math.round(lng * degree)),
    },
    facts: new Map(
      [...names].map((name) => [
        name,
        lists(({ facts }) => (Object.hasOwn(facts, name) ? (facts[name] as readonly string[]) : [])),
      ]),
    ),
  };
}

/** A record of something for each name. */
export function byName<Name extends string, T>(
  names: readonly Name[],
  make: (name: Name) => T,
): Record<Name, T> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>;
}

function startsOf(lengths: readonly number[]): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  for (const [index, length] of lengths.entries()) starts[index + 1] = (starts[index] as number) + length;
  return starts;
}

function listColumn(lists: readonly (readonly number[])[]): ListColumn {
  return { starts: startsOf(lists.map((list) => list.length)), codes: Uint32Array.from(lists.flat()) };
}
