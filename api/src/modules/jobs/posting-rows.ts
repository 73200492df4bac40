import { daysAgo } from '@foothold/core/dates/dates.ts';
import type {
  JobSearchResult,
  OtherPosting,
  Pay,
  PostingDetail,
  PostingPlace,
} from '@foothold/core/entities/posting/posting.ts';
import type { Point } from '@foothold/core/geography/commute.ts';
import type { SearchBox } from '@foothold/core/search/search-choices.ts';
import type { Queryable } from '../../db/db.ts';
import { milesBetween } from './geo-circle.ts';
import { otherPostings } from './other-postings.ts';
import { isInside } from './search-box.ts';

type Place = PostingPlace & { label: string };

type Row = {
  id: number;
  source: string;
  externalId: string;
  posted: number | null;
  postedKind: JobSearchResult['dateKind'];
  added: number;
  closed: number | null;
  isRemote: boolean;
  workplace: JobSearchResult['workplace'];
  seniority: JobSearchResult['seniority'];
  cluster: string | null;
  title: string;
  companyName: string;
  url: string;
  jobType: JobSearchResult['jobType'];
  category: string;
  location: string;
  places: Place[];
  pay: Pay | null;
  salary: string;
  snippet: string;
  descriptionHtml: string | null;
};

const ms = (column: string) => `(extract(epoch FROM ${column}) * 1000)::float8`;

async function rowsById(db: Queryable, ids: readonly string[], isWhole: boolean): Promise<Row[]> {
  return db.query<Row>(
    `SELECT p.id::float8 AS id, p.source, p.external_id AS "externalId", ${ms('p.posted')} AS posted,
       p.posted_kind AS "postedKind", ${ms('p.added_at')} AS added, ${ms('p.closed_at')} AS closed,
       p.is_remote AS "isRemote", p.workplace, p.seniority, p.cluster_id::text AS cluster, t.title, t.company_name AS "companyName", t.url, t.job_type AS "jobType", t.category,
       t.location, t.places, t.pay, t.salary, t.snippet, ${isWhole ? 't.description_html' : 'NULL'} AS "descriptionHtml"
     FROM unnest($1::bigint[]) WITH ORDINALITY AS k (id, n)
     JOIN posting p ON p.id = k.id JOIN posting_text t ON t.posting_id = k.id ORDER BY k.n`,
    [ids],
  );
}

/**
 * The postings with these numbers as search results, in order; `centres` are the points searched around, `box` the part
 * of the world searched in: the place shown first is the one that was meant.
 */
export async function searchResults(
  db: Queryable,
  ids: readonly string[],
  { now, centres, box = null }: { now: Date; centres: readonly Point[]; box?: SearchBox | null },
): Promise<JobSearchResult[]> {
  if (ids.length === 0) return [];
  const rows = await rowsById(db, ids, false);
  const others = await otherPostings(db, rows, now);
  return rows.map((row) => asResult(row, { now, centres, box, others }));
}

/** One posting with its whole text, open or closed; null when there is no such number. */
export async function postingDetail(db: Queryable, id: string, now: Date): Promise<PostingDetail | null> {
  const [row] = await rowsById(db, [id], true);
  if (!row) return null;
  return {
    ...asResult(row, { now, centres: [], box: null, others: await otherPostings(db, [row], now) }),
    descriptionHtml: row.descriptionHtml ?? '',
    places: row.places.map(({ text, city, state, country, lat, lng }) => ({
      text,
      city,
      state,
      country,
      lat,
      lng,
    })),
    category: row.category,
    closedAt: row.closed !== null && row.closed <= now.getTime() ? new Date(row.closed).toISOString() : null,
  };
}

type Reading = {
  now: Date;
  centres: readonly Point[];
  box: SearchBox | null;
  others: ReadonlyMap<number, OtherPosting[]>;
};

/** Dates as READINGS R13 says; flags of the own list are the client's to set, which alone knows it. */
function asResult(row: Row, { now, centres, box, others: othersById }: Reading): JobSearchResult {
  const near = nearest(row.places, centres);
  const inside = box && !near ? row.places.find((one) => isInside(box, one)) : null;
  const place = near?.place ?? inside ?? row.places.find((one) => one.lat !== null) ?? row.places[0];
  const others = row.places.filter((one) => one !== place);
  return {
    internalId: null,
    applied: false,
    companyName: row.companyName,
    companyAlreadyAdded: false,
    companyInternalId: null,
    datePosted: row.posted === null ? '' : new Date(row.posted).toISOString(),
    datePostedValue: row.posted ?? -1,
    daysAgoPosted: daysAgo(row.posted, now.getTime()),
    dateAdded: new Date(row.added).toISOString(),
    description: row.snippet,
    externalId: row.externalId,
    jobAlreadyAdded: false,
    jobType: row.jobType,
    jobTitle: row.title,
    location: place ? [place, ...others].map((one) => one.label).join('; ') : row.location,
    // Both 0 is “unknown” on the wire and is never plotted.
    latitude: place?.lat ?? 0,
    longitude: place?.lng ?? 0,
    source: row.source,
    url: row.url,
    city: place?.city ?? '',
    state: place?.state ?? '',
    country: place?.country ?? '',
    salary: row.salary,
    id: row.id,
    dateKind: row.postedKind,
    isRemote: row.isRemote,
    placeCount: row.places.length,
    distanceMiles: near ? Math.round(near.miles * 10) / 10 : null,
    pay: row.pay,
    isSample: row.source === 'sample',
    // A row from before there was this column says only that it is remote.
    workplace: row.workplace === 'unknown' && row.isRemote ? 'remote' : row.workplace,
    seniority: row.seniority,
    otherPostings: othersById.get(row.id) ?? [],
  };
}

function nearest(
  places: readonly Place[],
  centres: readonly Point[],
): { place: Place; miles: number } | null {
  let best: { place: Place; miles: number } | null = null;
  for (const place of places) {
    if (place.lat === null || place.lng === null) continue;
    const point = { lat: place.lat, lng: place.lng };
    for (const centre of centres) {
      const miles = milesBetween(centre, point);
      if (!best || miles < best.miles) best = { place, miles };
    }
  }
  return best;
}
