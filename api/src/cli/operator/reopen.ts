import { accountNamed, decideHere } from './decisions.ts';
import type { OperatorAction } from './operator-action.ts';

/** Opens a closed account again; what was taken off stays off. */
export const reopen: OperatorAction = {
  name: 'reopen',
  usage: 'reopen ADDRESS|ID [REASON…]      a closed account may sign in again',
  async run(call) {
    await decideHere(call, 'reopen', await accountNamed(call));
    return ['Open again. What was taken off the directory stays off.'];
  },
};
