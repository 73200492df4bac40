import type { PlaceResult } from '@foothold/core/contract/places.ts';
import { trimEndCharacters } from '@foothold/core/text/trim-characters.ts';
import timeZoneAt from '@photostructure/tz-lookup';
import * as z from 'zod';
import { osmTags } from './osm-tags.data.ts';
import {
  type AskVendor,
  boxesOf,
  type PlaceQuestion,
  type PlaceService,
  PlaceServiceError,
  vendorJson,
} from './port.ts';

/** Meters around a point that are looked through: a walk or a short ride. */
const around = 5000;
/** Seconds the service may search; what takes longer is no answer. */
const timeout = 10;

const Element = z.object({
  type: z.enum(['node', 'way', 'relation']),
  id: z.number(),
  lat: z.number().optional(),
  lon: z.number().optional(),
  center: z.object({ lat: z.number(), lon: z.number() }).optional(),
  tags: z.record(z.string(), z.string()).default({}),
});
const Answer = z.object({ elements: z.array(Element), remark: z.string().optional() });

type Access = { base: string; ask: AskVendor };

/** OpenStreetMap's places by an Overpass service, of one's own or a public one. */
export function overpass({ base, ask }: Access): PlaceService {
  const answered = async (query: string) => {
    const url = new URL(`${trimEndCharacters(base, /\//)}/api/interpreter`);
    url.searchParams.set('data', query);
    const read = Answer.safeParse(await vendorJson(ask, url, (timeout + 5) * 1000));
    if (!read.success) throw new PlaceServiceError('bad-answer');
    // A search that ran out of time or memory answers 200 and says so.
    if (read.data.remark && read.data.elements.length === 0)
      throw new PlaceServiceError(/timed out/i.test(read.data.remark) ? 'too-slow' : 'failed');
    return read.data.elements;
  };
  return {
    name: 'OpenStreetMap',
    credit: '© OpenStreetMap contributors',
    async search(question) {
      const found = await answered(queryOf(question));
      return found.flatMap((one) => placeOf(one, question.type)).slice(0, question.limit);
    },
    async place(placeId) {
      const [, kind, id] = /^osm:(node|way|relation):(\d{1,15})$/.exec(placeId) ?? [];
      if (!kind) return null;
      const [element] = await answered(`[out:json][timeout:${timeout}];${kind}(${id});out center tags 1;`);
      return (element && placeOf(element, '')[0]) ?? null;
    },
  };
}

/** The query in Overpass' own language: everything of a type, or named things, whose name holds the words. */
function queryOf({ words, type, limit, where }: PlaceQuestion): string {
  const filters = osmTags[type] ?? ['["name"]["amenity"]', '["name"]["shop"]', '["name"]["office"]'];
  const named = words.trim() ? `["name"~"${quoted(words.trim())}",i]` : '';
  const areas =
    'point' in where
      ? [`(around:${around},${where.point.lat},${where.point.lng})`]
      : boxesOf(where.box).map(({ west, south, east, north }) => `(${south},${west},${north},${east})`);
  const parts = areas.flatMap((area) => filters.map((filter) => `nwr${filter}${named}${area};`));
  return `[out:json][timeout:${timeout}];(${parts.join('')});out center tags ${Math.min(limit * 4, 200)};`;
}

/** Words as a part of an expression that means nothing but themselves: a sign that could mean more stands for any one. */
function quoted(words: string): string {
  return words.replaceAll(/[^\p{L}\p{N} ]/gu, '.');
}

function placeOf(
  { type: kind, id, lat, lon, center, tags }: z.infer<typeof Element>,
  type: string,
): PlaceResult[] {
  const at = center ?? (lat !== undefined && lon !== undefined ? { lat, lon } : null);
  const title = tags.name ?? '';
  if (!at || Math.abs(at.lat) > 90 || Math.abs(at.lon) > 180 || title === '') return [];
  const tag = (name: string) => tags[name] ?? '';
  const first = (...names: string[]) => names.map(tag).find(Boolean) ?? '';
  const street = [tag('addr:housenumber'), tag('addr:street')].filter(Boolean).join(' ');
  const region = [tag('addr:state'), tag('addr:postcode')].filter(Boolean).join(' ');
  const what = type || first('amenity', 'shop', 'tourism', 'leisure', 'office', 'healthcare', 'place');
  return [
    {
      title,
      type: what,
      types: what ? [what] : [],
      city: tag('addr:city'),
      address: [street, tag('addr:city'), region].filter(Boolean).join(', '),
      phone: first('phone', 'contact:phone'),
      website: first('website', 'contact:website'),
      reviews: null,
      rating: null,
      price: '',
      timezone: timeZoneAt(at.lat, at.lon),
      hours: tag('opening_hours'),
      operating_hours: {},
      profiles: {
        facebook: tag('contact:facebook'),
        instagram: tag('contact:instagram'),
        twitter: tag('contact:twitter'),
      },
      gps_coordinates: { latitude: at.lat, longitude: at.lon },
      source: [{ place_id: `osm:${kind}:${id}`, name: 'OpenStreetMap' }],
    },
  ];
}
