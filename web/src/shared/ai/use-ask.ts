import type { AiAnswer } from '@foothold/core/ai/ai-answer.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type AskQuestion, type AskState, createQuestion, type Question } from './question.ts';

/** What a screen does with a question: its state, and the way to ask, confirm, stop and ask again. */
export type Asking = Pick<Question, 'confirm' | 'cancel' | 'stop' | 'retry' | 'reset'> & {
  state: AskState;
  /** Answers null for what is stopped, fails or is not sent. */
  ask: (question: AskQuestion) => Promise<AiAnswer | null>;
};

/** One question to a model. It ends when the screen goes, and every call that was sent is in the list of calls. */
export function useAsk(): Asking {
  const [question] = useState(() => createQuestion({ asksBefore: () => true, record: () => {} }));
  const state = useSyncExternalStore(question.subscribe, question.get, question.get);
  useEffect(() => () => question.stop(), [question]);
  const { ask, confirm, cancel, stop, retry, reset } = question;
  return { state, ask, confirm, cancel, stop, retry, reset };
}
