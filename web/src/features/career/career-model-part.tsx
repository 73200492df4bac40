import { Trans, useLingui } from '@lingui/react/macro';
import { ModelPart } from '../../shared/ai/model-part.tsx';
import { resumeBody } from '../../shared/ai/resume-body.ts';
import type { CareerQuestion } from './career-question.ts';
import type { CareerContext, CareerTask } from './make-answer.ts';

type Props = {
  task: CareerTask;
  question: CareerQuestion;
  ground: CareerContext;
  /** What the rules answered, as Markdown: a model reads the same figures. */
  answer: string;
};

const longestContext = 50_000;

/** What a model adds to the answer of the rules, which stays as it is. */
export function CareerModelPart({ task, question, ground, answer }: Props) {
  const { t } = useLingui();
  const { career, currentCareer, skills, interests, longTermGoals } = question;
  const resume = ground.resume ? { resume: resumeBody(ground.resume) } : {};
  const context = answer.slice(0, longestContext);
  return (
    <ModelPart
      title={<Trans>What a model adds</Trans>}
      lead={
        <Trans>It reads your question, your resume and the answer of the rules, and looks nothing up.</Trans>
      }
      name={t`Career advice from a model`}
      question={(wish) => {
        const prompt = [question.prompt, wish].filter(Boolean).join('\n\n');
        return task === 'counseling'
          ? {
              task: 'career-counseling',
              path: '/ai/career/counseling',
              body: { career, prompt, context, ...resume },
            }
          : {
              task: 'career-coaching',
              path: '/ai/career/coaching',
              body: { career, currentCareer, skills, interests, longTermGoals, prompt, context, ...resume },
            };
      }}
    />
  );
}
