import * as z from 'zod/mini';
import { modelMessage } from '../model.messages.ts';
import { ModelError } from '../model.ts';
import type { ModelFetch } from './model-fetch.ts';
import { baseAddress, keyHeaders, type ModelSettings } from './model-settings.ts';
import { vendorProblem } from './vendor-problem.ts';

const maxModels = 500;
const unasked = { tools: false, structure: false };
const name = z.string().check(z.minLength(1), z.maxLength(200));
const Listed = z.object({ data: z.array(z.object({ id: name })) });
const ListedByGoogle = z.object({
  models: z.array(z.object({ name, supportedGenerationMethods: z.optional(z.array(z.string())) })),
});

/** The names of the models that an address offers to a key, as it lists them. Fails with a `ModelError`. */
export async function listModels(
  settings: Omit<ModelSettings, 'model'>,
  send: ModelFetch,
  signal: AbortSignal,
): Promise<string[]> {
  const { provider } = settings;
  const query = provider === 'google' ? '?pageSize=200' : provider === 'anthropic' ? '?limit=200' : '';
  try {
    const headers = { accept: 'application/json', ...keyHeaders(settings) };
    const response = await send(`${baseAddress(settings)}/models${query}`, {
      headers,
      signal,
      redirect: 'error',
    });
    const responseBody = await response.text();
    if (!response.ok) throw vendorProblem({ statusCode: response.status, responseBody }, unasked);
    const names = namesIn(JSON.parse(responseBody));
    if (names) return names.slice(0, maxModels);
  } catch (cause) {
    signal.throwIfAborted();
    if (!(cause instanceof SyntaxError)) throw vendorProblem(cause, unasked);
  }
  throw new ModelError('not-understood', modelMessage('lists-none'));
}

function namesIn(json: unknown): string[] | undefined {
  const listed = Listed.safeParse(json);
  if (listed.success) return listed.data.data.map(({ id }) => id);
  const models = ListedByGoogle.safeParse(json).data?.models;
  return models
    ?.filter(({ supportedGenerationMethods: can }) => !can || can.includes('generateContent'))
    .map((one) => one.name.replace('models/', ''));
}
