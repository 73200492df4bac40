import type { Job } from '@foothold/core/entities/job/job.ts';
import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import type { RequirementState } from '@foothold/core/fit/fit.ts';
import type { AskingPosting } from '@foothold/core/fit/requirement.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { updateJob } from '../../../data/jobs/jobs.ts';
import { withAddedNote } from '../../../shared/ai/added-note.ts';
import { jobBody } from '../../../shared/ai/job-body.ts';
import { ModelPart } from '../../../shared/ai/model-part.tsx';
import { resumeBody } from '../../../shared/ai/resume-body.ts';
import type { FitReport } from '../../../shared/fit/fit-messages.ts';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { explainedFit } from './explained-fit.ts';
import { fitContext } from './fit-context.ts';

type Props = { job: Job; posting: AskingPosting; resume: WholeResume; report: FitReport };

/** What a model says of the fit, beside the word that the rules give; it is told what they found. */
export function FitModelPart({ job, posting, resume, report }: Props) {
  const { t } = useLingui();
  const name = t`Fit of ${resume.resume.title} for ${job.jobTitle}, by a model`;
  const states: Record<RequirementState, string> = {
    found: t`found`,
    partly: t`in part`,
    missing: t`missing`,
    unanswered: t`for you to say`,
    dismissed: t`not a requirement`,
  };
  return (
    <ModelPart
      title={<Trans>What a model says</Trans>}
      lead={
        <Trans>
          It explains what the rules found and says what to deal with first. The fit stays the rules’ own.
        </Trans>
      }
      name={name}
      tell={(structured) =>
        explainedFit(structured, report)
          .map(({ label, state, note }) => `- **${label}**${state ? ` (${states[state]})` : ''}: ${note}`)
          .join('\n')
      }
      question={(wish) => ({
        task: 'resume-analyze',
        path: '/ai/resume/analyze',
        body: {
          job: jobBody(posting),
          resume: resumeBody(resume),
          prompt: wish,
          context: fitContext(report),
        },
      })}
      targets={[
        {
          key: 'notes',
          label: <Trans>Add to the notes</Trans>,
          take: async (markdown) =>
            void toastResult(
              await updateJob(job.internalId, { notes: withAddedNote(job.notes, markdown) }),
              <Trans>Added to the notes of the job.</Trans>,
            ),
        },
      ]}
    />
  );
}
