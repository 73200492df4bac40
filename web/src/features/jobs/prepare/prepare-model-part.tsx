import type { Job } from '@foothold/core/entities/job/job.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { updateJob } from '../../../data/jobs/jobs.ts';
import { useLetterContext } from '../../../data/letters/letters.ts';
import { withAddedNote } from '../../../shared/ai/added-note.ts';
import { jobBody } from '../../../shared/ai/job-body.ts';
import { ModelPart } from '../../../shared/ai/model-part.tsx';
import { resumeBody } from '../../../shared/ai/resume-body.ts';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';

type Props = {
  job: Job;
  /** Of the posting. */
  text: string;
  /** The steps that the rules named, one a line. */
  steps: string;
};

/** How a model would prepare the application, below the steps that the rules name. */
export function PrepareModelPart({ job, text, steps }: Props) {
  const { t } = useLingui();
  const around = useLetterContext(job);
  const title = job.jobTitle || t`Untitled job`;
  return (
    <ModelPart
      title={<Trans>What a model says</Trans>}
      lead={
        <Trans>It reads the posting, your resume for it and the steps above, and says where to begin.</Trans>
      }
      name={t`Preparation for ${title}, by a model`}
      question={(wish) =>
        around
          ? {
              task: 'preparation',
              path: '/ai/request',
              body: {
                task: 'preparation',
                prompt: wish,
                context: steps,
                job: jobBody({ title: job.jobTitle, company: job.companyName, text }),
                ...(around.resume && { resume: resumeBody(around.resume) }),
              },
            }
          : null
      }
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
