import { readFile } from 'node:fs/promises';
import type { Model } from '@foothold/core/ai/model.ts';
import { ModelPrices } from '@foothold/core/ai/model-price.ts';
import { baseAddress, type ModelSettings } from '@foothold/core/ai/vendors/model-settings.ts';
import { ConfigurationError, type Env } from '../config/env.ts';
import { vendorModel } from '../providers/ai/vendor-models.ts';
import { endpointFetch } from '../providers/outbound/endpoint-fetch.ts';

type Variables = Pick<
  Env,
  | 'ANTHROPIC_API_KEY'
  | 'ANTHROPIC_BASE_URL'
  | 'ANTHROPIC_MODEL'
  | 'GOOGLE_AI_API_KEY'
  | 'GOOGLE_AI_BASE_URL'
  | 'GOOGLE_AI_MODEL'
  | 'OPENAI_COMPATIBLE_BASE_URL'
  | 'OPENAI_COMPATIBLE_MODEL'
  | 'OPENAI_COMPATIBLE_API_KEY'
>;

/** The models that the configuration names, in the order in which the first one answers. */
export function aiModels(env: Variables): Model[] {
  const models: Model[] = [];
  if (env.ANTHROPIC_API_KEY)
    models.push(
      operatorModel({
        ...{ provider: 'anthropic', model: env.ANTHROPIC_MODEL, apiKey: env.ANTHROPIC_API_KEY },
        baseUrl: env.ANTHROPIC_BASE_URL,
      }),
    );
  if (env.GOOGLE_AI_API_KEY)
    models.push(
      operatorModel({
        ...{ provider: 'google', model: env.GOOGLE_AI_MODEL, apiKey: env.GOOGLE_AI_API_KEY },
        baseUrl: env.GOOGLE_AI_BASE_URL,
      }),
    );
  const { OPENAI_COMPATIBLE_BASE_URL: baseUrl, OPENAI_COMPATIBLE_MODEL: model } = env;
  if (baseUrl && model)
    models.push(
      operatorModel({
        ...{ provider: 'openai-compatible', model, baseUrl },
        apiKey: env.OPENAI_COMPATIBLE_API_KEY ?? '',
      }),
    );
  return models;
}

/** The operator's own word is enough for an address, in a private network too. */
const operatorModel = (settings: ModelSettings) =>
  vendorModel(settings, endpointFetch(new URL(baseAddress(settings)), 'as-named'));

const example = '{"claude-sonnet-5-5": {"input": 3, "output": 15, "asOf": "2026-11-20"}}';

/** What models cost, of the file of AI_PRICES; nothing where none is named. Throws ConfigurationError. */
export async function aiPrices({ AI_PRICES: file }: Pick<Env, 'AI_PRICES'>): Promise<ModelPrices> {
  if (!file) return {};
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ConfigurationError([`AI_PRICES is ${file}, which cannot be read.`]);
  });
  const parsed = ModelPrices.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues[0]?.path.join('.');
  throw new ConfigurationError([
    `The file of AI_PRICES, ${file}, must be like ${example}${where ? `: look at ${where}` : ''}.`,
  ]);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
