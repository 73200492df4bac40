import 'fake-indexeddb/auto';
import type { GeoRow } from '@foothold/core/geography/geo.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveJob } from '../jobs/jobs.ts';
import { undo } from '../journal/undo.ts';
import { everyRow, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { saveHome } from './homes.ts';
import { deletePlace, savePlace, savePlaceFromGeo } from './places.ts';
import { queryLocated, saveLocation } from './record-locations.ts';

let clock = testClock();
beforeEach(async () => {
  clock = testClock();
  await openEmptyData();
});

const columbus: GeoRow = {
  id: '4509177',
  name: 'Columbus',
  code: '',
  country: 'US',
  stateCode: 'OH',
  lat: 39.9612,
  lng: -82.9988,
  population: 905_748,
  timeZone: 'America/New_York',
};
const munich: GeoRow = { ...columbus, id: '2867714', name: 'Munich', country: 'DE', stateCode: 'BY' };

describe('places', () => {
  it('saves a city once, under the name a person writes', async () => {
    const first = saved(await savePlaceFromGeo('city', columbus, clock));
    expect(first.already).toBe(false);
    expect(await opened().places.get(first.id)).toMatchObject({
      placeId: 'city:4509177',
      name: 'Columbus, OH',
      city: 'Columbus',
      state: 'OH',
      country: 'US',
      latitude: 39.9612,
      longitude: -82.9988,
      alreadyAdded: true,
      types: ['city'],
    });
    const again = saved(await savePlaceFromGeo('city', columbus, clock));
    expect(again).toMatchObject({ id: first.id, already: true, journalId: null });
    expect(await opened().places.count()).toBe(1);
  });

  it('keeps a country, a state and a city with one number apart', async () => {
    const ids = [];
    for (const kind of ['city', 'state', 'country', 'metro'] as const)
      ids.push(saved(await savePlaceFromGeo(kind, { ...munich, id: '1' }, clock)).id);
    expect(new Set(ids).size).toBe(4);
    const names = (await opened().places.toArray()).map((place) => place.name);
    expect(names).toEqual(['Munich, Germany', 'Munich, Germany', 'Munich', 'Munich']);
  });

  it('a row without coordinates is a place without', async () => {
    const { id } = saved(await savePlaceFromGeo('city', { ...columbus, lat: null, lng: null }, clock));
    expect(await opened().places.get(id)).toMatchObject({ latitude: 0, longitude: 0 });
  });

  it('changes only what is given, unless it was changed elsewhere', async () => {
    const { id } = saved(await savePlace({ name: 'Duluth', notes: 'Lake' }, clock));
    const before = await opened().places.get(id);
    saved(await savePlace({ internalId: id, updatedAt: before?.updatedAt ?? '', city: 'Duluth' }, clock));
    expect(await opened().places.get(id)).toMatchObject({ name: 'Duluth', notes: 'Lake', city: 'Duluth' });
    const late = await savePlace({ internalId: id, updatedAt: before?.updatedAt ?? '', city: 'X' }, clock);
    expect(late).toMatchObject({ ok: false, reason: 'changed-elsewhere' });
    expect(await opened().places.get(id)).toMatchObject({ city: 'Duluth' });
    expect(await savePlace({ internalId: 99, city: 'X' }, clock)).toMatchObject({ reason: 'missing' });
  });

  it('deletes a place with its memberships, and Undo brings both back', async () => {
    const { id } = saved(await savePlace({ name: 'Duluth' }, clock));
    const groupId = await opened().placeGroups.add({ name: 'North' } as never);
    await opened().placeGroupMembers.add({ groupId, placeId: id } as never);
    const before = await everyRow();
    const { journalId } = saved(await deletePlace(id, clock));
    expect([await opened().places.count(), await opened().placeGroupMembers.count()]).toEqual([0, 0]);
    expect(await undo(journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect(await everyRow()).toEqual(before);
    expect(await deletePlace(99, clock)).toMatchObject({ ok: false, reason: 'missing' });
  });
});

describe('home and travel-from', () => {
  const home = { name: 'Home', city: 'Columbus', latitude: 39.96, longitude: -83 };

  it('are one each, and one step each in the history', async () => {
    saved(await saveHome('home', home, {}, clock));
    const from = saved(await saveHome('from', { name: 'Hotel' }, {}, clock));
    const moved = saved(await saveHome('home', { city: 'Dayton' }, {}, clock));
    expect((await opened().homes.toArray()).map((row) => [row.kind, row.name, row.city])).toEqual([
      ['home', 'Home', 'Dayton'],
      ['from', 'Hotel', ''],
    ]);
    expect(await undo(moved.journalId ?? 0, clock)).toMatchObject({
      ok: true,
      label: { english: 'Home saved' },
    });
    expect(await undo(from.journalId ?? 0, clock)).toMatchObject({
      label: { english: 'Travel-from place saved' },
    });
    expect((await opened().homes.toArray()).map((row) => row.city)).toEqual(['Columbus']);
  });

  it('are never overwritten unseen', async () => {
    saved(await saveHome('home', home, { basedOn: '' }, clock));
    const stale = await saveHome('home', { city: 'Dayton' }, { basedOn: '' }, clock);
    expect(stale).toMatchObject({ ok: false, reason: 'changed-elsewhere', current: { city: 'Columbus' } });
    expect(await opened().homes.count()).toBe(1);
  });
});

describe('own records with a location', () => {
  it('lists those that have one, newest first, and names what does not read', async () => {
    await opened().companies.bulkAdd([
      { companyName: 'Nowhere Inc', latitude: 0, longitude: 0 },
      { companyName: 'Sable & Finch', city: 'Pittsburgh', latitude: 40.44, longitude: -80 },
      { companyName: 'Point Ltd', latitude: 0, longitude: 9.45 },
      { companyName: 5, city: 'X' },
    ] as never);
    const list = await queryLocated(opened(), 'company');
    expect(list.rows.map((row) => [row.title, row.city, row.address])).toEqual([
      ['Point Ltd', '', ''],
      ['Sable & Finch', 'Pittsburgh', ''],
    ]);
    expect(list.broken).toMatchObject([{ key: 4, problem: 'companyName' }]);
    expect(list.isCut).toBe(false);
    expect((await queryLocated(opened(), 'company', 3)).isCut).toBe(true);
  });

  it('a job has a location in words and no street; an interview both', async () => {
    saved(await saveJob({ jobTitle: 'Analyst', companyName: 'Acme', location: 'Austin, TX' }, clock));
    await opened().interviews.add({ companyName: 'Acme', address: '8 Oak St' } as never);
    const [job] = (await queryLocated(opened(), 'job')).rows;
    expect(job).toMatchObject({ title: 'Analyst', employer: 'Acme', location: 'Austin, TX' });
    expect(job && 'address' in job).toBe(false);
    const [interview] = (await queryLocated(opened(), 'interview')).rows;
    expect(interview).toMatchObject({ title: 'Acme', employer: '', address: '8 Oak St', location: '' });
  });

  it('writes a location and nothing else, as one step that Undo takes back', async () => {
    const { id } = saved(
      await saveJob(
        { jobTitle: 'Analyst', companyName: 'Acme', notes: 'Call', dateApplied: '2026-11-02' },
        clock,
      ),
    );
    const before = await opened().jobs.get(id);
    const where = {
      name: 'x',
      location: 'Dayton',
      city: 'Dayton',
      state: 'OH',
      latitude: 39.7,
      longitude: -84,
    };
    const basedOn = before?.updatedAt ?? '';
    clock.skip(60_000);
    const { journalId } = saved(await saveLocation('job', id, where, { basedOn }, clock));
    const after = await opened().jobs.get(id);
    expect(after).toMatchObject({ city: 'Dayton', latitude: 39.7, notes: 'Call', status: before?.status });
    expect(after).not.toHaveProperty('name');
    expect(await saveLocation('job', id, where, { basedOn }, clock)).toMatchObject({
      reason: 'changed-elsewhere',
    });
    await undo(journalId ?? 0, clock);
    expect(await opened().jobs.get(id)).toEqual(before);
  });

  it.each(['place', 'company', 'interview'] as const)('%s: changed, undone, refused', async (type) => {
    const table = { place: 'places', company: 'companies', interview: 'interviews' }[type];
    const row = { updatedAt: '2026-01-01T00:00:00.000Z', notes: 'Kept', companyName: 'Acme', own: 'field' };
    const id = Number(await opened().table(table).add(row));
    const where = { city: 'Dayton', latitude: 39.7, longitude: -84 };
    const { journalId } = saved(await saveLocation(type, id, where, { basedOn: row.updatedAt }, clock));
    expect(await opened().table(table).get(id)).toMatchObject({ ...where, notes: 'Kept', own: 'field' });
    expect(await saveLocation(type, id, where, { basedOn: row.updatedAt }, clock)).toMatchObject({
      reason: 'changed-elsewhere',
    });
    expect(await saveLocation(type, 99, where, {}, clock)).toMatchObject({ reason: 'missing' });
    await undo(journalId ?? 0, clock);
    expect(await opened().table(table).get(id)).toEqual({ ...row, internalId: id });
  });
});
