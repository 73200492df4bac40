import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterEach, expect, test, vi } from 'vitest';
import type { OpenIdError } from './port.ts';
import { openIdProvider } from './provider.ts';

const opened: Server[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const server of opened.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  opened.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const flow = { redirectUri: 'http://localhost/back', state: 's', nonce: 'n', verifier: 'v' };
const provider = (issuer: string, more: object = {}) =>
  openIdProvider({
    issuer,
    clientId: 'id',
    clientSecret: 'a:b/c',
    now: () => new Date(),
    isSafe: (address) => /^(https:\/\/|http:\/\/127\.0\.0\.1:)/.test(address),
    timeoutMs: 150,
    ...more,
  });
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (cause: OpenIdError) => `${cause.failure}: ${cause.message}`,
  );
const documentOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize?hd=example.com`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
});

test('the page keeps what its address has already, and the document is read once an hour', async () => {
  let reads = 0;
  let at = Date.now();
  const issuer = await listening((_request, answer) => {
    reads++;
    answer.end(JSON.stringify(documentOf(issuer)));
  });
  const one = provider(issuer, { now: () => new Date(at), timeoutMs: 5000 });
  const known = { ...flow, verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk' };
  const [url] = await Promise.all([one.authorizeUrl(known), one.authorizeUrl(flow)]);
  expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
    hd: 'example.com',
    response_type: 'code',
    client_id: 'id',
    redirect_uri: 'http://localhost/back',
  });
  // The example of RFC 7636, appendix B.
  expect(new URL(url).searchParams.get('code_challenge')).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
  expect(reads).toBe(1);
  at += 60 * 60_000;
  await one.authorizeUrl(flow);
  expect(reads).toBe(2);
});

test('a document that could not be read is asked for again', async () => {
  let reads = 0;
  const issuer = await listening((_request, answer) => {
    answer.statusCode = reads++ === 0 ? 503 : 200;
    answer.end(JSON.stringify(documentOf(issuer)));
  });
  const one = provider(issuer);
  expect(await failureOf(one.authorizeUrl(flow))).toBe('unreachable: answered 503');
  await expect(one.authorizeUrl(flow)).resolves.toContain('code_challenge');
});

test.each<[string, (issuer: string) => object | string, string]>([
  ['another issuer', (issuer) => ({ ...documentOf(issuer), issuer: `${issuer}/` }), 'of another issuer'],
  ['no keys', (issuer) => ({ ...documentOf(issuer), jwks_uri: undefined }), 'is not one'],
  ['a page', () => '<html>', 'is not one'],
  ['http', (issuer) => ({ ...documentOf(issuer), token_endpoint: 'http://10.0.0.1/t' }), 'without https'],
  [
    'a script',
    (issuer) => ({ ...documentOf(issuer), authorization_endpoint: 'javascript:1' }),
    'without https',
  ],
])('a discovery document with %s is misconfigured', async (_name, make, words) => {
  const issuer = await listening((_request, answer) => {
    const made = make(issuer);
    answer.end(typeof made === 'string' ? made : JSON.stringify(made));
  });
  const failure = await failureOf(provider(issuer).authorizeUrl(flow));
  expect(failure).toMatch(/^misconfigured: /);
  expect(failure).toContain(words);
});

test.each<[string, RequestListener, string]>([
  ['says nothing', () => undefined, 'no answer within 150 ms'],
  [
    'never ends',
    (_request, answer) => {
      answer.writeHead(200);
      answer.write('{');
    },
    'no answer within 150 ms',
  ],
  ['is huge', (_request, answer) => answer.end('x'.repeat(300_000)), 'more than 262144 bytes'],
  [
    'leads elsewhere',
    (_request, answer) => {
      answer.writeHead(302, { location: 'http://127.0.0.1:1/' });
      answer.end();
    },
    'not reachable',
  ],
  ['hangs up', (request) => request.socket.destroy(), 'not reachable'],
])('a provider that %s is unreachable', async (_name, listener, words) => {
  const failure = await failureOf(provider(await listening(listener)).authorizeUrl(flow));
  expect(failure).toMatch(/^unreachable: /);
  expect(failure).toContain(words);
});

test('the secret goes in the head where the provider takes it only there', async () => {
  const heads: (string | undefined)[] = [];
  const issuer = await listening((request, answer) => {
    const methods = { token_endpoint_auth_methods_supported: ['client_secret_basic'] };
    if (request.url === '/token') {
      heads.push(request.headers.authorization);
      answer.statusCode = 400;
    }
    answer.end(JSON.stringify({ ...documentOf(issuer), ...methods, error: 'invalid_grant' }));
  });
  expect(await failureOf(provider(issuer).redeem({ ...flow, code: 'c' }))).toBe(
    'not-believed: the token call answered 400, invalid_grant',
  );
  expect(heads).toEqual([`Basic ${Buffer.from('id:a%3Ab%2Fc').toString('base64')}`]);
});

/** A provider whose keys and document a test changes; each call gives back a person's ID token. */
async function signingIssuer() {
  const keyOf = async (kid: string) => ({ kid, ...(await generateKeyPair('RS256', { extractable: true })) });
  const state = { key: await keyOf('first'), more: {} as object, claims: {} as Record<string, unknown> };
  const issuer = await listening(async (request, answer) => {
    answer.setHeader('content-type', 'application/json');
    if (request.url === '/jwks') {
      const { kid, publicKey } = state.key;
      answer.end(
        JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] }),
      );
    } else if (request.url === '/token') {
      const now = Math.floor(Date.now() / 1000);
      const claims = {
        iss: issuer,
        aud: 'id',
        sub: 'ada',
        nonce: 'n',
        iat: now,
        exp: now + 300,
        ...state.claims,
      };
      const token = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: state.key.kid });
      const id_token = await token.sign(state.key.privateKey);
      answer.end(JSON.stringify({ access_token: 'a', token_type: 'Bearer', id_token }));
    } else answer.end(JSON.stringify({ ...documentOf(issuer), ...state.more }));
  });
  return { issuer, state, rotate: async () => Object.assign(state, { key: await keyOf('second') }) };
}
const verified = { ...flow, code: 'c', verifier: 'v'.repeat(43) };

test('a token signed with new keys is believed as soon as the keys may be read again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { issuer, rotate } = await signingIssuer();
  const one = provider(issuer, { timeoutMs: 5000 });
  await expect(one.redeem(verified)).resolves.toMatchObject({ subject: 'ada' });
  await rotate();
  expect(await failureOf(one.redeem(verified))).toMatch(/^not-believed: /);
  vi.setSystemTime(Date.now() + 61_000);
  await expect(one.redeem(verified)).resolves.toMatchObject({ subject: 'ada' });
});

test('a provider that promises to name itself in its answers must do so', async () => {
  const { issuer, state } = await signingIssuer();
  state.more = { authorization_response_iss_parameter_supported: true };
  const one = provider(issuer, { timeoutMs: 5000 });
  expect(await failureOf(one.redeem(verified))).toMatch(/^not-believed: /);
  await expect(one.redeem({ ...verified, iss: issuer })).resolves.toMatchObject({ subject: 'ada' });
});

test.each([
  ['of another issuer', { iss: 'https://accounts.google.com' }],
  ['for another client', { aud: 'other' }],
  ['given to another client', { azp: 'other' }],
  ['of another sign-in', { nonce: 'm' }],
  ['issued half an hour ago', { iat: Math.floor(Date.now() / 1000) - 1800 }],
  ['issued in half an hour', { iat: Math.floor(Date.now() / 1000) + 1800 }],
  ['that has expired', { exp: Math.floor(Date.now() / 1000) - 120 }],
])('a token %s is not believed', async (_name, claims) => {
  const { issuer, state } = await signingIssuer();
  state.claims = claims;
  expect(await failureOf(provider(issuer, { timeoutMs: 5000 }).redeem(verified))).toMatch(/^not-believed: /);
});
