import { ModelError, type ModelProblem } from '@foothold/core/ai/model.ts';
import type { ErrorCode } from '@foothold/core/contract/envelope.ts';
import { AppError } from '../../errors.ts';
import { aiMessage } from './ai.messages.ts';

/** Who made the failing call: the operator's model, or one of the person's own. */
type Whose = 'server' | 'own';

const codes: Readonly<Record<ModelProblem, Record<Whose, ErrorCode>>> = {
  'key-refused': { server: 'vendor-failed', own: 'unprocessable' },
  'no-credit': { server: 'vendor-failed', own: 'unprocessable' },
  'model-unknown': { server: 'vendor-failed', own: 'unprocessable' },
  'not-allowed': { server: 'vendor-failed', own: 'unprocessable' },
  'too-long': { server: 'unprocessable', own: 'unprocessable' },
  quota: { server: 'unavailable', own: 'unavailable' },
  overloaded: { server: 'unavailable', own: 'unavailable' },
  unreachable: { server: 'vendor-failed', own: 'vendor-failed' },
  'cut-off': { server: 'vendor-failed', own: 'vendor-failed' },
  'not-understood': { server: 'vendor-failed', own: 'vendor-failed' },
  'timed-out': { server: 'vendor-timeout', own: 'vendor-timeout' },
};

type Advice = Extract<Parameters<typeof aiMessage>[0], `advice-${string}`>;

const advice: Readonly<Partial<Record<ModelProblem, Record<Whose, Advice>>>> = {
  'key-refused': { server: 'advice-operator', own: 'advice-key' },
  'no-credit': { server: 'advice-operator', own: 'advice-account' },
  'model-unknown': { server: 'advice-operator', own: 'advice-other-model' },
  'not-allowed': { server: 'advice-operator', own: 'advice-other-model' },
  'too-long': { server: 'advice-less', own: 'advice-less' },
  unreachable: { server: 'advice-later', own: 'advice-check' },
};

const usualWait = 20;

/** What a person is told of a model that did not answer: what happened, that nothing was counted, what to do. */
export function modelFailure(cause: unknown, whose: Whose): unknown {
  if (!(cause instanceof ModelError)) return cause;
  const { problem, text: what, retryAfter } = cause;
  const code = codes[problem][whose];
  const does = aiMessage(advice[problem]?.[whose] ?? 'advice-later');
  // A busy vendor is worth another try, and no failure of this server.
  const wait = code === 'unavailable' ? (retryAfter ?? usualWait) : undefined;
  const name = whose === 'server' ? 'failed-uncounted' : 'failed';
  return new AppError(code, aiMessage(name, { what, advice: does }), {
    cause,
    ...(wait !== undefined && { retryAfter: wait }),
  });
}
