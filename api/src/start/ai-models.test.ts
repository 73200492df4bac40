import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runModel } from '@foothold/core/ai/run-model.ts';
import { type StandInVendor, startVendor } from '@foothold/core/ai/vendors/vendor-test-kit.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '../config/env.ts';
import { openTestApp } from '../testing/test-app.ts';
import { aiModels, aiPrices } from './ai-models.ts';

let vendor: StandInVendor;
let folder: string;
beforeAll(async () => {
  vendor = await startVendor();
  folder = await mkdtemp(join(tmpdir(), 'prices-'));
});
afterAll(async () => {
  await vendor.close();
  await rm(folder, { recursive: true });
});

const variables = () => ({
  ...{ ANTHROPIC_API_KEY: 'key-a', ANTHROPIC_BASE_URL: vendor.origin },
  ...{ GOOGLE_AI_API_KEY: 'key-g', GOOGLE_AI_BASE_URL: vendor.origin, GOOGLE_AI_MODEL: 'gemini-test' },
  OPENAI_COMPATIBLE_BASE_URL: `${vendor.origin}/v1`,
  OPENAI_COMPATIBLE_MODEL: 'llama3.2:latest',
});

describe('aiModels', () => {
  test('without a key there is none', () => {
    expect(aiModels(readEnv({}))).toEqual([]);
  });

  test('each vendor of the configuration is asked with its key and model, in the order in which the first answers', async () => {
    const models = aiModels(readEnv(variables()));
    expect(models.map(({ provider, model }) => [provider, model])).toEqual([
      ['anthropic', 'claude-sonnet-5-5'],
      ['google', 'gemini-test'],
      ['openai-compatible', 'llama3.2:latest'],
    ]);
    const { signal } = new AbortController();
    const call = { task: 'request', prompt: 'p/1', system: 'S', maxOutputTokens: 9 } as const;
    for (const model of models)
      await runModel(model, { ...call, messages: [{ role: 'user', text: 'Hi' }] }, { signal });
    expect(vendor.requests.map(({ provider, key }) => [provider, key])).toEqual([
      ['anthropic', 'key-a'],
      ['google', 'key-g'],
      ['openai-compatible', ''],
    ]);
    expect(vendor.requests[1]?.path).toContain('/models/gemini-test:');
  });
});

describe('aiPrices', () => {
  const read = async (text: string) => {
    const AI_PRICES = join(folder, 'prices.json');
    await writeFile(AI_PRICES, text);
    return aiPrices({ AI_PRICES });
  };

  test('are those of the file', async () => {
    expect(await aiPrices({ AI_PRICES: undefined })).toEqual({});
    const prices = { 'claude-sonnet-5-5': { input: 3, output: 15, asOf: '2026-11-20' } };
    expect(await read(JSON.stringify(prices))).toEqual(prices);
  });

  test.each([
    ['no JSON', '{"a":', /must be like/],
    ['a price as text', '{"m":{"input":"3","output":15,"asOf":"2026-11-20"}}', /look at m\.input/],
    ['a price without a day', '{"m":{"input":3,"output":15}}', /look at m\.asOf/],
    ['a price below nothing', '{"m":{"input":-3,"output":15,"asOf":"2026-11-20"}}', /look at m\.input/],
  ])('a file with %s is refused by name', async (_, text, words) => {
    await expect(read(text)).rejects.toThrow(words);
  });

  test('a file that is not there is refused by name', async () => {
    await expect(aiPrices({ AI_PRICES: '/nowhere/prices.json' })).rejects.toThrow(
      'AI_PRICES is /nowhere/prices.json, which cannot be read.',
    );
  });
});

test('the configuration tells who answers and what it costs, and no key or address of the own network', async () => {
  const prices = { 'gemini-test': { input: 1, output: 2, asOf: '2026-11-20' } };
  const set = { ...variables(), GOOGLE_AI_BASE_URL: 'https://generativelanguage.googleapis.com' };
  const server = await openTestApp({ variables: set, models: aiModels(readEnv(set)), prices });
  try {
    const { body } = await server.app.inject('/api/config');
    expect(JSON.parse(body).data).toMatchObject({
      aiProviders: ['anthropic', 'google', 'openai-compatible'],
      aiModels: [
        { provider: 'anthropic', model: 'claude-sonnet-5-5', host: '', price: null },
        {
          ...{ provider: 'google', model: 'gemini-test', host: 'generativelanguage.googleapis.com' },
          price: prices['gemini-test'],
        },
        { provider: 'openai-compatible', model: 'llama3.2:latest', host: '', price: null },
      ],
      aiPrices: prices,
      aiOwnModels: true,
    });
    expect(body).not.toMatch(/key-|127\.0\.0\.1/);
  } finally {
    await server.close();
  }
});
