import type { VendorProvider } from '../ai-provider.ts';

/** What reaches a model: whose it is, its name as the vendor lists it, the key ('' where none is wanted) and another address than the vendor's own. */
export type ModelSettings = {
  provider: VendorProvider;
  model: string;
  apiKey: string;
  baseUrl?: string | undefined;
};

/** Where vendors answer; for `openai-compatible`, where Ollama does on one's own machine. */
export const vendorAddresses: Readonly<Record<VendorProvider, string>> = {
  anthropic: 'https://api.anthropic.com',
  google: 'https://generativelanguage.googleapis.com',
  'openai-compatible': 'http://localhost:11434',
};

const usualPaths: Readonly<Record<VendorProvider, string>> = {
  anthropic: '/v1',
  google: '/v1beta',
  'openai-compatible': '/v1',
};

/** The base address that paths are appended to: as it is given, with the vendor's usual path where it has none. */
export function baseAddress({ provider, baseUrl }: Pick<ModelSettings, 'provider' | 'baseUrl'>): string {
  const url = new URL(baseUrl ?? vendorAddresses[provider]);
  const path = url.pathname.replace(/\/$/, '');
  return `${url.origin}${path === '' ? usualPaths[provider] : path}`;
}

/** By this header alone Anthropic answers a page. From a server it changes nothing. */
export const anthropicFromPages = { 'anthropic-dangerous-direct-browser-access': 'true' } as const;

/** The headers that carry the key. */
export function keyHeaders({
  provider,
  apiKey,
}: Pick<ModelSettings, 'provider' | 'apiKey'>): Record<string, string> {
  if (apiKey === '') return {};
  if (provider === 'anthropic')
    return { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01', ...anthropicFromPages };
  if (provider === 'google') return { 'x-goog-api-key': apiKey };
  return { authorization: `Bearer ${apiKey}` };
}

/** Milliseconds that a model may take to its first word, and may be silent after it. One at home may have to be loaded first. */
export type ModelPatience = { firstMs: number; idleMs: number };

/** The usual patience with each vendor. */
export const usualPatience: Readonly<Record<VendorProvider, ModelPatience>> = {
  anthropic: { firstMs: 120_000, idleMs: 60_000 },
  google: { firstMs: 120_000, idleMs: 60_000 },
  'openai-compatible': { firstMs: 600_000, idleMs: 120_000 },
};
