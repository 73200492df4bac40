import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { listModels as list } from '@foothold/core/ai/vendors/list-models.ts';
import { modelFetch } from '@foothold/core/ai/vendors/model-fetch.ts';
import {
  type ModelPatience,
  type ModelSettings,
  usualPatience,
} from '@foothold/core/ai/vendors/model-settings.ts';
import { type SdkLanguageModel, sdkModel } from '@foothold/core/ai/vendors/sdk-model.ts';
import { compatibleSettings, sdkSettings } from '@foothold/core/ai/vendors/sdk-settings.ts';
import type { ListModels, MakeModel } from './port.ts';
import { vendorFetch } from './vendor-fetch.ts';

const fetch = modelFetch(vendorFetch);

const languageModels: Readonly<
  Record<ModelSettings['provider'], (settings: ModelSettings) => SdkLanguageModel>
> = {
  anthropic: (settings) => createAnthropic(sdkSettings(settings, fetch))(settings.model),
  google: (settings) => createGoogle(sdkSettings(settings, fetch))(settings.model),
  'openai-compatible': (settings) =>
    createOpenAICompatible(compatibleSettings(settings, fetch))(settings.model),
};

/** A model of one of the vendors. `patience`: absent, what is usual with the vendor. */
export function vendorModel(settings: ModelSettings, patience?: ModelPatience): ReturnType<MakeModel> {
  const { provider } = settings;
  return sdkModel(settings, languageModels[provider](settings), patience ?? usualPatience[provider]);
}

/** The names of the models that an address offers. */
export const listModels: ListModels = (settings, signal) => list(settings, vendorFetch, signal);
