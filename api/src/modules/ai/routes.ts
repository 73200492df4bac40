import type { AiQuestion } from '@foothold/core/ai/compose/compose.ts';
import {
  aiRequest,
  careerCoaching,
  careerCounseling,
  ownModels,
  resumeAnalyze,
  resumeOptimize,
  resumeReview,
  searchAssistant,
  searchCoach,
} from '@foothold/core/contract/ai.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import { bind } from '../../http/bind.ts';
import { builtinAnswer } from './builtin-answers.ts';

/** Mounts the calls of SPEC.md section 7, AI. */
export function aiRoutes(app: FastifyInstance): void {
  const answer = async (question: AiQuestion) => {
    const { provider = 'builtin' } = question.body;
    if (provider !== 'builtin')
      throw new AppError('provider-not-configured', `${provider} is not set up on this server.`, {
        field: 'provider',
      });
    return builtinAnswer(question);
  };
  bind(app, aiRequest, ({ body }) => answer({ task: body.task, body }));
  bind(app, resumeReview, ({ body }) => answer({ task: 'resume-review', body }));
  bind(app, resumeOptimize, ({ body }) => answer({ task: 'resume-optimize', body }));
  bind(app, resumeAnalyze, ({ body }) => answer({ task: 'resume-analyze', body }));
  bind(app, careerCounseling, ({ body }) => answer({ task: 'career-counseling', body }));
  bind(app, careerCoaching, ({ body }) => answer({ task: 'career-coaching', body }));
  bind(app, searchCoach, ({ body }) => answer({ task: 'search-coach', body }));
  bind(app, searchAssistant, ({ body }) => answer({ task: 'search-assistant', body }));
  bind(app, ownModels, async () => {
    throw new AppError('unprocessable', 'This server asks no endpoints of one’s own.');
  });
}
