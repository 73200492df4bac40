import type { GeoKind, GeoRow } from '@foothold/core/domain/geo.ts';
import { geoPlaceId, placeFromGeo } from '@foothold/core/domain/geo-place.ts';
import { Place } from '@foothold/core/domain/place.ts';
import { type NewRecord, nextInstant } from '@foothold/core/domain/record.ts';
import { type Clock, systemClock } from './clock.ts';
import { commit } from './journal.ts';
import { useOwnQuery } from './own-query.ts';
import { readRow } from './read-rows.ts';
import { attempt, Refusal, type SaveResult } from './save-result.ts';
import type { Writer } from './writer.ts';

/** One place, live. `place` and `problem` both null: there is none of that id. `problem` names fields that do not read. */
export function usePlace(id: number): { place: Place | null; problem: string | null } | undefined {
  return useOwnQuery(`place ${id}`, async (db) => {
    const stored = Number.isSafeInteger(id) ? await db.places.get(id) : undefined;
    if (stored === undefined) return { place: null, problem: null };
    const { record, broken } = readRow('places', stored);
    return { place: record, problem: broken?.problem ?? null };
  });
}

/** The own place that was saved from this row of a reference list, live; `place` null while there is none. */
export function usePlaceOfGeo(kind: GeoKind, id: string): { place: Place | null } | undefined {
  const placeId = geoPlaceId(kind, id);
  return useOwnQuery(`place of ${placeId}`, async (db) => {
    const stored = await db.places.where('placeId').equals(placeId).first();
    return { place: stored ? readRow('places', stored).record : null };
  });
}

/**
 * Saves a place: adds it, or changes the fields given when there is an `internalId`, where `updatedAt` is what the form
 * started from. Never throws (READINGS R23).
 */
export function savePlace(
  fields: NewRecord<Place> & { internalId?: number | undefined },
  clock: Clock = systemClock,
): Promise<SaveResult> {
  const { internalId, updatedAt: basedOn, ...rest } = fields;
  return attempt(async () => {
    if (internalId === undefined) {
      const { result: id, journalId } = await commit(
        'Place saved',
        ['places'],
        (writer) => addPlace(writer, rest, clock),
        { clock },
      );
      return { ok: true, id, journalId };
    }
    const { journalId } = await commit(
      'Place changed',
      ['places'],
      async (writer) => {
        const stored = await writer.get('places', internalId);
        if (!stored) throw new Refusal('missing');
        const { record: before, broken } = readRow('places', stored);
        if (!before) throw new Refusal('invalid', { detail: broken.problem });
        if (basedOn !== undefined && basedOn !== before.updatedAt)
          throw new Refusal('changed-elsewhere', { current: before });
        const updatedAt = nextInstant(clock.now(), before.updatedAt);
        await writer.put('places', { ...parsed({ ...before, ...rest }), internalId, updatedAt });
      },
      { coalesce: true, clock },
    );
    return { ok: true, id: internalId, journalId };
  });
}

/** Saves a row of a reference list as a place; one that was saved before is answered as it is, with `already` true. */
export function savePlaceFromGeo(
  kind: GeoKind,
  row: GeoRow,
  clock: Clock = systemClock,
): Promise<SaveResult<{ already: boolean }>> {
  return attempt(async () => {
    const { result, journalId } = await commit(
      'Place saved',
      ['places'],
      async (writer) => {
        const [same] = await writer.db.places.where('placeId').equals(geoPlaceId(kind, row.id)).primaryKeys();
        if (same !== undefined) return { id: same, already: true };
        return { id: await addPlace(writer, placeFromGeo(kind, row), clock), already: false };
      },
      { clock },
    );
    return { ok: true, ...result, journalId };
  });
}

/** Deletes a place and takes it out of its groups, in one step that Undo takes back whole. */
export function deletePlace(id: number, clock: Clock = systemClock): Promise<SaveResult> {
  return attempt(async () => {
    const { journalId } = await commit(
      'Place deleted',
      ['places', 'placeGroupMembers'],
      async (writer) => {
        if ((await writer.get('places', id)) === undefined) throw new Refusal('missing');
        for (const key of await writer.db.placeGroupMembers.where('placeId').equals(id).primaryKeys())
          await writer.remove('placeGroupMembers', key);
        await writer.remove('places', id);
      },
      { clock },
    );
    return { ok: true, id, journalId };
  });
}

function addPlace(writer: Writer, fields: NewRecord<Place>, clock: Clock): Promise<number> {
  const at = clock.now().toISOString();
  return writer.add('places', {
    ...parsed(fields),
    uid: fields.uid || clock.newUid(),
    createdAt: at,
    updatedAt: at,
  });
}

function parsed(fields: NewRecord<Place>): Place {
  const read = Place.safeParse({ ...fields, internalId: 0 });
  if (read.success) return read.data as Place;
  throw new Refusal('invalid', { detail: read.error.issues.map((issue) => issue.path.join('.')).join(', ') });
}
