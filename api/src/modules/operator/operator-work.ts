import type { OperatorActionName } from '@foothold/core/contract/operator.ts';
import type { Db, Queryable } from '../../db/db.ts';
import { createLogChain } from '../../db/log-chain.ts';
import { AppError, notFound } from '../../errors.ts';
import { operatorMessage } from './operator.messages.ts';
import { isOperator, noteAction } from './operators.ts';

/** What became of a proposed value: what it is about in words, and what it was before; null where there is none of the number. */
export type Decided = { detail: string; was: string; isDone: boolean } | null;

/** What the directory does for operators. */
export type DirectoryModeration = {
  accept(tx: Queryable, proposalId: string, now: Date): Promise<Decided>;
  revert(tx: Queryable, proposalId: string, now: Date): Promise<Decided>;
  restore(tx: Queryable, proposalId: string, now: Date): Promise<Decided>;
  /** Closes a dispute and those about the same value: the shown value stays. What it is about, or null where there is none. */
  keep(tx: Queryable, disputeId: string, now: Date): Promise<string | null>;
  /** Takes everything of an account off (`all`), or what nobody confirmed. */
  takeOffAccount(
    tx: Queryable,
    userId: string,
    options: { all: boolean; now: Date },
  ): Promise<{ values: number; locations: number }>;
};

/** An order of an operator; `operatorId` is '' for the command on the machine. */
export type Decision = { action: OperatorActionName; subject: string; reason: string; operatorId: string };

/** What a decision came to. */
export type Outcome = { detail: string; takenOff: number; undo: OperatorActionName | null };

/** `secret`: the site's, whose key seals the chain of the log. */
type Work = { db: Db; directory: DirectoryModeration; secret: string; now: Date };

/** Carries a decision out and notes it, in one transaction. Throws where it cannot be: 404, or 409 `conflict`. */
export async function decide({ db, directory, secret, now }: Work, decision: Decision): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const outcome = await carriedOut(tx, { directory, now }, decision);
    const chain = createLogChain({ secret, now: () => now });
    await noteAction(tx, chain, { ...decision, detail: outcome.detail, now });
    return outcome;
  });
}

const isNumber = (text: string) => /^\d{1,15}$/.test(text);
const noProposal = () => notFound('proposal', operatorMessage('proposal-not-found'));

const refusals = {
  accept: 'nothing-to-accept',
  revert: 'nothing-to-revert',
  restore: 'nothing-to-restore',
} as const;

async function carriedOut(
  tx: Queryable,
  { directory, now }: Pick<Work, 'directory' | 'now'>,
  { action, subject }: Decision,
): Promise<Outcome> {
  if (action === 'accept' || action === 'revert' || action === 'restore') {
    if (!isNumber(subject)) throw noProposal();
    const decided = await directory[action](tx, subject, now);
    if (!decided) throw noProposal();
    if (!decided.isDone) throw new AppError('conflict', operatorMessage(refusals[action]));
    const undo = { known: 'accept', open: 'restore', reverted: 'revert' } as const;
    return {
      detail: decided.detail,
      takenOff: action === 'revert' ? 1 : 0,
      undo: undo[decided.was as keyof typeof undo] ?? null,
    };
  }
  if (action === 'keep') {
    const detail = isNumber(subject) ? await directory.keep(tx, subject, now) : null;
    if (detail === null) throw notFound('dispute', operatorMessage('dispute-not-found'));
    return { detail, takenOff: 0, undo: null };
  }
  return ofAccount(tx, { directory, now }, { action, userId: subject });
}

async function ofAccount(
  tx: Queryable,
  { directory, now }: Pick<Work, 'directory' | 'now'>,
  { action, userId }: { action: 'revert-all' | 'close' | 'reopen'; userId: string },
): Promise<Outcome> {
  const found = await tx.query('SELECT id FROM users WHERE id = $1 FOR UPDATE', [userId]);
  if (found.length === 0) throw notFound('user', operatorMessage('account-not-found'));
  if (action === 'reopen') {
    const open = await tx.query('DELETE FROM closed_accounts WHERE user_id = $1 RETURNING user_id', [userId]);
    if (open.length === 0) throw new AppError('conflict', operatorMessage('not-closed'));
    return { detail: '', takenOff: 0, undo: 'close' };
  }
  if (await isOperator(tx, userId)) throw new AppError('conflict', operatorMessage('of-an-operator'));
  if (action === 'close') {
    const closed = await tx.query(
      'INSERT INTO closed_accounts (user_id, closed_at) VALUES ($1, $2::timestamptz) ON CONFLICT DO NOTHING RETURNING user_id',
      [userId, now.toISOString()],
    );
    if (closed.length === 0) throw new AppError('conflict', operatorMessage('closed-before'));
    await tx.query('DELETE FROM sessions WHERE user_id = $1', [userId]);
    await tx.query('DELETE FROM sign_in_links WHERE email = (SELECT email FROM users WHERE id = $1)', [
      userId,
    ]);
  }
  const { values, locations } = await directory.takeOffAccount(tx, userId, {
    all: action === 'revert-all',
    now,
  });
  const detail = `${values} values, ${locations} locations`;
  return { detail, takenOff: values + locations, undo: action === 'close' ? 'reopen' : null };
}
