import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { createOutbound } from './outbound.ts';
import { closeSites, page, rawPort, read, reasonOf, site } from './outbound-test-kit.ts';

afterEach(closeSites);

test('a page is read by its name, with who asks and nothing of the person', async () => {
  const { port, asked } = await site(page('<p>Grüße</p>'));
  const answer = await read(`http://jobs.example.com:${port}/a?b=c#d`, { open: [port] });
  expect(answer.text()).toBe('<p>Grüße</p>');
  expect(answer).toMatchObject({ status: 200, type: 'text/html' });
  expect(answer.url).toBe(`http://jobs.example.com:${port}/a?b=c`);
  expect(asked[0]?.url).toBe('/a?b=c');
  expect(asked[0]?.headers).toMatchObject({ host: `jobs.example.com:${port}`, 'user-agent': 'Test/1' });
  expect(Object.keys(asked[0]?.headers ?? {})).not.toContain('cookie');
});

test('a refusal of the site is an answer without a body', async () => {
  const { port } = await site((_request, reply) =>
    reply.writeHead(404, { 'content-type': 'text/html' }).end('gone'),
  );
  const answer = await read(`http://jobs.example.com:${port}/`, { open: [port] });
  expect([answer.status, answer.body.length]).toEqual([404, 0]);
});

describe('addresses that are never asked', () => {
  test.each([
    ...['http://127.0.0.1/', 'http://2130706433/', 'http://0177.0.0.1/', 'http://0x7f.1/', 'http://127.1/'],
    ...['http://[::1]/', 'http://[::ffff:127.0.0.1]/', 'http://[::ffff:7f00:1]/', 'http://[::]/'],
    ...['http://localhost/', 'http://localhost./', 'http://a.localhost/', 'http://LOCALHOST/'],
    ...['http://printer/', 'http://nas.local/', 'http://metadata.google.internal/', 'http://0/'],
    ...['http://10.1.2.3/', 'http://172.31.0.1/', 'http://192.168.1.1/', 'http://169.254.169.254/latest'],
    ...['http://100.64.0.1/', 'http://224.0.0.1/', 'http://255.255.255.255/', 'http://[fe80::1]/'],
    ...['http://[fd00::1]/', 'http://[64:ff9b::7f00:1]/', 'http://[2002:7f00:1::]/', 'http://[ff02::1]/'],
    ...['http://１２７.０.０.１/', 'http://①②⑦.0.0.1/', 'http://168.63.129.16/', 'http://198.18.0.1/'],
  ])('%s', async (url) => {
    const asked: string[] = [];
    const resolve = async (host: string) => {
      asked.push(host);
      return ['127.0.0.1'];
    };
    expect(await reasonOf(read(url, { resolve }))).toBe('no-public-site');
    expect(asked).toEqual([]);
  });

  test.each([
    ...['ftp://example.com/', 'file:///etc/passwd', 'javascript:alert(1)', 'data:text/html,a', 'example.com'],
    ...['http://user:word@example.com/', 'http://user@example.com/', 'gopher://example.com/', '', 'http://'],
    ...['http://exa mple.com/', 'http://example.com:99999/', 'blob:https://example.com/1'],
  ])('%s is no address of a page', async (url) => {
    expect(await reasonOf(read(url))).toBe('bad-address');
  });

  test('a port that is not the usual one', async () => {
    const resolve = async () => ['93.184.216.34'];
    expect(await reasonOf(read('http://jobs.example.com:22/', { resolve }))).toBe('no-public-site');
    expect(await reasonOf(read('https://jobs.example.com:6379/', { resolve }))).toBe('no-public-site');
  });

  test('a name that leads inside sounds like one that does not exist', async () => {
    const missing = async () => {
      throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' });
    };
    const inside = await read('http://inside.example.com/').catch((cause: Error) => cause.message);
    const nowhere = await read('http://inside.example.com/', { resolve: missing }).catch(
      (cause: Error) => cause.message,
    );
    expect(inside).toBe(nowhere);
    expect(await reasonOf(read('http://a.example.com/', { resolve: async () => [] }))).toBe('no-public-site');
  });

  test('one private address among public ones refuses the name', async () => {
    const resolve = async () => ['93.184.216.34', '10.0.0.1'];
    expect(await reasonOf(read('http://jobs.example.com/', { resolve }))).toBe('no-public-site');
  });
});

