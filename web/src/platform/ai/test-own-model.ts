import type { AiAnswer } from '@foothold/core/ai/ai-answer.ts';
import { ownModels } from '@foothold/core/contract/ai.ts';
import { call } from '../server/api.ts';
import { ApiError } from '../server/api-error.ts';
import { askOwnModel, modelFailure } from './ask-own-model.ts';
import { askServer } from './ask-server.ts';
import { listOwnModels } from './own-model.ts';
import { hostOf, isThisMachine, modelSettingsOf, type OwnModel, ownModelHeadersOf } from './own-settings.ts';

/** What an endpoint offers, and the way by which it answered. */
export type OfferedModels = { models: string[]; way: OwnModel['way'] };

/** What came of trying one's own model. */
export type ModelTest = { answer: AiAnswer; way: OwnModel['way'] };

type Settings = Omit<OwnModel, 'way' | 'isOn'>;

/** The models that an endpoint lists: asked from this browser, and through this server where the endpoint does not allow that. Throws ApiError. */
export async function offeredModels(settings: Settings, signal: AbortSignal): Promise<OfferedModels> {
  const own = asOwn(settings);
  return inEitherWay<OfferedModels>(own, signal, {
    browser: async () => {
      const models = await listOwnModels(modelSettingsOf(own), signal);
      return { models, way: 'browser' };
    },
    server: async () => {
      const { provider } = settings;
      const headers = ownModelHeadersOf(own);
      return { ...(await call(ownModels, { body: { provider }, headers, signal })), way: 'server' };
    },
  });
}

/** Asks one's own model for a word, in the way that works. Throws ApiError. */
export async function testOwnModel(settings: Settings, signal: AbortSignal): Promise<ModelTest> {
  const own = asOwn(settings);
  const { provider } = settings;
  const ask = {
    ...({ task: 'request', path: '/ai/request' } as const),
    body: { prompt: 'Answer with the word OK and nothing else.', provider },
    signal,
  };
  return inEitherWay<ModelTest>(own, signal, {
    browser: async () => ({ answer: await askOwnModel(ask, own), way: 'browser' }),
    server: async () => ({ answer: await askServer(ask, ownModelHeadersOf(own)), way: 'server' }),
  });
}

const asOwn = (settings: Settings): OwnModel => ({ ...settings, way: 'browser', isOn: true });

type Ways<T> = { browser: () => Promise<T>; server: () => Promise<T> };

/** A page that an endpoint does not let in looks like an endpoint that is not there; the server can tell. */
async function inEitherWay<T>(own: OwnModel, signal: AbortSignal, ways: Ways<T>): Promise<T> {
  let first: ApiError;
  try {
    return await ways.browser();
  } catch (cause) {
    if (signal.aborted) throw signal.reason;
    first = modelFailure(cause);
    if (first.code !== 'unreachable') throw first;
  }
  try {
    return await ways.server();
  } catch (cause) {
    if (signal.aborted) throw signal.reason;
    // To a server elsewhere “localhost” is another machine: what the browser met is what can be fixed.
    const isHere = isThisMachine(hostOf(own).replace(/:\d+$/, ''));
    throw isHere || !(cause instanceof ApiError) || cause.code === 'unreachable' ? first : cause;
  }
}
