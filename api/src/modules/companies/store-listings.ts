import type { EmployerEvidence } from '@foothold/core/duplicates/same-employer.ts';
import { companyKey } from '@foothold/core/text/company-name.ts';
import { siteKey } from '@foothold/core/text/site-key.ts';
import type { Db, Queryable } from '../../db/db.ts';
import { composeEmployers } from './compose-employers.ts';
import { bestEmployer, type KnownByName, knownByName, nothingKnown } from './employer-evidence.ts';
import { lockEmployers } from './keep-employers.ts';
import { freeGroup, groupOf } from './make-employers.ts';

/** A city of a list, as the gazetteer has it. */
export type ListedPlace = {
  cityId: number;
  city: string;
  state: string;
  country: string;
  lat: number;
  lng: number;
};

/** One company of a public list, read. */
export type ListedCompany = {
  /** Tells it from the other rows of its list, in every edition. */
  rowKey: string;
  name: string;
  /** Further names that lead to it. */
  otherNames: readonly string[];
  url: string;
  jobsUrl: string;
  listUrl: string;
  description: string;
  summary: string;
  categories: readonly string[];
  places: readonly ListedPlace[];
  /** ISO alpha-2 where no city is known; ''. */
  country: string;
  /** Whether every row of the list is another employer; false where one has several, as shares of two classes. */
  isAlone: boolean;
  isPublic: boolean | null;
  isEnded: boolean;
  people: number | null;
};

/** What importing some rows of a list came to. */
export type StoredListings = {
  /** Rows whose employer was known here: by postings, another list or people. */
  joined: { name: string; rowKey: string; employerId: string }[];
  /** Rows that made an employer. */
  added: number;
  /** Rows that this list had before. */
  known: number;
};

/**
 * Takes rows of one list in: each joins the employer it is (core, sameEmployer), or makes one. A row that the list had
 * before stays with its employer. Run again it adds nothing.
 */
export async function storeListings(
  db: Db,
  list: string,
  rows: readonly ListedCompany[],
  now: Date,
): Promise<StoredListings> {
  return db.transaction(async (tx) => {
    await lockEmployers(tx);
    const stored: StoredListings = { joined: [], added: 0, known: 0 };
    const keys = rows.map(({ name }) => companyKey(name));
    const known = await knownByName(tx, keys);
    const before = await listedBefore(tx, list, rows);
    const touched = new Set<string>();
    const homes: string[] = [];
    for (const [n, row] of rows.entries()) {
      const key = keys[n] ?? '';
      const own = evidenceOf(row, list);
      const kept = before.get(row.rowKey);
      const candidates = known.get(key) ?? [];
      const same = kept ? null : bestEmployer(key, own, candidates);
      let id = kept ?? same?.id;
      if (kept) stored.known += 1;
      else if (same) stored.joined.push({ name: row.name, rowKey: row.rowKey, employerId: same.id });
      else {
        id = await makeOne(tx, row, key);
        stored.added += 1;
      }
      if (id === undefined) continue;
      homes.push(id);
      touched.add(id);
      // The next row of this name is held against what is known now.
      const former = candidates.find((one) => one.id === id);
      const grown = mergeEvidence(former ?? { ...nothingKnown, id, takesPostings: false }, own);
      known.set(key, [...candidates.filter((one) => one !== former), grown]);
    }
    await writeListings(tx, { list, rows, homes, now });
    await composeEmployers(tx, [...touched], now);
    return stored;
  });
}

/** Rows that this list does not have any more go; returns how many. */
export async function dropListings(
  db: Db,
  list: string,
  rowKeys: readonly string[],
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockEmployers(tx);
    const gone = await tx.query<{ id: string }>(
      'DELETE FROM employer_listing WHERE list = $1 AND NOT row_key = ANY ($2::text[]) RETURNING employer_id::text AS id',
      [list, rowKeys],
    );
    const ids = [...new Set(gone.map(({ id }) => id))];
    await tx.query(
      `UPDATE employer_location l SET from_list = false WHERE l.employer_id = ANY ($1::bigint[]) AND l.from_list
         AND NOT EXISTS (SELECT FROM employer_listing g WHERE g.employer_id = l.employer_id AND l.city_id = ANY (g.city_ids))`,
      [ids],
    );
    await tx.query(
      `DELETE FROM employer_location l WHERE l.employer_id = ANY ($1::bigint[])
         AND NOT l.from_postings AND NOT l.from_list AND NOT l.from_person`,
      [ids],
    );
    await composeEmployers(tx, ids, now);
    return gone.length;
  });
}

async function listedBefore(
  tx: Queryable,
  list: string,
  rows: readonly ListedCompany[],
): Promise<ReadonlyMap<string, string>> {
  const found = await tx.query<{ rowKey: string; id: string }>(
    `SELECT row_key AS "rowKey", employer_id::text AS id FROM employer_listing WHERE list = $1 AND row_key = ANY ($2::text[])`,
    [list, rows.map(({ rowKey }) => rowKey)],
  );
  return new Map(found.map(({ rowKey, id }) => [rowKey, id]));
}

function evidenceOf(row: ListedCompany, list: string): EmployerEvidence {
  const countries = row.places.map(({ country }) => country);
  return {
    urls: [row.url, row.jobsUrl].filter((url) => url !== ''),
    postingUrls: [],
    places: row.places.map(({ cityId }) => String(cityId)),
    countries: [...new Set([...countries, row.country].filter((one) => one !== ''))],
    trades: row.categories.filter((one) => one !== list && one !== 'Remote-friendly'),
    lists: row.isAlone ? [list] : [],
    isPublic: row.isPublic,
    people: row.people,
    isEnded: row.isEnded,
    openCount: 0,
  };
}

