import { createHash } from 'node:crypto';
import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import { type Discovered, discovery } from './discovery.ts';
import { limitedFetch } from './limited-fetch.ts';
import { OpenIdError, type OpenIdPerson, type OpenIdProvider } from './port.ts';

/** Seconds by which the provider's clock may be off. */
const leeway = 60;
/** Seconds after which a token that was just asked for is not the one. */
const oldest = 10 * 60;

type Options = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  now: () => Date;
  /** Whether secrets may go to an address. */
  isSafe: (address: string) => boolean;
  /** Milliseconds for each call; absent: 5000. */
  timeoutMs?: number;
};

function fieldsOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Why the token call was refused (RFC 6749, 5.2); only words of the standard's form are told on. */
function refusedCode(status: number, text: string): OpenIdError {
  const { error } = fieldsOf(text);
  const word = typeof error === 'string' && /^[a-z_]{1,40}$/.test(error) ? error : 'no reason';
  const message = `the token call answered ${status}, ${word}`;
  if (['invalid_client', 'unauthorized_client'].includes(word))
    return new OpenIdError('wrong-client', message);
  if (word === 'redirect_uri_mismatch') return new OpenIdError('misconfigured', message);
  return new OpenIdError('not-believed', message);
}

function personOf({ sub, email, email_verified: verified, name }: JWTPayload): OpenIdPerson {
  if (!sub || sub.length > 255) throw new OpenIdError('not-believed', 'the ID token names nobody');
  return {
    subject: sub,
    email: typeof email === 'string' && verified === true ? email : null,
    name: typeof name === 'string' ? name : '',
  };
}

/** An OpenID provider over HTTP; it keeps its discovery document and its public keys for a while. */
export function openIdProvider(options: Options): OpenIdProvider {
  const { issuer, clientId, clientSecret, now, timeoutMs = 5000 } = options;
  const limits = { timeoutMs, maxBytes: 256 * 1024 };
  const discovered = discovery({ ...options, limits });
  // Google's tokens name it in either way (OpenID Connect guide of Google).
  const issuers = issuer === 'https://accounts.google.com' ? [issuer, 'accounts.google.com'] : [issuer];
  let keys: { uri: string; get: JWTVerifyGetKey } | undefined;

  function keysAt(uri: string): JWTVerifyGetKey {
    if (keys?.uri !== uri) {
      const get = createRemoteJWKSet(new URL(uri), {
        [customFetch]: async (url) => {
          const { status, text } = await limitedFetch(url, {}, limits);
          if (status !== 200) throw new OpenIdError('misconfigured', `the public keys answered ${status}`);
          return new Response(text);
        },
      });
      keys = { uri, get };
    }
    return keys.get;
  }

  async function idTokenFor(
    { token_endpoint: endpoint, token_endpoint_auth_methods_supported: methods }: Discovered,
    { code, redirectUri, verifier }: { code: string; redirectUri: string; verifier: string },
  ): Promise<string> {
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    });
    const headers: Record<string, string> = {};
    if (methods?.includes('client_secret_basic') && !methods.includes('client_secret_post')) {
      const pair = [clientId, clientSecret].map(encodeURIComponent).join(':');
      headers.authorization = `Basic ${Buffer.from(pair).toString('base64')}`;
    } else {
      body.set('client_id', clientId);
      body.set('client_secret', clientSecret);
    }
    const { status, text } = await limitedFetch(endpoint, { method: 'POST', headers, body }, limits);
    if (status !== 200) throw refusedCode(status, text);
    const { id_token: token } = fieldsOf(text);
    if (typeof token !== 'string') throw new OpenIdError('not-believed', 'no ID token was given');
    return token;
  }

  async function claimsOf(token: string, { jwks_uri }: Discovered): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(token, keysAt(jwks_uri), {
        algorithms: ['RS256', 'ES256'],
        issuer: issuers,
        audience: clientId,
        currentDate: now(),
        clockTolerance: leeway,
        maxTokenAge: oldest,
        requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
      });
      return payload;
    } catch (cause) {
      if (!(cause instanceof errors.JOSEError)) throw cause;
      const claim = cause instanceof errors.JWTClaimValidationFailed ? ` ${cause.claim}` : '';
      throw new OpenIdError('not-believed', `the ID token does not hold: ${cause.code}${claim}`);
    }
  }

  return {
    issuer,
    async authorizeUrl({ redirectUri, state, nonce, verifier }) {
      const url = new URL((await discovered()).authorization_endpoint);
      const query = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    },
    async redeem({ nonce, ...answer }) {
      const addresses = await discovered();
      const claims = await claimsOf(await idTokenFor(addresses, answer), addresses);
      if (claims.nonce !== nonce) throw new OpenIdError('not-believed', 'the ID token is of another sign-in');
      // The token may be meant for several; then it must say that we are the one it was given to.
      const needsParty = claims.azp !== undefined || (Array.isArray(claims.aud) && claims.aud.length > 1);
      if (needsParty && claims.azp !== clientId)
        throw new OpenIdError('not-believed', 'the ID token was given to another client');
      return personOf(claims);
    },
  };
}
