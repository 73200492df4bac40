import { decideHere, numberNamed } from './decisions.ts';
import type { OperatorAction } from './operator-action.ts';

/** Makes a proposed value the shown one. */
export const accept: OperatorAction = {
  name: 'accept',
  usage: 'accept ID [REASON…]              the proposed value of this number becomes the shown one',
  async run(call) {
    const { detail } = await decideHere(call, 'accept', numberNamed(call, 'proposed value'));
    return [`Accepted: ${detail}`];
  },
};
