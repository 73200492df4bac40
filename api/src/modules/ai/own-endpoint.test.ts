import { type StandInVendor, startVendor } from '@foothold/core/ai/vendors/vendor-test-kit.ts';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { ownModels } from '../../providers/ai/vendor-models.ts';
import { endpointFetch } from '../../providers/outbound/endpoint-fetch.ts';
import { closeSites, site } from '../../providers/outbound/outbound-test-kit.ts';
import { type AskingApp, openAskingApp, saying } from '../../testing/test-asking.ts';
import { ownEndpoint } from './own-endpoint.ts';

const key = 'sk-own-7f3a91c2';
const headersOf = (url: string, more: Record<string, string> = {}) => ({
  'x-own-model-url': url,
  'x-own-model-key': key,
  'x-own-model-name': 'stand-in-large',
  ...more,
});

let vendor: StandInVendor;
let server: AskingApp;
let taken = 0;
beforeAll(async () => {
  vendor = await startVendor();
  const reach: typeof endpointFetch = (endpoint, how) =>
    endpointFetch(endpoint, how, {
      resolve: async (host) => (host === 'inside.example' ? ['10.0.0.5'] : []),
    });
  server = await openAskingApp({
    variables: { AI_ALLOWED_HOSTS: 'api.listed.example, 10.0.0.5:11434, inside.example, gone.example' },
    ownModels: { models: ownModels, reach },
    uses: {
      take: async () => {
        taken += 1;
        return { remaining: 7, keep: async () => undefined, back: async () => undefined };
      },
    },
  });
});
afterAll(async () => {
  await closeSites();
  await server.close();
  await vendor.close();
});

describe('on one’s own machine', () => {
  it('a model at home is asked with the person’s key, counted nowhere, and its models are listed', async () => {
    vendor.answer('From home.');
    for (const provider of ['openai-compatible', 'anthropic', 'google']) {
      const { json } = await server.ask('/request', { prompt: 'Hello', provider }, headersOf(vendor.origin));
      expect(json.data).toMatchObject({ text: 'From home.', provider });
      expect(json.data.remaining).toBeUndefined();
      expect(vendor.requests.at(-1)?.key).toBe(key);
      const listed = await server.ask('/models', { provider }, headersOf(vendor.origin));
      expect(listed.json.data.models).toEqual(['stand-in-large', 'stand-in-small']);
    }
    const { events } = await server.events('/request', { prompt: 'Hello' }, headersOf(`${vendor.origin}/v1`));
    expect(events.at(-1)).toMatchObject({ kind: 'answer', data: { text: 'From home.' } });
    expect(taken).toBe(0);
    const kept = await Promise.all(
      ['kept_answers', 'rate_limits', 'users'].map((table) => server.deps.db.query(`SELECT * FROM ${table}`)),
    );
    expect(JSON.stringify(kept)).not.toContain(key);
    // Nothing of one call reaches the next.
    server.say([saying('Of the operator.')]);
    expect((await server.ask('/request', { prompt: 'Hello' })).json.data.text).toBe('Of the operator.');
  });

  it('not where a proxy stands in front', async () => {
    const asked = vendor.requests.length;
    const headers = headersOf(vendor.origin, { 'x-forwarded-for': '203.0.113.7' });
    const { status, json } = await server.ask('/request', { prompt: 'x' }, headers);
    expect([status, json.code, json.field]).toEqual([422, 'unprocessable', 'X-Own-Model-Url']);
    expect(json.message).toContain('AI_ALLOWED_HOSTS');
    expect(vendor.requests.length).toBe(asked);
  });

  test.each([
    ['https://api.listed.example/v1', 'public'],
    ['https://API.Listed.Example./v1', 'public'],
    ['http://10.0.0.5:11434', 'as-named'],
    ['http://[::1]:8080/v1', 'loopback'],
    ['http://localhost:11434', null],
    ['http://127.0.0.1:8080', null],
    ['http://2130706433:8080', null],
    ['http://0x7f.1:8080', null],
    ['http://localhost.:11434', null],
    ['http://models.localhost:11434', null],
    ['http://[::ffff:127.0.0.1]:8080', null],
    ['http://0:8080', null],
  ])('where others reach the server, %s reaches %s', (url, reach) => {
    const request = { headers: headersOf(url), socket: { localPort: 3000 } } as unknown as FastifyRequest;
    const hosts = [
      { host: 'api.listed.example', port: 443 },
      { host: '10.0.0.5', port: 11434 },
      { host: '::1', port: 8080 },
    ];
    const read = () => ownEndpoint(request, { needsModel: true }, { hosts, isHere: () => false })?.reach;
    if (reach === null) expect(read).toThrow('may not ask');
    else expect(read()).toBe(reach);
  });
});

