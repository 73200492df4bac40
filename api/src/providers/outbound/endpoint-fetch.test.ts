import { ModelError } from '@foothold/core/ai/model.ts';
import { afterAll, describe, expect, it, test, vi } from 'vitest';
import type { Resolve } from './checked-addresses.ts';
import { endpointFetch } from './endpoint-fetch.ts';
import { closeSites, site } from './outbound-test-kit.ts';
import { type EndpointReach, OutboundError } from './port.ts';

afterAll(closeSites);

const key = 'sk-own-5b1e';

/** Asks an endpoint once, as a model is asked; what came, or why nothing did. */
async function ask(url: string, reach: EndpointReach, resolve: Resolve = async () => []) {
  const fetch = endpointFetch(new URL(url), reach, { resolve });
  const headers = { authorization: `Bearer ${key}` };
  try {
    return await (await fetch(url, { method: 'POST', headers, body: '{}' })).text();
  } catch (cause) {
    return cause;
  }
}
const nowhere = (cause: unknown) => cause instanceof OutboundError && cause.reason === 'no-public-site';

/** Addresses that are none of the public internet, in every spelling that hides one. */
const inside = [
  ...['127.0.0.1', '127.255.0.9', '0.0.0.0', '10.0.0.5', '172.16.0.1', '192.168.1.1', '100.64.0.1'],
  ...['169.254.169.254', '168.63.129.16', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:a00:5', '::127.0.0.1', '64:ff9b::7f00:1'],
  ...['2002:7f00:1::', '2001::1', 'fd00::1', 'fe80::1', 'fec0::1', 'ff02::1', '100::1'],
];

describe('a listed name, over https to public addresses', () => {
  test.each(inside)(
    'that leads to %s is not asked, also where public ones stand beside it',
    async (address) => {
      const url = 'https://models.example/v1';
      expect(await ask(url, 'public', async () => [address])).toSatisfy(nowhere);
      expect(await ask(url, 'public', async () => ['93.184.216.34', address])).toSatisfy(nowhere);
      const literal = `https://${address.includes(':') ? `[${address}]` : address}/v1`;
      expect(await ask(literal, 'public')).toSatisfy(nowhere);
    },
  );

  it('is looked up for each question: one that turns inside later is refused then', async () => {
    const resolve = vi.fn<Resolve>().mockResolvedValueOnce(['127.0.0.1']).mockResolvedValue(['10.0.0.5']);
    const fetch = endpointFetch(new URL('https://turning.example'), 'public', { resolve });
    for (let n = 1; n <= 2; n += 1) {
      await expect(fetch('https://turning.example/v1', {})).rejects.toSatisfy(nowhere);
      expect(resolve).toHaveBeenCalledTimes(n);
    }
  });

  it('the connection goes to the address that was checked, and asks for no name again', async () => {
    const home = await site((_request, reply) => void reply.end('at home'));
    const resolve = vi.fn<Resolve>().mockResolvedValueOnce(['127.0.0.1']).mockResolvedValue(['10.0.0.5']);
    // No name of the system: only what `resolve` said can have led there.
    expect(await ask(`http://turning.invalid:${home.port}/v1`, 'as-named', resolve)).toBe('at home');
    expect(resolve).toHaveBeenCalledTimes(1);
    expect(home.asked).toHaveLength(1);
  });
});

describe('this machine', () => {
  test.each(['localhost', '127.0.0.1', '127.1', '2130706433', '0x7f.0.0.1', '0177.0.0.1'])(
    'is asked as %s, without looking a name up',
    async (host) => {
      const home = await site((_request, reply) => void reply.end('at home'));
      const resolve = vi.fn<Resolve>(async () => ['10.0.0.5']);
      expect(await ask(`http://${host}:${home.port}/v1`, 'loopback', resolve)).toBe('at home');
      expect(resolve).not.toHaveBeenCalled();
    },
  );

  test.each([
    '10.0.0.5',
    '169.254.169.254',
    '0.0.0.0',
    '[::ffff:10.0.0.5]',
    '[fd00::1]',
    'home.localhost',
    'a.example',
  ])('%s is not of it', async (host) => {
    const resolve = vi.fn<Resolve>(async () => ['127.0.0.1']);
    expect(await ask(`http://${host}:9/v1`, 'loopback', resolve)).toSatisfy(nowhere);
    expect(resolve).not.toHaveBeenCalled();
  });
});

describe('wherever it lies', () => {
  test.each([300, 301, 302, 303, 307, 308])(
    'a redirection by %i is not followed, and the key goes nowhere else',
    async (status) => {
      const other = await site((_request, reply) => void reply.end('elsewhere'));
      const leading = await site((_request, reply) => {
        reply.writeHead(status, { location: `http://127.0.0.1:${other.port}/` }).end('moved');
      });
      const came = await ask(`http://127.0.0.1:${leading.port}/v1`, 'as-named');
      expect(came).toMatchObject({
        problem: 'not-understood',
        message: expect.stringContaining('leads to another'),
      });
      expect(came).toBeInstanceOf(ModelError);
      expect([leading.asked.length, other.asked.length]).toEqual([1, 0]);
    },
  );

  it('no other origin is asked, by whatever address an adapter makes', async () => {
    const home = await site((_request, reply) => void reply.end('at home'));
    const fetch = endpointFetch(new URL(`http://127.0.0.1:${home.port}`), 'as-named');
    for (const url of [
      ...[`http://localhost:${home.port}/`, `http://127.0.0.1:${home.port + 1}/`, 'http://10.0.0.5/'],
      ...[
        `https://127.0.0.1:${home.port}/`,
        `http://127.0.0.1:${home.port}@evil.example/`,
        'file:///etc/passwd',
      ],
    ])
      await expect(fetch(url, {})).rejects.toSatisfy(nowhere);
    expect(home.asked).toHaveLength(0);
  });
});
