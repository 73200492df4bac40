import { describe, expect, test } from 'vitest';
import { modelFetch } from './model-fetch.ts';
import { baseAddress } from './model-settings.ts';
import { compatibleSettings } from './sdk-settings.ts';

describe('baseAddress', () => {
  test.each([
    ['anthropic', undefined, 'https://api.anthropic.com/v1'],
    ['anthropic', 'https://gateway.example.com/', 'https://gateway.example.com/v1'],
    ['google', undefined, 'https://generativelanguage.googleapis.com/v1beta'],
    ['openai-compatible', undefined, 'http://localhost:11434/v1'],
    ['openai-compatible', 'http://localhost:1234', 'http://localhost:1234/v1'],
    ['openai-compatible', 'http://[::1]:8080/v1/', 'http://[::1]:8080/v1'],
    [
      'openai-compatible',
      'https://gateway.example.com/team-a/openai',
      'https://gateway.example.com/team-a/openai',
    ],
  ] as const)('%s at %s is asked below %s', (provider, baseUrl, address) => {
    expect(baseAddress({ provider, baseUrl })).toBe(address);
  });
});

test.each([
  ['https://api.openai.com/v1', { max_completion_tokens: 9, model: 'm' }],
  ['http://localhost:11434/v1', { max_tokens: 9, model: 'm' }],
])('the limit of tokens for %s goes under the name that it knows', (baseUrl, body) => {
  const settings = { provider: 'openai-compatible', model: 'm', apiKey: '', baseUrl } as const;
  const { transformRequestBody } = compatibleSettings(settings, modelFetch(fetch));
  expect(transformRequestBody({ max_tokens: 9, model: 'm' })).toEqual(body);
});
