import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { someCall } from '../model-test-kit.ts';
import { runModel } from '../run-model.ts';
import { usualPatience } from './model-settings.ts';
import { type SdkLanguageModel, sdkModel } from './sdk-model.ts';
import type { SdkPart } from './sdk-parts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const minute = 60_000;
const usage = { inputTokens: { total: 1 }, outputTokens: { total: 1 } };
const end: SdkPart = { type: 'finish', finishReason: { unified: 'stop' }, usage };
const sleep = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** An endpoint at home that sleeps so many minutes before its first word, and between that and its second. */
function asked(provider: keyof typeof usualPatience, [first, between]: readonly [number, number]) {
  const language: SdkLanguageModel = {
    async doStream() {
      await sleep(first * minute);
      return {
        stream: (async function* (): AsyncGenerator<SdkPart> {
          yield { type: 'text-delta', delta: 'At ' };
          await sleep(between * minute);
          yield { type: 'text-delta', delta: 'last.' };
          yield end;
        })(),
      };
    },
  };
  const settings = { provider, model: 'm', apiKey: '' };
  const model = sdkModel(settings, language, usualPatience[provider]);
  const answer = runModel(model, someCall, { signal: new AbortController().signal });
  return answer.then(
    ({ text, notes }) => [text, ...notes],
    ({ problem, message }) => [problem, message],
  );
}

test.each([
  ['openai-compatible', [5, 0], ['At last.']],
  ['openai-compatible', [9.9, 1.9], ['At last.']],
  ['openai-compatible', [10.1, 0], ['timed-out', 'The model took too long.']],
  // What had arrived stays.
  ['openai-compatible', [5, 5], ['At ', 'interrupted']],
  ['anthropic', [1.9, 0.9], ['At last.']],
  ['anthropic', [5, 0], ['timed-out', 'The model took too long.']],
  ['google', [5, 0], ['timed-out', 'The model took too long.']],
] as const)('%s that sleeps %j minutes', async (provider, minutes, came) => {
  const answer = asked(provider, minutes);
  await vi.advanceTimersByTimeAsync(16 * minute);
  expect(await answer).toEqual(came);
  expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
});
