import {
  type CompanyContribution,
  companyLimits,
  type SharedCompany,
  type SharedCompanyChange,
} from '@foothold/core/entities/company/shared-company.ts';
import { companyKey } from '@foothold/core/text/company-name.ts';
import { siteKey } from '@foothold/core/text/site-key.ts';
import type { Db, Queryable } from '../../db/db.ts';
import { AppError, notFound } from '../../errors.ts';
import { composeEmployers } from './compose-employers.ts';
import { lockEmployers } from './keep-employers.ts';
import { freeGroup, groupOf } from './make-employers.ts';

const dayMs = 86_400_000;

/** What a person wrote into a row, as the table has it. */
type Written = {
  company_name: string;
  address: string;
  city: string;
  state: string;
  country: string;
  city_id: number | null;
  lat: number | null;
  lng: number | null;
  url: string;
  jobs_url: string;
  description: string;
  categories: string[];
  from_person: boolean;
  owner_id: string | null;
};
type Stored = Written & {
  id: string;
  employer_id: string;
  place_key: string;
  group_name: string;
  updated: number;
};

/** The place of what a person wrote: a known city gives its number and point where none is given. */
export type Locate = (place: {
  city: string;
  state: string;
  country: string;
}) => Promise<{ cityId: number | null; lat: number; lng: number; state: string; country: string } | null>;

type By = { userId: string; now: Date };

const columns =
  'company_name, address, city, state, country, city_id, lat, lng, url, jobs_url, description, categories, from_person, owner_id';

/** A row with the lock that a change of it needs; 404 `company-not-found`. */
async function storedRow(tx: Queryable, id: string): Promise<Stored> {
  const [row] = await tx.query<Stored>(
    `SELECT l.id::text AS id, l.employer_id::text AS employer_id, l.place_key, e.group_name, ${columns
      .split(', ')
      .map((name) => `l.${name}`)
      .join(', ')}, (extract(epoch FROM l.updated_at) * 1000)::float8 AS updated
     FROM employer_location l JOIN employer e ON e.id = l.employer_id WHERE l.id = $1::bigint FOR UPDATE OF l`,
    [id],
  );
  if (!row) throw notFound('company', 'This company was');
  return row;
}

/** Adds a location to an employer, which is made where there is none; answers its number and that of the change. */
export async function addCompany(
  db: Db,
  given: SharedCompany,
  { userId, now, locate }: By & { locate: Locate },
): Promise<{ id: string; changeId: number }> {
  const place = await placeOf(given, locate);
  return db.transaction(async (tx) => {
    await lockEmployers(tx);
    const employerId = await employerFor(tx, given);
    const row: Written = {
      company_name:
        given.groupName !== undefined && given.groupName !== given.companyName ? given.companyName : '',
      address: given.address,
      ...place,
      url: given.url,
      jobs_url: given.jobPostingsUrl,
      description: given.description,
      categories: given.categories,
      from_person: true,
      owner_id: userId,
    };
    const id = await insertRow(tx, { employerId, row, now, id: null });
    await noteName(tx, employerId, given.companyName);
    await composeEmployers(tx, [employerId], now);
    const changeId = await noteChange(tx, { kind: 'added', id, before: null, userId, now });
    return { id, changeId };
  });
}

/**
 * The employer that a person means: the group as it is written, else the one of that name whose site it is or that has none
 * yet; another site makes another employer.
 */
async function employerFor(
  tx: Queryable,
  { companyName, groupName = companyName, url }: SharedCompany,
): Promise<string> {
  const own = groupOf(groupName);
  const site = siteKey(url);
  const known = await tx.query<{ id: string; group: string; siteKey: string; name: boolean }>(
    `SELECT e.id::text AS id, e.group_key AS "group", e.site_key AS "siteKey" FROM employer e
     WHERE e.group_key = $1 OR e.name_key = $2 ORDER BY e.group_key = $1 DESC, e.takes_postings DESC, e.id`,
    [own.group, companyKey(groupName)],
  );
  const isOther = ({ siteKey: other }: { siteKey: string }) => site !== '' && other !== '' && site !== other;
  const bySite = site === '' ? undefined : known.find((one) => one.siteKey === site);
  const found = bySite ?? known.find((one) => !isOther(one));
  if (found) return found.id;
  const free = await freeGroup(tx, own.groupName, [site]);
  const [made] = await tx.query<{ id: string }>(
    `INSERT INTO employer (group_key, group_name, name_key, takes_postings)
     VALUES ($1, $2, $3, false) RETURNING id::text AS id`,
    [free.group, free.groupName, companyKey(groupName)],
  );
  if (!made) throw new Error('The company could not be added.');
  await noteName(tx, made.id, groupName);
  return made.id;
}

