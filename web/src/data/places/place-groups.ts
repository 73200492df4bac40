import { PlaceGroup } from '@foothold/core/entities/place/place.ts';
import type { NewRecord } from '@foothold/core/entities/record.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { removeRecords, tablesAround } from '../entries/remove-records.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import type { OwnData } from '../rows/own-data.ts';
import { type Rows, readRows } from '../rows/read-rows.ts';
import { Refusal } from '../rows/save-result.ts';
import { editRecord, storedRow } from '../rows/stored-record.ts';
import type { Writer } from '../rows/writer.ts';

/** The groups by name, and which places are in each. */
export type PlaceGroups = Rows<PlaceGroup> & { placesOf: ReadonlyMap<number, ReadonlySet<number>> };

/** The groups of places, live; undefined while they load. */
export function usePlaceGroups(): PlaceGroups | undefined {
  return useOwnQuery('place groups', queryPlaceGroups, { keep: true });
}

/** The groups by name with the keys of their places; a membership of a place that is gone does not count. */
export async function queryPlaceGroups(db: OwnData): Promise<PlaceGroups> {
  const [stored, members, places] = await Promise.all([
    db.placeGroups.orderBy('name').toArray(),
    db.placeGroupMembers.toArray(),
    db.places.toCollection().primaryKeys(),
  ]);
  const there = new Set(places);
  const { rows, broken } = readRows('placeGroups', stored);
  const placesOf = new Map(rows.map(({ internalId }) => [internalId, new Set<number>()]));
  for (const { groupId, placeId } of members) if (there.has(placeId)) placesOf.get(groupId)?.add(placeId);
  return { rows, broken, placesOf };
}

/**
 * Adds a group, or changes the fields given when there is an `internalId`, where `updatedAt` is what the form started
 * from. Not without a name.
 */
export const savePlaceGroup = command(
  'savePlaceGroup',
  (
    { internalId, updatedAt: basedOn, ...rest }: NewRecord<PlaceGroup> & { internalId?: number | undefined },
    clock: Clock = systemClock,
  ) => ({
    label: internalId === undefined ? 'groupAdded' : 'groupChanged',
    tables: ['placeGroups'],
    clock,
    run: (writer) => {
      if (internalId !== undefined)
        return editRecord(writer, { table: 'placeGroups', id: internalId, basedOn, clock }, (before) =>
          parsed({ ...before, ...rest }),
        );
      return addGroup(writer, rest, clock);
    },
  }),
);

/**
 * Deletes a group; its memberships go first (docs/spec/states.md, Clearing and deleting), its places stay. Undo brings
 * all of it back.
 */
export const deletePlaceGroup = command('deletePlaceGroup', (id: number, clock: Clock = systemClock) => ({
  label: 'groupDeleted',
  tables: tablesAround('placeGroups'),
  clock,
  run: async (writer) => {
    await storedRow(writer, 'placeGroups', id);
    await removeRecords(writer, 'placeGroups', [id], clock);
    return { id };
  },
}));

/**
 * Puts places into a group. A place that is in it already stays in it once (docs/spec/states.md, Clearing and
 * deleting); `added` says how many came.
 */
export const addToPlaceGroup = command(
  'addToPlaceGroup',
  (groupId: number, placeIds: readonly number[], clock: Clock = systemClock) => ({
    label: 'addedToGroup',
    tables: ['placeGroups', 'places', 'placeGroupMembers'],
    clock,
    run: async (writer) => {
      await storedRow(writer, 'placeGroups', groupId);
      const members = await membersOf(writer, groupId);
      const wanted = [...new Set(placeIds)].filter((id) => !members.has(id));
      const stored = await writer.getMany('places', wanted);
      const there = wanted.filter((_, at) => stored[at] !== undefined);
      if (there.length === 0 && wanted.length > 0) throw new Refusal('missing');
      const at = clock.now().toISOString();
      await writer.addMany(
        'placeGroupMembers',
        there.map((placeId) => ({
          ...{ uid: clock.newUid(), createdAt: at, updatedAt: at, isExample: false },
          ...{ groupId, placeId },
        })),
      );
      return { id: groupId, added: there.length };
    },
  }),
);

/** Takes places out of a group; the places stay. */
export const removeFromPlaceGroup = command(
  'removeFromPlaceGroup',
  (groupId: number, placeIds: readonly number[], clock: Clock = systemClock) => ({
    label: 'takenOutOfGroup',
    tables: ['placeGroupMembers'],
    clock,
    run: async (writer) => {
      const members = await membersOf(writer, groupId);
      const keys = placeIds.flatMap((id) => members.get(id) ?? []);
      await writer.removeMany('placeGroupMembers', keys);
      return { id: groupId, removed: keys.length };
    },
  }),
);

/** The memberships of a group: the key of each by its place. */
async function membersOf(writer: Writer, groupId: number): Promise<Map<number, number>> {
  const rows = await writer.db.placeGroupMembers.where('groupId').equals(groupId).toArray();
  return new Map(rows.map(({ placeId, internalId }) => [placeId, internalId]));
}

async function addGroup(
  writer: Writer,
  fields: NewRecord<PlaceGroup>,
  clock: Clock,
): Promise<{ id: number }> {
  const at = clock.now().toISOString();
  const stamps = { uid: fields.uid || clock.newUid(), createdAt: at, updatedAt: at };
  return { id: await writer.add('placeGroups', { ...parsed(fields), ...stamps }) };
}

function parsed(fields: NewRecord<PlaceGroup>): PlaceGroup {
  const read = PlaceGroup.safeParse({ ...fields, internalId: 0 });
  if (!read.success)
    throw new Refusal('invalid', {
      text: read.error.issues.map((issue) => issue.path.join('.')).join(', '),
    });
  if (read.data.name.trim() === '') throw new Refusal('invalid', { detail: 'groupName' });
  return { ...read.data, name: read.data.name.trim() } as PlaceGroup;
}
