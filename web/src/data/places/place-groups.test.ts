import 'fake-indexeddb/auto';
import { metricsRows } from '@foothold/core/tracking/metrics.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { undo } from '../journal/undo.ts';
import { everyRow, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import {
  addToPlaceGroup,
  deletePlaceGroup,
  queryPlaceGroups,
  removeFromPlaceGroup,
  savePlaceGroup,
} from './place-groups.ts';
import { placesPage, queryPlaces, querySavedIds } from './place-list.ts';
import { deletePlaces, saveFoundPlace, savePlace } from './places.ts';

let clock = testClock();
beforeEach(async () => {
  clock = testClock();
  await openEmptyData();
});

const group = async (name = 'North') =>
  saved(await savePlaceGroup({ name, destinationType: 'Retirement Destination' }, clock)).id;
const place = async (name: string) => saved(await savePlace({ name }, clock)).id;
const members = async (id: number) => [...((await queryPlaceGroups(opened())).placesOf.get(id) ?? [])];

describe('groups of places', () => {
  it('hold a place once, however often it is added, and say how many came', async () => {
    const id = await group();
    const [duluth, erie] = [await place('Duluth'), await place('Erie')];
    expect(saved(await addToPlaceGroup(id, [duluth, duluth, erie], clock)).added).toBe(2);
    const again = saved(await addToPlaceGroup(id, [duluth], clock));
    expect(again).toMatchObject({ added: 0, journalId: null });
    expect(await members(id)).toEqual([duluth, erie]);
    expect(await opened().placeGroupMembers.count()).toBe(2);
  });

  it('are deleted with their memberships first, in one step that Undo takes back; the places stay', async () => {
    const id = await group();
    const duluth = await place('Duluth');
    saved(await addToPlaceGroup(id, [duluth], clock));
    const before = await everyRow();
    const removed: string[] = [];
    const db = opened();
    const members = (_: unknown, row: { groupId: number }) => void removed.push(`member ${row.groupId}`);
    const groups = (_: unknown, row: { name: string }) => void removed.push(row.name);
    db.placeGroupMembers.hook('deleting', members);
    db.placeGroups.hook('deleting', groups);
    const { journalId } = saved(await deletePlaceGroup(id, clock));
    db.placeGroupMembers.hook('deleting').unsubscribe(members);
    db.placeGroups.hook('deleting').unsubscribe(groups);
    expect(removed).toEqual([`member ${id}`, 'North']);
    expect(await db.places.count()).toBe(1);
    expect(await undo(journalId ?? 0, clock)).toMatchObject({
      ok: true,
      label: { english: 'Group deleted' },
    });
    expect(await everyRow()).toEqual(before);
  });

  it('one deleted in another tab says so, and nothing is lost', async () => {
    const id = await group();
    const duluth = await place('Duluth');
    saved(await deletePlaceGroup(id, clock));
    const before = await everyRow();
    expect(await addToPlaceGroup(id, [duluth], clock)).toMatchObject({ ok: false, reason: 'missing' });
    expect(await savePlaceGroup({ internalId: id, name: 'South' }, clock)).toMatchObject({
      reason: 'missing',
    });
    expect(await deletePlaceGroup(id, clock)).toMatchObject({ reason: 'missing' });
    expect(await everyRow()).toEqual(before);
  });

  it('need a name, and are not overwritten unseen', async () => {
    expect(await savePlaceGroup({ name: ' ' }, clock)).toMatchObject({ ok: false, reason: 'invalid' });
    const id = await group();
    const { updatedAt = '' } = (await opened().placeGroups.get(id)) ?? {};
    saved(await savePlaceGroup({ internalId: id, updatedAt, name: ' South ' }, clock));
    expect(await opened().placeGroups.get(id)).toMatchObject({
      name: 'South',
      destinationType: 'Retirement Destination',
    });
    expect(await savePlaceGroup({ internalId: id, updatedAt, name: 'East' }, clock)).toMatchObject({
      reason: 'changed-elsewhere',
    });
  });

  it('lose a place without deleting it', async () => {
    const id = await group();
    const [duluth, erie] = [await place('Duluth'), await place('Erie')];
    saved(await addToPlaceGroup(id, [duluth, erie], clock));
    const { journalId, removed } = saved(await removeFromPlaceGroup(id, [duluth, 99], clock));
    expect([removed, await members(id), await opened().places.count()]).toEqual([1, [erie], 2]);
    await undo(journalId ?? 0, clock);
    expect(await members(id)).toEqual([duluth, erie]);
  });

  it('are counted by their places, one metric each (docs/spec/readings.md R29)', async () => {
    const [north, south] = [await group(), await group('South')];
    saved(await addToPlaceGroup(north, [await place('Duluth'), await place('Erie')], clock));
    const { rows, placesOf } = await queryPlaceGroups(opened());
    const placeGroups = rows.map(({ name, internalId }) => ({
      name,
      internalId,
      places: placesOf.get(internalId)?.size ?? 0,
    }));
    const counts = { jobs: 0, applied: 0, byStatus: {}, byMethod: {}, placeGroups };
    expect(metricsRows(counts).slice(-2)).toEqual([
      { metricName: 'North', metricKey: `place-group-${north}`, metricValue: 2 },
      { metricName: 'South', metricKey: `place-group-${south}`, metricValue: 0 },
    ]);
  });
});

describe('the list of places', () => {
  it('comes a thousand at a time, newest first, and names what does not read', async () => {
    const rows = Array.from({ length: 2500 }, (_, at) => ({ name: `Place ${at + 1}`, types: [] }));
    await opened().places.bulkAdd([...rows, { name: 7 }] as never);
    const first = await queryPlaces(opened(), placesPage);
    expect([first.rows.length, first.rows[0]?.name, first.total, first.isWhole]).toEqual([
      999,
      'Place 2500',
      2501,
      false,
    ]);
    expect(first.broken).toMatchObject([{ key: 2501, problem: 'name' }]);
    const all = await queryPlaces(opened());
    expect([all.rows.length, all.rows.at(-1)?.name, all.isWhole]).toEqual([2500, 'Place 1', true]);
    expect(await queryPlaces(await openEmptyData())).toEqual({
      rows: [],
      broken: [],
      total: 0,
      isWhole: true,
    });
  });

  it('loses several at once with their memberships, and Undo brings all back', async () => {
    const id = await group();
    const ids = [await place('Duluth'), await place('Erie')];
    saved(await addToPlaceGroup(id, ids, clock));
    const before = await everyRow();
    const { journalId, deleted } = saved(await deletePlaces([...ids, 99], clock));
    expect([deleted, await opened().places.count(), await members(id)]).toEqual([2, 0, []]);
    await undo(journalId ?? 0, clock);
    expect(await everyRow()).toEqual(before);
  });
});

describe('a found place', () => {
  const gym = {
    ...{
      title: 'Iron Works',
      type: 'Gym',
      types: ['Gym', 'Fitness'],
      city: 'Austin',
      phone: '+1 512 555 0100',
    },
    ...{ address: '401 Congress Ave, Austin, TX 78701, United States', website: 'javascript:alert(1)' },
    gps_coordinates: { latitude: 30.27, longitude: -97.74 },
    source: [{ place_id: 'abc', name: 'vendor' }],
    hours: 'Open until 6 PM',
  };

  it('is saved once, with its types and all the vendor said; a link that is none is left out', async () => {
    const { id } = saved(await saveFoundPlace(gym, clock));
    expect(await opened().places.get(id)).toMatchObject({
      ...{
        name: 'Iron Works',
        placeId: 'abc',
        types: ['Gym', 'Fitness'],
        city: 'Austin',
        state: 'TX',
        country: 'US',
      },
      ...{ latitude: 30.27, longitude: -97.74, url: '', alreadyAdded: true, data: JSON.stringify(gym) },
    });
    expect(saved(await saveFoundPlace(gym, clock))).toMatchObject({ id, already: true, journalId: null });
    expect(await querySavedIds(opened(), ['abc', 'xyz'])).toEqual({
      places: new Map([['abc', id]]),
      companies: new Map(),
    });
  });
});
