import type { Db } from '@foothold/api/src/db/db.ts';
import type { Geocoder, PlaceFinder } from '@foothold/api/src/providers/geocoder/port.ts';
import { interleaved, median, quantile, timed } from './measure.ts';
import { figure, ratio, type Table } from './table.ts';

type Places = Geocoder & PlaceFinder;

/** One database with the cities in it; the ratios of a table are the first side's over the second's. */
export type GeoSide = {
  name: string;
  open: () => Promise<{ db: Db; geocoder: Places }>;
  remove: () => Promise<void>;
};

export type GeoOptions = {
  rounds: number;
  /** Requests per kind of question, in a round. */
  requests: number;
};

const words = [
  'Columbus, OH',
  'Paris',
  'Bengaluru, IN',
  '90 W Broad St, Columbus, OH 43215',
  'Bavaria, Germany',
];
const typed = ['s', 'ne', 'col', 'spring', 'new y', 'columbus, o', 'são p', 'lond'];
const points = [
  [39.96, -83],
  [52.52, 13.4],
  [-17.7, 179.9],
  [0, -140],
  [35.69, 139.69],
] as const;
const posted = Array.from({ length: 500 }, (_, n) => ({
  city: ['Austin', 'Springfield', 'St. Louis', 'Bangalore', 'Toronto'][n % 5] ?? '',
  state: ['TX', 'IL', 'MO', 'Karnataka', 'ON'][n % 5] ?? '',
  country: ['US', 'US', 'US', 'IN', 'CA'][n % 5] ?? '',
}));
const page = { offset: 0, limit: 20 };

type Kind = { name: string; of: number; ask: (places: Places, at: number) => Promise<unknown> };
const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

const kinds: readonly Kind[] = [
  {
    name: 'complete what is typed (1 to 11 letters)',
    of: 1,
    ask: (places, n) => places.suggest(at(typed, n), { limit: 8 }),
  },
  {
    name: 'what a text stands for',
    of: 1,
    ask: (places, n) => places.geocode(at(words, n), { limit: 10 }),
  },
  {
    name: 'what a point lies in',
    of: 1,
    ask: (places, n) => places.reverse({ lat: at(points, n)[0], lng: at(points, n)[1] }, 'city'),
  },
  {
    name: 'the 20 largest cities of a state',
    of: 1,
    ask: async (places) =>
      (await places.gazetteer()).cities({
        country: 'US',
        state: 'OH',
        sort: 'population',
        ascending: false,
        ...page,
      }),
  },
  {
    name: 'the 20 cities nearest to a point',
    of: 1,
    ask: async (places) =>
      (await places.gazetteer()).cities({
        near: { lat: 39.96, lng: -83 },
        sort: 'distance',
        ascending: true,
        ...page,
      }),
  },
  { name: 'points of 500 postings, each', of: posted.length, ask: (places) => places.resolve(posted) },
];

/** Measures the geocoder over both databases: what fills them, what reads them into memory, and each kind of question. */
export async function geoBench(
  sides: readonly [GeoSide, GeoSide],
  { rounds, requests }: GeoOptions,
  tell: (step: string) => void,
): Promise<Table[]> {
  const opened: { name: string; db: Db; geocoder: Places; filled: number; read: number }[] = [];
  try {
    for (const side of sides) {
      tell(`${side.name}: the cities`);
      let places: Awaited<ReturnType<GeoSide['open']>> | undefined;
      const filled = await timed(async () => {
        places = await side.open();
      });
      if (!places) continue;
      const { geocoder } = places;
      opened.push({ name: side.name, ...places, filled, read: await timed(() => geocoder.gazetteer()) });
    }
    tell('questions');
    const rows: string[][] = [];
    for (const { name, of, ask } of kinds) {
      for (const { geocoder } of opened) for (let n = 0; n < requests; n += 1) await ask(geocoder, n);
      const times = await interleaved(
        opened,
        rounds * requests,
        async ({ geocoder }, n) => (await timed(() => ask(geocoder, n))) / of,
      );
      const [first = [], second = []] = times;
      rows.push([
        name,
        ...[first, second].flatMap((one) => [figure(median(one)), figure(quantile(one, 0.95))]),
        ratio(median(first), median(second)),
      ]);
    }
    const names = opened.map(({ name }) => name);
    const [one, other] = opened;
    const start = (what: string, pick: (side: (typeof opened)[number]) => number) => {
      const [first = NaN, second = NaN] = [one, other].map((side) => (side ? pick(side) : NaN));
      return [what, figure(first), figure(second), ratio(first, second)];
    };
    return [
      {
        title: 'Before the first question, ms. An empty database is made and filled once in its life.',
        head: ['what', ...names, names.join(' / ')],
        rows: [
          start('database made, migrated, filled with 135,233 cities', ({ filled }) => filled),
          start('cities read into memory', ({ read }) => read),
        ],
      },
      {
        title: `Questions, ms, ${rounds * requests} each.`,
        head: ['question', ...names.flatMap((name) => [`${name} median`, 'p95']), names.join(' / ')],
        rows,
      },
    ];
  } finally {
    for (const { db } of opened) await db.close();
    for (const side of sides) await side.remove();
  }
}
