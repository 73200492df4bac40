import { decideHere, numberNamed } from './decisions.ts';
import type { OperatorAction } from './operator-action.ts';

/** Takes a decision about a value back: it is a proposal again. */
export const restore: OperatorAction = {
  name: 'restore',
  usage: 'restore ID [REASON…]             a value that was accepted or reverted is a proposal again',
  async run(call) {
    const { detail } = await decideHere(call, 'restore', numberNamed(call, 'proposed value'));
    return [`A proposal again: ${detail}`];
  },
};
