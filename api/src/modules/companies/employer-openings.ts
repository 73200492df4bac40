import {
  type EmployerNews,
  type EmployerOpenings,
  maxOpeningValues,
} from '@foothold/core/entities/company/employer-openings.ts';
import { plainTitle } from '@foothold/core/search/plain-title.ts';
import { titleKey } from '@foothold/core/search/title-words.ts';
import type { Queryable } from '../../db/db.ts';
import { employersOf, type NamedEmployer } from './employer-of.ts';
import { jobSql as job, openPostingSql } from './open-posting.ts';
import { cameAgain, daysOpen, type OpeningSpan, openingWeeks } from './opening-weeks.ts';

const maxExamples = 10;
/** Postings of one employer that are looked at for its history, the newest. */
const maxPostings = 50_000;

const isOpen = openPostingSql('$2::timestamptz');

type Counted = { value: string; count: number };

/** Answers POST company/openings: all that the postings read here say of one employer. */
export async function employerOpenings(
  db: Queryable,
  { weekCount, ...named }: NamedEmployer & { weekCount: number },
  now: Date,
): Promise<EmployerOpenings> {
  const [employer] = await employersOf(db, [named]);
  const key = employer?.postingKey ?? null;
  const params = [key, now.toISOString()];
  const ask = <Row>(sql: string) => (key === null ? Promise.resolve([]) : db.query<Row>(sql, params));
  const [[sums], titles, places, categories, pay, spans] = await Promise.all([
    ask<{ open: number; ever: number; newest: number | null; first: number | null }>(sumsSql),
    ask<Counted>(titlesSql),
    ask<Counted>(placesSql),
    ask<Counted>(categoriesSql),
    ask<EmployerOpenings['pay'][number]>(paySql),
    ask<OpeningSpan>(spansSql),
  ]);
  const iso = (at: number | null | undefined) =>
    at === null || at === undefined ? '' : new Date(at).toISOString();
  const { closedJobs, again } = cameAgain(spans);
  return {
    group: employer?.group ?? null,
    groupName: employer?.groupName ?? '',
    id: employer?.locationId ?? null,
    isSample: employer?.isSample ?? false,
    openCount: sums?.open ?? 0,
    everCount: sums?.ever ?? 0,
    newestPosted: iso(sums?.newest),
    firstSeen: iso(sums?.first),
    roles: plainRoles(titles),
    places,
    categories,
    pay,
    weeks: openingWeeks(spans, now.getTime(), weekCount),
    openDays: daysOpen(spans),
    cameBack: {
      closedJobs,
      count: again.length,
      examples: await namesOf(db, key, again.slice(0, maxExamples)),
    },
  };
}

const sumsSql = `
SELECT count(DISTINCT ${job}) FILTER (WHERE ${isOpen})::int AS open, count(*)::int AS ever,
  (extract(epoch FROM max(p.posted) FILTER (WHERE ${isOpen})) * 1000)::float8 AS newest,
  (extract(epoch FROM min(p.added_at)) * 1000)::float8 AS first
FROM posting p WHERE p.company_key = $1`;

const titlesSql = `
SELECT t.title AS value, count(DISTINCT ${job})::int AS count FROM posting p JOIN posting_text t ON t.posting_id = p.id
WHERE p.company_key = $1 AND ${isOpen} GROUP BY t.title ORDER BY count DESC, value`;

const placesSql = `
SELECT value, count(DISTINCT job)::int AS count FROM (
  SELECT ${job} AS job, c.name || CASE WHEN c.state <> '' THEN ', ' || c.state WHEN c.country <> '' THEN ', ' || c.country ELSE '' END AS value
  FROM posting p JOIN posting_location l ON l.posting_id = p.id JOIN city c ON c.id = l.city_id WHERE p.company_key = $1 AND ${isOpen}
  UNION ALL SELECT ${job}, 'Remote' FROM posting p WHERE p.company_key = $1 AND ${isOpen} AND p.is_remote
) s GROUP BY value ORDER BY count DESC, value LIMIT ${maxOpeningValues}`;

const categoriesSql = `
SELECT p.category AS value, count(DISTINCT ${job})::int AS count FROM posting p
WHERE p.company_key = $1 AND ${isOpen} AND p.category <> '' GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${maxOpeningValues}`;

const paySql = `
SELECT pay_currency AS currency, count(*)::int AS count, min(pay_year)::float8 AS low,
  (percentile_disc(0.5) WITHIN GROUP (ORDER BY pay_year))::float8 AS median, max(pay_year)::float8 AS high
FROM (
  SELECT DISTINCT ON (${job}) p.pay_currency, p.pay_year FROM posting p
  WHERE p.company_key = $1 AND ${isOpen} AND p.pay_year IS NOT NULL AND p.pay_currency <> ''
  ORDER BY ${job}, p.posted DESC NULLS LAST
) s GROUP BY 1 ORDER BY 2 DESC, 1`;

