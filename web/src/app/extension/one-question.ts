import type { BridgeQuestion } from './answer-call.ts';

/** A question on the screen, and the way to answer it. */
export type Asked = { question: BridgeQuestion; tell: (isYes: boolean) => void };

/** Refusals after which a page asks nothing more until it is loaded again. */
const mostRefusals = 3;

/**
 * Shows one question of the extension at a time by `show`, null for none. Any script in the page can make calls like the
 * extension's, so a question beside an open one is refused, and so is every one once the person has refused three.
 */
export function oneQuestionAtATime(show: (asked: Asked | null) => void): {
  ask: (question: BridgeQuestion) => Promise<boolean>;
} {
  let isOpen = false;
  let refusals = 0;
  return {
    ask: (question) => {
      if (isOpen || refusals >= mostRefusals) return Promise.resolve(false);
      isOpen = true;
      return new Promise((resolve) => {
        show({
          question,
          tell: (isYes) => {
            isOpen = false;
            if (!isYes) refusals += 1;
            show(null);
            resolve(isYes);
          },
        });
      });
    },
  };
}