describe('elsewhere', () => {
  test.each([
    'https://api.other.example/v1',
    'https://api.listed.example:8443/v1',
    'http://api.listed.example/v1',
    'http://api.listed.example:443/v1',
    'https://api.listed.example.evil.example/v1',
    'http://169.254.169.254/latest',
    'http://10.0.0.6:11434/v1',
    'http://[::ffff:127.0.0.1]:11434/v1',
    'http://0.0.0.0:11434',
    'http://metadata/computeMetadata',
  ])('%s may not be asked', async (url) => {
    const { status, json } = await server.ask('/request', { prompt: 'x' }, headersOf(url));
    expect([status, json.code]).toEqual([422, 'unprocessable']);
  });

  it('a listed name that leads inside sounds like one that does not answer', async () => {
    const said = [];
    for (const host of ['inside', 'gone']) {
      const url = `https://${host}.example/v1`;
      said.push(await server.ask('/request', { prompt: 'x' }, headersOf(url)));
    }
    expect(said.map(({ status }) => status)).toEqual([502, 502]);
    expect(said[0]?.json.message).toBe(said[1]?.json.message);
  });

  it('a redirect is not followed', async () => {
    const inside = await site((_request, reply) => void reply.end('inside'));
    const leading = await site((_request, reply) => {
      reply.writeHead(307, { location: `http://127.0.0.1:${inside.port}/` }).end();
    });
    const headers = headersOf(`http://127.0.0.1:${leading.port}`);
    const { status, json } = await server.ask('/request', { prompt: 'x' }, headers);
    expect([status, json.message]).toEqual([
      502,
      'This address leads to another one. Enter that. Try again in a minute.',
    ]);
    expect([leading.asked.length, inside.asked.length]).toEqual([1, 0]);
  });

  it('a key that the vendor refuses is the person’s to mend', async () => {
    vendor.answer({ refusal: 'key-refused' });
    const { status, json } = await server.ask('/request', { prompt: 'x' }, headersOf(vendor.origin));
    expect(status).toBe(422);
    expect(json.message).toContain('Settings');
    expect(json.message).not.toContain(key);
  });
});

test.each([
  ['a key without an address', { 'x-own-model-key': key }, 'X-Own-Model-Url'],
  ['an address without a model', { 'x-own-model-url': 'http://localhost:1' }, 'X-Own-Model-Name'],
  ['an address of no kind', headersOf('ftp://localhost/'), 'X-Own-Model-Url'],
  ['an address with a password in it', headersOf('http://a:b@localhost:1/'), 'X-Own-Model-Url'],
  ['an address with a question in it', headersOf('http://localhost:1/?key=1'), 'X-Own-Model-Url'],
  [
    'a key with a blank in it',
    headersOf('http://localhost:1', { 'x-own-model-key': 'a b' }),
    'X-Own-Model-Key',
  ],
  [
    'a key that is too long',
    headersOf('http://localhost:1', { 'x-own-model-key': 'a'.repeat(501) }),
    'X-Own-Model-Key',
  ],
])('%s is 400', async (_, headers, field) => {
  const { status, json } = await server.ask('/request', { prompt: 'x' }, headers as Record<string, string>);
  expect([status, json.code, json.field]).toEqual([400, 'validation', field]);
  expect(JSON.stringify(json)).not.toContain(key);
});

it('the server itself is no model', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.app.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  for (const itself of ['localhost', '127.0.0.1', '127.9.9.9', '[::1]', '2130706433']) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/ai/request`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await server.maya.browser.bearer()}`,
        ...headersOf(`http://${itself}:${port}/api`),
      },
      body: JSON.stringify({ prompt: 'x' }),
    });
    expect([itself, answer.status]).toEqual([itself, 422]);
  }
});
