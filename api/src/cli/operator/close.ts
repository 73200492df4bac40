import { accountNamed, decideHere } from './decisions.ts';
import type { OperatorAction } from './operator-action.ts';

/** Closes an account: it is signed out, cannot sign in, and what nobody confirmed of it goes. */
export const close: OperatorAction = {
  name: 'close',
  usage: 'close ADDRESS|ID [REASON…]       signs the account out for good; what nobody confirmed of it goes',
  async run(call) {
    const { detail } = await decideHere(call, 'close', await accountNamed(call));
    return [`Closed. Taken off: ${detail}.`];
  },
};
