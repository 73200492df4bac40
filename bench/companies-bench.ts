import type { Db } from '@foothold/api/src/db/db.ts';
import { importPostings } from '@foothold/api/src/ingest/import/import.ts';
import { searchCompanies } from '@foothold/api/src/modules/companies/company-search.ts';
import { employerOpenings } from '@foothold/api/src/modules/companies/employer-openings.ts';
import { keepEmployers } from '@foothold/api/src/modules/companies/keep-employers.ts';
import { createSimilarNames } from '@foothold/api/src/modules/companies/similar-names.ts';
import { CompanySearchRequest } from '@foothold/core/contract/companies.ts';
import { madePostings } from './made-postings.ts';
import { median, quantile } from './measure.ts';
import type { Side } from './search-bench.ts';
import { type Opened, settle } from './search-data.ts';
import { figure, type Table } from './table.ts';

export type CompaniesOptions = {
  /** Postings in each database, and the employers they are of. */
  rows: number;
  employers: number;
  /** Postings of one import whose time is measured with and without the directory. */
  imported: number;
  rounds: number;
  now: Date;
};

const first =
  'Blue Green Red Silver Golden Quiet Bright North South East West Old New Grand Little High Low Clear Swift Iron'.split(
    ' ',
  );
const second =
  'Fern Harbor Valley River Stone Oak Maple Cedar Bridge Mill Field Lake Hill Tower Garden Forge Anchor Lantern Falcon Meadow Canyon Prairie Summit Orchard Bay'.split(
    ' ',
  );

/** The name of employer number `n`: one of 500 pairs of words and a number. */
const nameOf = (n: number) =>
  `${first[n % first.length]} ${second[Math.floor(n / first.length) % second.length]} ${Math.floor(n / (first.length * second.length))}`;

/** How long the directory takes to be searched, to be filled, and what keeping it costs an import. */
export async function companiesBench(
  side: Side,
  options: CompaniesOptions,
  tell: (step: string) => void = () => {},
): Promise<Table[]> {
  try {
    const opened = await side.open();
    try {
      const costs = await importCosts(opened, options, tell);
      tell(`${side.name}: copying up to ${options.rows} postings of ${options.employers} employers`);
      await copyRows(opened.db, options);
      const begin = performance.now();
      tell(`${side.name}: filling the directory`);
      const kept = await keepEmployers(opened.db, options.now);
      const seconds = (performance.now() - begin) / 1000;
      const [held] = await opened.db.query<{ employers: number; locations: number }>(
        'SELECT count(*)::int AS employers, sum(location_count)::int AS locations FROM employer',
      );
      tell(`${side.name}: searching`);
      return [
        {
          title: `The directory beside an import, ${side.name}`,
          head: ['what', 'figure'],
          rows: [
            ...costs,
            [
              `filled from nothing: ${figure(kept)} names of ${figure(options.rows)} postings`,
              `${figure(seconds)} s, ${figure((seconds * 1e6) / options.rows)} µs a posting`,
            ],
            ['then', `${figure(held?.employers ?? 0)} employers, ${figure(held?.locations ?? 0)} locations`],
          ],
        },
        {
          title: `Searches of the directory, ${figure(held?.employers ?? 0)} employers over ${figure(options.rows)} postings, ${side.name}`,
          head: ['search', 'employers found', 'p50 ms', 'p95 ms'],
          rows: await searched(opened, options),
        },
      ];
    } finally {
      await opened.db.close();
    }
  } finally {
    await side.remove();
  }
}

