import type { Transaction } from 'dexie';
import { fillHeardDates } from './heard-dates.ts';
import { entityOf, tableNames } from './tables.ts';

type Version = {
  version: number;
  why: string;
  /** Rewrites rows; runs once in each browser, in the transaction that changes the tables. */
  upgrade?: (transaction: Transaction) => Promise<void>;
};

/**
 * Every version of the local database that was ever released. APPEND ONLY: browsers still hold each of them, and an
 * entry that is edited or removed loses people's data. A new field with a default needs no entry; a new table or index, a
 * rename or a split does. The entity says which keys its table has from which version on. Freeze `fixtures/v<version>.json`
 * with it.
 */
const versions: readonly Version[] = [
  { version: 1, why: 'The first release.' },
  {
    version: 2,
    why: 'Diagrams are counted from the history without reading its rows; entries that set no status are not in it.',
  },
  {
    version: 3,
    why: 'Versions of a resume are found by their base, and when a resume was last sent without reading what was sent.',
  },
  { version: 4, why: 'Templates and paragraphs of cover letters are kept for the next letter.' },
  {
    version: 5,
    why: 'Jobs are sorted by when their status began and when the employer last wrote; notes of histories are searched.',
    upgrade: async (transaction) =>
      fillHeardDates(
        transaction,
        await transaction.table<unknown, number>('jobs').toCollection().primaryKeys(),
      ),
  },
  {
    version: 6,
    why: 'Jobs are sorted and narrowed by deadline, follow-up, excitement, tags and fields the person named.',
  },
  { version: 7, why: 'Offers: what each holds, until when it is answered.' },
  {
    version: 8,
    why: 'Applications are counted by how well the resume fitted; fit words are kept, so that lists are sorted by them.',
  },
  {
    version: 9,
    why: 'Practice: sessions and their questions; recordings of answers are kept on this device.',
  },
  { version: 10, why: 'Conversations are listed by whom they are held with, without reading the others.' },
  {
    version: 11,
    why: 'Messages of conversations are rows of their own, so that one is written without the rest.',
  },
  { version: 12, why: 'Calls to models that were made from this browser, with what was sent.' },
  { version: 13, why: 'Conversations about a letter go with the job of that letter.' },
];

/** Tables that hold no own records. */
const ownTables: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  1: { journal: '++internalId, at', meta: '++internalId, &name' },
  // Worked out from jobs and resumes whenever it is missing: in no journal and no backup.
  8: { fits: 'jobId, rank' },
  // Sound of practiced answers, by the uid of the answer: in no journal and no backup.
  9: { recordings: 'practiceUid' },
  // What left this device for a model: in no journal and no backup.
  12: { aiCalls: '++internalId, at' },
};

/** The versions with the tables whose keys each changes, in Dexie's notation; the first is the key, the rest are indexes. */
export const migrations = versions.map((one) => ({ ...one, stores: storesOf(one.version) }));

function storesOf(version: number): Readonly<Record<string, string>> {
  const stores: Record<string, string> = { ...ownTables[version] };
  for (const table of tableNames) {
    const keys = entityOf(table).indexes[version];
    if (keys !== undefined) stores[table] = keys;
  }
  return stores;
}
