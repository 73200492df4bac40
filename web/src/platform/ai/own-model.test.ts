import { conformanceCases } from '@foothold/core/ai/vendors/conformance-cases-test-kit.ts';
import { runCase } from '@foothold/core/ai/vendors/conformance-test-kit.ts';
import { type StandInVendor, startVendor } from '@foothold/core/ai/vendors/vendor-test-kit.ts';
import { sayEnglish } from '@foothold/core/text/messages.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { refusalWords } from './browser-fetch.ts';
import { stubModelWorker } from './model-worker-test-kit.ts';
import { listOwnModels, openOwnModel } from './own-model.ts';

const providers = ['anthropic', 'google', 'openai-compatible'] as const;
let vendor: StandInVendor;
beforeAll(async () => {
  vi.stubGlobal('location', { href: 'https://jobs.example.org/settings' });
  stubModelWorker();
  vendor = await startVendor({ cors: 'https://jobs.example.org' });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await vendor.close();
});

// The browser's own way to ask differs in its fetch alone; the same suite holds for it.
describe.each(providers)('%s from a page', (provider) => {
  test.each(conformanceCases.map((one) => [one.name, one] as const))('%s', async (_, one) => {
    const { wrong } = await runCase(one, { provider, make: openOwnModel, vendor });
    expect(wrong).toBeUndefined();
  });

  test('lists the models that its address offers', async () => {
    const { model: _, ...settings } = vendor.settings(provider);
    const { signal } = new AbortController();
    expect(await listOwnModels(settings, signal)).toEqual(['stand-in-large', 'stand-in-small']);
  });
});

test('Anthropic is told that a page asks', async () => {
  vendor.answer('Hello.');
  vendor.requests.length = 0;
  const model = await openOwnModel(vendor.settings('anthropic'));
  const call = { task: 'request', prompt: '', system: 'S', messages: [], maxOutputTokens: 5 } as const;
  for await (const _ of model.stream(
    { ...call, messages: [{ role: 'user', text: 'Hi' }] },
    new AbortController().signal,
  ));
  expect(vendor.requests[0]?.headers).toMatchObject({ 'anthropic-dangerous-direct-browser-access': 'true' });
  expect(vendor.requests[0]?.headers.referer).toBeUndefined();
});

test.each([
  ['http://localhost:11434/v1', 'http://localhost:3000', /OLLAMA_ORIGINS=http:\/\/localhost:3000/],
  ['http://127.0.0.1:1234/v1', 'https://jobs.example.org', /LM Studio.*Safari/],
  ['http://192.168.1.5:11434', 'https://jobs.example.org', /192\.168\.1\.5:11434 over http/],
  ['https://ai.example.com', 'https://jobs.example.org', /AI_ALLOWED_HOSTS/],
])('a refusal of %s to a page of %s says what helps', (address, page, words) => {
  expect(sayEnglish(refusalWords(new URL(address), new URL(page)))).toMatch(words);
});
