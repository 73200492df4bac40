import { writtenCategories } from '@foothold/core/entities/company/company-search-result.ts';
import type { DirectoryField } from '@foothold/core/entities/company/directory-trust.ts';
import type {
  CompanyContribution,
  SharedCompany,
  SharedCompanyChange,
} from '@foothold/core/entities/company/shared-company.ts';
import type { Db, Queryable } from '../../../db/db.ts';
import { AppError } from '../../../errors.ts';
import { composeEmployers } from '../compose-employers.ts';
import { directoryMessage } from '../directory.messages.ts';
import { lockEmployers } from '../keep-employers.ts';
import { groupOf } from '../make-employers.ts';
import { employerFor, forgetNames, noteName } from '../shared-employer.ts';
import { removeRow } from './decide-proposal.ts';
import { propose, type Speaker } from './proposals.ts';
import { hasPlace, type Locate, mergedPlace, placeOf } from './row-place.ts';
import { saidOf, withoutFields } from './said-values.ts';
import { insertRow, rowToKeep, type Stored, storedRow, type Written, writeRow } from './stored-row.ts';

/** What a person’s write came to: the number to take it back by, and the fields that wait for somebody to agree. */
export type WrittenChange = { changeId: number; proposed: DirectoryField[] };

/**
 * Adds a location to an employer, which is made where there is none. Where anybody else says something of the employer, the
 * location and what is said of it waits until others agree.
 */
export async function addCompany(
  db: Db,
  given: SharedCompany,
  by: Speaker & { locate: Locate },
): Promise<WrittenChange & { id: string }> {
  const { userId, now, locate } = by;
  const place = await placeOf(given, locate);
  return db.transaction(async (tx) => {
    await lockEmployers(tx);
    const employerId = await employerFor(tx, given);
    const isAlone = !(await isKnownToOthers(tx, employerId, userId));
    const whole: Written = {
      company_name:
        given.groupName !== undefined && given.groupName !== given.companyName ? given.companyName : '',
      address: given.address,
      ...place,
      url: given.url,
      jobs_url: given.jobPostingsUrl,
      description: given.description,
      categories: writtenCategories(given.categories),
      from_person: true,
      owner_id: isAlone ? userId : null,
      unconfirmed: ['place'],
      is_waiting: !isAlone,
    };
    const said = saidOf(whole, null);
    if (!said.some(({ field }) => field === 'place')) said.push(placeless(whole));
    const row = isAlone
      ? { ...whole, unconfirmed: said.map(({ field }) => field) }
      : withoutFields(
          whole,
          said.map(({ field }) => field).filter((field) => field !== 'place'),
        );
    const id = await insertRow(tx, { employerId, row, now, id: null });
    if (isAlone) await noteName(tx, employerId, given.companyName);
    const changeId = await noteChange(tx, { kind: 'added', id, before: null, after: whole, userId, now });
    const proposed = await propose(tx, { row: { id }, said, changeId }, by);
    await composeEmployers(tx, [employerId], now);
    return { id, changeId, proposed: isAlone ? [] : proposed };
  });
}

/** That an employer has a location of which nobody knows where it is. */
const placeless = ({ address, city, state, country, city_id, lat, lng }: Written) => ({
  field: 'place' as const,
  value: { address, city, state, country, city_id, lat, lng },
  words: '',
});

/** Whether postings, a list or another person say anything of an employer. */
async function isKnownToOthers(tx: Queryable, employerId: string, userId: string): Promise<boolean> {
  const [found] = await tx.query<{ known: boolean }>(
    `SELECT e.has_postings OR EXISTS (SELECT FROM employer_listing g WHERE g.employer_id = e.id)
       OR EXISTS (SELECT FROM employer_location l WHERE l.employer_id = e.id AND l.owner_id IS DISTINCT FROM $2 AND NOT l.is_waiting) AS known
     FROM employer e WHERE e.id = $1::bigint`,
    [employerId, userId],
  );
  return found?.known ?? false;
}

/** Changes a row of which only the caller says something; of any other the values stand beside the shown ones as proposals. */
export async function changeCompany(
  db: Db,
  given: { id: string; change: SharedCompanyChange },
  by: Speaker & { locate: Locate },
): Promise<WrittenChange> {
  const located = await locatedChange(db, given, by.locate);
  return db.transaction(async (tx) => {
    await lockEmployers(tx);
    return changeIn(tx, { ...given, located }, by);
  });
}

type Located = Partial<Pick<Written, 'city' | 'state' | 'country' | 'city_id' | 'lat' | 'lng'>>;

/** Where a change says the row lies; the geocoder is asked before the transaction begins. */
export async function locatedChange(
  db: Queryable,
  { id, change }: { id: string; change: SharedCompanyChange },
  locate: Locate,
): Promise<Located> {
  return hasPlace(change) ? storedRow(db, id).then((row) => placeOf(mergedPlace(row, change), locate)) : {};
}

