import type { Route } from '@foothold/core/contract/route.ts';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Bought, type Line, matrix, type Owner } from '../testing/authorization-lines.data.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testBilling } from '../testing/test-billing.ts';
import { contractRoutes } from '../testing/test-contract.ts';
import { type Member, member } from '../testing/test-member.ts';
import type { PolarStandIn } from '../testing/test-polar.ts';
import { startPolar } from '../testing/test-polar-server.ts';
import { identityLibrary } from './auth-library.ts';

const routes = await contractRoutes();
const guarded = routes.filter(([, route]) => route.auth === 'user');
const open = routes.filter(([, route]) => route.auth === 'public');
/** Answer everybody, and who is signed in with more. */
const either = routes.filter(([, route]) => route.auth === 'either');

const start = new Date('2026-11-21T10:00:00Z');
let at = start;
let server: TestApp;
let polar: PolarStandIn;
let stopPolar = async () => {};
beforeAll(async () => {
  const nothing = { found: null, facts: [], extract: '', extractUrl: '', others: [], notice: '' };
  const roads = { name: 'Roads', modes: ['driving' as const], route: async () => ({ minutes: 20, km: 16 }) };
  ({ polar, stop: stopPolar } = await startPolar(() => at));
  server = await openTestApp({
    now: () => at,
    billing: testBilling(polar, { now: () => at }),
    companyFacts: { lookUp: async () => nothing },
    routes: [roads],
    ownModels: {
      models: () => ({ make: () => Promise.reject as never, list: async () => ['a-model'] }),
      reach: () => () => Promise.reject(new Error('nobody is asked')),
    },
  });
});
afterAll(async () => {
  await server.close();
  await stopPolar();
});
let turns = 0;
beforeEach(() => {
  // Hours apart: together the tests sign in more often than one network may in a day.
  at = new Date(start.getTime() + turns * 3 * 3_600_000);
  turns += 1;
});

let people = 0;
async function buy(one: Member): Promise<Bought> {
  const order = { email: one.email, productId: 'growth' };
  const { checkoutId } = (await one.call('POST', '/subscriptions/checkout/link', order)).json().data;
  const checkout = polar.checkouts.get(checkoutId);
  if (!checkout) throw new Error('no checkout was opened');
  const { id, customer_id: customerId } = await polar.pay(checkout);
  await one.call('POST', `/subscriptions/pay/record/${one.id}`, { checkoutId });
  return { checkoutId, customerId: String(customerId), subscriptionId: id };
}

async function owner(as?: Line['as']): Promise<Owner> {
  people += 1;
  const one = await member(server, `owner.${people}@example.com`);
  const [session] = (await one.call('GET', '/user/sessions')).json().data;
  const company = (await one.call('POST', '/company', { companyName: `Fern ${people}` })).json().data;
  const bought = as === 'buyer' ? await buy(one) : { checkoutId: '', customerId: '', subscriptionId: '' };
  const { db } = server.deps;
  const [proposal] = await db.query<{ id: number }>(
    `INSERT INTO employer_proposal (location_id, field, value, words, words_key, at)
     VALUES ($1::bigint, 'description', '{"description":"Care"}', 'Care', 'care', $2::timestamptz) RETURNING id::float8 AS id`,
    [String(company.id), at.toISOString()],
  );
  if (as === 'operator')
    await db.query('INSERT INTO operators (user_id, appointed_at) VALUES ($1, $2::timestamptz)', [
      one.id,
      at.toISOString(),
    ]);
  at = new Date(at.getTime() + 3_600_000);
  const passkey = { passkeyId: '', offerId: '', credential: null };
  return {
    ...one,
    ...bought,
    ...passkey,
    sessionId: session.id,
    companyId: company.id,
    changeId: company.changeId,
    proposalId: proposal?.id ?? 0,
  };
}