const spansSql = `
SELECT ${job}::text AS job, CASE WHEN p.job_key = 0 THEN 'p' || p.id ELSE p.job_key::text END AS place,
  (extract(epoch FROM coalesce(p.posted, p.added_at)) * 1000)::float8 AS opened,
  CASE WHEN p.closed_at <= $2::timestamptz THEN (extract(epoch FROM p.closed_at) * 1000)::float8 END AS closed,
  p.posted_kind = 'posted' AS "isDated"
FROM posting p WHERE p.company_key = $1 ORDER BY p.id DESC LIMIT ${maxPostings}`;

/** Titles without place, team and other additions, each once, most first. */
function plainRoles(titles: readonly Counted[]): Counted[] {
  const byKey = new Map<string, Counted>();
  for (const { value, count } of titles) {
    const plain = plainTitle(value);
    const known = byKey.get(titleKey(plain));
    if (known) known.count += count;
    else byKey.set(titleKey(plain), { value: plain, count });
  }
  return [...byKey.values()]
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, maxOpeningValues);
}

async function namesOf(
  db: Queryable,
  key: string | null,
  again: readonly { place: string; times: number }[],
): Promise<EmployerOpenings['cameBack']['examples']> {
  if (key === null || again.length === 0) return [];
  const rows = await db.query<{ place: string; title: string; location: string }>(
    `SELECT DISTINCT ON (p.job_key) p.job_key::text AS place, t.title, t.location FROM posting p
     JOIN posting_text t ON t.posting_id = p.id WHERE p.company_key = $1 AND p.job_key = ANY ($2::bigint[]) ORDER BY p.job_key, p.id DESC`,
    [key, again.map(({ place }) => place)],
  );
  return again.flatMap(({ place, times }) => {
    const row = rows.find((one) => one.place === place);
    return row ? [{ title: row.title, location: row.location, times }] : [];
  });
}

type Watched = NamedEmployer & { since: string };
type News = { n: number; open: number; fresh: number; newest: EmployerNews['newest'] };

/** Answers POST company/news: for each watched employer how many jobs are open, how many came since, and the newest. */
export async function employerNews(
  db: Queryable,
  companies: readonly Watched[],
  now: Date,
): Promise<EmployerNews[]> {
  const employers = await employersOf(db, companies);
  const asked = companies.flatMap(({ since }, n) => {
    const key = employers[n]?.postingKey;
    return key ? [{ n, key, since: sinceOf(since) }] : [];
  });
  const rows =
    asked.length === 0
      ? []
      : await db.query<News>(newsSql, [
          asked.map(({ n }) => n),
          now.toISOString(),
          asked.map(({ key }) => key),
          asked.map(({ since }) => since),
        ]);
  return companies.map(({ companyName }, n) => {
    const row = rows.find((one) => one.n === n);
    const newest = (row?.newest ?? []).map((one) => ({
      ...one,
      addedAt: new Date(one.addedAt).toISOString(),
    }));
    return {
      companyName,
      group: employers[n]?.group ?? null,
      openCount: row?.open ?? 0,
      newCount: row?.fresh ?? 0,
      newest,
    };
  });
}

/** The year 0 is a date here and none for the database. */
const sinceOf = (since: string) => new Date(Math.max(Date.parse(since), 0)).toISOString();

const newsSql = `
SELECT k.n, o.open, o.fresh, o.newest FROM unnest($1::int[], $3::text[], $4::timestamptz[]) AS k (n, key, since)
CROSS JOIN LATERAL (
  SELECT count(DISTINCT ${job})::int AS open, count(DISTINCT ${job}) FILTER (WHERE p.added_at > k.since)::int AS fresh,
    (SELECT coalesce(json_agg(f ORDER BY f."addedAt" DESC, f.id DESC), '[]'::json) FROM (
      SELECT s.id::float8 AS id, t.title AS "jobTitle", t.location, s.added_at AS "addedAt" FROM (
        SELECT DISTINCT ON (${job}) p.id, p.added_at FROM posting p
        WHERE p.company_key = k.key AND ${isOpen} AND p.added_at > k.since ORDER BY ${job}, p.added_at DESC, p.id DESC
      ) s JOIN posting_text t ON t.posting_id = s.id ORDER BY s.added_at DESC, s.id DESC LIMIT 3
    ) f) AS newest
  FROM posting p WHERE p.company_key = k.key AND ${isOpen}
) o ORDER BY k.n`;