/** The same within a transaction that holds the lock of employers. */
export async function changeIn(
  tx: Queryable,
  { id, change, located }: { id: string; change: SharedCompanyChange; located: Located },
  by: Speaker,
): Promise<WrittenChange> {
  const { updatedAt, groupName, group, ...fields } = change;
  if (Object.keys(fields).length === 0)
    throw new AppError('validation', directoryMessage('no-change'), { field: 'body' });
  const row = await storedRow(tx, id);
  for (const [field, name] of Object.entries({ groupName, group }))
    if (name !== undefined && groupOf(name).group !== groupOf(row.group_name).group)
      throw new AppError(
        'validation',
        directoryMessage('stays-with-employer', { employer: row.group_name }),
        {
          field,
        },
      );
  if (updatedAt !== undefined && Date.parse(updatedAt) !== Math.floor(row.updated))
    throw new AppError('conflict', directoryMessage('changed-meanwhile'));
  const { userId, now } = by;
  const next: Written = {
    ...row,
    ...located,
    company_name: nameIn(fields.companyName, row),
    address: fields.address ?? row.address,
    url: fields.url ?? row.url,
    jobs_url: fields.jobPostingsUrl ?? row.jobs_url,
    description: fields.description ?? row.description,
    categories: fields.categories ? writtenCategories(fields.categories) : row.categories,
  };
  const said = saidOf(next, row);
  const isOwn = row.owner_id === userId;
  if (said.length === 0 && !isOwn)
    throw new AppError('validation', directoryMessage('nothing-new'), {
      field: Object.keys(fields)[0] ?? 'body',
    });
  if (isOwn)
    await writeOwn(tx, row, { ...next, from_person: true }, { said: said.map(({ field }) => field), now });
  const changeId = await noteChange(tx, { kind: 'changed', id, before: row, after: next, userId, now });
  const proposed = await propose(tx, { row, said, changeId }, by);
  return { changeId, proposed: isOwn ? [] : proposed };
}

/** The name of the employer is no name of its own that a row has. */
const nameIn = (name: string | undefined, row: Stored) =>
  name === undefined || (row.company_name === '' && name === row.group_name) ? row.company_name : name;

async function writeOwn(
  tx: Queryable,
  row: Stored,
  next: Written,
  { said, now }: { said: readonly DirectoryField[]; now: Date },
): Promise<void> {
  await writeRow(tx, row.id, { ...next, unconfirmed: [...new Set([...row.unconfirmed, ...said])] }, now);
  if (next.company_name !== row.company_name) {
    if (next.company_name !== '') await noteName(tx, row.employer_id, next.company_name);
    await forgetNames(tx, row.employer_id);
  }
  await composeEmployers(tx, [row.employer_id], now);
}

/** Removes a row that the caller added and nobody else says anything of. */
export async function removeCompany(db: Db, id: string, { userId, now }: Speaker): Promise<WrittenChange> {
  return db.transaction(async (tx) => {
    await lockEmployers(tx);
    const row = await storedRow(tx, id);
    if (!row.place_key.startsWith('p:')) throw new AppError('forbidden', directoryMessage('known-elsewhere'));
    if (!(await isAloneIn(tx, row, userId)))
      throw new AppError('forbidden', directoryMessage('others-say-so'));
    const changeId = await noteChange(tx, { kind: 'removed', id, before: row, after: null, userId, now });
    await removeRow(tx, row, { state: 'withdrawn', now });
    return { changeId, proposed: [] };
  });
}

/** Whether one person added a row and nobody else proposes, agrees with or confirmed anything of it. */
export async function isAloneIn(tx: Queryable, row: Stored, userId: string): Promise<boolean> {
  const [found] = await tx.query<{ mine: boolean; others: boolean }>(
    `SELECT coalesce(bool_or(p.user_id = $2 AND p.field = 'place' AND p.state = 'open'), false) AS mine,
       coalesce(bool_or(p.state = 'known' OR (p.state = 'open' AND p.user_id IS DISTINCT FROM $2)
         OR EXISTS (SELECT FROM employer_agreement a WHERE a.proposal_id = p.id)), false) AS others
     FROM employer_proposal p WHERE p.location_id = $1::bigint AND p.state IN ('open', 'known')`,
    [row.id, userId],
  );
  return row.owner_id === userId || (found?.mine === true && !found.others);
}

type Change = {
  kind: CompanyContribution['kind'];
  id: string;
  before: Stored | null;
  /** The row as the person says it is. */
  after: Written | null;
  userId: string;
  now: Date;
};

async function noteChange(tx: Queryable, { kind, id, before, after, userId, now }: Change): Promise<number> {
  const row = before ?? (await storedRow(tx, id));
  const kept = after && rowToKeep({ ...row, ...after });
  const [made] = await tx.query<{ id: number }>(
    `INSERT INTO employer_change (user_id, kind, location_id, company_name, group_name, before, after, at)
     VALUES ($1, $2, $3::bigint, $4, $5, $6::text::jsonb, $7::text::jsonb, $8::timestamptz) RETURNING id::float8 AS id`,
    [
      userId,
      kind,
      id,
      (after ?? row).company_name || row.group_name,
      row.group_name,
      before && JSON.stringify(rowToKeep(before)),
      kept && JSON.stringify(kept),
      now.toISOString(),
    ],
  );
  return made?.id ?? 0;
}
