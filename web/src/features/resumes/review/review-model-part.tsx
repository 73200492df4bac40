import { ReviewData } from '@foothold/core/ai/compose/answer-schemas.ts';
import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import type { Finding } from '@foothold/core/resume-review/review.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { evidenceField } from '../../../shared/ai/evidence-field.ts';
import { ModelPart } from '../../../shared/ai/model-part.tsx';
import { resumeBody } from '../../../shared/ai/resume-body.ts';
import { useFieldWords } from '../export/field-words.ts';
import { useReviewWords } from './use-review-words.ts';

type Props = { whole: WholeResume; found: readonly Finding[] };

/** What a model says of the resume, below what the rules found; it is told of that, so as not to repeat it. */
export function ReviewModelPart({ whole, found }: Props) {
  const { t } = useLingui();
  const { wordsOf } = useReviewWords();
  const placeOf = useFieldWords(whole);
  const { title } = whole.resume;
  const context = found
    .map((one) => `${one.field === '' ? t`The whole resume` : placeOf(one.field)}: ${wordsOf(one).title}`)
    .join('\n')
    .slice(0, 20_000);
  return (
    <ModelPart
      title={<Trans>What a model says</Trans>}
      lead={
        <Trans>
          It reads the whole resume and says what a reader would ask. The rules’ findings stay as they are.
        </Trans>
      }
      name={t`Review of ${title} by a model`}
      tell={(structured) =>
        (ReviewData.safeParse(structured).data?.findings ?? [])
          .map(({ place, problem, advice }) => {
            const field = evidenceField(place);
            return `- **${field === null ? t`The whole resume` : placeOf(field)}**: ${problem} ${advice}`;
          })
          .join('\n')
      }
      question={(wish) => ({
        task: 'resume-review',
        path: '/ai/resume/review',
        body: { resume: resumeBody(whole), prompt: wish, context },
      })}
    />
  );
}
