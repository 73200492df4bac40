import { type DirectoryField, isAgreed } from '@foothold/core/entities/company/directory-trust.ts';
import type { Queryable } from '../../../db/db.ts';
import { makeKnown } from './decide-proposal.ts';
import { keyOf, type Said } from './said-values.ts';
import type { Stored } from './stored-row.ts';

/** Who says something, and from which network as a keyed hash. */
export type Speaker = { userId: string; network: string; now: Date };

/** Notes what a person says of a row; who says what another one proposes agrees with it. Answers fields that are not known yet. */
export async function propose(
  tx: Queryable,
  { row, said, changeId }: { row: Pick<Stored, 'id'>; said: readonly Said[]; changeId: number },
  { userId, network, now }: Speaker,
): Promise<DirectoryField[]> {
  const waiting: DirectoryField[] = [];
  for (const one of said) {
    const key = keyOf(one);
    await tx.query(
      `UPDATE employer_proposal SET state = 'replaced', decided_at = $4::timestamptz
       WHERE location_id = $1::bigint AND field = $2 AND user_id = $3 AND state = 'open'`,
      [row.id, one.field, userId, now.toISOString()],
    );
    const [same] = await tx.query<{ id: string }>(
      `SELECT id::text AS id FROM employer_proposal
       WHERE location_id = $1::bigint AND field = $2 AND words_key = $3 AND state = 'open' ORDER BY id LIMIT 1`,
      [row.id, one.field, key],
    );
    if (same) {
      const isKnown = await agree(tx, same.id, { userId, network, now }, changeId);
      if (!isKnown) waiting.push(one.field);
      continue;
    }
    await tx.query(
      `INSERT INTO employer_proposal (location_id, field, value, words, words_key, user_id, network, change_id, at)
       VALUES ($1::bigint, $2, $3::text::jsonb, $4, $5, $6, $7, $8::bigint, $9::timestamptz)`,
      [
        row.id,
        one.field,
        JSON.stringify(one.value),
        one.words,
        key,
        userId,
        network,
        changeId,
        now.toISOString(),
      ],
    );
    waiting.push(one.field);
  }
  return waiting;
}

/** Counts a person’s agreement with an open proposal; true where it is known by that. */
export async function agree(
  tx: Queryable,
  proposalId: string,
  { userId, network, now }: Speaker,
  changeId: number | null,
): Promise<boolean> {
  await tx.query(
    `INSERT INTO employer_agreement (proposal_id, user_id, network, change_id, at)
     VALUES ($1::bigint, $2, $3, $4::bigint, $5::timestamptz) ON CONFLICT DO NOTHING`,
    [proposalId, userId, network, changeId, now.toISOString()],
  );
  return settle(tx, proposalId, now);
}

type Voices = {
  at: number;
  isDisputed: boolean;
  voices: { madeAt: number; network: string }[];
};

/** Makes an open proposal known where enough people say so by now; true where it did. */
export async function settle(tx: Queryable, proposalId: string, now: Date): Promise<boolean> {
  const [found] = await tx.query<Voices>(
    `SELECT (extract(epoch FROM p.at) * 1000)::float8 AS at,
       EXISTS (SELECT FROM employer_dispute d WHERE d.settled_at IS NULL AND d.has_weight AND d.proposal_id = p.id) AS "isDisputed",
       (SELECT coalesce(json_agg(json_build_object('madeAt', (extract(epoch FROM u.created_at) * 1000)::float8, 'network', v.network)), '[]'::json)
        FROM (SELECT p.user_id, p.network UNION ALL SELECT a.user_id, a.network FROM employer_agreement a WHERE a.proposal_id = p.id) v
        JOIN users u ON u.id = v.user_id
        WHERE NOT EXISTS (SELECT FROM closed_accounts c WHERE c.user_id = v.user_id)) AS voices
     FROM employer_proposal p WHERE p.id = $1::bigint AND p.state = 'open'`,
    [proposalId],
  );
  if (!found) return false;
  const voices = found.voices.map(({ madeAt, network }) => ({ accountMadeAt: new Date(madeAt), network }));
  const { at, isDisputed } = found;
  if (!isAgreed(voices, { proposedAt: new Date(at), isDisputed, now })) return false;
  return makeKnown(tx, proposalId, { by: 'people', now });
}
