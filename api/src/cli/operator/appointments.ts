import { createLogChain } from '../../db/log-chain.ts';
import { listOperators, noteAction, setOperator } from '../../modules/operator/operators.ts';
import { accountNamed } from './decisions.ts';
import type { OperatorAction, OperatorCall } from './operator-action.ts';

async function set(call: OperatorCall, is: boolean): Promise<readonly string[]> {
  const { db, now, secret, args } = call;
  const userId = await accountNamed(call);
  const isNew = await db.transaction(async (tx) => {
    const changed = await setOperator(tx, userId, { is, now: now() });
    if (changed)
      await noteAction(tx, createLogChain({ secret, now }), {
        operatorId: '',
        action: is ? 'appoint' : 'dismiss',
        subject: userId,
        reason: '',
        detail: '',
        now: now(),
      });
    return changed;
  });
  const [named] = args;
  if (is) return [isNew ? `${named} is an operator now.` : `${named} is an operator already.`];
  return [isNew ? `${named} is no operator any more.` : `${named} is no operator.`];
}

/** Makes an account an operator: only whoever has the machine of the server can. */
export const appoint: OperatorAction = {
  name: 'appoint',
  usage: 'appoint ADDRESS                  the account of this address becomes an operator',
  run: (call) => set(call, true),
};

/** Ends that an account is an operator. */
export const dismiss: OperatorAction = {
  name: 'dismiss',
  usage: 'dismiss ADDRESS                  it is one no more',
  run: (call) => set(call, false),
};

/** Lists the operators. */
export const list: OperatorAction = {
  name: 'list',
  usage: 'list                             who is one, and since when',
  async run({ db }) {
    const operators = await listOperators(db);
    return operators.length === 0
      ? ['There is no operator. Appoint one: appoint ADDRESS.']
      : operators.map(({ email, since }) => `${email}  since ${since}`);
  },
};
