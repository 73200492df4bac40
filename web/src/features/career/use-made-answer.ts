import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { useSay } from '../../platform/use-say.ts';
import type { CareerQuestion } from './career-question.ts';
import type { CareerContext, CareerTask, MadeAnswer } from './make-answer.ts';

/** What became of a question: nothing asked, at work, made, or the tables could not be had. */
export type AnswerState =
  | { kind: 'none' }
  | { kind: 'working' }
  | { kind: 'failed' }
  | { kind: 'made'; answer: MadeAnswer; question: CareerQuestion };

/** Answers the question that was asked, again when it, what the person has or their language changes; a former answer stays until then. */
export function useMadeAnswer(
  task: CareerTask,
  question: CareerQuestion | null,
  ground: CareerContext,
): { state: AnswerState; retry: () => void } {
  const say = useSay();
  const { locale } = useLingui().i18n;
  const [state, setState] = useState<AnswerState>({ kind: 'none' });
  const [tries, setTries] = useState(0);
  const asked = question && JSON.stringify(question);
  const brought = JSON.stringify(ground);
  // What is compared is what they say, not which object says it.
  useEffect(() => {
    if (!question) return setState({ kind: 'none' });
    let isOver = false;
    setState((former) => (former.kind === 'made' ? former : { kind: 'working' }));
    import('./make-answer.ts')
      .then(({ makeAnswer }) => makeAnswer(task, question, ground, { locale, say }))
      .then((answer) => !isOver && setState({ kind: 'made', answer, question }))
      .catch(() => !isOver && setState({ kind: 'failed' }));
    return () => {
      isOver = true;
    };
  }, [asked, brought, task, tries, locale, say]);
  return { state, retry: () => setTries((count) => count + 1) };
}
