import type { IncomingMessage } from 'node:http';
import {
  Events,
  type MutableRedirectUri,
  type MutableResponse,
  type MutableToken,
  OAuth2Server,
} from 'oauth2-mock-server';

/** What the stand-in says about the person at its next sign-ins; other claims replace its own. */
type Claims = Record<string, unknown>;

type Asking = { challenge: string; redirectUri: string };

/**
 * An OpenID provider on this machine that stands in for Google: discovery, keys, a page that agrees at once, tokens. It is
 * as strict as Google: S256 challenge and a verifier, the client's secret, the redirect address, a code used once.
 */
export type OpenIdStandIn = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Environment variables that make a server use it. */
  variables: Record<string, string>;
  /** Claims of the ID token; undefined takes one away. */
  claims: Claims;
  /** Changes the ID token, the discovery document or the token call's answer before they are sent. */
  change: {
    idToken?: (token: string) => string | undefined;
    document?: (body: Record<string, unknown>) => void;
    answer?: (answer: { body: unknown; statusCode: number }) => void;
    /** What the page sends the person back with instead of a code. */
    error?: string;
  };
  /** Form fields of every token call, newest last. */
  calls: Record<string, unknown>[];
  /** Goes to the page as a browser would and answers where it leads back to. */
  agree(url: string): Promise<URL>;
  stop(): Promise<void>;
};

function refuse(answer: MutableResponse, statusCode: number, error: string): void {
  answer.statusCode = statusCode;
  answer.body = { error, error_description: 'Bad Request' };
}

/** Starts a stand-in on a free port of 127.0.0.1. */
export async function openIdStandIn(): Promise<OpenIdStandIn> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const issuer = `http://localhost:${server.address().port}`;
  const clientId = 'foothold-test.apps.example';
  const clientSecret = 'client-secret-of-the-tests';
  const asked = new Map<string, Asking>();
  const standIn: OpenIdStandIn = {
    issuer,
    clientId,
    clientSecret,
    variables: { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer },
    claims: {},
    change: {},
    calls: [],
    async agree(url) {
      const answer = await fetch(url, { redirect: 'manual' });
      const location = answer.headers.get('location');
      if (!location) throw new Error(`the provider's page answered ${answer.status}: ${await answer.text()}`);
      return new URL(location);
    },
    stop: () => server.stop(),
  };
  const { service } = server;
  service.on(Events.BeforeWellKnownOpenIdConfiguration, (answer: MutableResponse) => {
    const body = answer.body as Record<string, unknown>;
    body.token_endpoint_auth_methods_supported = ['client_secret_post', 'client_secret_basic'];
    standIn.change.document?.(body);
  });
  service.on(Events.BeforeAuthorizeRedirect, ({ url }: MutableRedirectUri, request: IncomingMessage) => {
    const query = new URL(request.url ?? '/', issuer).searchParams;
    const isStrict =
      query.get('client_id') === clientId &&
      query.get('code_challenge_method') === 'S256' &&
      /^[\w-]{43}$/.test(query.get('code_challenge') ?? '') &&
      query.get('scope')?.split(' ').includes('openid');
    const error = isStrict ? standIn.change.error : 'invalid_request';
    if (error) {
      url.searchParams.delete('code');
      url.searchParams.set('error', error);
    } else
      asked.set(url.searchParams.get('code') ?? '', {
        challenge: query.get('code_challenge') ?? '',
        redirectUri: query.get('redirect_uri') ?? '',
      });
  });
  service.on(Events.BeforeTokenSigning, ({ payload }: MutableToken) => {
    // The access token, which has no party, is left alone.
    if (payload.aud === undefined) return;
    Object.assign(payload, {
      azp: clientId,
      sub: '1100000000000000001',
      email: 'ada@example.com',
      email_verified: true,
      name: 'Ada Example',
      ...standIn.claims,
    });
  });
  service.on(
    Events.BeforeResponse,
    (answer: MutableResponse, { body: form }: { body: Record<string, unknown> }) => {
      standIn.calls.push({ ...form });
      const asking = asked.get(String(form.code));
      asked.delete(String(form.code));
      if (form.client_id !== clientId || form.client_secret !== clientSecret)
        return refuse(answer, 401, 'invalid_client');
      // The package has compared the verifier where there was one.
      if (!asking || asking.redirectUri !== form.redirect_uri || typeof form.code_verifier !== 'string')
        return refuse(answer, 400, 'invalid_grant');
      const tokens = answer.body as Record<string, unknown>;
      if (standIn.change.idToken) tokens.id_token = standIn.change.idToken(String(tokens.id_token));
      standIn.change.answer?.(answer as { body: unknown; statusCode: number });
    },
  );
  return standIn;
}
