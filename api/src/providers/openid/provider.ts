import * as client from 'openid-client';
import { type DoorFetch, doorFetch } from '../outbound/door-fetch.ts';
import { operatorConfigured, type Wiring } from '../outbound/open-connection.ts';
import { limitedFetch } from './limited-fetch.ts';
import { OpenIdError, type OpenIdPerson, type OpenIdProvider } from './port.ts';

/** Seconds by which the provider's clock may be off. */
const leeway = 60;
/** Seconds after which a token that was just asked for is not the one. */
const maxTokenAge = 10 * 60;
/** Milliseconds for which a discovery document is believed. */
const maxDocumentAge = 60 * 60_000;

type Options = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  now: () => Date;
  /** Whether secrets may go to an address. */
  isSafe: (address: string) => boolean;
  /** Milliseconds for each call; absent: 5000. */
  timeoutMs?: number;
  /** How connections are made; absent: over the network. */
  wiring?: Wiring;
};

/**
 * An OpenID provider over HTTP. The protocol is openid-client's; here are the limits of its calls, which addresses may
 * receive secrets, how old a token may be, and what a failure means. The discovery document is kept for an hour.
 */
export function openIdProvider(options: Options): OpenIdProvider {
  const { issuer, clientId, now } = options;
  let kept: { config: Promise<client.Configuration>; until: number } | undefined;

  function discovered(): Promise<client.Configuration> {
    const at = now().getTime();
    if (kept && at < kept.until) return kept.config;
    const mine = { config: discover(options), until: at + maxDocumentAge };
    kept = mine;
    mine.config.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return mine.config;
  }

  return {
    issuer,
    async authorizeUrl({ redirectUri, state, nonce, verifier }) {
      const query = {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      };
      return client.buildAuthorizationUrl(await discovered(), query).href;
    },
    async redeem({ code, iss, redirectUri, nonce, verifier }) {
      const config = await discovered();
      const answer = new URL(redirectUri);
      answer.search = new URLSearchParams({ code, ...(iss !== undefined && { iss }) }).toString();
      const checks = { pkceCodeVerifier: verifier, expectedNonce: nonce, idTokenExpected: true };
      try {
        const tokens = await client.authorizationCodeGrant(config, answer, checks);
        return personOf(tokens.claims(), { clientId, now: now().getTime() / 1000 });
      } catch (cause) {
        throw failureOf(cause);
      }
    },
  };
}

/** Reads the discovery document (OpenID Connect Discovery 1.0) and compares what it says with what it may say. */
async function discover(options: Options): Promise<client.Configuration> {
  const { issuer, clientId, clientSecret, now, isSafe } = options;
  const config = await client
    .discovery(
      new URL(issuer),
      clientId,
      {
        [client.clockSkew]: Math.round((now().getTime() - Date.now()) / 1000),
        [client.clockTolerance]: leeway,
      },
      secretIn(clientSecret),
      {
        [client.customFetch]: limited(options),
        // Plain HTTP is left to `isSafe`, and the signature of ID tokens is verified although TLS has brought them.
        execute: [client.allowInsecureRequests, client.enableNonRepudiationChecks],
      },
    )
    .catch((cause) => {
      const failure = failureOf(cause);
      throw failure instanceof OpenIdError && failure.failure !== 'not-believed'
        ? failure
        : new OpenIdError('misconfigured', 'the discovery document is not one');
    });
  const found = config.serverMetadata();
  if (found.issuer !== issuer)
    throw new OpenIdError('misconfigured', 'the discovery document is of another issuer');
  // A provider on the network may not send secrets to this machine's own ports.
  const isHttps = issuer.startsWith('https://');
  for (const address of [found.authorization_endpoint, found.token_endpoint, found.jwks_uri]) {
    if (typeof address !== 'string')
      throw new OpenIdError('misconfigured', 'the discovery document is not one: an address is missing');
    if (!isSafe(address) || (isHttps && !address.startsWith('https://')))
      throw new OpenIdError('misconfigured', 'the discovery document names an address without https');
  }
  return config;
}

/** In the form, unless the provider takes it only in the head. */
function secretIn(secret: string): client.ClientAuth {
  const [inForm, inHead] = [client.ClientSecretPost(secret), client.ClientSecretBasic(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported;
    const isHeadOnly = methods?.includes('client_secret_basic') && !methods.includes('client_secret_post');
    return (isHeadOnly ? inHead : inForm)(server, ...rest);
  };
}

/** Calls of the library, within limits of time and size, whatever type the answer says it has. */
function limited({ issuer, timeoutMs = 5000, wiring }: Options): client.CustomFetch {
  const ask = providerFetch(new URL(issuer), wiring);
  return async (url, { method, headers, body }) => {
    const form = body instanceof URLSearchParams ? { method: 'POST' as const, body } : {};
    const { status, text } = await limitedFetch(
      ask,
      { url, headers, ...form },
      { timeoutMs, maxBytes: 256 * 1024 },
    );
    if (method === 'GET' && status !== 200)
      throw new OpenIdError('misconfigured', `${new URL(url).pathname.slice(0, 60)} answered ${status}`);
    return new Response(text, { status, headers: { 'content-type': 'application/json' } });
  };
}

/** The operator named the issuer’s host; what its document names elsewhere is asked at public addresses alone. */
function providerFetch(issuer: URL, wiring?: Wiring): DoorFetch {
  return doorFetch(
    ({ hostname }) => operatorConfigured(hostname === issuer.hostname ? 'as-named' : 'public'),
    wiring,
  );
}

/** What a failure of the library means (RFC 6749, 5.2); only words of the standard's form are told on. */
function failureOf(cause: unknown): unknown {
  if (cause instanceof OpenIdError) return cause;
  if (cause instanceof client.ResponseBodyError) {
    const word = /^[a-z_]{1,40}$/.test(cause.error) ? cause.error : 'no reason';
    const message = `the token call answered ${cause.status}, ${word}`;
    if (['invalid_client', 'unauthorized_client'].includes(word))
      return new OpenIdError('wrong-client', message);
    return new OpenIdError(word === 'redirect_uri_mismatch' ? 'misconfigured' : 'not-believed', message);
  }
  if (!(cause instanceof client.ClientError)) return cause;
  if (cause.cause instanceof OpenIdError) return cause.cause;
  return new OpenIdError('not-believed', `the answer does not hold: ${cause.code ?? 'no reason'}`);
}

/** The person of an ID token whose signature, times, issuer, audience and nonce hold. */
function personOf(
  claims: client.IDToken | undefined,
  { clientId, now }: { clientId: string; now: number },
): OpenIdPerson {
  if (!claims) throw new OpenIdError('not-believed', 'no ID token was given');
  const { sub, iat, azp, email, email_verified: verified, name } = claims;
  if (!sub || sub.length > 255) throw new OpenIdError('not-believed', 'the ID token names nobody');
  if (iat > now + leeway || iat < now - maxTokenAge - leeway)
    throw new OpenIdError('not-believed', 'the ID token was not issued just now: iat');
  if (azp !== undefined && azp !== clientId)
    throw new OpenIdError('not-believed', 'the ID token was given to another client');
  return {
    subject: sub,
    email: typeof email === 'string' && verified === true ? email : null,
    name: typeof name === 'string' ? name : '',
  };
}
