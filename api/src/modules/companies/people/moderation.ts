import type { QueueAccount, QueueItem } from '@foothold/core/contract/operator.ts';
import type { Queryable } from '../../../db/db.ts';
import { lockEmployers } from '../keep-employers.ts';
import { type TakenOff, takeOffAccount } from './account-contributions.ts';
import {
  makeKnown,
  type Proposal,
  restoreReverted,
  settleDisputes,
  storedProposal,
  takeOff,
} from './decide-proposal.ts';

/** Fields that one answer of the queue names. */
const most = 200;

type Decided = { detail: string; was: string; isDone: boolean } | null;

async function decided(
  tx: Queryable,
  id: string,
  carryOut: (proposal: Proposal) => Promise<boolean>,
): Promise<Decided> {
  await lockEmployers(tx);
  const proposal = await storedProposal(tx, id);
  if (!proposal) return null;
  const detail = await detailOf(tx, proposal);
  return { detail, was: proposal.state, isDone: await carryOut(proposal) };
}

async function detailOf(tx: Queryable, { locationId, field, words }: Proposal): Promise<string> {
  const [found] = await tx.query<{ name: string }>(
    `SELECT e.group_name AS name FROM employer_location l JOIN employer e ON e.id = l.employer_id WHERE l.id = $1::bigint
     UNION ALL SELECT group_name FROM employer_change WHERE location_id = $1::bigint LIMIT 1`,
    [locationId],
  );
  return `${found?.name ?? ''}, ${field}: ${words}`.slice(0, 1000);
}

type AccountRow = { id: string; madeAt: number; contributions: number; isClosed: boolean } | null;
type Row = Omit<QueueItem, 'key' | 'proposals' | 'disputes'> & {
  proposals: {
    id: number;
    words: string;
    at: number;
    isKnown: boolean;
    agreements: number;
    account: AccountRow;
  }[];
  disputes: (Pick<QueueItem['disputes'][number], 'id' | 'reason' | 'words' | 'proposalId'> & {
    at: number;
    account: AccountRow;
  })[];
  total: number;
};

const accountSql = (
  userId: string,
) => `(SELECT json_build_object('id', u.id, 'madeAt', (extract(epoch FROM u.created_at) * 1000)::float8,
  'contributions', (SELECT count(*) FROM employer_change c WHERE c.user_id = u.id),
  'isClosed', EXISTS (SELECT FROM closed_accounts x WHERE x.user_id = u.id)) FROM users u WHERE u.id = ${userId})`;

// What one person says of an employer that nobody else speaks of takes nobody's place: it is here when somebody disputes it.
const queueSql = `
WITH due AS (
  SELECT p.location_id, p.field, 0 AS weight, max(p.at) AS at FROM employer_proposal p JOIN employer_location l ON l.id = p.location_id
  WHERE p.state = 'open' AND l.owner_id IS NULL GROUP BY 1, 2
  UNION ALL SELECT d.location_id, d.field, 1, max(d.at) FROM employer_dispute d JOIN employer_location l ON l.id = d.location_id
  WHERE d.settled_at IS NULL GROUP BY 1, 2
), spots AS (
  SELECT location_id, field, max(weight) AS weight, max(at) AS at, count(*) OVER () AS total FROM due GROUP BY 1, 2
)
SELECT l.id::float8 AS "companyId", coalesce(nullif(l.company_name, ''), e.group_name) AS "companyName", e.group_name AS "groupName", s.field,
  CASE s.field WHEN 'companyName' THEN coalesce(nullif(l.company_name, ''), e.group_name)
    WHEN 'place' THEN concat_ws(', ', nullif(l.address, ''), nullif(l.city, ''), nullif(l.state, ''), nullif(l.country, ''))
    WHEN 'url' THEN coalesce(nullif(l.url, ''), e.url) WHEN 'jobPostingsUrl' THEN coalesce(nullif(l.jobs_url, ''), e.jobs_url)
    WHEN 'description' THEN coalesce(nullif(l.description, ''), e.description) ELSE array_to_string(e.categories, ', ') END AS known,
  (SELECT coalesce(json_agg(json_build_object('id', p.id, 'words', p.words, 'at', (extract(epoch FROM p.at) * 1000)::float8,
      'isKnown', p.state = 'known', 'agreements', (SELECT count(*) FROM employer_agreement a WHERE a.proposal_id = p.id),
      'account', ${accountSql('p.user_id')}) ORDER BY p.id DESC), '[]'::json)
    FROM employer_proposal p WHERE p.location_id = l.id AND p.field = s.field AND p.state IN ('open', 'known')) AS proposals,
  (SELECT coalesce(json_agg(json_build_object('id', d.id, 'reason', d.reason, 'words', d.words, 'proposalId', d.proposal_id,
      'at', (extract(epoch FROM d.at) * 1000)::float8, 'account', ${accountSql('d.user_id')}) ORDER BY d.id DESC), '[]'::json)
    FROM employer_dispute d WHERE d.location_id = l.id AND d.field = s.field AND d.settled_at IS NULL) AS disputes,
  s.total::int AS total
FROM (SELECT * FROM spots ORDER BY weight DESC, at DESC, location_id, field LIMIT ${most}) s
JOIN employer_location l ON l.id = s.location_id JOIN employer e ON e.id = l.employer_id
ORDER BY s.weight DESC, s.at DESC, s.location_id, s.field`;

