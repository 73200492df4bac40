import type {
  AiRequestBody,
  CoachingBody,
  CounselingBody,
  ResumeAnalyzeBody,
  ResumeOptimizeBody,
  ResumeReviewBody,
  SearchAssistantBody,
  SearchCoachBody,
} from '../ai-body.ts';
import type { AiTask } from '../ai-provider.ts';
import type { ModelCall } from '../model.ts';
import { composeCoaching, composeCounseling } from './career.ts';
import type { ComposeHow } from './compose-kit.ts';
import { composeRequest } from './request.ts';
import { composeAnalyze, composeOptimize, composeReview } from './resume.ts';
import { composeAssistant, composeCoach } from './search.ts';

/** A task with the body of the call that it is asked by. The last five are asked by `POST ai/request`. */
export type AiQuestion =
  | { task: 'resume-review'; body: ResumeReviewBody }
  | { task: 'resume-optimize'; body: ResumeOptimizeBody }
  | { task: 'resume-analyze'; body: ResumeAnalyzeBody }
  | { task: 'career-counseling'; body: CounselingBody }
  | { task: 'career-coaching'; body: CoachingBody }
  | { task: 'search-coach'; body: SearchCoachBody }
  | { task: 'search-assistant'; body: SearchAssistantBody }
  | { task: AiRequestBody['task']; body: AiRequestBody };

/** Any question as a model is asked it: by the server, or by the browser with a person's own key. */
export function composeQuestion({ task, body }: AiQuestion, how: ComposeHow): ModelCall {
  switch (task) {
    case 'resume-review':
      return composeReview(body, how);
    case 'resume-optimize':
      return composeOptimize(body, how);
    case 'resume-analyze':
      return composeAnalyze(body, how);
    case 'career-counseling':
      return composeCounseling(body, how);
    case 'career-coaching':
      return composeCoaching(body, how);
    case 'search-coach':
      return composeCoach(body, how);
    case 'search-assistant':
      return composeAssistant(body, how);
    default:
      return composeRequest(body, how);
  }
}

/** The call of the contract that a task is asked by. */
export const aiPaths = {
  request: '/ai/request',
  letter: '/ai/request',
  preparation: '/ai/request',
  'practice-feedback': '/ai/request',
  'company-summary': '/ai/request',
  'resume-review': '/ai/resume/review',
  'resume-optimize': '/ai/resume/optimize',
  'resume-analyze': '/ai/resume/analyze',
  'career-counseling': '/ai/career/counseling',
  'career-coaching': '/ai/career/coaching',
  'search-coach': '/ai/job/search/coach',
  'search-assistant': '/ai/job/search/assistant',
} as const satisfies Record<AiTask, `/ai/${string}`>;
