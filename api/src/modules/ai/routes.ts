import type { AiAnswer } from '@foothold/core/ai/ai-answer.ts';
import type { AiProvider } from '@foothold/core/ai/ai-provider.ts';
import type { AiQuestion } from '@foothold/core/ai/compose/compose.ts';
import type { Model } from '@foothold/core/ai/model.ts';
import {
  aiRequest,
  careerCoaching,
  careerCounseling,
  ownModelHeaders,
  ownModels,
  resumeAnalyze,
  resumeOptimize,
  resumeReview,
  searchAssistant,
  searchCoach,
} from '@foothold/core/contract/ai.ts';
import type { JobSearchAnswer, JobSearchRequest } from '@foothold/core/contract/jobs.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../errors.ts';
import { bind, type Call } from '../../http/bind.ts';
import type { OwnModels } from '../../providers/ai/port.ts';
import type { ReachEndpoint } from '../../providers/outbound/port.ts';
import type { UseCounter } from '../../providers/uses/port.ts';
import { aiMessage } from './ai.messages.ts';
import { answerQuestion, stoppedBy } from './answer-question.ts';
import type { AskSearch } from './builtin-conversation.ts';
import { modelFailure } from './model-failure.ts';
import { type EndpointRules, ownEndpoint } from './own-endpoint.ts';
import { type CallTurns, personLimits } from './person-limits.ts';

type Options = {
  db: Db;
  now: () => Date;
  /** Set up by the operator, in the order in which the first one answers. */
  models: readonly Model[];
  uses: UseCounter;
  turns: CallTurns;
  /** Searches postings for rules that judge a search; throws `unavailable` where too many search. */
  search: (asked: JobSearchRequest, request: FastifyRequest, left: AbortSignal) => Promise<JobSearchAnswer>;
  own: OwnParts & { rules: EndpointRules };
};

/** How models of people's own are reached; null where this server asks none. */
export type OwnParts = { way: { models: OwnModels; reach: ReachEndpoint } | null };

/** Longer than a model at home takes to its first word, with time for its words. */
const maxMs = 19 * 60_000;
const listMs = 20_000;

/** Mounts the calls of docs/spec/calls.md. Nothing of a question or an answer is kept here but for a retry of the same call. */
export function aiRoutes(app: FastifyInstance, options: Options): void {
  const { db, now, models, uses, turns, own } = options;
  const limits = personLimits(turns);
  const nameOf = async (userId: string) => {
    const [row] = await db.query<{ name: string }>('SELECT name FROM users WHERE id = $1', [userId]);
    return row?.name ?? '';
  };
  const answer = answerQuestion({ models, uses, limits, nameOf, now });
  const closing = new AbortController();
  app.addHook('preClose', async () => {
    closing.abort(new AppError('unavailable', aiMessage('stopping'), { retryAfter: 60 }));
  });

  /** The way to the endpoint that a call names; null where it names none. */
  function ownWay(request: FastifyRequest, provider: AiProvider | undefined, needsModel: boolean) {
    const endpoint = ownEndpoint(request, { provider, needsModel }, own.rules);
    if (!endpoint) return null;
    if (!own.way) throw new AppError('unprocessable', aiMessage('no-own-models'));
    const { make, list } = own.way.models(own.way.reach(endpoint.url, endpoint.reach));
    return { settings: endpoint.settings, make, list };
  }

  type AnyCall = Pick<Call<typeof aiRequest>, 'caller' | 'request' | 'signal' | 'tell'>;
  const answering = ({ caller, request, signal, tell }: AnyCall, question: AiQuestion): Promise<AiAnswer> => {
    const way = ownWay(request, question.body.provider, true);
    const until = AbortSignal.any([signal, closing.signal, AbortSignal.timeout(maxMs)]);
    const search: AskSearch = (asked) => options.search(asked, request, until);
    const made = way?.make(way.settings) ?? null;
    return answer({ question, caller, request, tell, search, signal: until, own: made });
  };

  bind(app, aiRequest, (call) => answering(call, { task: call.body.task, body: call.body }));
  bind(app, resumeReview, (call) => answering(call, { task: 'resume-review', body: call.body }));
  bind(app, resumeOptimize, (call) => answering(call, { task: 'resume-optimize', body: call.body }));
  bind(app, resumeAnalyze, (call) => answering(call, { task: 'resume-analyze', body: call.body }));
  bind(app, careerCounseling, (call) => answering(call, { task: 'career-counseling', body: call.body }));
  bind(app, careerCoaching, (call) => answering(call, { task: 'career-coaching', body: call.body }));
  bind(app, searchCoach, (call) => answering(call, { task: 'search-coach', body: call.body }));
  bind(app, searchAssistant, (call) => answering(call, { task: 'search-assistant', body: call.body }));

  bind(app, ownModels, async ({ body, caller, request, signal }) => {
    const way = ownWay(request, body.provider, false);
    if (!way)
      throw new AppError('validation', aiMessage('url-needed', { header: ownModelHeaders.url }), {
        field: ownModelHeaders.url,
      });
    const leave = await limits.enter(caller.userId, { isStep: true });
    const until = AbortSignal.any([signal, closing.signal, AbortSignal.timeout(listMs)]);
    try {
      return { models: await way.list(way.settings, until) };
    } catch (cause) {
      throw until.aborted ? stoppedBy(until) : modelFailure(cause, 'own');
    } finally {
      leave();
    }
  });
}
