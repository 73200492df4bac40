import {
  AiRequestBody,
  CoachingBody,
  CounselingBody,
  ResumeAnalyzeBody,
  ResumeOptimizeBody,
  ResumeReviewBody,
  SearchAssistantBody,
  SearchCoachBody,
} from '@foothold/core/ai/ai-body.ts';
import type { AiTask } from '@foothold/core/ai/ai-provider.ts';
import type { AiQuestion } from '@foothold/core/ai/compose/compose.ts';
import { fieldProblem } from '@foothold/core/contract/field-problem.ts';
import { sentMessage } from '@foothold/core/text/sent-message.ts';
import { ApiError } from '../server/api-error.ts';

const bodies = {
  'resume-review': ResumeReviewBody,
  'resume-optimize': ResumeOptimizeBody,
  'resume-analyze': ResumeAnalyzeBody,
  'career-counseling': CounselingBody,
  'career-coaching': CoachingBody,
  'search-coach': SearchCoachBody,
  'search-assistant': SearchAssistantBody,
} as const;

/** A body as the call of its task takes it. Throws ApiError, `validation` with the reason, for one that the server would refuse. */
export function readQuestion(task: AiTask, body: unknown): AiQuestion {
  const schema = Object.hasOwn(bodies, task) ? bodies[task as keyof typeof bodies] : AiRequestBody;
  const parsed = schema.safeParse(body);
  if (parsed.success) return { task, body: parsed.data } as AiQuestion;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') ?? '';
  throw new ApiError('validation', [field, issue?.message ?? ''].filter(Boolean).join(': '), {
    field,
    text: issue && sentMessage(fieldProblem(issue, field)),
  });
}
