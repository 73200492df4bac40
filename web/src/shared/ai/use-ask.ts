import type { AiAnswer } from '@foothold/core/ai/ai-answer.ts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Destination, destinationName, useDestination } from '../../platform/ai/destination.ts';
import { sendingItem } from '../../platform/ai/sending.ts';
import { currentSession } from '../../platform/server/session.ts';
import { aiCallOf } from './ai-call-of.ts';
import { askCut } from './ask-cut.ts';
import type { AskQuestion } from './ask-question.ts';
import { checkMonthLimit } from './check-month-limit.ts';
import { noteCall } from './note-call.ts';
import { cutQuestion, whoAsks } from './outgoing-of.ts';
import { type AskState, createQuestion, type Question } from './question.ts';

/** What a screen does with a question: its state, and the way to ask, confirm, stop and ask again. */
export type Asking = Pick<Question, 'cancel' | 'stop' | 'retry' | 'reset'> & {
  state: AskState;
  /** Who would answer; null where no model is at hand. */
  destination: Destination | null;
  /** Answers null for what is stopped, fails or is not sent. Opens the sheet first, unless the person said that it need not. */
  ask: (question: AskQuestion) => Promise<AiAnswer | null>;
  /** Yes to the sheet; `isRemembered`: the same task goes to the same model without it from now on. */
  confirm: (isRemembered: boolean) => void;
};

/** One question to a model. It ends when the screen goes, and every call that was sent is in the list of calls. */
export function useAsk(): Asking {
  const destination = useDestination();
  const latest = useRef(destination);
  latest.current = destination;
  const [question] = useState(() =>
    createQuestion({
      ask: askCut,
      prepare: async (asked) => {
        const cut = cutQuestion(asked, await whoAsks());
        // Before the sheet, not after a yes.
        await checkMonthLimit(cut);
        return cut;
      },
      asksBefore: (task) => {
        const name = latest.current && destinationName(latest.current);
        return name === null || sendingItem.read(userId())?.[task] !== name;
      },
      record: (call) => noteCall(aiCallOf(call, latest.current)),
    }),
  );
  const state = useSyncExternalStore(question.subscribe, question.get, question.get);
  useEffect(() => () => question.stop(), [question]);

  function confirm(isRemembered: boolean): void {
    const asked = question.get();
    if (asked.phase === 'sheet' && isRemembered && destination)
      sendingItem.write(userId(), {
        ...sendingItem.read(userId()),
        [asked.question.task]: destinationName(destination),
      });
    question.confirm();
  }

  const { ask, cancel, stop, retry, reset } = question;
  return { state, destination, ask, confirm, cancel, stop, retry, reset };
}

const userId = () => currentSession().user?.userId ?? '';
