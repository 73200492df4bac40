import { saveHome } from '../places/homes.ts';
import { setJobPoints } from '../places/job-points.ts';
import {
  addToPlaceGroup,
  deletePlaceGroup,
  removeFromPlaceGroup,
  savePlaceGroup,
} from '../places/place-groups.ts';
import {
  addPlaceInGroup,
  deletePlace,
  deletePlaces,
  saveFoundPlace,
  savePlace,
  savePlaceFromGeo,
} from '../places/places.ts';
import { saveLocation } from '../places/record-locations.ts';
import type { TableName } from '../rows/tables.ts';
import type { Command, Dice } from './dice-test-kit.ts';

/** The commands about places, groups of them and locations; `every-command-test-kit.ts` lists all. */
export const placeCommands: Readonly<Record<string, Command>> = {
  saveHome: (d, c) => saveHome(d.pick(['home', 'from']), { name: d.text(), latitude: d.below(80) }, {}, c),
  setJobPoints: async (d, c) =>
    setJobPoints(
      await some(d, 'jobs'),
      new Map([[d.text(), { latitude: d.below(80), longitude: 7 }]]),
      {},
      c,
    ),
  savePlace: async (d, c) =>
    savePlace({ name: d.text(), ...(d.below(2) && { internalId: await d.key('places') }) }, c),
  savePlaceFromGeo: (d, c) => savePlaceFromGeo('city', geoRow(d), c),
  deletePlace: async (d, c) => deletePlace(await d.key('places'), c),
  addPlaceInGroup: async (d, c) => addPlaceInGroup(await d.key('placeGroups'), { name: d.text() }, c),
  deletePlaces: async (d, c) => deletePlaces(await some(d, 'places'), c),
  saveFoundPlace: (d, c) => saveFoundPlace(foundPlace(d), c),
  savePlaceGroup: async (d, c) =>
    savePlaceGroup({ name: d.text(), ...(d.below(2) && { internalId: await d.key('placeGroups') }) }, c),
  addToPlaceGroup: async (d, c) => addToPlaceGroup(await d.key('placeGroups'), await some(d, 'places'), c),
  removeFromPlaceGroup: async (d, c) =>
    removeFromPlaceGroup(await d.key('placeGroups'), await some(d, 'places'), c),
  deletePlaceGroup: async (d, c) => deletePlaceGroup(await d.key('placeGroups'), c),
  saveLocation: async (d, c) => {
    const type = d.pick(['place', 'company', 'interview', 'job'] as const);
    const table = ({ place: 'places', company: 'companies', interview: 'interviews', job: 'jobs' } as const)[
      type
    ];
    return saveLocation(
      type,
      await d.key(table),
      { city: d.text(), latitude: 1, longitude: d.below(9) },
      {},
      c,
    );
  },
};

const geoRow = (d: Dice) => ({
  ...{ id: `${d.below(5)}`, name: 'Erie', code: '', country: 'US', stateCode: 'PA' },
  ...{ lat: 42.1, lng: -80.1, population: 95_000, timeZone: 'America/New_York' },
});

/** A place as a search finds it; few different ids, so that the same one is saved again. */
const foundPlace = (d: Dice) => ({
  ...{ title: d.text(), type: 'Gym', city: 'Erie', address: '8 Oak St, Erie, PA 16501, United States' },
  ...{ phone: '', website: '', gps_coordinates: { latitude: 42.1, longitude: -80.1 } },
  source: [{ place_id: `found-${d.below(5)}`, name: 'vendor' }],
});

const some = async (d: Dice, table: TableName) =>
  Promise.all(Array.from({ length: 1 + d.below(5) }, () => d.key(table)));
