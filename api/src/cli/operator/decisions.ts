import type { OperatorActionName } from '@foothold/core/contract/operator.ts';
import { AppError } from '../../errors.ts';
import { directoryModeration } from '../../modules/companies/people/moderation.ts';
import { decide } from '../../modules/operator/operator-work.ts';
import { accountOf } from '../../modules/operator/operators.ts';
import { type OperatorCall, OperatorError } from './operator-action.ts';

/** The account that the first argument names by address or number. */
export async function accountNamed({ db, args }: OperatorCall): Promise<string> {
  const [named] = args;
  if (named === undefined) throw new OperatorError('Name the account by its address or number.');
  const userId = await accountOf(db, named);
  if (userId === null) throw new OperatorError(`There is no account ${named}.`);
  return userId;
}

/** The number that the first argument is. */
export function numberNamed({ args }: OperatorCall, what: string): string {
  const [named = ''] = args;
  if (!/^\d{1,15}$/.test(named)) throw new OperatorError(`Name the ${what} by its number; queue shows it.`);
  return named;
}

/** Carries a decision out as the machine of the server does, with the further arguments as its reason; answers what came of it. */
export async function decideHere(
  { db, now, secret, args }: OperatorCall,
  action: OperatorActionName,
  subject: string,
): Promise<{ detail: string; takenOff: number }> {
  try {
    return await decide(
      { db, directory: directoryModeration, secret, now: now() },
      { action, subject, reason: args.slice(1).join(' ').slice(0, 500), operatorId: '' },
    );
  } catch (cause) {
    if (cause instanceof AppError) throw new OperatorError(cause.message);
    throw cause;
  }
}
