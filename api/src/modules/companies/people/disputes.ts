import {
  type DirectoryField,
  type DisputeReason,
  isNewAccount,
} from '@foothold/core/entities/company/directory-trust.ts';
import type { SharedCompanyChange } from '@foothold/core/entities/company/shared-company.ts';
import type { Db, Queryable } from '../../../db/db.ts';
import { AppError, notFound } from '../../../errors.ts';
import { directoryMessage } from '../directory.messages.ts';
import { lockEmployers } from '../keep-employers.ts';
import { changeIn, locatedChange } from './contributions.ts';
import { markDisputed, storedProposal } from './decide-proposal.ts';
import { agree, type Speaker, settle } from './proposals.ts';
import type { Locate } from './row-place.ts';
import { storedRow } from './stored-row.ts';

type Dispute = {
  field: DirectoryField;
  proposalId?: number | undefined;
  reason: DisputeReason;
  words: string;
  better?: SharedCompanyChange | undefined;
};

/**
 * Notes that a value of a row, or one that is proposed for it, is wrong; what would be right is proposed with it. Answers the
 * number of that change, null without one.
 */
export async function disputeValue(
  db: Db,
  { id, dispute }: { id: string; dispute: Dispute },
  by: Speaker & { locate: Locate },
): Promise<number | null> {
  const { field, proposalId, reason, words, better } = dispute;
  const located = better ? await locatedChange(db, { id, change: better }, by.locate) : {};
  return db.transaction(async (tx) => {
    await lockEmployers(tx);
    const row = await storedRow(tx, id);
    const proposal = proposalId === undefined ? null : await storedProposal(tx, String(proposalId));
    if (proposalId !== undefined && (proposal?.locationId !== row.id || proposal.field !== field))
      throw notFound('proposal', directoryMessage('proposal-not-found'));
    if (proposal && proposal.state !== 'open' && proposal.state !== 'known')
      throw new AppError('conflict', directoryMessage('proposal-decided'));
    if (proposal?.userId === by.userId) throw new AppError('conflict', directoryMessage('own-proposal'));
    // Of a value that is shown already the dispute is about the shown one.
    const about = proposal?.state === 'open' ? proposal.id : null;
    await tx.query(
      `UPDATE employer_dispute SET settled_at = $5::timestamptz WHERE location_id = $1::bigint AND field = $2
         AND proposal_id IS NOT DISTINCT FROM $3::bigint AND user_id = $4 AND settled_at IS NULL`,
      [row.id, field, about, by.userId, by.now.toISOString()],
    );
    await tx.query(
      `INSERT INTO employer_dispute (location_id, field, proposal_id, reason, words, user_id, has_weight, at)
       VALUES ($1::bigint, $2, $3::bigint, $4, $5, $6, $7::bool, $8::timestamptz)`,
      [row.id, field, about, reason, words, by.userId, await hasWeight(tx, by), by.now.toISOString()],
    );
    await markDisputed(tx, row.id);
    return better ? (await changeIn(tx, { id, change: better, located }, by)).changeId : null;
  });
}

async function hasWeight(tx: Queryable, { userId, now }: Speaker): Promise<boolean> {
  const [found] = await tx.query<{ madeAt: number }>(
    'SELECT (extract(epoch FROM created_at) * 1000)::float8 AS "madeAt" FROM users WHERE id = $1',
    [userId],
  );
  return found !== undefined && !isNewAccount(new Date(found.madeAt), now);
}

/** Says that a proposed value is right; true where it is known by that. 404 `proposal-not-found`, 409 for one’s own or a decided one. */
export async function agreeWith(db: Db, proposalId: string, by: Speaker): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockEmployers(tx);
    const proposal = await storedProposal(tx, proposalId);
    if (!proposal) throw notFound('proposal', directoryMessage('proposal-not-found'));
    if (proposal.state !== 'open') throw new AppError('conflict', directoryMessage('proposal-decided'));
    if (proposal.userId === by.userId) throw new AppError('conflict', directoryMessage('own-proposal'));
    return agree(tx, proposalId, by, null);
  });
}

/** Makes the proposals known on which enough people agree by now: their accounts grew old enough, or two days passed. Answers how many. */
export async function settleProposals(db: Db, now: Date): Promise<number> {
  const waiting = await db.query<{ id: string }>(
    `SELECT p.id::text AS id FROM employer_proposal p WHERE p.state = 'open'
       AND EXISTS (SELECT FROM employer_agreement a WHERE a.proposal_id = p.id) ORDER BY p.id LIMIT 1000`,
  );
  let known = 0;
  for (const { id } of waiting)
    known += await db.transaction(async (tx) => {
      await lockEmployers(tx);
      return (await settle(tx, id, now)) ? 1 : 0;
    });
  return known;
}
