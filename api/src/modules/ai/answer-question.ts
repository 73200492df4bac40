import type { AiAnswer, AiEvent } from '@foothold/core/ai/ai-answer.ts';
import type { AiProvider } from '@foothold/core/ai/ai-provider.ts';
import { answerData } from '@foothold/core/ai/compose/answer-schemas.ts';
import { type AiQuestion, composeQuestion } from '@foothold/core/ai/compose/compose.ts';
import { fenceMark } from '@foothold/core/ai/fence.ts';
import { leaveOut } from '@foothold/core/ai/leave-out.ts';
import { type Model, ModelError } from '@foothold/core/ai/model.ts';
import { runModel } from '@foothold/core/ai/run-model.ts';
import { assistantTools } from '@foothold/core/ai/tools/assistant-tools.ts';
import { taskUses } from '@foothold/core/contract/ai.ts';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { countsNothing, type TakenUse, type UseCounter } from '../../providers/uses/port.ts';
import { aiMessage } from './ai.messages.ts';
import { builtinAnswer, withFit } from './builtin-answers.ts';
import type { AskSearch } from './builtin-conversation.ts';
import { modelFailure } from './model-failure.ts';
import type { PersonLimits } from './person-limits.ts';
import { turnSteps } from './turn-steps.ts';

/** One question on its way. */
export type Asked = {
  question: AiQuestion;
  caller: Caller;
  request: FastifyRequest;
  /** Ends the vendor's call. */
  signal: AbortSignal;
  tell: ((event: AiEvent) => Promise<void>) | undefined;
  /** The model of the person's own that they named. */
  own: Model | null;
  /** Counts postings for rules that judge a search. */
  search: AskSearch;
};

type Options = {
  /** Set up by the operator, in the order in which the first one answers. */
  models: readonly Model[];
  uses: UseCounter;
  limits: PersonLimits;
  nameOf: (userId: string) => Promise<string>;
  now: () => Date;
};

/** Answers questions by a model or by rule: limits, plan, what is left out, the model, what it wrote. */
export function answerQuestion({ models, uses, limits, nameOf, now }: Options) {
  return async (asked: Asked): Promise<AiAnswer> => {
    const { question, caller, own } = asked;
    const model = own ?? modelOf(models, question.body.provider);
    const messages = 'messages' in question.body ? question.body.messages : [];
    const isStep = turnSteps(messages) > 0;
    const leave = await limits.enter(caller.userId, { isStep });
    try {
      if (!model) return await builtinAnswer(question, { now: now(), search: asked.search });
      const counter = own || isStep ? countsNothing : uses;
      const use = await counter.take(caller.userId, taskUses[question.task]);
      try {
        const person = { names: [await nameOf(caller.userId)], emails: [caller.email] };
        const answer = await ask(model, leaveOut(question, person).question, asked);
        return await counted(withFit(answer, question, now()), use);
      } catch (cause) {
        await use.back();
        throw failureOf(cause, asked, model);
      }
    } finally {
      leave();
    }
  };
}

/** With what is left of the plan; half an answer was none (docs/spec/readings.md R22). */
async function counted(answer: AiAnswer, use: TakenUse): Promise<AiAnswer> {
  const isHalf = answer.notes.includes('interrupted');
  // An answer that is there is not lost over its count: what is not kept is given back by itself.
  await (isHalf ? use.back() : use.keep().catch(() => undefined));
  return use.remaining === undefined ? answer : { ...answer, remaining: use.remaining + (isHalf ? 1 : 0) };
}

/** The model that answers; null for the rules. Throws 422 where the named one is not set up. */
function modelOf(models: readonly Model[], provider: AiProvider | undefined): Model | null {
  if (provider === 'builtin') return null;
  const model = provider === undefined ? models[0] : models.find((one) => one.provider === provider);
  if (!model && provider !== undefined)
    throw new AppError('provider-not-configured', aiMessage('not-set-up', { provider }), {
      field: 'provider',
    });
  return model ?? null;
}

async function ask(model: Model, question: AiQuestion, { signal, tell }: Asked): Promise<AiAnswer> {
  const mark = fenceMark(crypto.getRandomValues(new Uint8Array(16)));
  const call = composeQuestion(question, { mark, tools: assistantTools });
  const schema = (answerData as Readonly<Record<string, z.ZodMiniType>>)[question.task];
  // What was told and has not left yet: the vendor is read no faster than the caller reads.
  let told: Promise<void> = Promise.resolve();
  const say = (event: AiEvent) => {
    told = tell?.(event) ?? told;
  };
  return runModel(
    paced(model, () => told),
    call,
    {
      signal,
      onText: (text) => say({ kind: 'text', text }),
      onRestart: () => say({ kind: 'restart' }),
      ...(schema && { read: (json: unknown) => schema.parse(json) }),
    },
  );
}

/** The same model, whose next piece is asked for once there is room for it. */
function paced(model: Model, room: () => Promise<void>): Model {
  return {
    ...model,
    async *stream(call, signal) {
      for await (const piece of model.stream(call, signal)) {
        yield piece;
        await room();
      }
    },
  };
}

function failureOf(cause: unknown, { request, own, signal }: Asked, { provider }: Model): unknown {
  if (signal.aborted) return stoppedBy(signal);
  if (cause instanceof ModelError)
    request.log.warn({ provider, problem: cause.problem }, 'a model did not answer');
  return withoutWords(modelFailure(cause, own ? 'own' : 'server'));
}

/** An error nobody foresaw may quote what was asked or answered: of it, its kind and its place are logged. */
function withoutWords(cause: unknown): unknown {
  if (cause instanceof AppError || !(cause instanceof Error) || 'code' in cause) return cause;
  const bare = new Error('a question could not be answered');
  bare.name = cause.name;
  bare.stack = (cause.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
  return bare;
}

/** Why a call was stopped: its caller left, the server stops, or its time is over. */
export function stoppedBy({ reason }: AbortSignal): unknown {
  const isLate = reason instanceof DOMException && reason.name === 'TimeoutError';
  return isLate ? new AppError('vendor-timeout', aiMessage('too-slow'), { cause: reason }) : reason;
}