test('the checked address is used: a name that changes its mind is not looked up again', async () => {
  const { port, asked } = await site(page('<p>here</p>'));
  let turn = 0;
  const resolve = async () => {
    turn += 1;
    return turn === 1 ? ['127.0.0.1'] : ['10.0.0.1'];
  };
  const answer = await read(`http://rebinding.example.com:${port}/`, { open: [port], resolve });
  expect([answer.text(), turn, asked.length]).toEqual(['<p>here</p>', 1, 1]);
  // The second look-up is the one of the second reading, which is refused.
  const again = createOutbound({
    userAgent: 'Test/1',
    resolve,
    exempt: (address) => address === '127.0.0.1',
  });
  const options = { types: ['text/html'], maxBytes: 1000, timeoutMs: 5000 };
  expect(await reasonOf(again(`http://rebinding.example.com:${port}/`, options))).toBe('no-public-site');
});

test('TLS is asked for by the name, over the pinned address', async () => {
  let hello = '';
  const port = await rawPort((socket) => {
    socket.once('data', (data) => {
      hello = data.toString('latin1');
      socket.destroy();
    });
  });
  const secret = read(`https://secret.example.com:${port}/`, { open: [port] });
  expect(await reasonOf(secret)).toBe('unreachable');
  expect(hello).toContain('secret.example.com');
});

describe('redirects', () => {
  const leadingTo = (location: string) => (_request: IncomingMessage, reply: ServerResponse) => {
    reply.writeHead(302, { location }).end();
  };

  test('are followed, relative ones too, and the last address is told', async () => {
    const { port, asked } = await site((request, reply) =>
      request.url === '/end' ? page('end')(request, reply) : leadingTo('/end')(request, reply),
    );
    const answer = await read(`http://jobs.example.com:${port}/start`, { open: [port] });
    expect([answer.url, asked.length]).toEqual([`http://jobs.example.com:${port}/end`, 2]);
  });

  test.each([
    'http://127.0.0.1:PRIVATE/',
    'http://0x7f000001:PRIVATE/',
    'http://[::ffff:127.0.0.1]:PRIVATE/',
    'http://localhost.:PRIVATE/',
    'http://inside.example.com:PRIVATE/',
    '//127.0.0.1:PRIVATE/',
  ])('to %s are refused, and nobody is asked there', async (location) => {
    const inside = await site(page('secret'));
    const { port } = await site(leadingTo(location.replace('PRIVATE', String(inside.port))));
    expect(await reasonOf(read(`http://jobs.example.com:${port}/`, { open: [port] }))).toBe('no-public-site');
    expect(inside.asked).toEqual([]);
  });

  test('what the caller adds reaches the site it named alone', async () => {
    const other = await site(page('end'));
    const { port, asked } = await site((request, reply) =>
      leadingTo(request.url === '/a' ? '/b' : `http://other.example.com:${other.port}/`)(request, reply),
    );
    const headers = { 'x-key': 'secret' };
    await read(`http://jobs.example.com:${port}/a`, { open: [port, other.port] }, { headers });
    expect(asked.map((request) => request.headers['x-key'])).toEqual(['secret', 'secret']);
    expect(other.asked.map((request) => request.headers['x-key'])).toEqual([undefined]);
  });

  test('to something else than a page are refused', async () => {
    const { port } = await site(leadingTo('file:///etc/passwd'));
    expect(await reasonOf(read(`http://jobs.example.com:${port}/`, { open: [port] }))).toBe('bad-address');
  });

  test('more than five are too many', async () => {
    const { port, asked } = await site(leadingTo('/again'));
    const round = read(`http://jobs.example.com:${port}/`, { open: [port] });
    expect(await reasonOf(round)).toBe('too-many-redirects');
    expect(asked).toHaveLength(6);
  });
});

test('a part of a millisecond in the time that is left is no reason to read nothing', async () => {
  const { port } = await site(page('<p>here</p>'));
  const answer = await read(`http://jobs.example.com:${port}/`, { open: [port] }, { timeoutMs: 5001 / 2 });
  expect(answer.text()).toBe('<p>here</p>');
});

test('a machine without a network is told apart from an address that leads nowhere', async () => {
  const failing = (code: string) => async () => {
    throw Object.assign(new Error('getaddrinfo'), { code });
  };
  const reason = (code: string) => reasonOf(read('https://jobs.example.com/', { resolve: failing(code) }));
  expect(await reason('EAI_AGAIN')).toBe('no-network');
  expect(await reason('ENOTFOUND')).toBe('no-public-site');
});
