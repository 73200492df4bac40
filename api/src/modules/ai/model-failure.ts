import { ModelError, type ModelProblem } from '@foothold/core/ai/model.ts';
import type { ErrorCode } from '@foothold/core/contract/envelope.ts';
import { AppError } from '../../errors.ts';

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

const advice: Readonly<Partial<Record<ModelProblem, Record<Whose, string>>>> = {
  'key-refused': {
    server: 'The operator of this site has to look at it.',
    own: 'Check the key in Settings.',
  },
  'no-credit': {
    server: 'The operator of this site has to look at it.',
    own: 'Look at your account with the vendor.',
  },
  'model-unknown': {
    server: 'The operator of this site has to look at it.',
    own: 'Choose another model in Settings.',
  },
  'not-allowed': {
    server: 'The operator of this site has to look at it.',
    own: 'Choose another model in Settings.',
  },
  'too-long': { server: 'Ask about less at once.', own: 'Ask about less at once.' },
  unreachable: {
    server: 'Try again in a minute.',
    own: 'Check that it runs, and its address in Settings.',
  },
};

const usualWait = 20;

/** What a person is told of a model that did not answer: what happened, that nothing was counted, what to do. */
export function modelFailure(cause: unknown, whose: Whose): unknown {
  if (!(cause instanceof ModelError)) return cause;
  const { problem, message, retryAfter } = cause;
  const code = codes[problem][whose];
  const does = advice[problem]?.[whose] ?? 'Try again in a minute.';
  // A busy vendor is worth another try, and no failure of this server.
  const wait = code === 'unavailable' ? (retryAfter ?? usualWait) : undefined;
  const counted = whose === 'server' ? ' Nothing was counted.' : '';
  return new AppError(code, `${message}${counted} ${does}`, {
    cause,
    ...(wait !== undefined && { retryAfter: wait }),
  });
}
