import { questionTexts } from '@foothold/core/ai/builtin/assistant/question.messages.ts';
import type { ConversationKind } from '@foothold/core/entities/conversation/conversation.ts';
import { useSay } from '../../platform/use-say.ts';
import { AskButton } from './ask-button.tsx';

type Props = {
  kind: ConversationKind;
  jobName: string;
  onAsk: (question: string) => void;
};

const coachStarters = ['narrow', 'more-words', 'sources'] as const;
const assistantStarters = ['due-week', 'waiting-long', 'next-interview', 'no-answers', 'about'] as const;

/** Questions to begin with, as rows of a list. The rules know each in the language it is shown in. */
export function StarterQuestions({ kind, jobName, onAsk }: Props) {
  const say = useSay();
  const starters = kind === 'coach' ? coachStarters : assistantStarters;
  const questions = [
    ...(jobName && kind !== 'coach' ? [questionTexts('state', { name: jobName })] : []),
    ...starters.map((name) => questionTexts(name)),
  ].map(say);
  return questions.map((question) => (
    <li key={question}>
      <AskButton question={question} onAsk={() => onAsk(question)} />
    </li>
  ));
}
