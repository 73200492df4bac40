import type { PlaceResult } from '@foothold/core/contract/places.ts';
import { weekdays } from '@foothold/core/entities/place/hours-today.ts';
import { placeTypeName } from '@foothold/core/entities/place/place-type-name.ts';
import { trimEndCharacters } from '@foothold/core/text/trim-characters.ts';
import * as z from 'zod';
import {
  type AskVendor,
  boxesOf,
  type PlaceQuestion,
  type PlaceService,
  PlaceServiceError,
  vendorJson,
} from './port.ts';

const text = z.string().catch('');
const count = z.number().nullable().catch(null);
/** “7AM–6PM” by weekday, as an object, or as a list of objects with one day each. */
const hoursByDay = z.record(z.string(), z.string()).catch({});

/** One place of an answer, of the two engines that are asked: DuckDuckGo's maps name sources, Google's an id of their own. */
const Item = z.object({
  title: text,
  type: z.union([z.string(), z.array(z.string())]).catch(''),
  types: z.array(z.string()).catch([]),
  city: text,
  address: text,
  phone: text,
  website: text,
  reviews: count,
  rating: count,
  price: text,
  timezone: text,
  hours: z.union([z.string(), z.array(hoursByDay)]).catch(''),
  open_state: text,
  operating_hours: hoursByDay,
  profiles: z.object({ facebook: text, instagram: text, twitter: text }).catch({
    facebook: '',
    instagram: '',
    twitter: '',
  }),
  gps_coordinates: z.object({ latitude: z.number(), longitude: z.number() }).nullable().catch(null),
  source: z.array(z.object({ place_id: text, name: text })).catch([]),
  place_id: text,
});

/** A list, or the one place that the words can only mean; an empty answer says so in `error`. */
const Answer = z.object({
  local_results: z.array(z.unknown()).optional(),
  place_results: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]).optional(),
  search_metadata: z.object({ status: text }).optional(),
  error: z.string().optional(),
});

type Access = { base: string; key: string; ask: AskVendor };

/** SerpApi: places by its engine of DuckDuckGo's maps, whose fields docs/spec/calls.md names; one place by Google's. */
export function serpApi({ base, key, ask }: Access): PlaceService {
  const answered = async (parameters: Readonly<Record<string, string>>) => {
    const url = new URL(`${trimEndCharacters(base, /\//)}/search.json`);
    for (const [name, value] of Object.entries({ ...parameters, output: 'json', api_key: key }))
      url.searchParams.set(name, value);
    const read = Answer.safeParse(await vendorJson(ask, url));
    if (!read.success) throw new PlaceServiceError('bad-answer');
    const { local_results, place_results, search_metadata, error } = read.data;
    if (search_metadata?.status === 'Error') throw new PlaceServiceError('failed');
    const items = [place_results ?? [], local_results ?? []].flat();
    // “… hasn't returned any results for this query” is an empty list; any other error is one.
    if (items.length === 0 && error && !/any results/i.test(error)) throw new PlaceServiceError('failed');
    return items.flatMap((item) => placeOf(item));
  };
  return {
    name: 'SerpApi',
    credit: 'DuckDuckGo Maps, by SerpApi',
    async search(question) {
      const q = wordsOf(question);
      const found = await Promise.all(
        areasOf(question).map((area) => answered({ engine: 'duckduckgo_maps', q, ...area })),
      );
      return found.flat().slice(0, question.limit);
    },
    async place(placeId) {
      // Only ids of Google can be asked for again; those of the others live as long as their search is kept.
      if (!/^ChIJ[\w-]{10,200}$/.test(placeId)) return null;
      const [place] = await answered({ engine: 'google_maps', place_id: placeId });
      return place ?? null;
    },
  };
}

/** “gym climbing”: the type is a word of the search. Nothing at all asks for what there is. */
function wordsOf({ words, type }: PlaceQuestion): string {
  const named = type ? placeTypeName(type).toLowerCase() : '';
  return [named, words.trim()].filter(Boolean).join(' ') || 'places';
}

/** A box has its top left corner first, latitude before longitude. */
function areasOf({ where }: PlaceQuestion): Record<string, string>[] {
  if ('point' in where) return [{ lat: String(where.point.lat), lon: String(where.point.lng) }];
  return boxesOf(where.box).map(({ west, south, east, north }) => ({
    bbox: [north, west, south, east].join(','),
    strict_bbox: '1',
  }));
}

/** One item as our place; one without a name or a position is left out. */
function placeOf(item: unknown): PlaceResult[] {
  const read = Item.safeParse(item);
  if (!read.success || read.data.title.trim() === '' || !read.data.gps_coordinates) return [];
  const { gps_coordinates, type, types, hours, open_state, operating_hours, source, place_id, ...rest } =
    read.data;
  const { latitude, longitude } = gps_coordinates;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return [];
  const [firstType = ''] = [type].flat();
  const byDay = Array.isArray(hours) ? Object.assign({}, ...hours) : operating_hours;
  return [
    {
      ...rest,
      type: firstType,
      types: [...new Set([...[type].flat(), ...types])].filter(Boolean),
      hours: Array.isArray(hours) ? open_state : hours || open_state,
      operating_hours: weekHours(byDay as Record<string, string>),
      gps_coordinates,
      source: source.length > 0 ? source : [{ place_id, name: 'google' }],
    },
  ];
}

function weekHours(byDay: Readonly<Record<string, string>>): PlaceResult['operating_hours'] {
  const named = new Map(Object.entries(byDay).map(([day, said]) => [day.toLowerCase(), said]));
  return Object.fromEntries(
    weekdays.flatMap((day) => {
      const said = named.get(day);
      return said ? [[day, said]] : [];
    }),
  );
}