function mergeEvidence(one: KnownByName, own: EmployerEvidence): KnownByName {
  return {
    ...one,
    urls: [...one.urls, ...own.urls],
    places: [...one.places, ...own.places],
    countries: [...one.countries, ...own.countries],
    trades: [...one.trades, ...own.trades],
    lists: [...one.lists, ...own.lists],
    isPublic: own.isPublic || one.isPublic ? true : (own.isPublic ?? one.isPublic),
    people: Math.max(own.people ?? 0, one.people ?? 0) || null,
    isEnded: one.isEnded || own.isEnded,
  };
}

async function makeOne(
  tx: Queryable,
  { name, url, categories }: ListedCompany,
  key: string,
): Promise<string> {
  const trade = categories.at(1) ?? categories[0] ?? '';
  const free = await freeGroup(tx, groupOf(name).groupName, [siteKey(url), trade]);
  const [made] = await tx.query<{ id: string }>(
    `INSERT INTO employer (group_key, group_name, name_key, takes_postings) VALUES ($1, $2, $3, false) RETURNING id::text AS id`,
    [free.group, free.groupName, key],
  );
  if (!made) throw new Error('An employer could not be added.');
  return made.id;
}

type Listings = { list: string; rows: readonly ListedCompany[]; homes: readonly string[]; now: Date };

async function writeListings(tx: Queryable, { list, rows, homes, now }: Listings): Promise<void> {
  const column = (pick: (row: ListedCompany) => unknown) => rows.map(pick);
  const at = now.toISOString();
  await tx.query(
    `INSERT INTO employer_listing (list, row_key, employer_id, company_name, url, jobs_url, list_url, description, summary,
       categories, city_ids, country, is_public, is_ended, people, listed_at)
     SELECT $1, g.row_key, g.id, g.name, g.url, g.jobs_url, g.list_url, g.description, g.summary,
       ARRAY(SELECT jsonb_array_elements_text(g.categories::jsonb)), ARRAY(SELECT jsonb_array_elements_text(g.cities::jsonb)::int),
       g.country, g.is_public, g.is_ended, g.people, $2::timestamptz
     FROM unnest($3::text[], $4::bigint[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[],
       $12::text[], $13::text[], $14::bool[], $15::bool[], $16::int[])
       AS g (row_key, id, name, url, jobs_url, list_url, description, summary, categories, cities, country, is_public, is_ended, people)
     ON CONFLICT (list, row_key) DO UPDATE SET company_name = excluded.company_name, url = excluded.url, jobs_url = excluded.jobs_url,
       list_url = excluded.list_url, description = excluded.description, summary = excluded.summary, categories = excluded.categories,
       city_ids = excluded.city_ids, country = excluded.country, is_public = excluded.is_public, is_ended = excluded.is_ended,
       people = excluded.people, listed_at = excluded.listed_at`,
    [
      list,
      at,
      column(({ rowKey }) => rowKey),
      homes,
      column(({ name }) => name),
      column(({ url }) => url),
      column(({ jobsUrl }) => jobsUrl),
      column(({ listUrl }) => listUrl),
      column(({ description }) => description),
      column(({ summary }) => summary),
      column(({ categories }) => JSON.stringify(categories)),
      column(({ places }) => JSON.stringify(places.map(({ cityId }) => cityId))),
      column(({ country }) => country),
      column(({ isPublic }) => isPublic),
      column(({ isEnded }) => isEnded),
      column(({ people }) => people),
    ],
  );
  const names = rows.flatMap(({ name, otherNames }, n) =>
    [name, ...otherNames].map((text) => ({ id: homes[n], text: groupOf(text).groupName })),
  );
  await tx.query(
    `INSERT INTO employer_name AS n (employer_id, key, text)
     SELECT DISTINCT ON (g.id, g.key) * FROM unnest($1::bigint[], $2::text[], $3::text[]) AS g (id, key, text)
     ON CONFLICT (employer_id, key) DO UPDATE SET from_person = false WHERE n.from_person`,
    [names.map(({ id }) => id), names.map(({ text }) => companyKey(text)), names.map(({ text }) => text)],
  );
  const places = rows.flatMap((row, n) => row.places.map((place) => ({ id: homes[n], ...place })));
  await tx.query(
    `INSERT INTO employer_location AS o (employer_id, place_key, city, state, country, city_id, lat, lng, from_list, updated_at)
     SELECT DISTINCT ON (g.id, g.city_id) g.id, 'c:' || g.city_id, g.city, g.state, g.country, g.city_id, g.lat, g.lng, true, $1::timestamptz
     FROM unnest($2::bigint[], $3::int[], $4::text[], $5::text[], $6::text[], $7::float8[], $8::float8[])
       AS g (id, city_id, city, state, country, lat, lng)
     ON CONFLICT (employer_id, place_key) DO UPDATE SET from_list = true WHERE NOT o.from_list`,
    [
      at,
      places.map(({ id }) => id),
      places.map(({ cityId }) => cityId),
      places.map(({ city }) => city),
      places.map(({ state }) => state),
      places.map(({ country }) => country),
      places.map(({ lat }) => lat),
      places.map(({ lng }) => lng),
    ],
  );
  await tx.query(
    `DELETE FROM employer_location l WHERE l.employer_id = ANY ($1::bigint[]) AND l.place_key = ''
       AND NOT l.from_postings AND NOT l.from_person
       AND EXISTS (SELECT FROM employer_location o WHERE o.employer_id = l.employer_id AND o.place_key <> '' AND NOT o.is_waiting)`,
    [homes],
  );
}
