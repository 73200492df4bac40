import { decideHere, numberNamed } from './decisions.ts';
import type { OperatorAction } from './operator-action.ts';

/** Takes a value off that somebody proposed, also when it is shown by now. */
export const revert: OperatorAction = {
  name: 'revert',
  usage:
    'revert ID [REASON…]              the value of this number goes; what was shown before it is shown again',
  async run(call) {
    const { detail } = await decideHere(call, 'revert', numberNamed(call, 'proposed value'));
    return [`Reverted: ${detail}`];
  },
};
