import * as z from 'zod/mini';
import { type FetchLimits, limitedFetch } from './limited-fetch.ts';
import { OpenIdError } from './port.ts';

/** Milliseconds for which a discovery document is believed. */
const believed = 60 * 60_000;

const Document = z.object({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  jwks_uri: z.string(),
  token_endpoint_auth_methods_supported: z.optional(z.array(z.string())),
});

/** The addresses of a provider. */
export type Discovered = z.infer<typeof Document>;

type Options = {
  issuer: string;
  limits: FetchLimits;
  now: () => Date;
  /** Whether secrets may go to an address. */
  isSafe: (address: string) => boolean;
};

function documentOf(text: string): Discovered {
  try {
    return Document.parse(JSON.parse(text));
  } catch {
    throw new OpenIdError('misconfigured', 'the discovery document is not one');
  }
}

async function read({ issuer, limits, isSafe }: Options): Promise<Discovered> {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const { status, text } = await limitedFetch(url, {}, limits);
  if (status !== 200) throw new OpenIdError('misconfigured', `the discovery document answered ${status}`);
  const found = documentOf(text);
  if (found.issuer !== issuer)
    throw new OpenIdError('misconfigured', 'the discovery document is of another issuer');
  const { authorization_endpoint, token_endpoint, jwks_uri } = found;
  // A provider on the network may not send secrets to this machine's own ports.
  const isHttps = issuer.startsWith('https://');
  for (const address of [authorization_endpoint, token_endpoint, jwks_uri])
    if (!isSafe(address) || (isHttps && !address.startsWith('https://')))
      throw new OpenIdError('misconfigured', 'the discovery document names an address without https');
  return found;
}

/** The discovery document of an issuer (OpenID Connect Discovery 1.0), kept for an hour; throws OpenIdError. */
export function discovery(options: Options): () => Promise<Discovered> {
  let kept: { document: Promise<Discovered>; until: number } | undefined;
  return () => {
    const at = options.now().getTime();
    if (kept && at < kept.until) return kept.document;
    const mine = { document: read(options), until: at + believed };
    kept = mine;
    mine.document.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return mine.document;
  };
}
