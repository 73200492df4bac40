import { withMissingUsage } from './missing-usage.ts';
import type { modelFetch } from './model-fetch.ts';
import { baseAddress, type ModelSettings } from './model-settings.ts';

/** What a provider of the AI SDK is made with. The key is always given: without one it would look into the environment. */
export function sdkSettings(settings: ModelSettings, fetch: ReturnType<typeof modelFetch>) {
  return {
    baseURL: baseAddress(settings),
    apiKey: settings.apiKey,
    fetch: settings.provider === 'anthropic' ? withMissingUsage(fetch) : fetch,
  };
}

/** The same for servers that speak OpenAI's chat completions. OpenAI's own models refuse the older name of the limit. */
export function compatibleSettings(settings: ModelSettings, fetch: ReturnType<typeof modelFetch>) {
  const { apiKey, ...rest } = sdkSettings(settings, fetch);
  const isOpenai = new URL(rest.baseURL).hostname === 'api.openai.com';
  return {
    ...rest,
    ...(apiKey !== '' && { apiKey }),
    name: 'openai-compatible',
    includeUsage: true,
    supportsStructuredOutputs: true,
    transformRequestBody: ({ max_tokens: limit, ...body }: Record<string, unknown>) => ({
      ...body,
      ...(limit !== undefined && { [isOpenai ? 'max_completion_tokens' : 'max_tokens']: limit }),
    }),
  };
}
