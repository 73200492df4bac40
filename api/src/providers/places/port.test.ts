import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PlaceResult } from '@foothold/core/contract/places.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { vendorAccess } from '../../start/vendor-access.ts';
import { OutboundError } from '../outbound/port.ts';
import { storedPlaces } from './cached-places.ts';
import { osmTags } from './osm-tags.data.ts';
import { overpass } from './overpass.ts';
import type { PlaceQuestion, PlaceService } from './port.ts';
import { serpApi } from './serpapi.ts';

let server: Server | undefined;
afterEach(() => server?.close());
const portOf = (one: Server | undefined) => (one?.address() as AddressInfo | null)?.port ?? 0;

type Answer = { status?: number; body?: string; type?: string; cut?: boolean; hangs?: boolean };

/** A vendor on this machine that speaks as the real one does, and remembers what it was asked. */
async function vendor(answer: (url: URL) => Answer) {
  const asked: URL[] = [];
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://vendor');
    asked.push(url);
    const { status = 200, body = '', type = 'application/json', cut, hangs } = answer(url);
    if (hangs) return;
    response.writeHead(status, { 'content-type': type, ...(cut && { 'content-length': body.length + 50 }) });
    response.write(body);
    if (cut) response.destroy();
    else response.end();
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  return { asked, base: `http://127.0.0.1:${portOf(server)}/` };
}

const outbound = async () => {
  throw new OutboundError('unreachable');
};
const ask = vendorAccess(outbound, 'Foothold/1.0 (help@example.org)');
const hurried: typeof ask = (url, options) => ask(url, { ...options, timeoutMs: 100 });

const box = { box: { west: -97.87, south: 30.16, east: -97.5, north: 30.34 } };
const question: PlaceQuestion = { words: 'climbing', type: 'gym', limit: 10, where: box };
const gym = {
  position: 1,
  title: 'Iron Works',
  source: [{ name: 'apple', place_id: 'I5B9' }],
  gps_coordinates: { latitude: 30.2664, longitude: -97.74278 },
  ...{ rating: 4.5, reviews: 862, price: '$$', type: 'Gym', types: ['Gym', 'Climbing'] },
  ...{
    address: '401 Congress Ave, Austin, TX 78701, United States',
    city: 'Austin',
    timezone: 'America/Chicago',
  },
  ...{
    hours: 'Open until 6 PM',
    operating_hours: { Monday: '7AM–6PM', holiday: 'Closed' },
    phone: '+15125550100',
  },
  ...{ website: 'https://example.com', profiles: { facebook: 'https://facebook.com/x' } },
};
const node = {
  ...{ type: 'node', id: 12, lat: 30.27, lon: -97.74 },
  tags: {
    ...{
      leisure: 'fitness_centre',
      name: 'Iron Works',
      phone: '+15125550100',
      opening_hours: 'Mo-Fr 07:00-18:00',
    },
    ...{
      'addr:housenumber': '401',
      'addr:street': 'Congress Ave',
      'addr:city': 'Austin',
      'addr:state': 'TX',
    },
  },
};

const made: Record<string, (base: string) => PlaceService> = {
  SerpApi: (base) => serpApi({ base, key: 'secret-key', ask: hurried }),
  Overpass: (base) => overpass({ base, ask: hurried }),
};

