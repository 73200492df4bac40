import type { VendorProvider } from '../ai-provider.ts';
import type { Model, ModelCall } from '../model.ts';
import { ModelError } from '../model.ts';
import { runModel } from '../run-model.ts';
import type { ConformanceCase, Outcome } from './conformance-checks-test-kit.ts';
import type { ModelPatience, ModelSettings } from './model-settings.ts';
import type { StandInVendor } from './vendor-test-kit.ts';

/** Makes the model under test. */
export type MakeTestedModel = (settings: ModelSettings, patience?: ModelPatience) => Model | Promise<Model>;

/** Runs one case with one adapter; returns what is wrong, if anything, and what came of it in short. */
export async function runCase(
  one: ConformanceCase,
  { provider, make, vendor }: { provider: VendorProvider; make: MakeTestedModel; vendor: StandInVendor },
): Promise<{ wrong: string | undefined; came: string }> {
  vendor.answer(...one.answers);
  vendor.requests.length = 0;
  const baseUrl = new URL(one.settings?.baseUrl ?? '', vendor.origin).href;
  const model = await make(vendor.settings(provider, { ...one.settings, baseUrl }), one.patience);
  const stop = new AbortController();
  const outcome: Outcome = { streamed: [], requests: vendor.requests, milliseconds: 0 };
  const began = performance.now();
  try {
    outcome.answer = await runModel(
      model,
      { ...usualCall, ...one.call },
      {
        signal: stop.signal,
        onText(text) {
          outcome.streamed.push(text);
          if (one.stops) stop.abort(new Error('Stopped.'));
        },
        ...(one.read && { read: one.read }),
      },
    );
  } catch (cause) {
    outcome.failure = cause;
  }
  outcome.milliseconds = performance.now() - began;
  return { wrong: await one.wrong(outcome, provider), came: inShort(outcome) };
}

function inShort({ answer, failure }: Outcome): string {
  if (failure instanceof ModelError)
    return `fails: ${failure.problem}${failure.retryAfter === undefined ? '' : `, ${failure.retryAfter} s`}`;
  if (!answer) return 'stopped';
  const calls = answer.toolCalls?.length ?? 0;
  const refused = answer.refusedCalls?.length ?? 0;
  const parts = [
    answer.structured && 'data',
    answer.text && 'text',
    calls > 0 && `${calls} ${calls === 1 ? 'call' : 'calls'}`,
    refused > 0 && `${refused} refused`,
    ...answer.notes,
    answer.usage.isEstimated && 'tokens estimated',
  ];
  return parts.filter(Boolean).join(', ');
}

const usualCall: ModelCall = {
  task: 'request',
  prompt: 'request/1',
  system: 'Answer in plain words.',
  messages: [{ role: 'user', text: 'What does a ward clerk do?' }],
  maxOutputTokens: 500,
};
