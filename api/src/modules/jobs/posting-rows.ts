import type { CalendarDate } from '@foothold/core/dates/calendar-date.ts';
import { daysAgo } from '@foothold/core/dates/dates.ts';
import { easternmostZone, endOfDay } from '@foothold/core/dates/day-bounds.ts';
import type {
  JobSearchResult,
  OtherPosting,
  Pay,
  PostingDetail,
  PostingPlace,
} from '@foothold/core/entities/posting/posting.ts';
import { htmlToText } from '@foothold/core/entities/posting/posting-text.ts';
import type { Point } from '@foothold/core/geography/commute.ts';
import { readPostingFacts } from '@foothold/core/parsing/posting/facts/read-posting-facts.ts';
import { areaKey } from '@foothold/core/search/search-area.ts';
import type { SearchBox } from '@foothold/core/search/search-choices.ts';
import type { Queryable } from '../../db/db.ts';
import { milesBetween } from '../../db/geo-circle.ts';
import { isInside } from '../../db/search-box.ts';
import { otherPostings } from './other-postings.ts';

type Area = { country: string; state: string };
type Place = PostingPlace & { label: string };

type Row = {
  id: number;
  source: string;
  externalId: string;
  posted: number | null;
  postedOn: string | null;
  postedKind: JobSearchResult['dateKind'];
  added: number;
  closed: number | null;
  closesOn: CalendarDate | null;
  isStale: boolean;
  seen: number | null;
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

/** Milliseconds after which a posting is old by its date. */
export const oldAfter = 365 * 86_400_000;

const ms = (column: string) => `(extract(epoch FROM ${column}) * 1000)::float8`;

async function rowsById(
  db: Queryable,
  ids: readonly string[],
  { isWhole }: { isWhole: boolean },
): Promise<Row[]> {
  return db.query<Row>(
    `SELECT p.id::float8 AS id, p.source, p.external_id AS "externalId", ${ms('p.posted')} AS posted,
       p.posted_kind AS "postedKind", ${ms('p.added_at')} AS added, ${ms('p.closed_at')} AS closed,
       p.is_remote AS "isRemote", p.workplace, p.seniority, p.group_id::text AS cluster, t.title, t.company_name AS "companyName", t.url, t.job_type AS "jobType", t.category,
       p.is_stale AS "isStale", ${ms('s.seen_at')} AS seen, t.posted_on::text AS "postedOn", t.closes_on::text AS "closesOn", t.location, t.places, t.pay, t.salary, t.snippet, ${isWhole ? 't.description_html' : 'NULL'} AS "descriptionHtml"
     FROM unnest($1::bigint[]) WITH ORDINALITY AS k (id, n)
     JOIN posting p ON p.id = k.id JOIN posting_text t ON t.posting_id = k.id
     LEFT JOIN posting_seen s ON s.posting_id = k.id ORDER BY k.n`,
    [ids],
  );
}

/**
 * The postings with these numbers as search results, in order; `centres` are the points searched around, `box` the part
 * of the world and `areas` the countries and states searched in: the place shown first is the one that was meant.
 */
export async function searchResults(
  db: Queryable,
  ids: readonly string[],
  {
    now,
    centres,
    box = null,
    areas = [],
  }: {
    now: Date;
    centres: readonly Point[];
    box?: SearchBox | null;
    areas?: readonly Area[];
  },
): Promise<JobSearchResult[]> {
  if (ids.length === 0) return [];
  const rows = await rowsById(db, ids, { isWhole: false });
  const others = await otherPostings(db, rows, now);
  return rows.map((row) => asResult(row, { now, centres, box, areas, others }));
}

/** One posting with its whole text, open or closed; null when there is no such number. */
export async function postingDetail(db: Queryable, id: string, now: Date): Promise<PostingDetail | null> {
  const [row] = await rowsById(db, [id], { isWhole: true });
  if (!row) return null;
  return {
    ...asResult(row, { now, centres: [], box: null, areas: [], others: await otherPostings(db, [row], now) }),
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
    facts: readPostingFacts({ title: row.title, text: htmlToText(row.descriptionHtml ?? '') }),
    ...closingOf(row, now),
    isAskable: false,
  };
}

/** The last day that was stated is said as that day, unless it was closed before it was over. */
function closingOf({ closed, closesOn }: Row, now: Date): Pick<PostingDetail, 'closedAt' | 'closes'> {
  const isOver = closed !== null && closed <= now.getTime();
  const at = instantText(closed);
  if (closesOn === null) return { closedAt: isOver ? at : null, closes: at };
  const isEarly = closed !== null && closed < endOfDay(closesOn, [easternmostZone]).getTime();
  return { closedAt: isOver ? (isEarly ? at : closesOn) : null, closes: closesOn };
}

const instantText = (at: number | null) => (at === null ? '' : new Date(at).toISOString());

type Reading = {
  now: Date;
  centres: readonly Point[];
  box: SearchBox | null;
  areas: readonly Area[];
  others: ReadonlyMap<number, OtherPosting[]>;
};

/** Dates as docs/spec/readings.md R13 says; flags of the own list are the client's to set, which alone knows it. */
function asResult(row: Row, { now, centres, box, areas, others: othersById }: Reading): JobSearchResult {
  const near = nearest(row.places, centres);
  const inside = box && !near ? row.places.find((one) => isInside(box, one)) : null;
  const within =
    areas.length > 0 ? row.places.find((one) => areas.some((area) => isWithin(one, area))) : null;
  const place =
    near?.place ?? inside ?? within ?? row.places.find((one) => one.lat !== null) ?? row.places[0];
  const others = row.places.filter((one) => one !== place);
  return {
    internalId: null,
    applied: false,
    companyName: row.companyName,
    companyAlreadyAdded: false,
    companyInternalId: null,
    datePosted: row.postedOn ?? instantText(row.posted),
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
    mentionedInText: false,
    isClose: false,
    moreOfEmployer: null,
    isOld: row.isStale || (row.posted !== null && now.getTime() - row.posted > oldAfter),
    ...(row.isStale && row.seen !== null && { unseenSince: instantText(row.seen) }),
  };
}

function isWithin(place: Place, { country, state }: Area): boolean {
  return (
    place.country === country.toUpperCase() &&
    (state === '' || areaKey(place) === areaKey({ country, state }))
  );
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
