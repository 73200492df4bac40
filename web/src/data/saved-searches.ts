import { type NewRecord, nextInstant } from '@foothold/core/domain/record.ts';
import { afterLook, SavedSearch, savedSearchLimits } from '@foothold/core/domain/saved-search.ts';
import { type Clock, systemClock } from './clock.ts';
import { commit } from './journal.ts';
import type { OwnData } from './own-data.ts';
import { useOwnQuery } from './own-query.ts';
import { type Rows, readRow, readRows } from './read-rows.ts';
import { attempt, Refusal, type SaveResult } from './save-result.ts';

/** The saved searches, newest first, live; undefined while they load. Those that do not read stand in `broken`. */
export function useSavedSearches(): Rows<SavedSearch> | undefined {
  return useOwnQuery('saved searches', querySavedSearches);
}

/** The saved searches, newest first. */
export async function querySavedSearches(db: OwnData): Promise<Rows<SavedSearch>> {
  return readRows('searches', await db.searches.orderBy(':id').reverse().toArray());
}

/** Saves a search under a name. Not without one, and not more than 50. */
export function saveSearch(fields: NewRecord<SavedSearch>, clock: Clock = systemClock): Promise<SaveResult> {
  return attempt(async () => {
    const { result: id, journalId } = await commit(
      'Search saved',
      ['searches'],
      async (writer) => {
        if ((await writer.db.searches.count()) >= savedSearchLimits.searches)
          throw new Refusal('invalid', {
            detail: `${savedSearchLimits.searches} searches are saved, which is the most. Delete one first.`,
          });
        const at = clock.now().toISOString();
        const stamps = { uid: clock.newUid(), createdAt: at, updatedAt: at };
        const read = SavedSearch.safeParse({ ...fields, ...stamps, name: named(fields.name), internalId: 0 });
        if (!read.success)
          throw new Refusal('invalid', { detail: read.error.issues.map((i) => i.path.join('.')).join(', ') });
        return writer.add('searches', read.data as SavedSearch);
      },
      { clock },
    );
    return { ok: true, id, journalId };
  });
}

/** Gives a saved search another name. */
export function renameSearch(id: number, name: string, clock: Clock = systemClock): Promise<SaveResult> {
  return changeSearch(id, 'Saved search renamed', () => ({ name: named(name) }), clock);
}

/**
 * Notes that the results of a saved search were looked at, `at` being the instant they are of. Nothing is written where
 * a later look is known.
 */
export function markSearchSeen(id: number, at: string, clock: Clock = systemClock): Promise<SaveResult> {
  return changeSearch(id, 'Saved search looked at', (search) => afterLook(search, at), clock, true);
}

/** Deletes a saved search; Undo brings it back. */
export function deleteSearch(id: number, clock: Clock = systemClock): Promise<SaveResult> {
  return attempt(async () => {
    const { journalId } = await commit(
      'Saved search deleted',
      ['searches'],
      async (writer) => {
        if ((await writer.get('searches', id)) === undefined) throw new Refusal('missing');
        await writer.remove('searches', id);
      },
      { clock },
    );
    return { ok: true, id, journalId };
  });
}

function changeSearch(
  id: number,
  label: string,
  change: (search: SavedSearch) => Partial<SavedSearch> | null,
  clock: Clock,
  coalesce = false,
): Promise<SaveResult> {
  return attempt(async () => {
    const { journalId } = await commit(
      label,
      ['searches'],
      async (writer) => {
        const stored = await writer.get('searches', id);
        if (!stored) throw new Refusal('missing');
        const { record, broken } = readRow('searches', stored);
        if (!record) throw new Refusal('invalid', { detail: broken.problem });
        const changed = change(record);
        const isSame = Object.entries(changed ?? {}).every(
          ([field, value]) => record[field as keyof SavedSearch] === value,
        );
        if (changed === null || isSame) return;
        const updatedAt = nextInstant(clock.now(), record.updatedAt);
        await writer.put('searches', { ...record, ...changed, updatedAt });
      },
      { clock, coalesce },
    );
    return { ok: true, id, journalId };
  });
}

function named(name = ''): string {
  const text = name.replace(/\s+/g, ' ').trim().slice(0, savedSearchLimits.name).trim();
  if (text === '') throw new Refusal('invalid', { detail: 'A saved search needs a name.' });
  return text;
}
