import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { Model } from '@foothold/core/ai/model.ts';
import { listModels } from '@foothold/core/ai/vendors/list-models.ts';
import { type ModelFetch, modelFetch } from '@foothold/core/ai/vendors/model-fetch.ts';
import {
  type ModelPatience,
  type ModelSettings,
  usualPatience,
} from '@foothold/core/ai/vendors/model-settings.ts';
import { type SdkLanguageModel, sdkModel } from '@foothold/core/ai/vendors/sdk-model.ts';
import { compatibleSettings, sdkSettings } from '@foothold/core/ai/vendors/sdk-settings.ts';
import type { OwnModels } from './port.ts';

type Make = (settings: ModelSettings, send: ReturnType<typeof modelFetch>) => SdkLanguageModel;

const languageModels: Readonly<Record<ModelSettings['provider'], Make>> = {
  anthropic: (settings, send) => createAnthropic(sdkSettings(settings, send))(settings.model),
  google: (settings, send) => createGoogle(sdkSettings(settings, send))(settings.model),
  'openai-compatible': (settings, send) =>
    createOpenAICompatible(compatibleSettings(settings, send))(settings.model),
};

/** A model of one of the vendors, reached by `send`. `patience`: absent, what is usual with the vendor. */
export function vendorModel(settings: ModelSettings, send: ModelFetch, patience?: ModelPatience): Model {
  const { provider } = settings;
  const language = languageModels[provider](settings, modelFetch(send));
  return sdkModel(settings, language, patience ?? usualPatience[provider]);
}

/** Models of a person's own endpoint, which is reached by `send` alone. */
export const ownModels: OwnModels = (send) => ({
  make: (settings) => vendorModel(settings, send),
  list: (settings, signal) => listModels(settings, send, signal),
});