/** Imports of equal size, with the directory and without, in turns so that growth favors neither; the quicker of two counts. */
async function importCosts(
  { db, geocoder }: Opened,
  { imported, employers, now }: CompaniesOptions,
  tell: (step: string) => void,
): Promise<string[][]> {
  const times = { off: Number.POSITIVE_INFINITY, on: Number.POSITIVE_INFINITY };
  const work = { off: Number.POSITIVE_INFINITY, on: Number.POSITIVE_INFINITY };
  // Once without a clock: the first import also fills what is empty.
  const turns = ['on', 'off', 'on', 'on', 'off'] as const;
  for (const [n, turn] of turns.entries()) {
    tell(`importing ${imported} postings, the directory ${turn}`);
    await db.query(`ALTER TABLE posting ${turn === 'on' ? 'ENABLE' : 'DISABLE'} TRIGGER employer_came`);
    await db.query(`ALTER TABLE posting ${turn === 'on' ? 'ENABLE' : 'DISABLE'} TRIGGER employer_changed`);
    const begin = performance.now();
    const before = process.cpuUsage();
    await importPostings({ db, geocoder, records: records(now, n * imported, imported, employers), now });
    if (n === 0) continue;
    const { user, system } = process.cpuUsage(before);
    times[turn] = Math.min(times[turn], performance.now() - begin);
    work[turn] = Math.min(work[turn], (user + system) / 1000);
  }
  await db.query('ALTER TABLE posting ENABLE TRIGGER employer_came');
  await db.query('ALTER TABLE posting ENABLE TRIGGER employer_changed');
  const ratio = times.on / times.off;
  return [
    [`import of ${figure(imported)} postings without the directory`, `${figure(times.off / 1000)} s`],
    [
      'the same with it, kept up to date at its end',
      `${figure(times.on / 1000)} s, ${ratio.toFixed(3)} times as long`,
    ],
    // The embedded database works in this process: a figure that other work on the machine hardly touches.
    ...(db.kind === 'pglite'
      ? [
          [
            'processor time, without and with it',
            `${figure(work.off / 1000)} s and ${figure(work.on / 1000)} s: ${(work.on / work.off).toFixed(3)} times as much`,
          ],
        ]
      : []),
  ];
}

function* records(now: Date, from: number, count: number, employers: number) {
  for (const [n, ok] of [...madePostings(now, from, from + count)].entries())
    yield { row: n + 1, ok: { ...ok, companyName: nameOf(((from + n) * 7919) % employers) } };
}

/** Copies of the imported postings under other employers, numbers and dates; few have most, as in life. */
async function copyRows(db: Db, { rows, employers, imported, now }: CompaniesOptions): Promise<void> {
  const [there] = await db.query<{ n: number }>('SELECT count(*)::int AS n FROM posting');
  await db.query(
    'CREATE TABLE bench_name AS SELECT n, name, lower(name) AS key FROM unnest($1::int[], $2::text[]) AS u (n, name)',
    [Array.from({ length: employers }, (_, n) => n), Array.from({ length: employers }, (_, n) => nameOf(n))],
  );
  await db.query('CREATE UNIQUE INDEX bench_name_n ON bench_name (n)');
  for (let done = there?.n ?? 0, turn = 0; done < rows; done += imported, turn += 1)
    await db.query(
      `WITH o AS (
         SELECT p.*, (((p.id * 7919 + $2::int * 104729) % $4::int) * ((p.id * 7919 + $2::int * 104729) % $4::int) / $4::int)::int AS home
         FROM posting p WHERE external_id LIKE 'row-%' ORDER BY p.id LIMIT $3::int
       ), made AS (
         INSERT INTO posting (source, external_id, content_hash, title_words, company_words, head_tsv, tsv, areas, is_remote,
           posted_kind, added_at, workplace, seniority, job_type, category, pay_year, pay_currency, company_key, job_key, index_edition, posted)
         SELECT o.source, 'copy-' || $2::int || '-' || o.external_id, o.content_hash, o.title_words, b.key, o.head_tsv, o.head_tsv, o.areas,
           o.is_remote, o.posted_kind, o.added_at, o.workplace, o.seniority, o.job_type, o.category, o.pay_year, o.pay_currency, b.key,
           o.job_key, o.index_edition, $1::timestamptz - ((o.id * 7919 + $2::bigint * 104729) % 10368000) * interval '1 second'
         FROM o JOIN bench_name b ON b.n = o.home RETURNING id, external_id, posted, company_key
       ), pairs AS (
         SELECT m.*, o.id AS original FROM made m JOIN o ON 'copy-' || $2::int || '-' || o.external_id = m.external_id
       ), texts AS (
         INSERT INTO posting_text (posting_id, title, company_name, url, job_type, category, location, places, pay, salary, snippet, description_html)
         SELECT p.id, t.title, b.name, t.url, t.job_type, t.category, t.location, t.places, NULL, t.salary, '', ''
         FROM pairs p JOIN posting_text t ON t.posting_id = p.original JOIN bench_name b ON b.key = p.company_key
       )
       INSERT INTO posting_location (posting_id, lat, lng, city_id, posted)
       SELECT p.id, l.lat, l.lng, l.city_id, p.posted FROM pairs p JOIN posting_location l ON l.posting_id = p.original`,
      [now.toISOString(), turn, Math.min(imported, rows - done), employers],
    );
  await settle(db, 'public');
}