async function noteName(tx: Queryable, employerId: string, name: string): Promise<void> {
  await tx.query(
    'INSERT INTO employer_name (employer_id, key, text) VALUES ($1::bigint, $2, $3) ON CONFLICT DO NOTHING',
    [employerId, companyKey(name), groupOf(name).groupName],
  );
}

async function insertRow(
  tx: Queryable,
  { employerId, row, now, id }: { employerId: string; row: Written; now: Date; id: string | null },
): Promise<string> {
  const [made] = await tx.query<{ id: string }>(
    `INSERT INTO employer_location (id, employer_id, place_key, ${columns}, updated_at)
     SELECT n.id, $2::bigint, 'p:' || n.id, $3, $4, $5, $6, $7, $8::int, $9::float8, $10::float8, $11, $12, $13,
       ARRAY(SELECT jsonb_array_elements_text($14::text::jsonb)), true, $15, $16::timestamptz
     FROM (SELECT coalesce($1::bigint, nextval(pg_get_serial_sequence('employer_location', 'id'))) AS id) n
     RETURNING id::text AS id`,
    [id, employerId, ...valuesOf(row), now.toISOString()],
  );
  if (!made) throw new Error('The company could not be added.');
  // Nobody but a list or a person knew the employer, and not where: now it is known.
  await tx.query(
    `DELETE FROM employer_location WHERE employer_id = $1::bigint AND place_key = ''
       AND NOT from_postings AND NOT from_list AND NOT from_person`,
    [employerId],
  );
  return made.id;
}

const valuesOf = (row: Written) => [
  row.company_name,
  row.address,
  row.city,
  row.state,
  row.country,
  row.city_id,
  row.lat,
  row.lng,
  row.url,
  row.jobs_url,
  row.description,
  JSON.stringify(row.categories),
  row.owner_id,
];

type Place = Pick<Written, 'city' | 'state' | 'country' | 'city_id' | 'lat' | 'lng'>;
type GivenPlace = Pick<SharedCompany, 'city' | 'state' | 'country' | 'latitude' | 'longitude'>;

async function placeOf(
  { city, state, country, latitude, longitude }: GivenPlace,
  locate: Locate,
): Promise<Place> {
  const isGiven = latitude !== 0 || longitude !== 0;
  const found = city === '' ? null : await locate({ city, state, country });
  return {
    city,
    state: found?.state || state,
    country: found?.country || country,
    city_id: found?.cityId ?? null,
    lat: isGiven ? latitude : (found?.lat ?? null),
    lng: isGiven ? longitude : (found?.lng ?? null),
  };
}

/** A row that somebody else holds is not the caller's to change. */
function mustBeOwn({ owner_id: owner }: Stored, userId: string): void {
  if (owner !== null && owner !== userId)
    throw new AppError(
      'forbidden',
      'Somebody else wrote this row of the directory. You can add a location of your own.',
    );
}

/** Changes a row that is the caller's or nobody's; 409 `conflict` where it is not as the form began. */
export async function changeCompany(
  db: Db,
  { id, change }: { id: string; change: SharedCompanyChange },
  { userId, now, locate }: By & { locate: Locate },
): Promise<number> {
  const { updatedAt, ...fields } = change;
  if (Object.keys(fields).length === 0)
    throw new AppError('validation', 'Say what is to be changed: no field was sent.', { field: 'body' });
  const located = hasPlace(fields)
    ? await storedRow(db, id).then((row) => placeOf(mergedPlace(row, fields), locate))
    : null;
  return db.transaction(async (tx) => {
    await lockEmployers(tx);
    const row = await storedRow(tx, id);
    mustBeOwn(row, userId);
    if (updatedAt !== undefined && Date.parse(updatedAt) !== Math.floor(row.updated))
      throw new AppError(
        'conflict',
        'This row of the directory was changed since you opened it. Your input is kept here: look at it again and save once more.',
      );
    const next: Written = {
      ...row,
      ...located,
      company_name: fields.companyName ?? row.company_name,
      address: fields.address ?? row.address,
      url: fields.url ?? row.url,
      jobs_url: fields.jobPostingsUrl ?? row.jobs_url,
      description: fields.description ?? row.description,
      categories: fields.categories ?? row.categories,
      from_person: true,
      owner_id: userId,
    };
    await writeRow(tx, id, next, now);
    if (fields.companyName !== undefined) await noteName(tx, row.employer_id, fields.companyName);
    await composeEmployers(tx, [row.employer_id], now);
    return noteChange(tx, { kind: 'changed', id, before: row, userId, now });
  });
}

