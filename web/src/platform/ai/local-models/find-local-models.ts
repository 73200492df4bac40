import { ModelError } from '@foothold/core/ai/model.ts';
import { listOwnModels } from '../own-model.ts';
import { localHosts, localPrograms } from './local-programs.data.ts';

/** How long a program has to answer, ms. */
const usualMs = 4000;
/** The same while the browser first asks the person whether the page may reach this device, ms. */
const promptMs = 60_000;

/**
 * What was found at the port of one program: models to ask, at the base address `url`; a program without models; something
 * else; or nothing that answers this page.
 */
type LocalProgram = {
  name: string;
  port: number;
  url: string;
  state: 'models' | 'no-models' | 'other' | 'silent';
  models: string[];
};

/** What was found on this machine. `isDenied`: the browser does not let this page reach it, whatever runs there. */
export type LocalModels = { programs: LocalProgram[]; isDenied: boolean };

/**
 * Looks at the usual ports of this machine for programs that run models. Each address is asked by a worker of its own, for its list
 * of models alone. Rejects with the signal's reason only.
 */
export async function findLocalModels(signal: AbortSignal, waitMs?: number): Promise<LocalModels> {
  const permission = await permissionOf(['local-network-access', 'loopback-network']);
  const wait = waitMs ?? (permission === 'prompt' ? promptMs : usualMs);
  const until = AbortSignal.any([signal, AbortSignal.timeout(wait)]);
  const programs = await Promise.all(localPrograms.map((one) => lookAt(one, until)));
  signal.throwIfAborted();
  const isSilent = programs.every(({ state }) => state === 'silent');
  const isDenied =
    isSilent && (await permissionOf(['local-network-access', 'loopback-network'])) === 'denied';
  return { programs, isDenied };
}

type Found = Pick<LocalProgram, 'url' | 'state' | 'models'>;

const better = ['models', 'no-models', 'other', 'silent'] as const;

async function lookAt(
  { name, port }: (typeof localPrograms)[number],
  signal: AbortSignal,
): Promise<LocalProgram> {
  // This site itself may be served at one of the ports.
  const origins = localHosts
    .map((host) => `http://${host}:${port}`)
    .filter((origin) => origin !== new URL(location.href).origin);
  const found = await Promise.all(origins.map((origin) => modelsAt(`${origin}/v1`, signal)));
  const [best] = found.sort((a, b) => better.indexOf(a.state) - better.indexOf(b.state));
  return { name, port, ...(best ?? { url: '', state: 'silent', models: [] }) };
}

async function modelsAt(url: string, signal: AbortSignal): Promise<Found> {
  try {
    const settings = { provider: 'openai-compatible', apiKey: '', baseUrl: url } as const;
    // Models for searching texts cannot answer.
    const models = (await listOwnModels(settings, signal)).filter((model) => !/embed/i.test(model));
    return { url, models, state: models.length > 0 ? 'models' : 'no-models' };
  } catch (cause) {
    const isOther = cause instanceof ModelError && cause.problem !== 'unreachable';
    return { url, models: [], state: isOther ? 'other' : 'silent' };
  }
}

/** What the browser says of the first of these permissions that it knows; undefined where it knows none. */
async function permissionOf(names: readonly string[]): Promise<PermissionState | undefined> {
  for (const name of names)
    try {
      return (await navigator.permissions.query({ name: name as PermissionName })).state;
    } catch {
      // Browsers reject names that they do not know.
    }
  return undefined;
}