describe.each(Object.entries(made))('%s', (name, make) => {
  const list = (items: unknown[]) =>
    JSON.stringify(name === 'SerpApi' ? { local_results: items } : { elements: items });
  const good = name === 'SerpApi' ? gym : node;

  test('finds places in the form of our own call', async () => {
    const nowhere =
      name === 'SerpApi' ? { title: 'Nowhere' } : { type: 'way', id: 3, tags: { name: 'Nowhere' } };
    const { base } = await vendor(() => ({ body: list([good, nowhere]) }));
    const found = await make(base).search(question);
    expect(found).toHaveLength(1);
    expect(PlaceResult.safeParse(found[0]).error).toBeUndefined();
    expect(found[0]).toMatchObject({ title: 'Iron Works', city: 'Austin', timezone: 'America/Chicago' });
  });

  test('a place that lies nowhere on earth is left out', async () => {
    const far =
      name === 'SerpApi'
        ? { ...gym, gps_coordinates: { latitude: 91, longitude: 0 } }
        : { ...node, lat: 91, lon: 0 };
    const { base } = await vendor(() => ({ body: list([far, good]) }));
    expect(await make(base).search(question)).toHaveLength(1);
  });

  test('an empty list is an answer', async () => {
    const body =
      name === 'SerpApi'
        ? JSON.stringify({ error: "Maps hasn't returned any results for this query." })
        : list([]);
    const { base } = await vendor(() => ({ body }));
    expect(await make(base).search(question)).toEqual([]);
  });

  test.each<[string, Answer, string]>([
    ['a page of HTML', { body: '<html>blocked</html>', type: 'text/html' }, 'bad-answer'],
    ['half a body', { body: '{"elements":[', cut: true }, 'failed'],
    ['JSON of another kind', { body: '{"elements":"none","local_results":7}' }, 'bad-answer'],
    ['a wrong key', { status: 401, body: '{"error":"Invalid API key."}' }, 'refused'],
    ['too many', { status: 429, body: '{"error":"run out"}' }, 'limited'],
    ['its own failure', { status: 503, body: '{}' }, 'failed'],
    ['nothing in time', { hangs: true }, 'too-slow'],
  ])('%s is a failure with its reason, and holds no key', async (_what, answer, reason) => {
    const { base } = await vendor(() => answer);
    const failure = await make(base)
      .search(question)
      .catch((cause: unknown) => cause);
    expect(failure).toMatchObject({ name: 'PlaceServiceError', reason });
    expect(JSON.stringify([String(failure), (failure as Error).cause])).not.toContain('secret');
  });

  test('keeps what it found for 24 hours, and tells a found place by its id', async () => {
    const { base, asked } = await vendor(() => ({ body: list([good]) }));
    let now = new Date('2026-11-26T10:00:00Z');
    const kept = storedPlaces(make(base), () => now);
    const [first] = await kept.search(question);
    await kept.search({ ...question, words: ' Climbing ' });
    expect(await kept.place(first?.source[0]?.place_id ?? '')).toEqual(first);
    expect(asked).toHaveLength(1);
    now = new Date('2026-11-27T10:00:01Z');
    await kept.search(question);
    expect(asked).toHaveLength(2);
  });

  test('does not keep a failure', async () => {
    let isDown = true;
    const { base } = await vendor(() => (isDown ? { status: 500, body: '{}' } : { body: list([good]) }));
    const kept = storedPlaces(make(base), () => new Date());
    await expect(kept.search(question)).rejects.toThrow();
    isDown = false;
    expect(await kept.search(question)).toHaveLength(1);
  });
});