const iso = (at: number) => new Date(at).toISOString();
const accountFrom = (account: AccountRow): QueueAccount | null =>
  account && { ...account, madeAt: iso(account.madeAt) };

/** What the directory does for operators; each within a transaction that the caller opened. */
export const directoryModeration = {
  /** What is proposed or disputed, disputed first. */
  async queue(db: Queryable): Promise<{ items: QueueItem[]; total: number }> {
    const rows = await db.query<Row>(queueSql);
    return {
      total: rows[0]?.total ?? 0,
      items: rows.map(({ total: _total, proposals, disputes, ...row }) => ({
        ...row,
        key: `${row.companyId}-${row.field}`,
        proposals: proposals.map((one) => ({ ...one, at: iso(one.at), account: accountFrom(one.account) })),
        disputes: disputes.map((one) => ({ ...one, at: iso(one.at), account: accountFrom(one.account) })),
      })),
    };
  },
  accept: (tx: Queryable, id: string, now: Date) =>
    decided(tx, id, async ({ state }) =>
      state === 'open' || state === 'reverted' ? makeKnown(tx, id, { by: 'operator', now }) : false,
    ),
  revert: (tx: Queryable, id: string, now: Date) =>
    decided(tx, id, () => takeOff(tx, id, { state: 'reverted', by: 'operator', now })),
  restore: (tx: Queryable, id: string, now: Date) =>
    decided(tx, id, async ({ state }) => {
      if (state === 'known') return takeOff(tx, id, { state: 'open', by: '', now });
      return state === 'reverted' ? restoreReverted(tx, id, now) : false;
    }),
  async keep(tx: Queryable, id: string, now: Date): Promise<string | null> {
    await lockEmployers(tx);
    const [dispute] = await tx.query<{ locationId: string; field: string; name: string }>(
      `SELECT d.location_id::text AS "locationId", d.field, e.group_name AS name FROM employer_dispute d
       JOIN employer_location l ON l.id = d.location_id JOIN employer e ON e.id = l.employer_id
       WHERE d.id = $1::bigint AND d.settled_at IS NULL`,
      [id],
    );
    if (!dispute) return null;
    await settleDisputes(tx, { ...dispute, now });
    return `${dispute.name}, ${dispute.field}`;
  },
  takeOffAccount: (
    tx: Queryable,
    userId: string,
    { all, now }: { all: boolean; now: Date },
  ): Promise<TakenOff> => takeOffAccount(tx, userId, { now, state: all ? 'reverted' : 'withdrawn' }),
};
