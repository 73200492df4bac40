import * as z from 'zod/mini';
import { entity } from '../entities/entity.ts';
import { flagField, type RecordOf, recordFields, textField } from '../entities/record.ts';
import { searchSorts } from './search.ts';

/** How many searches are kept, and how long the name of one may be. */
export const savedSearchLimits = { searches: 50, name: 80 } as const;

const kept = z._default(z.record(z.string(), z.unknown()), {});

const savedSearchShape = {
  ...recordFields,
  name: textField,
  searchTerm: textField,
  companyName: textField,
  /** Places joined by semicolons. */
  location: textField,
  distance: z._default(z.number(), 25),
  age: z._default(z.number(), -1),
  countrycode: z._default(z.string(), 'us'),
  /** The order of the list; '' is the usual one. */
  sort: z._default(z.enum(['', ...searchSorts]), ''),
  /** The term is meant as it is typed. */
  exactTerm: flagField,
  /** Parts of the term whose readings were dropped (docs/spec/readings.md R37). */
  literal: z._default(z.array(z.string()), []),
  /** Names of trades that do not count. */
  namesOff: z._default(z.array(z.string()), []),
  /**
   * `SearchChoices` and `SearchExclusions` as they were saved. They are read where the search is run: a value that this
   * version does not know stays in the row.
   */
  only: kept,
  exclude: kept,
  /** Instant up to which its results were looked at last, '' when never. */
  lastRunAt: textField,
  /** The same of the look before: what came since is marked as new during this one. */
  runBeforeAt: textField,
};

/** A search of postings to be run again. */
export const SavedSearch = z.looseObject(savedSearchShape);
export type SavedSearch = RecordOf<typeof savedSearchShape>;

/** A saved search. */
export const savedSearchEntity = entity({
  schema: SavedSearch,
  names: { one: 'saved search', many: 'saved searches' },
  indexes: { 1: '++internalId, uid, updatedAt' },
  clearing: 'stays',
  knownBy: ['name'],
});

/** Looks that follow each other within this time are one. */
const oneLookMs = 5 * 60_000;

/** The instant after which a posting is new to the person; '' where nobody knows anymore. */
export function newSince({ lastRunAt, createdAt }: Pick<SavedSearch, 'lastRunAt' | 'createdAt'>): string {
  return instant(lastRunAt) || instant(createdAt);
}

/**
 * What a look at the results changes, `at` being the instant they are of; null where a later look was noted already.
 * Looks that follow each other at once are one: what was new in the first stays so in the next.
 */
export function afterLook(
  search: Pick<SavedSearch, 'lastRunAt' | 'runBeforeAt' | 'createdAt'>,
  at: string,
): Pick<SavedSearch, 'lastRunAt' | 'runBeforeAt'> | null {
  const before = newSince(search);
  const isLater = instant(at) !== '' && !(Date.parse(at) <= Date.parse(before));
  if (!isLater) return null;
  const goesOn = Date.parse(at) - Date.parse(before) < oneLookMs;
  return { lastRunAt: instant(at), runBeforeAt: (goesOn && instant(search.runBeforeAt)) || before };
}

/** In the form that requests take; '' for what is no instant. */
function instant(text: string): string {
  const at = new Date(text);
  return text === '' || Number.isNaN(at.getTime()) ? '' : at.toISOString();
}
