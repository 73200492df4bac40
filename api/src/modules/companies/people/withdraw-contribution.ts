import { dayMs } from '@foothold/core/dates/dates.ts';
import { type CompanyContribution, companyLimits } from '@foothold/core/entities/company/shared-company.ts';
import type { Message } from '@foothold/core/text/messages.ts';
import type { Db, Queryable } from '../../../db/db.ts';
import { AppError, notFound } from '../../../errors.ts';
import { composeEmployers } from '../compose-employers.ts';
import { directoryMessage } from '../directory.messages.ts';
import { lockEmployers } from '../keep-employers.ts';
import { employerFor, forgetNames, noteName } from '../shared-employer.ts';
import { isAloneIn } from './contributions.ts';
import { removeRow, takeOff } from './decide-proposal.ts';
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
  /** Nobody else says anything of the row, so that it was written at once. */
  isOwn: boolean;
  /** States of what it proposed, each once; and whether others agree with any of it. */
  states: string[];
  hasAgreements: boolean;
};

const changesSql = `
SELECT c.id::float8 AS id, c.kind, c.location_id::float8 AS "locationId", c.company_name AS "companyName", c.group_name AS "groupName",
  c.before, c.after, (extract(epoch FROM c.at) * 1000)::float8 AS at, (extract(epoch FROM c.taken_back_at) * 1000)::float8 AS "takenBackAt",
  NOT EXISTS (SELECT FROM employer_change o WHERE o.location_id = c.location_id AND o.user_id = c.user_id AND o.id > c.id
    AND o.taken_back_at IS NULL) AS "isLast",
  EXISTS (SELECT FROM employer_location l WHERE l.id = c.location_id) AS "isThere",
  EXISTS (SELECT FROM employer_location l WHERE l.id = c.location_id AND l.owner_id = c.user_id) AS "isOwn",
  ARRAY(SELECT DISTINCT p.state FROM employer_proposal p WHERE p.change_id = c.id) AS states,
  EXISTS (SELECT FROM employer_proposal p JOIN employer_agreement a ON a.proposal_id = p.id
    WHERE p.state = 'open' AND CASE WHEN c.kind = 'added' THEN p.location_id = c.location_id AND a.user_id <> c.user_id
      ELSE p.change_id = c.id END) AS "hasAgreements"
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
    state: stateOf(row),
  }));
}

function stateOf({ states, isOwn, kind }: ChangeRow): CompanyContribution['state'] {
  if (states.includes('known')) return 'known';
  if (states.includes('reverted')) return 'reverted';
  return isOwn || kind === 'removed' || !states.includes('open') ? 'shown' : 'proposed';
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
function refusalOf(change: ChangeRow, now: Date): Message | null {
  const { at, takenBackAt, isLast, isThere, isOwn, kind, states, hasAgreements } = change;
  if (takenBackAt !== null) return directoryMessage('taken-back-before');
  if (now.getTime() > at + companyLimits.takeBackDays * dayMs)
    return directoryMessage('taken-back-too-late', { days: companyLimits.takeBackDays });
  if (states.includes('known')) return directoryMessage('others-rely');
  if (states.includes('reverted')) return directoryMessage('row-gone');
  if (!isLast && (isOwn || kind !== 'changed')) return directoryMessage('changed-after');
  if (kind !== 'removed' && !isThere) return directoryMessage('row-gone');
  // A location goes with all that is said of it, also by others; a value alone does not.
  if (kind === 'added' && hasAgreements) return directoryMessage('others-rely');
  return null;
}

/** Takes a contribution of the caller back: the row is as it was before. 404 for those of others, 409 where it cannot be. */
export async function withdrawContribution(db: Db, changeId: string, by: By): Promise<void> {
  const { userId, now } = by;
  await db.transaction(async (tx) => {
    await lockEmployers(tx);
    const [change] = await tx.query<ChangeRow>(`${changesSql} WHERE c.id = $1::bigint AND c.user_id = $2`, [
      changeId,
      userId,
    ]);
    if (!change) throw notFound('contribution', directoryMessage('contribution-not-found'));
    const refusal = refusalOf(change, now);
    if (refusal) throw new AppError('conflict', refusal);
    await undo(tx, change, by);
    await tx.query('UPDATE employer_change SET taken_back_at = $2::timestamptz WHERE id = $1::bigint', [
      changeId,
      now.toISOString(),
    ]);
  });
}

async function undo(tx: Queryable, change: ChangeRow, by: By): Promise<void> {
  const { kind, locationId, before, isOwn } = change;
  const { userId, now } = by;
  const id = String(locationId);
  if (kind === 'removed') return before ? bringBack(tx, id, before, by) : undefined;
  const row = await storedRow(tx, id);
  if (kind === 'added') {
    if (!(await isAloneIn(tx, row, userId))) throw new AppError('conflict', directoryMessage('others-rely'));
    return removeRow(tx, row, { state: 'withdrawn', now });
  }
  if (isOwn && before) {
    // A row that was kept before there were proposals says nothing of who else vouches for it.
    const unconfirmed = before.unconfirmed ?? row.unconfirmed;
    await writeRow(tx, id, { ...before, unconfirmed, is_waiting: row.is_waiting, owner_id: userId }, now);
    await withdrawProposals(tx, change.id, now);
    await reopenReplaced(tx, id, userId);
    if (before.company_name) await noteName(tx, row.employer_id, before.company_name);
    await forgetNames(tx, row.employer_id);
    return composeEmployers(tx, [row.employer_id], now);
  }
  await tx.query('DELETE FROM employer_agreement WHERE change_id = $1::bigint AND user_id = $2', [
    String(change.id),
    userId,
  ]);
  const open = await tx.query<{ id: string }>(
    `SELECT id::text AS id FROM employer_proposal WHERE change_id = $1::bigint AND state = 'open'`,
    [String(change.id)],
  );
  for (const { id: proposalId } of open)
    if (!(await handOver(tx, proposalId))) await takeOff(tx, proposalId, { state: 'withdrawn', by: '', now });
}

async function withdrawProposals(tx: Queryable, changeId: number, now: Date): Promise<void> {
  await tx.query(
    `UPDATE employer_proposal SET state = 'withdrawn', decided_at = $2::timestamptz WHERE change_id = $1::bigint AND state = 'open'`,
    [String(changeId), now.toISOString()],
  );
}

/** What the person said before stands again, in each field in which nothing newer of theirs does. */
async function reopenReplaced(tx: Queryable, locationId: string, userId: string): Promise<void> {
  await tx.query(
    `UPDATE employer_proposal p SET state = 'open', decided_at = NULL
     WHERE p.id IN (SELECT max(r.id) FROM employer_proposal r WHERE r.location_id = $1::bigint AND r.user_id = $2 AND r.state = 'replaced'
       AND NOT EXISTS (SELECT FROM employer_proposal o WHERE o.location_id = r.location_id AND o.user_id = $2 AND o.field = r.field
         AND o.state IN ('open', 'known')) GROUP BY r.field)`,
    [locationId, userId],
  );
}

/** A location that its author removed is there again, with what they said of it. */
async function bringBack(tx: Queryable, id: string, before: StoredRow, { userId, now }: By): Promise<void> {
  const employerId = await employerFor(tx, { companyName: before.group_name, url: before.url });
  await insertRow(tx, { employerId, row: { ...before, owner_id: before.isOwned ? userId : null }, now, id });
  await tx.query(
    `UPDATE employer_proposal SET state = 'open', decided_at = NULL WHERE location_id = $1::bigint AND user_id = $2 AND state = 'withdrawn'
       AND decided_at = (SELECT max(w.decided_at) FROM employer_proposal w WHERE w.location_id = $1::bigint AND w.user_id = $2
         AND w.state = 'withdrawn')`,
    [id, userId],
  );
  if (before.company_name) await noteName(tx, employerId, before.company_name);
  await composeEmployers(tx, [employerId], now);
}

/** A proposal that its author takes back belongs to the first who agreed with it; false where nobody did. */
export async function handOver(tx: Queryable, proposalId: string): Promise<boolean> {
  const taken = await tx.query(
    `WITH heir AS (
       DELETE FROM employer_agreement a USING (SELECT proposal_id, user_id FROM employer_agreement WHERE proposal_id = $1::bigint
         ORDER BY at, user_id LIMIT 1) f
       WHERE a.proposal_id = f.proposal_id AND a.user_id = f.user_id RETURNING a.user_id, a.network, a.change_id
     )
     UPDATE employer_proposal p SET user_id = h.user_id, network = h.network, change_id = h.change_id FROM heir h
     WHERE p.id = $1::bigint RETURNING p.id`,
    [proposalId],
  );
  return taken.length > 0;
}
