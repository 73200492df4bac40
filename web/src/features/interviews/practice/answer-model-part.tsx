import type { Practice } from '@foothold/core/entities/conversation/practice.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ModelPart } from '../../../shared/ai/model-part.tsx';

type Props = { row: Practice; answer: string };

/** What a model says of a practiced answer, below what the rules found. */
export function AnswerModelPart({ row, answer }: Props) {
  const { t } = useLingui();
  const { question } = row;
  return (
    <ModelPart
      title={<Trans>What a model says</Trans>}
      lead={
        <Trans>
          It reads the question and your answer, and says what a listener would want to hear more of.
        </Trans>
      }
      name={t`Feedback on “${question}”`}
      question={(wish) => ({
        task: 'practice-feedback',
        path: '/ai/request',
        body: {
          task: 'practice-feedback',
          prompt: [`The interview question: ${question}`, wish].filter(Boolean).join('\n\n'),
          context: answer.slice(0, 20_000),
        },
      })}
    />
  );
}
