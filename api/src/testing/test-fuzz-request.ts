import { GoogleRequest, LinkRequest, LinkVerification } from '@foothold/core/contract/auth.ts';
import type { Route } from '@foothold/core/contract/route.ts';
import fc, { type Arbitrary } from 'fast-check';
import * as z from 'zod';
import {
  hostileBodies,
  hostileHeaders,
  hostileMethods,
  hostileParts,
  hostileQueries,
  hostileTypes,
} from './test-fuzz-texts.ts';
import { type FuzzSchema, jsonOf, plainOf } from './test-fuzz-values.ts';

/** Who sends it: nobody, somebody signed in, or somebody with a header of their own making. */
export type FuzzCaller = 'nobody' | 'member';

/** One request of a fuzz run, ready to send; `member` stands for a bearer token that the sender puts in. */
export type FuzzRequest = {
  /** Name of the route in the contract, or of a call outside it. */
  name: string;
  route: FuzzTarget;
  method: string;
  /** Path and query, as they go over the wire. */
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer | null;
  caller: FuzzCaller;
  /** Path and method are those of the route, so that its answer must keep the contract. */
  isAddressed: boolean;
};

/** What is fuzzed: a route of the contract, or a call that answers outside the envelope. */
export type FuzzTarget = Pick<Route, 'method' | 'path' | 'auth'> & {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  data?: Route['data'];
};

const outside = { auth: 'public' } as const;

/** The calls below `/api` that are no routes of the contract (specified-calls.data.ts), with their schemas. */
export const fuzzedOutside: readonly (readonly [string, FuzzTarget])[] = [
  ['link', { ...outside, method: 'POST', path: '/auth/sign-in/magic-link', body: LinkRequest }],
  ['linkFollow', { ...outside, method: 'POST', path: '/auth/magic-link/verify', body: LinkVerification }],
  ['linkOpen', { ...outside, method: 'GET', path: '/auth/magic-link/verify', query: LinkVerification }],
  ['google', { ...outside, method: 'POST', path: '/auth/sign-in/google', body: GoogleRequest }],
  [
    'googleBack',
    {
      ...outside,
      method: 'GET',
      path: '/auth/callback/google',
      query: z.object({ state: z.string(), code: z.string(), iss: z.string(), error: z.string() }),
    },
  ],
  ['token', { ...outside, method: 'GET', path: '/auth/token' }],
  ['session', { ...outside, method: 'GET', path: '/auth/get-session' }],
  ['signOut', { ...outside, method: 'POST', path: '/auth/sign-out', body: z.object({}) }],
  ['keys', { ...outside, method: 'GET', path: '/auth/jwks' }],
  ['openapi', { ...outside, method: 'GET', path: '/openapi.json' }],
  ['docs', { ...outside, method: 'GET', path: '/docs' }],
  [
    'import',
    { ...outside, method: 'POST', path: '/commands/import', body: z.object({ format: z.string() }) },
  ],
  ['anything', { ...outside, method: 'GET', path: '/:anything', params: z.object({ anything: z.string() }) }],
];

const schemaOf = (schema: unknown) =>
  z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as FuzzSchema;

/** Parameters that name somebody: in place of a made one, half of the time, the id of the person who calls. */
export type OwnIds = Readonly<Record<string, string>>;

function pathOf(
  { method, path, params }: FuzzTarget,
  own: OwnIds,
): Arbitrary<{ path: string; isFit: boolean }> {
  const properties = params ? (schemaOf(params).properties ?? {}) : {};
  const parts = path.split('/').map((part) => {
    if (!part.startsWith(':')) return fc.constant({ text: part, isFit: true });
    const name = part.slice(1);
    // Deleting oneself would make everything after it a call of nobody.
    const mine = method === 'DELETE' ? undefined : own[name];
    return fc.oneof(
      {
        weight: 6,
        arbitrary: plainOf(properties[name] ?? { type: 'string' }, name).map((text) => ({
          // encodeURIComponent throws on half of a surrogate pair.
          text: encodeURIComponent(text.toWellFormed()) || '%20',
          isFit: false,
        })),
      },
      ...(mine ? [{ weight: 8, arbitrary: fc.constant({ text: mine, isFit: true }) }] : []),
      { weight: 3, arbitrary: fc.constantFrom(...hostileParts).map((text) => ({ text, isFit: false })) },
    );
  });
  return fc.tuple(...parts).map((all) => ({
    path: `/api${all.map(({ text }) => text).join('/')}`,
    isFit: all.every(({ isFit }) => isFit),
  }));
}

