import { accountNamed, decideHere } from './decisions.ts';
import type { OperatorAction } from './operator-action.ts';

/** Takes everything off that an account gave the directory. */
export const revertAll: OperatorAction = {
  name: 'revert-all',
  usage:
    'revert-all ADDRESS|ID [REASON…]  everything goes that the account gave the directory, confirmed or not',
  async run(call) {
    const { detail } = await decideHere(call, 'revert-all', await accountNamed(call));
    return [`Reverted of this account: ${detail}.`];
  },
};
