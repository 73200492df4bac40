import type { DirectoryField } from '@foothold/core/entities/company/directory-trust.ts';
import type { Queryable } from '../../../db/db.ts';
import { composeEmployers } from '../compose-employers.ts';
import { employerFor, forgetNames, noteName } from '../shared-employer.ts';
import { columnsOf, withoutFields } from './said-values.ts';
import {
  forgetPlaceless,
  insertRow,
  rowToKeep,
  type Stored,
  type StoredRow,
  storedRow,
  type Written,
  writeRow,
} from './stored-row.ts';

/** A proposal as it is decided about. */
export type Proposal = {
  id: string;
  locationId: string;
  field: DirectoryField;
  value: Partial<Written>;
  words: string;
  userId: string | null;
  state: 'open' | 'known' | 'withdrawn' | 'reverted' | 'replaced';
  before: Partial<Written> | StoredRow | null;
};

/** One proposal under lock, or null where there is none of that number. */
export async function storedProposal(tx: Queryable, id: string): Promise<Proposal | null> {
  const [found] = await tx.query<Proposal>(
    `SELECT id::text AS id, location_id::text AS "locationId", field, value, words, user_id AS "userId", state, before
     FROM employer_proposal WHERE id = $1::bigint FOR UPDATE`,
    [id],
  );
  return found ?? null;
}

async function rowOf(tx: Queryable, locationId: string): Promise<Stored | null> {
  const found = await tx.query('SELECT id FROM employer_location WHERE id = $1::bigint', [locationId]);
  return found.length === 0 ? null : storedRow(tx, locationId);
}

type Deciding = { by: 'people' | 'operator'; now: Date };

async function note(
  tx: Queryable,
  id: string,
  {
    state,
    by = '',
    before = null,
    now,
  }: { state: Proposal['state']; by?: string; before?: unknown; now: Date },
): Promise<void> {
  await tx.query(
    `UPDATE employer_proposal SET state = $2, decided_by = $3, decided_at = $4::timestamptz, before = $5::text::jsonb WHERE id = $1::bigint`,
    [
      id,
      state,
      by,
      state === 'open' ? null : now.toISOString(),
      before === null ? null : JSON.stringify(before),
    ],
  );
}

/** Makes a proposed value the one that its row shows, whoever wrote the row; false where the row is gone. */
export async function makeKnown(tx: Queryable, id: string, { by, now }: Deciding): Promise<boolean> {
  const proposal = await storedProposal(tx, id);
  const row = proposal && (await rowBack(tx, proposal, now));
  if (!proposal || !row) return false;
  const { field, value } = proposal;
  await tx.query(
    `UPDATE employer_proposal SET state = 'replaced', decided_at = $3::timestamptz
     WHERE location_id = $1::bigint AND field = $2 AND state = 'known'`,
    [row.id, field, now.toISOString()],
  );
  const before = columnsOf(
    row.unconfirmed.includes(field) && field !== 'place' ? withoutFields(row, [field]) : row,
    field,
  );
  const next: Written = {
    ...row,
    ...value,
    from_person: true,
    unconfirmed: row.unconfirmed.filter((one) => one !== field),
    is_waiting: row.is_waiting && field !== 'place',
  };
  await writeRow(tx, row.id, next, now);
  await note(tx, id, { state: 'known', by, before, now });
  // Others rely on the employer now, so that no row of it is one person's.
  await tx.query('UPDATE employer_location SET owner_id = NULL WHERE employer_id = $1::bigint', [
    row.employer_id,
  ]);
  await settleDisputes(tx, { locationId: row.id, field, now });
  if (!next.is_waiting) await forgetPlaceless(tx, row.employer_id);
  if (next.company_name !== '') await noteName(tx, row.employer_id, next.company_name);
  await forgetNames(tx, row.employer_id);
  await composeEmployers(tx, [row.employer_id], now);
  return true;
}

/** The row of a proposal; a location that was removed with it is there again. */
async function rowBack(
  tx: Queryable,
  { locationId, before, state }: Proposal,
  now: Date,
): Promise<Stored | null> {
  const row = await rowOf(tx, locationId);
  if (row || state !== 'reverted' || !before || !('group_name' in before)) return row;
  const employerId = await employerFor(tx, { companyName: before.group_name, url: '' });
  const others = before.unconfirmed.filter((one) => one !== 'place');
  const waiting = withoutFields({ ...before, owner_id: null }, others);
  await insertRow(tx, {
    employerId,
    row: { ...waiting, unconfirmed: ['place'], is_waiting: true },
    now,
    id: locationId,
  });
  return storedRow(tx, locationId);
}

/**
 * Takes a value off: a proposed one is gone, and of a known one the row is as before. Of a location that a person added its place
 * is the location, which goes with all that was said of it. False where nothing of it stands.
 */