function call(
  { method }: Route,
  path: string,
  { payload, headers, token }: { payload?: object | undefined; headers?: Line['headers']; token?: string },
) {
  return server.app.inject({
    method,
    url: `/api${path}`,
    ...(payload && { payload }),
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      'sec-fetch-site': 'same-origin',
      ...headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  });
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A good token turned into each kind that must open nothing. */
function badTokens(good: string): Record<string, string> {
  const [head = '', body = '', signature = ''] = good.split('.');
  const header = JSON.parse(Buffer.from(head, 'base64url').toString());
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  return {
    'no signature': `${head}.${body}.`,
    'alg none': `${part({ ...header, alg: 'none' })}.${body}.`,
    'a shared secret': `${part({ ...header, alg: 'HS256' })}.${body}.${signature}`,
    'another person in it': `${head}.${part({ ...claims, sub: 'somebody-else' })}.${signature}`,
    'another audience in it': `${head}.${part({ ...claims, aud: 'https://evil.example/api' })}.${signature}`,
    'a longer life in it': `${head}.${part({ ...claims, exp: claims.exp + 86_400 })}.${signature}`,
    'an unknown key': `${part({ ...header, kid: 'nobody' })}.${body}.${signature}`,
  };
}

/** Tokens that are signed well and open nothing: by the server's own key for others, and by a key that is none of its. */
async function strangeTokens(good: string): Promise<Record<string, string>> {
  const [head = '', body = ''] = good.split('.');
  const header = JSON.parse(Buffer.from(head, 'base64url').toString());
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  const { db, env, secret, now } = server.deps;
  const { signClaims } = identityLibrary({ db, env, secret, now });
  const { privateKey } = await generateKeyPair('EdDSA');
  return {
    'our key, another audience': await signClaims({ ...claims, aud: 'http://localhost/other' }),
    'our key, another issuer': await signClaims({ ...claims, iss: 'https://evil.example' }),
    'our key, no session': await signClaims({ ...claims, sid: 'nobody' }),
    'our key, another owner of the session': await signClaims({ ...claims, sub: 'somebody-else' }),
    'another key': await new SignJWT(claims).setProtectedHeader(header).sign(privateKey),
  };
}

/** Whose calls are refused: they change nothing, so one person of a kind, at one time, is enough for all calls. */
type Refused = { me: Owner; at: Date; good: string; tokens: Record<string, string>; gone: string };
const refusedOnes = new Map<Line['as'], Promise<Refused>>();

function refused(as: Line['as']): Promise<Refused> {
  const known = refusedOnes.get(as) ?? makeRefused(as);
  refusedOnes.set(as, known);
  return known;
}

async function makeRefused(as: Line['as']): Promise<Refused> {
  const me = await owner(as);
  const left = await owner(as);
  const deleted = await owner(as);
  const good = await me.browser.bearer();
  const [out, gone] = [await left.browser.bearer(), await deleted.browser.bearer()];
  await left.browser.post('/api/auth/sign-out', {});
  await server.deps.db.query('DELETE FROM users WHERE id = $1', [deleted.id]);
  const tokens = { ...badTokens(good), ...(await strangeTokens(good)), 'signed out': out };
  return { me, at, good, tokens, gone };
}

/**
 * What the contract alone says of another signed-in person: a call whose path names a person or a customer is theirs (403),
 * as is a checkout, which names one in its body; one that
 * names something of a person does not find it (404), one that names nothing is about the caller.
 */
function otherBy({ path, method }: Route): Line['other'] {
  // What everybody may propose, agree with or dispute belongs to nobody.
  if (/^\/company\/(?::id(?:\/dispute)?|proposals\/.*)$/.test(path) && method === 'POST') return 'own';
  if (path.startsWith('/operator/') && path !== '/operator/self') return 403;
  if (/:(?:id|customerId)\b|checkout/.test(path)) return 403;
  return /:\w+/.test(path) ? 404 : 'own';
}

test('what another person gets follows from the path of each guarded call', () => {
  const told = guarded.map(([name]) => [name, matrix[name]?.other]);
  expect(told).toEqual(guarded.map(([name, route]) => [name, otherBy(route)]));
});

test('every call is public, asks for a user, or takes either, and says which', () => {
  expect(open.length + guarded.length + either.length).toBe(routes.length);
  expect(either.map(([name]) => name).sort()).toEqual(['placeDetail', 'placesSearch']);
});

test('every guarded call has its line in the matrix, and no line is left over', () => {
  expect(guarded.length).toBeGreaterThanOrEqual(10);
  expect(Object.keys(matrix).sort()).toEqual(guarded.map(([name]) => name).sort());
});

describe.each(guarded)('%s', (name, route) => {
  const {
    url,
    payload: given,
    headers = {},
    other,
    as,
    before,
  } = matrix[name] ?? ({ url: () => '/', other: 403 } as Line);
  const payloadOf = (me: Owner) => (typeof given === 'function' ? given(me) : given);

  test('is closed to nobody, to forged, strange, ended and outlived tokens', async () => {
    const known = await refused(as);
    const { me, good } = known;
    at = known.at;
    const payload = payloadOf(me);
    const tried: Record<string, number> = {
      anonymous: (await call(route, url(me), { payload })).statusCode,
      'cookies alone': (
        await (route.method === 'GET'
          ? me.browser.get(`/api${url(me)}`)
          : me.browser.post(`/api${url(me)}`, payload))
      ).statusCode,
    };
    if (route.method === 'DELETE') delete tried['cookies alone'];
    for (const [kind, token] of Object.entries(known.tokens))
      tried[kind] = (await call(route, url(me), { payload, token })).statusCode;
    at = new Date(at.getTime() + 3_600_000);
    tried['an hour old'] = (await call(route, url(me), { payload, token: good })).statusCode;
    expect(Object.entries(tried).filter(([, status]) => status !== 401)).toEqual([]);
    expect(Object.keys(tried).length).toBeGreaterThanOrEqual(14);
  });

  test('is closed to the token of an account that is gone', async () => {
    const { me, at: then, gone } = await refused(as);
    at = then;
    expect((await call(route, url(me), { payload: payloadOf(me), token: gone })).statusCode).toBe(401);
  });

  test(`answers its owner, and another person with ${other}`, async () => {
    const me = await owner(as);
    const you = await owner(as === 'operator' ? undefined : as);
    if (route.fresh) {
      // The people of these tests have been here for hours.
      const stale = await call(route, url(me), {
        payload: payloadOf(me),
        token: await me.browser.bearer(),
      });
      expect([stale.statusCode, stale.json().code]).toEqual([403, 'fresh-sign-in-required']);
      for (const one of [me, you]) await one.browser.signIn(one.email);
    }
    for (const one of [me, you]) Object.assign(one, await before?.(one));
    const payload = payloadOf(me);
    const yours = await call(route, url(me), { payload, headers, token: await you.browser.bearer() });
    if (other === 'own') expect(yours.statusCode).toBe(200);
    else expect(yours.statusCode).toBe(other);
    expect(yours.body).not.toContain(me.email);
    const mine = await call(route, url(me), { payload, headers, token: await me.browser.bearer() });
    expect([mine.statusCode, mine.json().success]).toEqual([200, true]);
  });
});

describe.each(open)('%s', (_name, route) => {
  test('reads no identity: a token changes nothing, a bad one refuses nothing', async () => {
    const path = route.path.replace(/:\w+/g, '1');
    const { at: then, good } = await refused(undefined);
    at = then;
    const statuses = [
      (await call(route, path, { payload: {} })).statusCode,
      (await call(route, path, { payload: {}, token: good })).statusCode,
      (await call(route, path, { payload: {}, token: 'a.b.c' })).statusCode,
    ];
    expect(new Set(statuses).size).toBe(1);
    expect([401, 403]).not.toContain(statuses[0]);
  });
});
