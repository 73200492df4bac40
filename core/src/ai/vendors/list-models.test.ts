import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listModels } from './list-models.ts';
import { type StandInVendor, startVendor } from './vendor-test-kit.ts';

const { signal } = new AbortController();
let vendor: StandInVendor;
beforeAll(async () => {
  vendor = await startVendor();
});
afterAll(() => vendor.close());

const answering = (status: number, body: string) => async () => new Response(body, { status });

describe('listModels', () => {
  test.each(['anthropic', 'google', 'openai-compatible'] as const)(
    '%s lists its models',
    async (provider) => {
      const settings = vendor.settings(provider);
      expect(await listModels(settings, fetch, signal)).toEqual(['stand-in-large', 'stand-in-small']);
    },
  );

  test.each([
    ['a web page', 200, '<!doctype html>', 'not-understood'],
    ['another JSON', 200, '{"hello":1}', 'not-understood'],
    ['a wrong key', 401, '{"error":{"message":"Incorrect API key"}}', 'key-refused'],
    ['no such path', 404, 'Not found', 'not-understood'],
  ])('%s is told in words', async (_, status, body, problem) => {
    const settings = { provider: 'openai-compatible', apiKey: 'k' } as const;
    await expect(listModels(settings, answering(status, body), signal)).rejects.toMatchObject({ problem });
  });

  test('an address where nothing answers is unreachable, and a stop is a stop', async () => {
    const settings = { provider: 'openai-compatible', apiKey: '', baseUrl: 'http://127.0.0.1:9' } as const;
    await expect(listModels(settings, fetch, signal)).rejects.toMatchObject({ problem: 'unreachable' });
    const stopped = AbortSignal.abort(new Error('Stopped.'));
    await expect(listModels(vendor.settings('google'), fetch, stopped)).rejects.toThrow('Stopped.');
  });
});
