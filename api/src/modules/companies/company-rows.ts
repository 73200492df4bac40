import type {
  CompanyLink,
  CompanySearchResult,
} from '@foothold/core/entities/company/company-search-result.ts';
import { isNewAccount } from '@foothold/core/entities/company/directory-trust.ts';
import { searchWords } from '@foothold/core/search/search-text.ts';
import { milesSql } from '../../db/geo-circle.ts';

/** A row of the directory as `rowColumns` reads it. */
export type CompanyRow = {
  id: number;
  companyName: string;
  url: string;
  description: string;
  summary: string;
  jobPostingsUrl: string;
  listUrls: string[];
  address: string;
  city: string;
  state: string;
  country: string;
  lat: number | null;
  lng: number | null;
  group: string;
  groupName: string;
  categories: string[];
  locationCount: number;
  openCount: number;
  openHere: number;
  newest: number | null;
  isSample: boolean;
  updated: number;
  names: string[];
  miles: number | null;
  isWaiting: boolean;
  /** Addresses whose shown value one person alone says, and those that somebody disputes. */
  unconfirmed: string[];
  disputed: string[];
  /** When the account of that person was made; null where nobody owns a row of the employer. */
  ownerSince: number | null;
};

const own = (column: string, all: string) => `coalesce(nullif(l.${column}, ''), e.${all})`;

const fieldOf: Readonly<Record<string, string>> = { url: 'url', jobs_url: 'jobPostingsUrl' };

/** Columns of a row: `l` is the location, `e` its employer; `spread` is SQL or null without a place. */
export function rowColumns(spread: string | null): string {
  return `l.id::float8 AS id, ${own('company_name', 'group_name')} AS "companyName", ${own('url', 'url')} AS url,
    ${own('description', 'description')} AS description, e.summary, ${own('jobs_url', 'jobs_url')} AS "jobPostingsUrl",
    ARRAY(SELECT g.list_url FROM employer_listing g WHERE g.employer_id = e.id AND g.list_url <> '' ORDER BY g.list) AS "listUrls",
    l.address, l.city, l.state, l.country, l.lat, l.lng, e.group_key AS "group", e.group_name AS "groupName", e.categories,
    e.location_count AS "locationCount", e.open_count AS "openCount", l.open_count AS "openHere",
    (extract(epoch FROM e.newest) * 1000)::float8 AS newest, e.is_sample AS "isSample",
    (extract(epoch FROM l.updated_at) * 1000)::float8 AS updated,
    ARRAY(SELECT n.text FROM employer_name n WHERE n.employer_id = e.id ORDER BY n.id LIMIT 50) AS names,
    l.is_waiting AS "isWaiting", array_remove(ARRAY[${['url', 'jobs_url']
      .map(
        (column) =>
          `CASE WHEN '${fieldOf[column]}' = ANY (CASE WHEN l.${column} <> '' THEN l.unconfirmed ELSE e.unconfirmed END) THEN '${fieldOf[column]}' END`,
      )
      .join(', ')}], NULL) AS unconfirmed,
    array_remove(ARRAY[${['url', 'jobs_url']
      .map(
        (column) =>
          `CASE WHEN l.${column} <> '' AND '${fieldOf[column]}' = ANY (l.disputed) THEN '${fieldOf[column]}' END`,
      )
      .join(', ')}], NULL) AS disputed,
    (SELECT (extract(epoch FROM max(u.created_at)) * 1000)::float8 FROM employer_location o JOIN users u ON u.id = o.owner_id
      WHERE o.employer_id = e.id) AS "ownerSince",
    ${spread ? `${milesSql(spread)}` : 'NULL::float8'} AS miles`;
}

/** The row as the contract has it; `foundBy` are the words it was searched by. */
export function companyResult(
  row: CompanyRow,
  { foundBy, formerName, now }: { foundBy: readonly string[]; formerName: string; now: Date },
): CompanySearchResult {
  const { listUrls, names, newest, updated, miles, lat, lng, ownerSince } = row;
  const linkOf = (kind: 'site' | 'postings', url: string): CompanyLink[] => {
    const field = kind === 'site' ? 'url' : 'jobPostingsUrl';
    const isUnconfirmed = row.unconfirmed.includes(field);
    // Nobody vouches for what an account left that is gone.
    const isNew = isUnconfirmed && (ownerSince === null || isNewAccount(new Date(ownerSince), now));
    return url === '' ? [] : [{ kind, url, isUnconfirmed, isText: isNew || row.disputed.includes(field) }];
  };
  const links: CompanyLink[] = [
    ...linkOf('site', row.url),
    ...linkOf('postings', row.jobPostingsUrl),
    ...listUrls.map((url) => ({ kind: 'list' as const, url, isUnconfirmed: false, isText: false })),
  ];
  return {
    id: row.id,
    companyName: row.companyName,
    url: row.url,
    description: row.description,
    summary: row.summary,
    city: row.city,
    state: row.state,
    group: row.group,
    groupName: row.groupName,
    address: row.address,
    country: row.country,
    jobPostingsUrl: row.jobPostingsUrl,
    categories: row.categories,
    locationCount: row.locationCount,
    openCount: row.openCount,
    openHere: row.openHere,
    isSample: row.isSample,
    isWaiting: row.isWaiting,
    lat: lat ?? 0,
    lng: lng ?? 0,
    links,
    alreadyAdded: false,
    newestPosted: newest === null ? '' : new Date(newest).toISOString(),
    updatedAt: new Date(updated).toISOString(),
    distanceMiles: miles,
    foundAs:
      foundAs(row, names, foundBy) ||
      (foundBy.length > 0 && !answers(row.groupName, foundBy) ? formerName : ''),
  };
}

/** Another name that has the words when the present one has not. */
function foundAs(
  { groupName, companyName }: CompanyRow,
  names: readonly string[],
  words: readonly string[],
): string {
  if (words.length === 0 || answers(groupName, words) || answers(companyName, words)) return '';
  return names.find((name) => answers(name, words)) ?? '';
}

function answers(name: string, words: readonly string[]): boolean {
  const own = searchWords(name);
  return words.every((word) => own.some((one) => one.startsWith(word)));
}
