import type { AiAnswer } from '../ai-answer.ts';
import type { VendorProvider } from '../ai-provider.ts';
import { type ModelCall, ModelError } from '../model.ts';
import type { ModelPatience, ModelSettings } from './model-settings.ts';
import type { StandInAnswer, StandInRequest } from './vendor-test-kit.ts';

/** What came of one call. */
export type Outcome = {
  answer?: AiAnswer;
  failure?: unknown;
  /** The text as it was streamed, piece by piece. */
  streamed: string[];
  requests: StandInRequest[];
  milliseconds: number;
};

/** One case of the suite, the same for every adapter. */
export type ConformanceCase = {
  name: string;
  answers: readonly StandInAnswer[];
  call?: Partial<ModelCall>;
  read?: (json: unknown) => unknown;
  settings?: Partial<ModelSettings>;
  patience?: ModelPatience;
  /** Stops the call at its first word. */
  stops?: boolean;
  /** What is wrong with the outcome, or undefined. */
  wrong(outcome: Outcome, provider: VendorProvider): string | undefined | Promise<string | undefined>;
};

/** A value, short enough for a message. */
export const short = (value: unknown): string => JSON.stringify(value)?.slice(0, 300) ?? String(value);

/** 100,000 characters that do not repeat themselves. */
export function noise(seed: number): string {
  let at = seed;
  let text = '';
  while (text.length < 100_000) {
    at = (at * 48_271) % 2_147_483_647;
    text += at.toString(36);
  }
  return text.slice(0, 100_000);
}

/** The answer has these members. */
export function answers(expected: Partial<AiAnswer>) {
  return ({ answer, failure }: Outcome) => {
    if (!answer) return `failed: ${failure}`;
    for (const [name, value] of Object.entries(expected))
      if (short(answer[name as keyof AiAnswer]) !== short(value))
        return `${name} is ${short(answer[name as keyof AiAnswer])}, not ${short(value)}`;
    return undefined;
  };
}

/** The call fails with this problem after one question, and tells nothing of what was sent. */
export function fails(
  problem: ModelError['problem'],
  retryAfter?: number | ((provider: string) => number | undefined),
) {
  return ({ answer, failure, requests }: Outcome, provider: string) => {
    if (answer) return `answered ${short(answer)}`;
    if (!(failure instanceof ModelError)) return `failed with ${failure}`;
    if (failure.problem !== problem) return `failed as ${failure.problem}: ${failure.message}`;
    const wait = typeof retryAfter === 'function' ? retryAfter(provider) : retryAfter;
    if (failure.retryAfter !== wait) return `waits ${failure.retryAfter}, not ${wait}`;
    if (requests.length !== 1) return `asked ${requests.length} times`;
    return short(Object.getOwnPropertyNames(failure).map((name) => failure[name as 'message'])).includes(
      'ward',
    )
      ? 'holds what was sent'
      : undefined;
  };
}

/** One call of this name is refused, with these words for the model. */
export const refuses =
  (name: string, says: string) =>
  ({ answer }: Outcome) => {
    const [call, ...more] = answer?.refusedCalls ?? [];
    return call?.name === name && call.says.startsWith(says) && more.length === 0
      ? undefined
      : `refused ${short(answer?.refusedCalls)}`;
  };

/** All of these hold. */
export const both =
  (...checks: readonly ConformanceCase['wrong'][]): ConformanceCase['wrong'] =>
  async (outcome, provider) => {
    for (const check of checks) {
      const wrong = await check(outcome, provider);
      if (wrong) return wrong;
    }
    return undefined;
  };
