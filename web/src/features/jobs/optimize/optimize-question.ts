import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import type { AskingPosting } from '@foothold/core/fit/requirement.ts';
import { evidenceOfResume } from '@foothold/core/truth/evidence-of.ts';
import type { AskQuestion } from '../../../shared/ai/ask-question.ts';
import { jobBody } from '../../../shared/ai/job-body.ts';
import { resumeBody } from '../../../shared/ai/resume-body.ts';
import type { FitReport } from '../../../shared/fit/fit-messages.ts';
import { fitContext } from '../fit/fit-context.ts';

type Asked = { whole: WholeResume; posting: AskingPosting; report: FitReport | null; wish: string };

/** The most pieces of evidence that a call takes. */
const maxEvidence = 500;

/** What a model is asked: the shown lines of the resume under the ids that its proposals must name, the posting, and the fit. */
export function optimizeQuestion({ whole, posting, report, wish }: Asked): AskQuestion {
  const body = resumeBody(whole) as WholeResume;
  const shown = {
    ...body,
    resume: { ...whole.resume, summary: (body as unknown as { summary: string }).summary },
  };
  const evidence = evidenceOfResume(shown)
    .filter(({ text }) => text.length <= 20_000)
    .slice(0, maxEvidence)
    .map(({ id, text }) => ({ id, text }));
  return {
    task: 'resume-optimize',
    path: '/ai/resume/optimize',
    body: {
      ...{ resume: body, evidence, prompt: wish },
      ...(posting.text.trim() !== '' && { job: jobBody(posting) }),
      ...(report && { context: fitContext(report) }),
    },
  };
}
