import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { networkOf } from '../http/auth-limits.ts';
import { ConfigurationError, readEnv } from './env.ts';
import { isTrusted } from './trusted-proxies.ts';

/** The network that a request is counted for. */
async function counted(
  TRUST_PROXY: string,
  { socket = '127.0.0.1', chain }: { socket?: string; chain?: string | string[] | undefined },
): Promise<string> {
  const { TRUST_PROXY: proxies } = readEnv({ TRUST_PROXY });
  const app = Fastify({ trustProxy: proxies && isTrusted(proxies) });
  app.get('/', async (request) => networkOf(request.ip));
  const headers = chain === undefined ? {} : { 'x-forwarded-for': chain as string };
  return (await app.inject({ url: '/', remoteAddress: socket, headers })).body;
}

const person = '203.0.113.7';
const forged = '198.51.100.1';
const outer = '192.0.2.10';

describe('who asks', () => {
  test.each([
    ['off', 'nobody is believed', person, '127.0.0.1'],
    ['on', 'a proxy that replaces the header', person, person],
    ['on', 'a proxy that appends to what the caller wrote', `${forged}, ${person}`, person],
    ['on', 'a proxy that appends to a long forged list', `${`${forged}, `.repeat(500)}${person}`, person],
    ['on', 'a proxy that appends to what is not an address', `unknown, "x", , ${person}`, person],
    ['on', 'a proxy that sends the port too', `${forged}, ${person}:4711`, person],
    ['on', 'a proxy that writes IPv4 as IPv6', `${forged}, ::ffff:${person}`, person],
    ['on', 'a proxy that sends brackets and a port', `${forged}, [2001:db8:1:2::9]:443`, '2001:db8:1:2'],
    ['on', 'a proxy that hides the address', `${forged}, unknown`, 'unknown'],
    ['on', 'a call without the header', undefined, '127.0.0.1'],
    ['on', 'a call with an empty header', ' ', '127.0.0.1'],
    ['1', 'one proxy, as a number', `${forged}, ${person}`, person],
    ['2', 'two proxies', `${forged}, ${person}, ${outer}`, person],
    ['2', 'two proxies, one of them passed by', person, person],
    ['3', 'more proxies than entries', `${person}, ${outer}`, person],
    ['127.0.0.1', 'the proxy at this address', `${forged}, ${person}`, person],
    [`127.0.0.1, ${outer}`, 'two proxies by address', `${forged}, ${person}, ${outer}`, person],
    ['127.0.0.0/8,192.0.2.0/24', 'two proxies by network', `${forged}, ${person}, ${outer}`, person],
    [`127.0.0.1,${outer}`, 'a caller in front of the inner one', `${forged}, ${person}`, person],
    [`127.0.0.1,${outer}`, 'an address of ours that is forged', `${outer}, ${person}`, person],
    [`127.0.0.1,${outer}`, 'proxies alone', `${outer}, ${outer}`, outer],
  ])('TRUST_PROXY=%s, %s', async (value, _what, chain, network) =>
    expect(await counted(value, { chain })).toBe(network),
  );

  test.each([
    ['10.1.0.0/16', '::ffff:10.1.2.3', person],
    ['10.1.0.0/16', '10.2.0.1', '10.2.0.1'],
    ['2001:db8::/32', '2001:db8::5', person],
    ['2001:db8::/32', '2001:db9::5', '2001:db9:0:0'],
    ['::1', '::1', person],
    ['127.0.0.1', '::1', '0:0:0:0'],
  ])('TRUST_PROXY=%s believes a socket of %s as it should', async (value, socket, network) =>
    expect(await counted(value, { socket, chain: person })).toBe(network),
  );

  test('is read from the last of several headers', async () => {
    expect(await counted('on', { chain: [forged, person] })).toBe(person);
    expect(await counted('on', { chain: [person, forged] })).toBe(forged);
  });
});

describe('TRUST_PROXY', () => {
  test.each(['off', 'false', '0', 'OFF'])('%s is no proxy', (value) =>
    expect(readEnv({ TRUST_PROXY: value }).TRUST_PROXY).toBe(false),
  );

  test.each([
    ['on', 1],
    ['true', 1],
    ['1', 1],
    [' On ', 1],
    ['2', 2],
    ['10', 10],
  ])('%j is a number of proxies', (value, hops) =>
    expect(readEnv({ TRUST_PROXY: value }).TRUST_PROXY).toEqual({ hops }),
  );

  test.each([
    'yes please',
    '11',
    '-1',
    '1.5',
    'proxy.example.org',
    '10.0.0',
    '10.0.0.300',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '::/0',
    '10.0.0.0/',
    '10.0.0.0/08',
    '10.0.0.0/8/8',
    '::ffff:10.0.0.1',
    '[::1]',
    '2001:db8::/129',
    'constructor',
  ])('%s is refused with what it has to be', (value) => {
    expect(() => readEnv({ TRUST_PROXY: value })).toThrow(ConfigurationError);
    expect(() => readEnv({ TRUST_PROXY: value })).toThrow(
      'TRUST_PROXY must be off, on (one proxy), the number of proxies (1 to 10), or their addresses and networks by commas, like 127.0.0.1,10.1.0.0/16.',
    );
  });

  test.each([
    ['127.0.0.1,10.0.0.300', '"10.0.0.300"'],
    ['127.0.0.1,', '""'],
    ['on,127.0.0.1', '"on"'],
  ])('%s is refused with the part that is wrong', (value, part) =>
    expect(() => readEnv({ TRUST_PROXY: value })).toThrow(`10.1.0.0/16; ${part} is none of these.`),
  );
});
