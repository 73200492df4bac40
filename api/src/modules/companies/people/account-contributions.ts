import type { Queryable } from '../../../db/db.ts';
import { composeEmployers } from '../compose-employers.ts';
import { lockEmployers } from '../keep-employers.ts';
import { markDisputed, removeRow, storedProposal, takeOff } from './decide-proposal.ts';
import { storedRow } from './stored-row.ts';
import { handOver } from './withdraw-contribution.ts';

/** What was taken off of what an account gave. */
export type TakenOff = { values: number; locations: number };

type Options = {
  now: Date;
  /** `reverted`: an operator takes all of it off, also what is known by now; `withdrawn`: what nobody confirmed. */
  state: 'withdrawn' | 'reverted';
};

/**
 * Takes what an account gave off the directory: proposals nobody confirmed, locations only it speaks of, its agreements and
 * disputes. What somebody else agreed with is theirs then; what is known stays, but where an operator reverts it.
 */
export async function takeOffAccount(
  tx: Queryable,
  userId: string,
  { now, state }: Options,
): Promise<TakenOff> {
  await lockEmployers(tx);
  const taken: TakenOff = { values: 0, locations: 0 };
  const isReverted = state === 'reverted';
  // Its voice no longer counts for what others proposed.
  const agreed = await tx.query<{ id: string }>(
    `SELECT p.id::text AS id FROM employer_agreement a JOIN employer_proposal p ON p.id = a.proposal_id
     WHERE a.user_id = $1 AND p.state = 'known' AND p.decided_by = 'people'`,
    [userId],
  );
  if (isReverted)
    for (const { id } of agreed)
      taken.values += (await takeOff(tx, id, { state: 'open', by: '', now })) ? 1 : 0;
  const disputed = await tx.query<{ id: string }>(
    'DELETE FROM employer_dispute WHERE user_id = $1 RETURNING location_id::text AS id',
    [userId],
  );
  for (const id of new Set(disputed.map((one) => one.id))) await markDisputed(tx, id);
  const own = await tx.query<{ id: string; isPlace: boolean; isOwned: boolean }>(
    `SELECT p.id::text AS id, p.field = 'place' AS "isPlace",
       EXISTS (SELECT FROM employer_location l WHERE l.id = p.location_id AND l.owner_id = $1) AS "isOwned"
     FROM employer_proposal p WHERE p.user_id = $1 AND p.state = ANY ($2::text[]) ORDER BY p.field = 'place', p.id`,
    [userId, isReverted ? ['open', 'known'] : ['open']],
  );
  for (const { id, isPlace } of own) {
    const before = await storedProposal(tx, id);
    if (!before || (before.state !== 'open' && before.state !== 'known')) continue;
    if (before.state === 'open' && !isReverted && (await handOver(tx, id))) {
      const parted = await tx.query<{ id: string }>(
        `UPDATE employer_location SET owner_id = NULL WHERE id = $1::bigint AND owner_id = $2 RETURNING employer_id::text AS id`,
        [before.locationId, userId],
      );
      await composeEmployers(
        tx,
        parted.map((one) => one.id),
        now,
      );
      continue;
    }
    await takeOff(tx, id, { state, by: isReverted ? 'operator' : '', now });
    taken[isPlace ? 'locations' : 'values'] += 1;
  }
  await tx.query('DELETE FROM employer_agreement WHERE user_id = $1', [userId]);
  // A location of theirs whose place was said by nobody.
  const left = await tx.query<{ id: string }>(
    `SELECT id::text AS id FROM employer_location WHERE owner_id = $1 AND place_key LIKE 'p:%'`,
    [userId],
  );
  for (const { id } of left) {
    await removeRow(tx, await storedRow(tx, id), { state, now });
    taken.locations += 1;
  }
  return taken;
}

/** Before an account is deleted: what nobody confirmed goes, what is known stays without a trace of who said it. */
export async function forgetAccount(tx: Queryable, userId: string, now: Date): Promise<void> {
  await takeOffAccount(tx, userId, { now, state: 'withdrawn' });
  await tx.query(`DELETE FROM employer_proposal WHERE user_id = $1 AND state NOT IN ('known', 'replaced')`, [
    userId,
  ]);
  await tx.query(`UPDATE employer_proposal SET network = '' WHERE user_id = $1`, [userId]);
}