const hasPlace = (fields: Partial<GivenPlace>) =>
  (['city', 'state', 'country', 'latitude', 'longitude'] as const).some((name) => fields[name] !== undefined);

function mergedPlace(row: Stored, fields: Partial<GivenPlace>): GivenPlace {
  const isMoved = (['city', 'state', 'country'] as const).some(
    (name) => fields[name] !== undefined && fields[name] !== row[name],
  );
  return {
    city: fields.city ?? row.city,
    state: fields.state ?? row.state,
    country: fields.country ?? row.country,
    // The old point is not where a new city is.
    latitude: fields.latitude ?? (isMoved ? 0 : (row.lat ?? 0)),
    longitude: fields.longitude ?? (isMoved ? 0 : (row.lng ?? 0)),
  };
}

/** Always later than the instant before it, so that two changes in one millisecond differ. */
async function writeRow(tx: Queryable, id: string, row: Written, now: Date): Promise<void> {
  await tx.query(
    `UPDATE employer_location SET company_name = $2, address = $3, city = $4, state = $5, country = $6, city_id = $7::int,
       lat = $8::float8, lng = $9::float8, url = $10, jobs_url = $11, description = $12,
       categories = ARRAY(SELECT jsonb_array_elements_text($13::text::jsonb)), owner_id = $14, from_person = $15,
       updated_at = greatest(date_trunc('milliseconds', $16::timestamptz), date_trunc('milliseconds', updated_at) + interval '1 millisecond')
     WHERE id = $1::bigint`,
    [id, ...valuesOf(row), row.from_person, now.toISOString()],
  );
}

/** Removes a row that the caller added. */
export async function removeCompany(db: Db, id: string, { userId, now }: By): Promise<number> {
  return db.transaction(async (tx) => {
    await lockEmployers(tx);
    const row = await storedRow(tx, id);
    mustBeOwn(row, userId);
    if (!row.place_key.startsWith('p:'))
      throw new AppError(
        'forbidden',
        'Postings or a public list know this location, so it cannot be removed. What you changed in it can be taken back.',
      );
    const changeId = await noteChange(tx, { kind: 'removed', id, before: row, userId, now });
    await tx.query('DELETE FROM employer_location WHERE id = $1::bigint', [id]);
    await composeEmployers(tx, [row.employer_id], now);
    return changeId;
  });
}

type Change = {
  kind: CompanyContribution['kind'];
  id: string;
  before: Stored | null;
  userId: string;
  now: Date;
};

async function noteChange(tx: Queryable, { kind, id, before, userId, now }: Change): Promise<number> {
  const after = kind === 'removed' ? null : await storedRow(tx, id);
  const row = after ?? before;
  const [made] = await tx.query<{ id: number }>(
    `INSERT INTO employer_change (user_id, kind, location_id, company_name, group_name, before, after, at)
     VALUES ($1, $2, $3::bigint, $4, $5, $6::text::jsonb, $7::text::jsonb, $8::timestamptz) RETURNING id::float8 AS id`,
    [
      userId,
      kind,
      id,
      row?.company_name || row?.group_name || '',
      row?.group_name ?? '',
      before && JSON.stringify(before),
      after && JSON.stringify(after),
      now.toISOString(),
    ],
  );
  return made?.id ?? 0;
}

type ChangeRow = {
  id: number;
  kind: CompanyContribution['kind'];
  locationId: number;
  companyName: string;
  groupName: string;
  before: Stored | null;
  after: Stored | null;
  at: number;
  takenBackAt: number | null;
  isLast: boolean;
  isThere: boolean;
};

const changesSql = `
SELECT c.id::float8 AS id, c.kind, c.location_id::float8 AS "locationId", c.company_name AS "companyName", c.group_name AS "groupName",
  c.before, c.after, (extract(epoch FROM c.at) * 1000)::float8 AS at, (extract(epoch FROM c.taken_back_at) * 1000)::float8 AS "takenBackAt",
  NOT EXISTS (SELECT FROM employer_change o WHERE o.location_id = c.location_id AND o.id > c.id AND o.taken_back_at IS NULL) AS "isLast",
  EXISTS (SELECT FROM employer_location l WHERE l.id = c.location_id) AS "isThere"
FROM employer_change c`;

