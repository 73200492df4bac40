import type { NewRecord } from '@foothold/core/entities/record.ts';
import { afterLook, SavedSearch, savedSearchLimits } from '@foothold/core/search/saved-search.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import type { OwnData } from '../rows/own-data.ts';
import { type Rows, readRows } from '../rows/read-rows.ts';
import { Refusal } from '../rows/save-result.ts';
import { editRecord, removeStored } from '../rows/stored-record.ts';
import type { Writer } from '../rows/writer.ts';

/** The saved searches, newest first, live; undefined while they load. Those that do not read are in `broken`. */
export function useSavedSearches(): Rows<SavedSearch> | undefined {
  return useOwnQuery('saved searches', querySavedSearches);
}

/** The saved searches, newest first. */
export async function querySavedSearches(db: OwnData): Promise<Rows<SavedSearch>> {
  return readRows('searches', await db.searches.orderBy(':id').reverse().toArray());
}

/** Saves a search under a name. Not without one, and not more than 50. */
export const saveSearch = command(
  'saveSearch',
  (fields: NewRecord<SavedSearch>, clock: Clock = systemClock) => ({
    label: 'searchSaved',
    tables: ['searches'],
    clock,
    run: async (writer) => {
      if ((await writer.db.searches.count()) >= savedSearchLimits.searches)
        throw new Refusal('invalid', {
          detail: 'savedSearches',
          values: { most: savedSearchLimits.searches },
        });
      const at = clock.now().toISOString();
      const stamps = { uid: clock.newUid(), createdAt: at, updatedAt: at };
      const read = SavedSearch.safeParse({ ...fields, ...stamps, name: named(fields.name), internalId: 0 });
      if (!read.success)
        throw new Refusal('invalid', { text: read.error.issues.map((i) => i.path.join('.')).join(', ') });
      return { id: await writer.add('searches', read.data as SavedSearch) };
    },
  }),
);

/** Gives a saved search another name. */
export const renameSearch = command(
  'renameSearch',
  (id: number, name: string, clock: Clock = systemClock) => ({
    label: 'savedSearchRenamed',
    tables: ['searches'],
    clock,
    run: (writer) => changeSearch(writer, id, () => ({ name: named(name) }), clock),
  }),
);

/**
 * Notes that the results of a saved search were looked at, `at` being the instant they are of. Nothing is written where
 * a later look is known.
 */
export const markSearchSeen = command(
  'markSearchSeen',
  (id: number, at: string, clock: Clock = systemClock) => ({
    label: 'savedSearchLookedAt',
    tables: ['searches'],
    clock,
    coalesce: true,
    run: (writer) => changeSearch(writer, id, (search) => afterLook(search, at), clock),
  }),
);

/** Deletes a saved search; Undo brings it back. */
export const deleteSearch = command('deleteSearch', (id: number, clock: Clock = systemClock) => ({
  label: 'savedSearchDeleted',
  tables: ['searches'],
  clock,
  run: (writer) => removeStored(writer, 'searches', id),
}));

function changeSearch(
  writer: Writer,
  id: number,
  change: (search: SavedSearch) => Partial<SavedSearch> | null,
  clock: Clock,
): Promise<{ id: number }> {
  return editRecord(writer, { table: 'searches', id, clock }, (search) => {
    const changed = change(search);
    const isSame = Object.entries(changed ?? {}).every(
      ([field, value]) => search[field as keyof SavedSearch] === value,
    );
    return isSame ? null : changed;
  });
}

function named(name = ''): string {
  const text = name.replace(/\s+/g, ' ').trim().slice(0, savedSearchLimits.name).trim();
  if (text === '') throw new Refusal('invalid', { detail: 'savedSearchName' });
  return text;
}
