import type { GeoKind, GeoMatch, GeoRow } from '@foothold/core/geography/geo.ts';
import type { Db } from '../../db/db.ts';
import { spokenAreasLike } from './areas/spoken-like.ts';
import { zipRow } from './areas/zip-row.ts';
import type { Speller } from './corrected-place.ts';
import { createGazetteer } from './gazetteer.ts';
import {
  cityEdition,
  type GazetteerTable,
  hasKey,
  kmOfChord2,
  readGazetteerTable,
  spherePoint,
} from './gazetteer-table.ts';
import { geocodeText } from './geocode-text.ts';
import { cityMatch, countryMatch, metroMatch, postalMatch, stateMatch } from './place-matches.ts';
import type { Gazetteer, Geocoder, PlaceFinder, Point } from './port.ts';
import { postalAround, postalPrefix } from './postal-codes.ts';
import { cityReader } from './resolve-rest.ts';
import { placeSuggester } from './suggest-places.ts';
import { type CountyArea, type WideReader, wideReader } from './wide-places.ts';

/** What the finder is handed by those that know it; absent, metros are not found. */
export type FinderOptions = {
  /** Metropolitan areas as rows. */
  metros?: () => readonly GeoRow[];
  /** The metro that a city belongs to. */
  metroOf?: (city: GeoRow, county: string) => GeoRow | null;
  /** The counties of the United States. */
  counties?: () => readonly CountyArea[];
  /** Milliseconds that only ever grow; absent: of this process. */
  elapsed?: () => number;
};

/** Beyond, a point is in no place (docs/spec/readings.md R11). */
const farthestKm = 200;
/** Milliseconds between two looks whether another edition was loaded. */
const lookEvery = 60_000;

type InMemory = {
  gazetteer: Gazetteer;
  suggest: ReturnType<typeof placeSuggester>;
  spelled: () => Speller;
  table: GazetteerTable;
  edition: string;
};

/** What the geocoder asks of the same tables. */
type Beside = {
  spelled: () => Promise<Speller>;
  wide: WideReader;
  /** Those of some folded names that a place has; null until `prepare` was called and the tables are read. */
  known: (keys: readonly string[]) => Promise<ReadonlySet<string> | null>;
  /** Begins to read the tables; nobody waits for it, and where it fails the next call begins again. */
  prepare: () => void;
};

/** The finder over our own tables; they are read into memory at the first call (half a second to one, 33 MB). */
export function createPlaceFinder(
  db: Db,
  search: Geocoder['search'],
  options: FinderOptions,
): PlaceFinder & Beside {
  const { metros = () => [], metroOf = () => null, elapsed = () => performance.now() } = options;
  const memory = storedInMemory(db, elapsed);
  let isRead = false;
  const gazetteer = async () => (await memory()).gazetteer;
  const wide = wideReader({
    table: async () => (await memory()).table,
    metros,
    counties: options.counties ?? (() => []),
  });
  return {
    gazetteer,
    spelled: async () => (await memory()).spelled(),
    async known(keys) {
      if (!isRead) return null;
      const { table } = await memory();
      return new Set(keys.filter((key) => hasKey(table, key)));
    },
    prepare() {
      memory().then(
        () => {
          isRead = true;
        },
        () => {},
      );
    },
    wide,
    geocode: (text, asked) => geocodeText({ db, search, gazetteer, metros }, text, asked),
    async reverse(point, type) {
      if (type === 'postal') return nearestPostal(db, await gazetteer(), point);
      return reversed(await gazetteer(), metroOf, point, type);
    },
    async suggestAreas(text, limit) {
      const labels = spokenAreasLike(text).slice(0, limit);
      const read = await Promise.all(labels.map((label) => wide(label)));
      return read.flatMap((area, n) =>
        area && area.kind !== 'remote' ? [{ text: labels[n] ?? '', lat: area.lat, lng: area.lng }] : [],
      );
    },
    async suggest(text, { country = '', limit }) {
      const { gazetteer: places, suggest } = await memory();
      const home = country ? (places.country(country)?.code ?? '') : '';
      const digits = text.trim();
      if (!/^\d{3,5}$/.test(digits)) return suggest(text, home, limit);
      const rows = await postalPrefix(db, home || 'US', digits, limit);
      const built = rows.length === 0 && (home || 'US') === 'US' ? zipRow(places, digits) : null;
      return (built ? [built] : rows).map((row) => postalMatch(places, row));
    },
  };
}

function storedInMemory(db: Db, elapsed: () => number): () => Promise<InMemory> {
  let kept: Promise<InMemory> | undefined;
  let lookedAt = 0;
  const read = async (): Promise<InMemory> => {
    const table = await readGazetteerTable(db);
    const gazetteer = createGazetteer(table);
    let reader: Speller | undefined;
    const spelled = () => {
      reader ??= cityReader(table);
      return reader;
    };
    return { gazetteer, table, suggest: placeSuggester(table, gazetteer), spelled, edition: table.edition };
  };
  const readAgain = () => {
    lookedAt = elapsed();
    const reading = read();
    kept = reading;
    // A failed reading is not kept: the next call tries again.
    reading.catch(() => {
      if (kept === reading) kept = undefined;
    });
    return reading;
  };
  return async () => {
    if (!kept) return readAgain();
    if (elapsed() - lookedAt < lookEvery) return kept;
    lookedAt = elapsed();
    const { edition } = await kept;
    return edition === (await cityEdition(db)) ? kept : readAgain();
  };
}

function reversed(
  gazetteer: Gazetteer,
  metroOf: NonNullable<FinderOptions['metroOf']>,
  point: Point,
  type: GeoKind,
): GeoMatch | null {
  const near = gazetteer.nearest(point, farthestKm);
  if (!near) return null;
  const { row, county } = near.city;
  const distanceKm = Math.round(near.km * 100) / 100;
  const found = (match: GeoMatch | null | undefined) => (match ? { ...match, distanceKm } : null);
  if (type === 'country') {
    const country = gazetteer.country(row.country);
    return found(country && countryMatch(country));
  }
  if (type === 'state') {
    const state = row.stateCode ? gazetteer.state(row.country, row.stateCode) : null;
    return found(state && stateMatch(state));
  }
  if (type === 'metro') {
    const metro = metroOf(row, county);
    return found(metro && metroMatch(metro));
  }
  return found(cityMatch(row));
}

async function nearestPostal(db: Db, gazetteer: Gazetteer, point: Point): Promise<GeoMatch | null> {
  const from = spherePoint(point);
  for (const km of [20, farthestKm]) {
    const rows = await postalAround(db, point, km);
    const measured = rows.map((row) => {
      const [x, y, z] = spherePoint(row);
      return { row, km: kmOfChord2((x - from[0]) ** 2 + (y - from[1]) ** 2 + (z - from[2]) ** 2) };
    });
    const [best] = measured.sort((a, b) => a.km - b.km);
    if (best && best.km <= km)
      return { ...postalMatch(gazetteer, best.row), distanceKm: Math.round(best.km * 100) / 100 };
  }
  return null;
}
