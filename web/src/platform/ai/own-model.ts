import type { Model } from '@foothold/core/ai/model.ts';
import { listModels } from '@foothold/core/ai/vendors/list-models.ts';
import { modelFetch } from '@foothold/core/ai/vendors/model-fetch.ts';
import {
  anthropicFromPages,
  type ModelPatience,
  type ModelSettings,
  usualPatience,
} from '@foothold/core/ai/vendors/model-settings.ts';
import { type SdkLanguageModel, sdkModel } from '@foothold/core/ai/vendors/sdk-model.ts';
import { compatibleSettings, sdkSettings } from '@foothold/core/ai/vendors/sdk-settings.ts';
import { browserFetch } from './browser-fetch.ts';

const fetch = modelFetch(browserFetch);

/** The vendors' halves, each loaded when it is used. */
const languageModels: Readonly<
  Record<ModelSettings['provider'], (settings: ModelSettings) => Promise<SdkLanguageModel>>
> = {
  async anthropic(settings) {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ ...sdkSettings(settings, fetch), headers: anthropicFromPages })(settings.model);
  },
  async google(settings) {
    const { createGoogle } = await import('@ai-sdk/google');
    return createGoogle(sdkSettings(settings, fetch))(settings.model);
  },
  async 'openai-compatible'(settings) {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    return createOpenAICompatible(compatibleSettings(settings, fetch))(settings.model);
  },
};

/** A person's own model, asked straight from this page. `patience`: absent, what is usual with the vendor. */
export async function openOwnModel(settings: ModelSettings, patience?: ModelPatience): Promise<Model> {
  const { provider } = settings;
  const languageModel = await languageModels[provider](settings);
  return sdkModel(settings, languageModel, patience ?? usualPatience[provider]);
}

/** The names of the models that an address offers to a key. Fails with a `ModelError`. */
export function listOwnModels(
  settings: Omit<ModelSettings, 'model'>,
  signal: AbortSignal,
): Promise<string[]> {
  return listModels(settings, browserFetch, signal);
}