function queryOf({ query }: FuzzTarget): Arbitrary<string> {
  const hostile = fc.constantFrom(...hostileQueries);
  if (!query) return fc.oneof({ weight: 8, arbitrary: fc.constant('') }, { weight: 1, arbitrary: hostile });
  const { properties = {}, required = [] } = schemaOf(query);
  const pairs = Object.entries(properties).map(([name, schema]) =>
    fc.oneof(
      {
        weight: required.includes(name) ? 12 : 3,
        arbitrary: plainOf(schema, name).map((text) => `${name}=${encodeURIComponent(text.toWellFormed())}`),
      },
      { weight: 3, arbitrary: fc.constant('') },
      { weight: 1, arbitrary: fc.constantFrom(...hostileParts).map((part) => `${name}=${part}`) },
      {
        weight: 1,
        arbitrary: plainOf(schema, name).map(
          (text) => `${name}=1&${name}=${encodeURIComponent(text.toWellFormed())}`,
        ),
      },
    ),
  );
  const fit = fc.tuple(...pairs).map((all) => all.filter((pair) => pair !== '').join('&'));
  return fc.oneof(
    { weight: 8, arbitrary: fit },
    { weight: 1, arbitrary: hostile },
    { weight: 1, arbitrary: fc.tuple(fit, hostile).map((both) => both.join('&')) },
  );
}

function bodyOf({ body, method }: FuzzTarget): Arbitrary<string | Buffer | null> {
  const broken = fc.constantFrom(...hostileBodies);
  if (!body) {
    const none = fc.constant<string | Buffer | null>(null);
    return method === 'GET'
      ? none
      : fc.oneof({ weight: 6, arbitrary: none }, { weight: 1, arbitrary: broken });
  }
  const schema = schemaOf(body);
  return fc.oneof(
    { weight: 9, arbitrary: jsonOf(schema) },
    { weight: 5, arbitrary: jsonOf(schema, '', 15) },
    { weight: 2, arbitrary: jsonOf(schema, '', 60) },
    { weight: 3, arbitrary: broken },
  );
}

const typeOf = fc.oneof(
  { weight: 10, arbitrary: fc.constant('application/json') },
  { weight: 1, arbitrary: fc.constantFrom(...hostileTypes) },
);

const headersOf = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Readonly<Record<string, string>>>({}) },
  { weight: 2, arbitrary: fc.constantFrom(...hostileHeaders) },
);

/** Requests of one target: mostly right in all but one respect, sometimes in none. */
export function fuzzRequests(name: string, route: FuzzTarget, own: OwnIds = {}): Arbitrary<FuzzRequest> {
  const method = fc.oneof(
    { weight: 12, arbitrary: fc.constant<string>(route.method) },
    { weight: 1, arbitrary: fc.constantFrom<string>(...hostileMethods) },
  );
  const caller = fc.oneof(
    { weight: route.auth === 'user' ? 5 : 1, arbitrary: fc.constant<FuzzCaller>('member') },
    { weight: route.auth === 'user' ? 1 : 5, arbitrary: fc.constant<FuzzCaller>('nobody') },
  );
  return fc
    .tuple(method, pathOf(route, own), queryOf(route), bodyOf(route), typeOf, headersOf, caller)
    .map(([sent, { path, isFit }, query, body, type, headers, who]) => ({
      name,
      route,
      method: sent,
      url: query === '' ? path : `${path}?${query}`,
      headers: { ...(body !== null && type !== '' && { 'content-type': type }), ...headers },
      body: ['GET', 'HEAD', 'TRACE'].includes(sent) ? null : body,
      caller: who,
      isAddressed: isFit && sent === route.method,
    }));
}

/** The first `count` requests of a seed; the same seed gives the same ones. */
export function sampleRequests(
  name: string,
  route: FuzzTarget,
  { seed, count, own }: { seed: number; count: number; own?: OwnIds },
): FuzzRequest[] {
  return fc.sample(fuzzRequests(name, route, own), { seed, numRuns: count });
}

/** One line that tells a request from others, its long parts cut. */
export function describeRequest({ method, url, headers, body, caller }: FuzzRequest): string {
  const cut = (text: string) => (text.length > 300 ? `${text.slice(0, 300)}… (${text.length})` : text);
  const shown = Object.entries(headers).map(([name, value]) => `${name}: ${cut(value)}`);
  return [`${caller} ${method} ${cut(url)}`, ...shown, ...(body === null ? [] : [cut(body.toString())])].join(
    ' | ',
  );
}
