import type { AiAnswer } from '@foothold/core/ai/ai-answer.ts';
import { ModelError, type ModelProblem, modelProblems } from '@foothold/core/ai/model.ts';
import { conformanceCases } from '@foothold/core/ai/vendors/conformance-cases-test-kit.ts';
import type { ConformanceCase, Outcome } from '@foothold/core/ai/vendors/conformance-checks-test-kit.ts';
import { type StandInVendor, startVendor } from '@foothold/core/ai/vendors/vendor-test-kit.ts';
import type { SentMessage } from '@foothold/core/text/sent-message.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownModels } from '../../providers/ai/vendor-models.ts';
import { endpointFetch } from '../../providers/outbound/endpoint-fetch.ts';
import { type AskingApp, openAskingApp } from '../../testing/test-asking.ts';

const providers = ['anthropic', 'google', 'openai-compatible'] as const;
/** Cases of a question in words: tools, schemas and patience are arguments of a call, which this route makes itself. */
const cases = conformanceCases.filter(
  ({ name, call, read, patience, stops }) =>
    !call && !read && !patience && !stops && name !== 'key, limit of tokens and no sampling on the wire',
);

let vendor: StandInVendor;
let server: AskingApp;
beforeAll(async () => {
  vendor = await startVendor();
  server = await openAskingApp({ ownModels: { models: ownModels, reach: endpointFetch } });
});
afterAll(async () => {
  await server.close();
  await vendor.close();
});

type Failed = { text?: SentMessage; retryAfter?: number };

/** Problems of the words that say more than their problem does. */
const wordProblems: Readonly<Record<string, ModelProblem>> = {
  'too-large': 'cut-off',
  'no-words-left': 'cut-off',
};

/** The problem that a person reads, out of the codes of its words. */
function failureOf({ text, retryAfter }: Failed): ModelError {
  const codes = [...JSON.stringify(text ?? {}).matchAll(/"model\.([a-z-]+)"/g)].map(([, code]) => code ?? '');
  const last = codes.filter((code) => code !== 'with-status').at(-1) ?? '';
  const problem = modelProblems.find((one) => one === last) ?? wordProblems[last] ?? 'not-understood';
  // The server's own wait, where the vendor named none.
  return new ModelError(problem, undefined, retryAfter === 20 ? undefined : retryAfter);
}

async function ask(one: ConformanceCase, provider: (typeof providers)[number], way: 'events' | 'whole') {
  vendor.answer(...one.answers);
  vendor.requests.length = 0;
  const headers = {
    'x-own-model-url': new URL(one.settings?.baseUrl ?? '', vendor.origin).href,
    'x-own-model-key': 'key-of-a-test',
    'x-own-model-name': 'stand-in-large',
  };
  const body = { prompt: 'What does a ward clerk do?', provider };
  const outcome: Outcome = { streamed: [], requests: vendor.requests, milliseconds: 0 };
  if (way === 'whole') {
    const { json, headers: told } = await server.ask('/request', body, headers);
    const wait = told['retry-after'];
    if (json.success === false)
      outcome.failure = failureOf({ ...json, ...(wait !== undefined && { retryAfter: Number(wait) }) });
    else outcome.answer = json.data as AiAnswer;
    return outcome;
  }
  const { events } = await server.events('/request', body, headers);
  for (const event of events) {
    if (event.kind === 'text') outcome.streamed.push(event.text);
    if (event.kind === 'answer') outcome.answer = event.data;
    if (event.kind === 'failure') outcome.failure = failureOf(event);
  }
  return outcome;
}

// What a page gets of a model that is asked through this server: the same, case by case, as where it asks itself.
describe.each(providers)('%s through the server', (provider) => {
  test.each(cases.map((one) => [one.name, one] as const))('%s', async (_, one) => {
    const streamed = await ask(one, provider, 'events');
    if (streamed.answer) return expect(await one.wrong(streamed, provider)).toBeUndefined();
    const count = vendor.requests.length;
    // Only an answer that is no stream carries the time to wait.
    const whole = await ask(one, provider, 'whole');
    expect(await one.wrong(whole, provider)).toBeUndefined();
    // A failure before the first word is no stream, though one was wanted.
    if (streamed.failure)
      expect((streamed.failure as ModelError).problem).toBe((whole.failure as ModelError).problem);
    expect(vendor.requests.length).toBe(count);
  });
});
