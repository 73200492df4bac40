import * as z from 'zod/mini';
import { AiAnswer, AiEvent } from '../ai/ai-answer.ts';
import {
  AiRequestBody,
  CoachingBody,
  CounselingBody,
  ResumeAnalyzeBody,
  ResumeOptimizeBody,
  ResumeReviewBody,
  SearchAssistantBody,
  SearchCoachBody,
} from '../ai/ai-body.ts';
import type { AiTask } from '../ai/ai-provider.ts';
import type { CountedUse } from '../plans/plan.ts';
import { route } from './route.ts';

/** Calls to a model that one person may make: at once in one process, a minute, a day. */
export const aiCallLimits = { atOnce: 3, perMinute: 30, perDay: 600 } as const;

/** Steps of one turn: calls in a row that continue with results of tools, without a word of the person. Only the first is counted. */
export const maxTurnSteps = 8;

/** What each task counts as where a plan counts (docs/spec/readings.md R22). */
export const taskUses: Readonly<Record<AiTask, CountedUse>> = {
  'resume-review': 'analysis',
  'resume-analyze': 'analysis',
  'resume-optimize': 'optimization',
  letter: 'optimization',
  'practice-feedback': 'optimization',
  preparation: 'request',
  'company-summary': 'request',
  request: 'request',
  'career-counseling': 'request',
  'career-coaching': 'request',
  'search-coach': 'request',
  'search-assistant': 'request',
};

/**
 * Headers of a call that a person's own endpoint or key answers (docs/decisions/0099): its address, which alone makes it one,
 * the key where there is one, the name of the model. They are read by these calls alone, never kept and never logged.
 */
export const ownModelHeaders = {
  url: 'X-Own-Model-Url',
  key: 'X-Own-Model-Key',
  model: 'X-Own-Model-Name',
} as const;

const ownHeaders = {
  [ownModelHeaders.url]: 'Address of a model of one’s own, which then answers in place of this server’s.',
  [ownModelHeaders.key]: 'Its key; never kept, never logged.',
  [ownModelHeaders.model]: 'Its name.',
};

/** What all eight have in common: a signed-in caller, one vendor's call for one retry key, an event stream for who accepts one. */
const asked = {
  method: 'POST',
  auth: 'user',
  retry: 'key',
  headers: ownHeaders,
  events: AiEvent,
  data: AiAnswer,
} as const;

export const aiRequest = route({
  ...asked,
  path: '/ai/request',
  summary:
    'Ask a model in words; with `task` a letter, a preparation, feedback on practice or a company summary.',
  body: AiRequestBody,
});

export const resumeReview = route({
  ...asked,
  path: '/ai/resume/review',
  summary: 'What there is to mend in a resume.',
  body: ResumeReviewBody,
});

export const resumeOptimize = route({
  ...asked,
  path: '/ai/resume/optimize',
  summary: 'Better wordings of what a resume says, for a job where one is given.',
  body: ResumeOptimizeBody,
});

export const resumeAnalyze = route({
  ...asked,
  path: '/ai/resume/analyze',
  summary: 'How a resume fits a job.',
  body: ResumeAnalyzeBody,
});

export const careerCounseling = route({
  ...asked,
  path: '/ai/career/counseling',
  summary: 'Advice on a career.',
  body: CounselingBody,
});

export const careerCoaching = route({
  ...asked,
  path: '/ai/career/coaching',
  summary: 'A way from the work of today to the work that is wanted.',
  body: CoachingBody,
});

export const searchCoach = route({
  ...asked,
  path: '/ai/job/search/coach',
  summary: 'Advice on a search for work.',
  body: SearchCoachBody,
});

export const searchAssistant = route({
  ...asked,
  path: '/ai/job/search/assistant',
  summary: 'A turn of a conversation with the assistant; tools that it asks for are run by the caller.',
  body: SearchAssistantBody,
});

/** The names of models that a person's own endpoint offers; its address and key are in the headers. */
export const ownModels = route({
  method: 'POST',
  path: '/ai/models',
  auth: 'user',
  headers: ownHeaders,
  summary: 'The models that an endpoint of one’s own offers, asked through this server.',
  body: z.strictObject({
    provider: z._default(z.enum(['anthropic', 'google', 'openai-compatible']), 'openai-compatible'),
  }),
  data: z.object({ models: z.array(z.string()) }),
});