export async function takeOff(
  tx: Queryable,
  id: string,
  { state, by, now }: { state: 'reverted' | 'withdrawn' | 'open'; by: '' | 'operator'; now: Date },
): Promise<boolean> {
  const proposal = await storedProposal(tx, id);
  if (!proposal || (proposal.state !== 'open' && proposal.state !== 'known')) return false;
  const { field, value } = proposal;
  const row = await rowOf(tx, proposal.locationId);
  const isShown =
    row !== null &&
    (proposal.state === 'known' || row.unconfirmed.includes(field)) &&
    JSON.stringify(columnsOf(row, field)) === JSON.stringify(columnsOf({ ...row, ...value }, field));
  const isLocation =
    row !== null && field === 'place' && row.place_key.startsWith('p:') && !isMoved(proposal);
  if (row && isLocation && isShown && state === 'open') {
    await note(tx, id, { state, now });
    const unconfirmed = [...new Set([...row.unconfirmed, 'place' as const])];
    await writeRow(tx, row.id, { ...row, unconfirmed, is_waiting: true }, now);
    await composeEmployers(tx, [row.employer_id], now);
    return true;
  }
  if (row && isLocation && isShown) {
    await note(tx, id, { state, by, before: rowToKeep(row), now });
    await removeRow(tx, row, { state, now });
    return true;
  }
  await note(tx, id, { state, by, now });
  if (row && isShown) {
    const known = proposal.state === 'known' ? (proposal.before as Partial<Written>) : {};
    const next: Written = {
      ...withoutFields(row, field === 'place' ? [] : [field]),
      ...known,
      owner_id: row.owner_id,
      unconfirmed: row.unconfirmed.filter((one) => one !== field),
    };
    await writeRow(tx, row.id, next, now);
    await forgetNames(tx, row.employer_id);
    await composeEmployers(tx, [row.employer_id], now);
  }
  await settleDisputes(tx, { locationId: proposal.locationId, proposalId: id, field, now });
  return true;
}

/** A known place of a row that had another one before. */
function isMoved({ state, before, value }: Proposal): boolean {
  return state === 'known' && before !== null && JSON.stringify(before) !== JSON.stringify(value);
}

/** Removes a location that a person added, with what is proposed for it. */
export async function removeRow(
  tx: Queryable,
  row: Stored,
  { state, now }: { state: Proposal['state']; now: Date },
): Promise<void> {
  await tx.query(
    `UPDATE employer_proposal SET state = $2, decided_at = $3::timestamptz WHERE location_id = $1::bigint AND state IN ('open', 'known')`,
    [row.id, state === 'open' ? 'withdrawn' : state, now.toISOString()],
  );
  await tx.query(
    'UPDATE employer_dispute SET settled_at = $2::timestamptz WHERE location_id = $1::bigint AND settled_at IS NULL',
    [row.id, now.toISOString()],
  );
  await tx.query('DELETE FROM employer_location WHERE id = $1::bigint', [row.id]);
  await forgetNames(tx, row.employer_id);
  await composeEmployers(tx, [row.employer_id], now);
}

/** Closes the disputes about a field, or about one proposal of it. */
export async function settleDisputes(
  tx: Queryable,
  {
    locationId,
    field,
    proposalId,
    now,
  }: { locationId: string; field: string; proposalId?: string; now: Date },
): Promise<void> {
  await tx.query(
    `UPDATE employer_dispute SET settled_at = $4::timestamptz WHERE location_id = $1::bigint AND field = $2 AND settled_at IS NULL
       AND ($3::bigint IS NULL OR proposal_id = $3::bigint OR proposal_id IS NULL)`,
    [locationId, field, proposalId ?? null, now.toISOString()],
  );
  await markDisputed(tx, locationId);
}

/** Notes in a row which of its shown values are disputed. */
export async function markDisputed(tx: Queryable, locationId: string): Promise<void> {
  await tx.query(
    `UPDATE employer_location l SET disputed = ARRAY(SELECT DISTINCT d.field FROM employer_dispute d
       WHERE d.location_id = l.id AND d.proposal_id IS NULL AND d.settled_at IS NULL AND d.has_weight ORDER BY 1)
     WHERE l.id = $1::bigint`,
    [locationId],
  );
}

/** Lets a reverted value stand beside the shown one again; a location that went with it waits for somebody to agree. */
export async function restoreReverted(tx: Queryable, id: string, now: Date): Promise<boolean> {
  const proposal = await storedProposal(tx, id);
  const row = proposal && (await rowBack(tx, proposal, now));
  if (!proposal || !row) return false;
  await note(tx, id, { state: 'open', now });
  await composeEmployers(tx, [row.employer_id], now);
  return true;
}
