import * as z from 'zod/mini';
import type { SearchPlaceKind } from '../../../search/search.ts';
import { SearchChoices, SearchExclusions, type SearchFacets } from '../../../search/search-choices.ts';
import type { Understood } from '../../../search/understood.ts';
import type { Message } from '../../../text/messages.ts';

/** A search as it is judged and changed: what a saved search keeps, without name and looks. */
export const CoachSearch = z.object({
  term: z.string(),
  place: z.string(),
  /** Miles around the place. */
  distance: z.number(),
  /** Days; −1 is any time. */
  age: z.number(),
  company: z.string(),
  /** As the settings hold it: “us”. */
  country: z.string(),
  exactTerm: z.boolean(),
  literal: z.array(z.string()),
  namesOff: z.array(z.string()),
  only: SearchChoices,
  exclude: SearchExclusions,
});
export type CoachSearch = z.infer<typeof CoachSearch>;

/** What a search finds, as far as the coach asks. */
export type CoachCount = {
  /** What is all that the search asks for. */
  total: number;
  /** What only comes close. */
  close: number;
  /** “10,000+” */
  isCapped: boolean;
  understood: readonly Understood[];
  /** What the place text was read as, place by place; empty where none is known. */
  placeKinds: readonly SearchPlaceKind[];
  isSample: boolean;
  facets?: SearchFacets | null;
};

/** Counts a search; null where it cannot be counted, which ends the counting. */
export type CountSearch = (search: CoachSearch, how: { facets: boolean }) => Promise<CoachCount | null>;

/** What a change of a search is about. */
export const changeKinds = [
  'distance',
  'age',
  'pay',
  'workplace',
  'type',
  'level',
  'company',
  'excluded',
  'words',
  'names',
  'exact',
  'remote',
  'place',
  'title',
] as const;

/** A change of a search, and in words what it does. */
export type SearchChange = { kind: (typeof changeKinds)[number]; says: Message; search: CoachSearch };

/** A change of a search with what it finds. */
export const ChangeFound = z.object({
  kind: z.enum(changeKinds),
  says: z.string(),
  total: z.number(),
  isCapped: z.boolean(),
  /** How many more than now; negative is fewer. */
  adds: z.number(),
  search: CoachSearch,
});

export type ChangeFound = z.infer<typeof ChangeFound>;

/** A search with its count and what changes of it find. */
export const JudgedSearch = z.object({
  name: z.string(),
  search: CoachSearch,
  /** Null where it could not be counted. */
  total: z.nullable(z.number()),
  isCapped: z.boolean(),
  verdict: z.enum(['none', 'narrow', 'fits', 'wide', 'not-counted']),
  /** Other names of the trade that are searched for already. */
  alsoSearched: z.array(z.string()),
  /** Besides: what only comes close. */
  close: z.number(),
  changes: z.array(ChangeFound),
});
export type JudgedSearch = z.infer<typeof JudgedSearch>;
