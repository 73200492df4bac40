import { decideHere, numberNamed } from './decisions.ts';
import type { OperatorAction } from './operator-action.ts';

/** Closes a dispute: what is shown stays. */
export const keep: OperatorAction = {
  name: 'keep',
  usage: 'keep ID [REASON…]                closes the dispute of this number: the shown value stays',
  async run(call) {
    const { detail } = await decideHere(call, 'keep', numberNamed(call, 'dispute'));
    return [`Kept as it is: ${detail}`];
  },
};
