import { type ModelSettings, vendorAddresses } from '@foothold/core/ai/vendors/model-settings.ts';
import { ownModelHeaders } from '@foothold/core/contract/ai.ts';
import * as z from 'zod/mini';
import { ownModelPrefix } from './forget-own-model.ts';
import { storedItem } from './stored-item.ts';

// Both travel in a header.
const inHeader = /^[\x20-\x7e]*$/;

/** A model that a person brings: at a vendor with a key of theirs, or on a machine of theirs. */
export const OwnModel = z.object({
  provider: z.enum(['openai-compatible', 'anthropic', 'google']),
  /** Base address of the API; '' for the vendor's own. */
  url: z.string().check(z.maxLength(2000)),
  model: z.string().check(z.maxLength(300), z.regex(inHeader)),
  /** '' where none is asked for. A secret: it is stored here and sent to `url`, and goes nowhere else. */
  key: z.string().check(z.maxLength(2000), z.regex(inHeader)),
  /** Straight from this browser, or through this server where the endpoint does not let web pages ask it. */
  way: z.enum(['browser', 'server']),
  /** Off: it is kept, and not asked. */
  isOn: z.boolean(),
});
export type OwnModel = z.infer<typeof OwnModel>;

/** The model of one's own, by account; local storage of this browser holds it and nothing else does. */
export const ownModelItem = storedItem(ownModelPrefix, OwnModel);

/** The settings as what opens a model takes them. */
export function modelSettingsOf({ provider, url, model, key }: OwnModel): ModelSettings {
  return { provider, model, apiKey: key, baseUrl: url.trim() || undefined };
}

/** The headers by which this server asks a person's own model; it neither keeps nor logs them. */
export function ownModelHeadersOf({ provider, url, key, model }: OwnModel): Record<string, string> {
  return {
    [ownModelHeaders.url]: url.trim() || vendorAddresses[provider],
    ...(key && { [ownModelHeaders.key]: key }),
    [ownModelHeaders.model]: model,
  };
}

/** The host that a model is asked at; '' for an address that is none. */
export function hostOf({ provider, url }: Pick<OwnModel, 'provider' | 'url'>): string {
  try {
    return new URL(url || vendorAddresses[provider]).host;
  } catch {
    return '';
  }
}

/** What is wrong with a typed base address. */
export type AddressProblem = 'empty' | 'not-an-address' | 'not-http' | 'has-sign-in' | 'plain-http';

/** Why a base address cannot be used; null for one that can. A key crosses the internet encrypted or not at all. */
export function addressProblem({
  provider,
  url,
  key,
}: Pick<OwnModel, 'provider' | 'url' | 'key'>): AddressProblem | null {
  const text = url.trim();
  if (text === '') return provider === 'openai-compatible' ? 'empty' : null;
  let read: URL;
  try {
    read = new URL(text);
  } catch {
    return 'not-an-address';
  }
  if (read.protocol !== 'http:' && read.protocol !== 'https:') return 'not-http';
  if (read.username !== '' || read.password !== '') return 'has-sign-in';
  return read.protocol === 'http:' && key !== '' && !isAtHome(read.hostname) ? 'plain-http' : null;
}

/** True for a name of the machine itself. */
export function isThisMachine(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
}

/** True for this machine and for names and addresses of a network at home. */
function isAtHome(hostname: string): boolean {
  if (isThisMachine(hostname) || !/[.:]/.test(hostname)) return true;
  if (/\.(?:local|lan|home\.arpa)$/.test(hostname)) return true;
  return /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)[\d.]+$/.test(hostname);
}
