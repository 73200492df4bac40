import type { ResumeAnalyzeBody, ResumeOptimizeBody, ResumeReviewBody } from '../ai-body.ts';
import type { ModelCall } from '../model.ts';
import { resumeAnalyzePrompt } from '../prompts/resume/resume-analyze.ts';
import { resumeOptimizePrompt } from '../prompts/resume/resume-optimize.ts';
import { resumeReviewPrompt } from '../prompts/resume/resume-review.ts';
import { answerSchema } from './answer-schemas.ts';
import { type ComposeHow, composed, jobText, type Material } from './compose-kit.ts';
import { evidenceOf, evidenceText } from './resume-material.ts';

type Body = ResumeReviewBody & Partial<Pick<ResumeOptimizeBody, 'job'>>;

const materialOf = ({ resume, evidence, context, job }: Body): Material[] => [
  { kind: 'evidence', text: evidenceText(evidenceOf(resume, evidence)) },
  { kind: 'posting', text: jobText(job) },
  { kind: 'context', text: context },
];

const shape = (task: keyof typeof prompts) => {
  const schema = answerSchema(task);
  return { task, prompt: prompts[task], ...(schema && { schema }) };
};
const prompts = {
  'resume-review': resumeReviewPrompt,
  'resume-optimize': resumeOptimizePrompt,
  'resume-analyze': resumeAnalyzePrompt,
};

/** `POST ai/resume/review` as a question for a model. */
export function composeReview(body: ResumeReviewBody, { mark }: ComposeHow): ModelCall {
  const asked = { material: materialOf(body), question: body.prompt, maxOutputTokens: 3000 };
  return composed({ ...shape('resume-review'), ...asked }, mark);
}

/** `POST ai/resume/optimize` as a question for a model. */
export function composeOptimize(body: ResumeOptimizeBody, { mark }: ComposeHow): ModelCall {
  const asked = { material: materialOf(body), question: body.prompt, maxOutputTokens: 5000 };
  // Each line is shown, and compared with what the person wrote, as soon as it is there.
  return composed({ ...shape('resume-optimize'), ...asked, streamed: 'after' }, mark);
}

/** `POST ai/resume/analyze` as a question for a model. */
export function composeAnalyze(body: ResumeAnalyzeBody, { mark }: ComposeHow): ModelCall {
  const asked = { material: materialOf(body), question: body.prompt, maxOutputTokens: 4000 };
  return composed({ ...shape('resume-analyze'), ...asked }, mark);
}
