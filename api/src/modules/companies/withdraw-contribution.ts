import { dayMs } from '@foothold/core/dates/dates.ts';
import { type CompanyContribution, companyLimits } from '@foothold/core/entities/company/shared-company.ts';
import type { Message } from '@foothold/core/text/messages.ts';
import type { Db, Queryable } from '../../db/db.ts';
import { AppError, notFound } from '../../errors.ts';
import { composeEmployers } from './compose-employers.ts';
import { directoryMessage } from './directory.messages.ts';
import { lockEmployers } from './keep-employers.ts';
import { employerFor, forgetNames, noteName } from './shared-employer.ts';
import { insertRow, type StoredRow, storedRow, writeRow } from './stored-row.ts';

type By = { userId: string; now: Date };

type ChangeRow = {
  id: number;
  kind: CompanyContribution['kind'];
  locationId: number;
  companyName: string;
  groupName: string;
  before: StoredRow | null;
  after: StoredRow | null;
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
    canTakeBack: refusalOf(row, now) === null,
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

/** Why a contribution cannot be taken back anymore; null where it can. */
function refusalOf({ at, takenBackAt, isLast, isThere, kind }: ChangeRow, now: Date): Message | null {
  if (takenBackAt !== null) return directoryMessage('taken-back-before');
  if (now.getTime() > at + companyLimits.takeBackDays * dayMs)
    return directoryMessage('taken-back-too-late', { days: companyLimits.takeBackDays });
  if (!isLast) return directoryMessage('changed-after');
  if (kind !== 'removed' && !isThere) return directoryMessage('row-gone');
  return null;
}

/** Takes a contribution of the caller back: the row is as it was before. 404 for those of others, 409 where it cannot be. */
export async function withdrawContribution(db: Db, changeId: string, { userId, now }: By): Promise<void> {
  await db.transaction(async (tx) => {
    await lockEmployers(tx);
    const [change] = await tx.query<ChangeRow>(`${changesSql} WHERE c.id = $1::bigint AND c.user_id = $2`, [
      changeId,
      userId,
    ]);
    if (!change) throw notFound('contribution', directoryMessage('contribution-not-found'));
    const refusal = refusalOf(change, now);
    if (refusal) throw new AppError('conflict', refusal);
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
    else if (before) await writeRow(tx, id, { ...before, owner_id: before.isOwned ? userId : null }, now);
    if (before?.company_name) await noteName(tx, row.employer_id, before.company_name);
    await forgetNames(tx, row.employer_id);
    await composeEmployers(tx, [row.employer_id], now);
    return;
  }
  if (!before) return;
  const employerId = await employerFor(tx, { companyName: before.group_name, url: before.url });
  await insertRow(tx, { employerId, row: { ...before, owner_id: userId }, now, id });
  if (before.company_name) await noteName(tx, employerId, before.company_name);
  await composeEmployers(tx, [employerId], now);
}
