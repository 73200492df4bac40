import { writtenCategories } from '@foothold/core/entities/company/company-search-result.ts';
import type {
  CompanyContribution,
  SharedCompany,
  SharedCompanyChange,
} from '@foothold/core/entities/company/shared-company.ts';
import type { Db, Queryable } from '../../db/db.ts';
import { AppError } from '../../errors.ts';
import { composeEmployers } from './compose-employers.ts';
import { directoryMessage } from './directory.messages.ts';
import { lockEmployers } from './keep-employers.ts';
import { groupOf } from './make-employers.ts';
import { hasPlace, type Locate, mergedPlace, placeOf } from './row-place.ts';
import { employerFor, forgetNames, noteName } from './shared-employer.ts';
import { insertRow, rowToKeep, type Stored, storedRow, type Written, writeRow } from './stored-row.ts';

type By = { userId: string; now: Date };

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
      categories: writtenCategories(given.categories),
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

/** A row that somebody else holds is not the caller's to change. */
function mustBeOwn({ owner_id: owner }: Stored, userId: string): void {
  if (owner !== null && owner !== userId)
    throw new AppError('forbidden', directoryMessage('of-somebody-else'));
}

/** Changes a row that is the caller's or nobody's; 409 `conflict` where it is not as the form began. */
export async function changeCompany(
  db: Db,
  { id, change }: { id: string; change: SharedCompanyChange },
  { userId, now, locate }: By & { locate: Locate },
): Promise<number> {
  const { updatedAt, groupName, group, ...fields } = change;
  if (Object.keys(fields).length === 0)
    throw new AppError('validation', directoryMessage('no-change'), { field: 'body' });
  const located = hasPlace(fields)
    ? await storedRow(db, id).then((row) => placeOf(mergedPlace(row, fields), locate))
    : null;
  return db.transaction(async (tx) => {
    await lockEmployers(tx);
    const row = await storedRow(tx, id);
    mustBeOwn(row, userId);
    for (const [field, name] of Object.entries({ groupName, group }))
      if (name !== undefined && groupOf(name).group !== groupOf(row.group_name).group)
        throw new AppError(
          'validation',
          directoryMessage('stays-with-employer', { employer: row.group_name }),
          { field },
        );
    if (updatedAt !== undefined && Date.parse(updatedAt) !== Math.floor(row.updated))
      throw new AppError('conflict', directoryMessage('changed-meanwhile'));
    const next: Written = {
      ...row,
      ...located,
      company_name: fields.companyName ?? row.company_name,
      address: fields.address ?? row.address,
      url: fields.url ?? row.url,
      jobs_url: fields.jobPostingsUrl ?? row.jobs_url,
      description: fields.description ?? row.description,
      categories: fields.categories ? writtenCategories(fields.categories) : row.categories,
      from_person: true,
      owner_id: userId,
    };
    await writeRow(tx, id, next, now);
    if (fields.companyName !== undefined) {
      await noteName(tx, row.employer_id, fields.companyName);
      await forgetNames(tx, row.employer_id);
    }
    await composeEmployers(tx, [row.employer_id], now);
    return noteChange(tx, { kind: 'changed', id, before: row, userId, now });
  });
}

/** Removes a row that the caller added. */
export async function removeCompany(db: Db, id: string, { userId, now }: By): Promise<number> {
  return db.transaction(async (tx) => {
    await lockEmployers(tx);
    const row = await storedRow(tx, id);
    mustBeOwn(row, userId);
    if (!row.place_key.startsWith('p:')) throw new AppError('forbidden', directoryMessage('known-elsewhere'));
    const changeId = await noteChange(tx, { kind: 'removed', id, before: row, userId, now });
    await tx.query('DELETE FROM employer_location WHERE id = $1::bigint', [id]);
    await forgetNames(tx, row.employer_id);
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
      before && JSON.stringify(rowToKeep(before)),
      after && JSON.stringify(rowToKeep(after)),
      now.toISOString(),
    ],
  );
  return made?.id ?? 0;
}
