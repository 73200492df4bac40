import { AnalyzeData } from '@foothold/core/ai/compose/answer-schemas.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import type { AskingPosting } from '@foothold/core/fit/requirement.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { updateJob } from '../../../data/jobs/jobs.ts';
import { withAddedNote } from '../../../shared/ai/added-note.ts';
import { jobBody } from '../../../shared/ai/job-body.ts';
import { ModelPart } from '../../../shared/ai/model-part.tsx';
import { resumeBody } from '../../../shared/ai/resume-body.ts';
import type { FitReport } from '../../../shared/fit/fit-messages.ts';
import { fitGroups } from '../../../shared/fit/fit-rows.ts';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';

type Props = { job: Job; posting: AskingPosting; resume: WholeResume; report: FitReport };

/** What a model says of the fit, beside the word that the rules give; it is told what they found. */
export function FitModelPart({ job, posting, resume, report }: Props) {
  const { t } = useLingui();
  const name = t`Fit of ${resume.resume.title} on ${job.jobTitle}, by a model`;
  const states = { met: t`met`, partly: t`in part`, 'not shown': t`not shown` };
  return (
    <ModelPart
      title={<Trans>What a model says</Trans>}
      lead={<Trans>It reads the posting and this resume. The word above stays the rules’ own.</Trans>}
      name={name}
      tell={(structured) =>
        (AnalyzeData.safeParse(structured).data?.requirements ?? [])
          .map(({ asked, state, note }) => `- **${asked}** (${states[state]}): ${note}`)
          .join('\n')
      }
      question={(wish) => ({
        task: 'resume-analyze',
        path: '/ai/resume/analyze',
        body: { job: jobBody(posting), resume: resumeBody(resume), prompt: wish, context: contextOf(report) },
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

/** What the rules found, one requirement a line. */
function contextOf(report: FitReport): string {
  return fitGroups(report)
    .flatMap(({ kind, rows }) =>
      rows.map(({ requirement, fit }) => `${kind}, ${fit.state}: ${requirement.label}`),
    )
    .join('\n')
    .slice(0, 20_000);
}