describe('SerpApi', () => {
  test('asks by the top left corner of a box, or around a point, with the type as a word', async () => {
    const { base, asked } = await vendor(() => ({ body: '{"local_results":[]}' }));
    const service = made.SerpApi?.(base);
    await service?.search(question);
    await service?.search({
      ...question,
      where: { point: { lat: 30.3, lng: -97.7 } },
      type: 'train-station',
      words: '',
    });
    const [byBox, byPoint] = asked.map(({ searchParams }) => Object.fromEntries(searchParams));
    expect(byBox).toMatchObject({
      engine: 'duckduckgo_maps',
      q: 'gym climbing',
      bbox: '30.34,-97.87,30.16,-97.5',
    });
    expect(byPoint).toMatchObject({ q: 'train station', lat: '30.3', lon: '-97.7' });
    expect(byPoint).not.toHaveProperty('bbox');
  });

  test('a box across the antimeridian is asked as its two halves', async () => {
    const { base, asked } = await vendor(() => ({ body: JSON.stringify({ local_results: [gym] }) }));
    const over = { box: { west: 170, south: -20, east: -170, north: -10 } };
    expect(await made.SerpApi?.(base).search({ ...question, where: over })).toHaveLength(2);
    expect(asked.map(({ searchParams }) => searchParams.get('bbox')).sort()).toEqual([
      '-10,-180,-20,-170',
      '-10,170,-20,180',
    ]);
  });

  test('reads hours, rating and profiles; a weekday in any case', async () => {
    const { base } = await vendor(() => ({ body: JSON.stringify({ local_results: [gym] }) }));
    expect((await made.SerpApi?.(base).search(question))?.[0]).toMatchObject({
      ...{
        rating: 4.5,
        reviews: 862,
        price: '$$',
        hours: 'Open until 6 PM',
        operating_hours: { monday: '7AM–6PM' },
      },
      ...{ profiles: { facebook: 'https://facebook.com/x', instagram: '', twitter: '' } },
      ...{ types: ['Gym', 'Climbing'], source: [{ place_id: 'I5B9', name: 'apple' }] },
    });
  });

  test('one place by an id of Google, whose type and hours are lists', async () => {
    const place_results = {
      ...{ title: 'Old Café', place_id: 'ChIJabcdefghijklmn', type: ['Cafe', 'Bakery'], rating: 4 },
      ...{ gps_coordinates: { latitude: 51.5, longitude: -0.1 }, open_state: 'Closed ⋅ Opens 8 AM' },
      hours: [{ saturday: '8 AM–5:30 PM' }, { sunday: 'Closed' }],
    };
    const { base, asked } = await vendor(() => ({ body: JSON.stringify({ place_results }) }));
    expect(await made.SerpApi?.(base).place('ChIJabcdefghijklmn')).toMatchObject({
      ...{ type: 'Cafe', types: ['Cafe', 'Bakery'], hours: 'Closed ⋅ Opens 8 AM' },
      ...{ operating_hours: { saturday: '8 AM–5:30 PM', sunday: 'Closed' } },
      source: [{ place_id: 'ChIJabcdefghijklmn', name: 'google' }],
    });
    expect(asked[0]?.searchParams.get('engine')).toBe('google_maps');
    expect(await made.SerpApi?.(base).place('osm:node:1')).toBeNull();
    expect(asked).toHaveLength(1);
  });
});

describe('Overpass', () => {
  const queryFor = async (over: Partial<PlaceQuestion>) => {
    const { base, asked } = await vendor(() => ({ body: '{"elements":[]}' }));
    await made.Overpass?.(base).search({ ...question, ...over });
    return asked[0]?.searchParams.get('data') ?? '';
  };

  test('asks for a type in a box, south before west, and for the words in its name', async () => {
    expect(await queryFor({})).toContain(
      'nwr["leisure"="fitness_centre"]["name"~"climbing",i](30.16,-97.87,30.34,-97.5);',
    );
  });

  test('a box across the antimeridian is two', async () => {
    const query = await queryFor({
      where: { box: { west: 170, south: -20, east: -170, north: -10 } },
      words: '',
    });
    expect(query).toContain('(-20,170,-10,180)');
    expect(query).toContain('(-20,-180,-10,-170)');
  });

  test('words cannot leave their quotes', async () => {
    expect(await queryFor({ words: 'a"];node(1);//\\ [x]' })).toContain('["name"~"a...node.1..... .x.",i]');
  });

  test('a search that ran out of time is a failure though it answers 200', async () => {
    const body = JSON.stringify({ elements: [], remark: 'runtime error: Query timed out in "query"' });
    const { base } = await vendor(() => ({ body }));
    await expect(made.Overpass?.(base).search(question)).rejects.toMatchObject({ reason: 'too-slow' });
  });

  test('knows every type that can be searched', async () => {
    const { placeTypes } = await import('@foothold/core/entities/place/place-types.data.ts');
    const searchable = placeTypes.filter(([, isSearchable]) => isSearchable).map(([word]) => word);
    expect(Object.keys(osmTags).toSorted()).toEqual(searchable.toSorted());
  });
});

test('a public address is asked through the guard alone', async () => {
  const guardedUrls: string[] = [];
  const access = vendorAccess(async (url) => {
    guardedUrls.push(url);
    throw new OutboundError('no-public-site');
  }, 'Foothold');
  const service = serpApi({ base: 'https://serpapi.example.org', key: 'k', ask: access });
  await expect(service.search(question)).rejects.toMatchObject({ reason: 'failed' });
  expect(guardedUrls).toEqual([expect.stringMatching(/^https:\/\/serpapi\.example\.org\/search\.json\?/)]);
});
