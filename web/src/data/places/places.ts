import {
  type FoundVendorPlace,
  foundPlaceId,
  placeFromFound,
} from '@foothold/core/entities/place/found-place-record.ts';
import { geoPlaceId, placeFromGeo } from '@foothold/core/entities/place/geo-place.ts';
import { Place } from '@foothold/core/entities/place/place.ts';
import type { NewRecord } from '@foothold/core/entities/record.ts';
import type { GeoKind, GeoRow } from '@foothold/core/geography/geo.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { removeRecords, tablesAround } from '../entries/remove-records.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { readRow } from '../rows/read-rows.ts';
import { Refusal } from '../rows/save-result.ts';
import { editRecord, storedRow } from '../rows/stored-record.ts';
import type { Writer } from '../rows/writer.ts';

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
 * started from. Never throws (docs/spec/readings.md R23).
 */
export const savePlace = command(
  'savePlace',
  (
    { internalId, updatedAt: basedOn, ...rest }: NewRecord<Place> & { internalId?: number | undefined },
    clock: Clock = systemClock,
  ) => {
    if (internalId === undefined)
      return {
        label: 'placeSaved',
        tables: ['places'],
        clock,
        run: (writer: Writer) => addPlace(writer, rest, clock),
      };
    return {
      label: 'placeChanged',
      tables: ['places'],
      clock,
      coalesce: true,
      run: (writer: Writer) =>
        editRecord(writer, { table: 'places', id: internalId, basedOn, clock }, (before) =>
          parsed({ ...before, ...rest }),
        ),
    };
  },
);

/** Saves a row of a reference list as a place; one that was saved before is answered as it is, with `already` true. */
export const savePlaceFromGeo = command(
  'savePlaceFromGeo',
  (kind: GeoKind, row: GeoRow, clock: Clock = systemClock) => ({
    label: 'placeSaved',
    tables: ['places'],
    clock,
    run: async (writer) => {
      const [same] = await writer.db.places.where('placeId').equals(geoPlaceId(kind, row.id)).primaryKeys();
      if (same !== undefined) return { id: same, already: true };
      return { ...(await addPlace(writer, placeFromGeo(kind, row), clock)), already: false };
    },
  }),
);

/** Adds a place and puts it into a group, in one step. */
export const addPlaceInGroup = command(
  'addPlaceInGroup',
  (groupId: number, fields: NewRecord<Place>, clock: Clock = systemClock) => ({
    label: 'placeSaved',
    tables: ['places', 'placeGroups', 'placeGroupMembers'],
    clock,
    run: async (writer) => {
      await storedRow(writer, 'placeGroups', groupId);
      const added = await addPlace(writer, fields, clock);
      const at = clock.now().toISOString();
      await writer.add('placeGroupMembers', {
        ...{ uid: clock.newUid(), createdAt: at, updatedAt: at, isExample: false },
        ...{ groupId, placeId: added.id },
      });
      return added;
    },
  }),
);

/** Saves a place that a search found; one that was saved before is answered as it is, with `already` true. */
export const saveFoundPlace = command(
  'saveFoundPlace',
  (found: FoundVendorPlace, clock: Clock = systemClock) => ({
    label: 'placeSaved',
    tables: ['places'],
    clock,
    run: async (writer) => {
      const placeId = foundPlaceId(found);
      const [same] = placeId ? await writer.db.places.where('placeId').equals(placeId).primaryKeys() : [];
      if (same !== undefined) return { id: same, already: true };
      return { ...(await addPlace(writer, placeFromFound(found), clock)), already: false };
    },
  }),
);

/** Deletes several places and takes them out of their groups, in one step; those that are gone already are passed over. */
export const deletePlaces = command('deletePlaces', (ids: readonly number[], clock: Clock = systemClock) => ({
  label: 'placesDeleted',
  tables: tablesAround('places'),
  clock,
  run: async (writer) => {
    const stored = await writer.getMany('places', ids);
    const there = ids.filter((_, at) => stored[at] !== undefined);
    await removeRecords(writer, 'places', there, clock);
    return { id: there[0] ?? 0, deleted: there.length };
  },
}));

/** Deletes a place and takes it out of its groups, in one step that Undo takes back whole. */
export const deletePlace = command('deletePlace', (id: number, clock: Clock = systemClock) => ({
  label: 'placeDeleted',
  tables: tablesAround('places'),
  clock,
  run: async (writer) => {
    await storedRow(writer, 'places', id);
    await removeRecords(writer, 'places', [id], clock);
    return { id };
  },
}));

async function addPlace(writer: Writer, fields: NewRecord<Place>, clock: Clock): Promise<{ id: number }> {
  const at = clock.now().toISOString();
  const stamps = { uid: fields.uid || clock.newUid(), createdAt: at, updatedAt: at };
  return { id: await writer.add('places', { ...parsed(fields), ...stamps }) };
}

function parsed(fields: NewRecord<Place>): Place {
  const read = Place.safeParse({ ...fields, internalId: 0 });
  if (read.success) return read.data as Place;
  throw new Refusal('invalid', { text: read.error.issues.map((issue) => issue.path.join('.')).join(', ') });
}
