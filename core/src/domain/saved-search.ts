import * as z from 'zod/mini';
import { type RecordOf, recordFields, textField } from './record.ts';

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
  /** Instant of the last run, '' when never. */
  lastRunAt: textField,
};

/** A search of postings to be run again. */
export const SavedSearch = z.looseObject(savedSearchShape);
export type SavedSearch = RecordOf<typeof savedSearchShape>;
