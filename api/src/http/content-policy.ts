import { createHash } from 'node:crypto';
import type { Env } from '../config/env.ts';

/** The hashes by which the header allows the style elements that are in a page of ours. */
function styleHashes(html: string): string[] {
  const [, ...rest] = html.split('<style');
  return rest.map((text) => {
    const css = text.slice(text.indexOf('>') + 1, text.indexOf('</style>'));
    return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
  });
}

type PolicyVariables = Pick<Env, 'MAP_STYLE_URL' | 'AI_OWN_MODELS' | 'AI_ALLOWED_HOSTS'>;

/**
 * Where a page may ask a model of the person's own: this machine, the two vendors that answer pages, and what the operator allows.
 * The policy has no way to name an IPv6 address.
 */
function modelSources({ AI_OWN_MODELS, AI_ALLOWED_HOSTS }: PolicyVariables): string[] {
  if (!AI_OWN_MODELS) return [];
  const allowed = AI_ALLOWED_HOSTS.flatMap((one) => {
    if (!one || one.host.includes(':')) return [];
    return one.port === 443 ? [`https://${one.host}`] : [`${one.host}:${one.port}`];
  });
  return [
    ...['http://localhost:*', 'http://127.0.0.1:*'],
    ...['https://api.anthropic.com', 'https://generativelanguage.googleapis.com'],
    ...allowed,
  ];
}

/**
 * The content security policy of an answer. Scripts and styles are files of this server; a page that was made here may
 * hold style elements, and is named by `html` for them: they and no others apply.
 */
export function contentPolicy(env: PolicyVariables, html = ''): string {
  const { MAP_STYLE_URL } = env;
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
    'connect-src': ["'self'", 'data:', ...tiles, ...modelSources(env)],
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
