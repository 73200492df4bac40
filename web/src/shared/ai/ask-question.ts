import type { LeftOut } from '@foothold/core/ai/leave-out.ts';
import type { Ask } from '../../platform/ai/ask-call.ts';

/** What is to be asked of a model; `leftOut`: what of the person was cut out of it. */
export type AskQuestion<B extends object = object> = Pick<Ask<B>, 'task' | 'path' | 'body'> & {
  leftOut?: readonly LeftOut[];
};

declare const isCut: unique symbol;

/** A question as it leaves this device: without what is the person's alone. Only such a one can be sent (`askCut`). */
export type CutQuestion = AskQuestion & { leftOut: readonly LeftOut[]; readonly [isCut]: true };