type Kind = { name: string; ask: (n: number) => object };

const kinds: readonly Kind[] = [
  { name: 'nothing typed, facets', ask: () => ({ facets: true }) },
  {
    name: 'the beginning of a name, facets',
    ask: (n) => ({ searchTerm: nameOf(n * 37).slice(0, 7), facets: true }),
  },
  { name: 'a whole name, facets', ask: (n) => ({ searchTerm: nameOf(n * 37), facets: true }) },
  {
    name: 'a name with a slip, facets',
    ask: (n) => ({
      searchTerm: `${second[n % second.length]?.slice(0, 3)}x${second[n % second.length]?.slice(3)}`,
      facets: true,
    }),
  },
  {
    name: '25 miles around a city, facets',
    ask: (n) => ({ location: cities[n % cities.length], facets: true, sort: 'distance' }),
  },
  {
    name: 'a category, hiring, facets',
    ask: () => ({ categories: ['Hiring now'], hiring: true, facets: true, sort: 'newest' }),
  },
  {
    name: 'who hires nurses around a city, facets',
    ask: (n) => ({ hiringFor: 'nurse', location: cities[n % cities.length], facets: true }),
  },
  { name: 'the last page of all', ask: () => ({ pageSize: 20, pageNumber: 400 }) },
];
const cities = ['Columbus, OH', 'Austin, TX', 'Denver, CO', 'Seattle, WA', 'Chicago, IL', 'Boston, MA'];

async function searched({ db, geocoder }: Opened, { rounds, now }: CompaniesOptions): Promise<string[][]> {
  const nearNames = createSimilarNames();
  const lines: string[][] = [];
  for (const { name, ask } of kinds) {
    const times: number[] = [];
    const counts: number[] = [];
    for (let n = 0; n < 6 * (rounds + 1); n += 1) {
      const request = CompanySearchRequest.parse(ask(n));
      const begin = performance.now();
      const answer = await searchCompanies({ db, geocoder, nearNames }, request, now);
      // Six times without a clock.
      if (n >= 6) times.push(performance.now() - begin);
      else counts.push(answer.totalResults);
    }
    lines.push([name, figure(median(counts)), figure(median(times)), figure(quantile(times, 0.95))]);
  }
  const [largest] = await db.query<{ companyName: string; open: number }>(
    'SELECT group_name AS "companyName", open_count AS open FROM employer ORDER BY open_count DESC LIMIT 1',
  );
  const times: number[] = [];
  for (let n = 0; n <= rounds; n += 1) {
    const begin = performance.now();
    await employerOpenings(db, { companyName: largest?.companyName ?? '', weekCount: 12 }, now);
    if (n > 0) times.push(performance.now() - begin);
  }
  lines.push([
    `what the postings say of the largest employer (${figure(largest?.open ?? 0)} jobs)`,
    '1',
    figure(median(times)),
    figure(quantile(times, 0.95)),
  ]);
  return lines;
}