/** What a person gave the directory, the newest first. */
export async function contributionsOf(db: Queryable, { userId, now }: By): Promise<CompanyContribution[]> {
  const rows = await db.query<ChangeRow>(`${changesSql} WHERE c.user_id = $1 ORDER BY c.id DESC LIMIT 1000`, [
    userId,
  ]);
  return rows.map((row) => ({
    changeId: row.id,
    kind: row.kind,
    companyId: row.locationId,
    companyName: row.companyName,
    groupName: row.groupName,
    fields: changedFields(row),
    at: new Date(row.at).toISOString(),
    takeBackUntil: new Date(row.at + companyLimits.takeBackDays * dayMs).toISOString(),
    takenBackAt: row.takenBackAt === null ? null : new Date(row.takenBackAt).toISOString(),
    canTakeBack: refusalOf(row, now) === '',
  }));
}

/** Names of the contract for columns. */
const fieldNames = {
  company_name: 'companyName',
  address: 'address',
  city: 'city',
  state: 'state',
  country: 'country',
  url: 'url',
  jobs_url: 'jobPostingsUrl',
  description: 'description',
  lat: 'latitude',
  lng: 'longitude',
  categories: 'categories',
} as const;

function changedFields({ kind, before, after }: ChangeRow): string[] {
  const row = kind === 'removed' ? before : after;
  return Object.entries(fieldNames).flatMap(([column, name]) => {
    const value = row?.[column as keyof typeof fieldNames] ?? null;
    const old = kind === 'changed' ? (before?.[column as keyof typeof fieldNames] ?? null) : null;
    const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
    const isChanged =
      kind === 'changed'
        ? JSON.stringify(value) !== JSON.stringify(old)
        : !isEmpty || column === 'company_name';
    return isChanged ? [name] : [];
  });
}

/** Why a contribution cannot be taken back any more; '' where it can. */
function refusalOf({ at, takenBackAt, isLast, isThere, kind }: ChangeRow, now: Date): string {
  if (takenBackAt !== null) return 'This was taken back already.';
  if (now.getTime() > at + companyLimits.takeBackDays * dayMs)
    return `This is more than ${companyLimits.takeBackDays} days ago and cannot be taken back any more.`;
  if (!isLast) return 'The row was changed again after this. Take the newer change back first.';
  if (kind !== 'removed' && !isThere) return 'This row of the directory is not there any more.';
  return '';
}

/** Takes a contribution of the caller back: the row is as it was before. 404 for those of others, 409 where it cannot be. */
export async function takeBack(db: Db, changeId: string, { userId, now }: By): Promise<void> {
  await db.transaction(async (tx) => {
    await lockEmployers(tx);
    const [change] = await tx.query<ChangeRow>(`${changesSql} WHERE c.id = $1::bigint AND c.user_id = $2`, [
      changeId,
      userId,
    ]);
    if (!change) throw notFound('contribution', 'This contribution was');
    const refusal = refusalOf(change, now);
    if (refusal !== '') throw new AppError('conflict', refusal);
    await undo(tx, change, { userId, now });
    await tx.query('UPDATE employer_change SET taken_back_at = $2::timestamptz WHERE id = $1::bigint', [
      changeId,
      now.toISOString(),
    ]);
  });
}

async function undo(
  tx: Queryable,
  { kind, locationId, before }: ChangeRow,
  { userId, now }: By,
): Promise<void> {
  const id = String(locationId);
  if (kind === 'added' || (kind === 'changed' && before)) {
    const row = await storedRow(tx, id);
    if (kind === 'added') await tx.query('DELETE FROM employer_location WHERE id = $1::bigint', [id]);
    else if (before) await writeRow(tx, id, before, now);
    await composeEmployers(tx, [row.employer_id], now);
    return;
  }
  if (!before) return;
  const employerId = await employerFor(tx, {
    companyName: before.group_name,
    url: before.url,
    address: '',
    city: '',
    state: '',
    country: '',
    jobPostingsUrl: '',
    description: '',
    latitude: 0,
    longitude: 0,
    categories: [],
  });
  await insertRow(tx, { employerId, row: { ...before, owner_id: userId }, now, id });
  await composeEmployers(tx, [employerId], now);
}
