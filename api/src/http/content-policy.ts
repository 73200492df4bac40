import { createHash } from 'node:crypto';
import type { Env } from '../config/env.ts';
import { AppError } from '../errors.ts';
import { httpMessage } from './http.messages.ts';

/** The hashes by which the header allows the style elements that are in a page of ours. */
function styleHashes(html: string): string[] {
  const [, ...rest] = html.split('<style');
  return rest.map((text) => {
    const css = text.slice(text.indexOf('>') + 1, text.indexOf('</style>'));
    return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
  });
}

type ModelVariables = Pick<Env, 'AI_OWN_MODELS' | 'AI_ALLOWED_HOSTS'>;

/** The vendors that let web pages ask them. */
const vendorOrigins = ['https://api.anthropic.com', 'https://generativelanguage.googleapis.com'];

/**
 * True for an origin where people may turn a model of their own on: this machine, the two vendors that answer pages, and what
 * the operator allows. A policy has no way to name an IPv6 address.
 */
function isModelOrigin(origin: string, { AI_OWN_MODELS, AI_ALLOWED_HOSTS }: ModelVariables): boolean {
  if (!AI_OWN_MODELS || !URL.canParse(origin)) return false;
  const url = new URL(origin);
  if (url.origin !== origin || !/^[\w.-]+$/.test(url.hostname)) return false;
  if (vendorOrigins.includes(origin)) return true;
  if (url.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname)) return true;
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  return AI_ALLOWED_HOSTS.some(
    (one) =>
      one?.host === url.hostname &&
      one.port === port &&
      (url.protocol === 'https:' || (url.protocol === 'http:' && port !== 443)),
  );
}

/**
 * The policy of the worker that asks a person's own model (docs/decisions/0124): it may reach this one origin and nothing else.
 * Throws AppError (400) for an origin that is not allowed.
 */
export function modelWorkerPolicy(env: ModelVariables, origin: unknown): string {
  if (typeof origin !== 'string' || !isModelOrigin(origin, env))
    throw new AppError('validation', httpMessage('model-not-allowed'), { field: 'to' });
  return `default-src 'none';script-src 'self';connect-src ${origin};require-trusted-types-for 'script';trusted-types 'none'`;
}

/**
 * The content security policy of an answer. Scripts and styles are files of this server; a page that was made here may
 * hold style elements, and is named by `html` for them: they and no others apply.
 */
export function contentPolicy({ MAP_STYLE_URL }: Pick<Env, 'MAP_STYLE_URL'>, html = ''): string {
  // Detailed map tiles, where the operator names a source of them: that host and no other.
  const tiles = MAP_STYLE_URL ? [new URL(MAP_STYLE_URL).origin] : [];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    // WebAssembly lays out the pages of a PDF in the browser.
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    // What is written at run time goes into constructed style sheets (web/src/platform/adopted-styles.ts).
    'style-src': ["'self'", ...styleHashes(html)],
    'img-src': ["'self'", 'data:', 'blob:', ...tiles],
    // Recordings of practiced answers, which are played from this device.
    'media-src': ['blob:'],
    'font-src': ["'self'"],
    // Models of people's own are asked by a worker with a policy of its own.
    'connect-src': ["'self'", 'data:', ...tiles],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // The rules of the two policies: web/src/platform/trusted-types.ts, and DOMPurify's own.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'dompurify'],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join(';');
}
