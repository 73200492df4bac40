import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMailbox, type Mailbox } from './providers/mail/mailbox.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';

let server: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = createMailbox();
  const newestFirst = (to: string) => {
    if (to === 'broken')
      throw Object.assign(new Error('maya@example.com is in this text'), { code: '22P02' });
    return mailbox.newestFirst(to);
  };
  server = await openTestApp({ variables: { LOG_LEVEL: 'trace' }, mailbox: { ...mailbox, newestFirst } });
});
afterAll(() => server.close());

/** A JSON call; `payload` text is sent as it is. */
function send(
  method: 'POST' | 'DELETE',
  url: string,
  payload?: string,
  headers: Record<string, string> = {},
) {
  return server.app.inject({
    method,
    url,
    headers: { 'content-type': 'application/json', ...headers },
    ...(payload !== undefined && { payload }),
  });
}
const signIn = '/api/auth/sign-in/magic-link';

describe('every refusal is an envelope with the request id of its header', () => {
  const refusals: [string, number, string, () => ReturnType<typeof send>][] = [
    ['unmounted call', 404, 'route-not-found', () => send('POST', '/api/nope', '{}')],
    ['unmounted deep GET', 404, 'route-not-found', () => server.app.inject('/api/a/b/c?d=e')],
    ['the bare /api', 404, 'route-not-found', () => server.app.inject('/api')],
    ['wrong method', 404, 'route-not-found', () => send('DELETE', '/api/config')],
    [
      'a method that no call takes',
      404,
      'route-not-found',
      () => server.app.inject({ method: 'QUERY' as 'GET', url: '/api/config' }),
    ],
    ['JSON cut off', 400, 'validation', () => send('POST', signIn, '{"email":')],
    ['a key named __proto__', 400, 'validation', () => send('POST', signIn, '{"__proto__":{"admin":true}}')],
    [
      'constructor.prototype',
      400,
      'validation',
      () => send('POST', signIn, '{"constructor":{"prototype":1}}'),
    ],
    ['an array for a body', 400, 'validation', () => send('POST', signIn, '[1]')],
    ['text for a body', 400, 'validation', () => send('POST', signIn, '"x"')],
    ['null for a body', 400, 'validation', () => send('POST', signIn, 'null')],
    ['2 MB', 413, 'body-too-large', () => send('POST', signIn, JSON.stringify({ email: 'x'.repeat(2e6) }))],
    [
      'a form',
      415,
      'unsupported-media-type',
      () => send('POST', signIn, 'email=a', { 'content-type': 'application/x-www-form-urlencoded' }),
    ],
    [
      'plain text',
      415,
      'unsupported-media-type',
      () => send('POST', signIn, 'x', { 'content-type': 'text/plain' }),
    ],
    ['a broken address', 400, 'validation', () => server.app.inject('/api/%zz')],
    ['a file that is not there', 404, 'file-not-found', () => server.app.inject('/assets/nope.js')],
  ];
  test.each(refusals)('%s: %i %s', async (_name, status, code, call) => {
    const answer = await call();
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ success: false, code, requestId: answer.headers['x-request-id'] });
    expect(answer.json().message).toMatch(/^[A-Z].*\.$/);
    if (status === 404) expect(answer.json().message).toContain('not found');
  });

  test('an unexpected failure is 500 with a neutral text, logged without its values', async () => {
    const answer = await server.app.inject('/api/dev/mailbox?to=broken');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({
      code: 'internal',
      message: 'Something went wrong here. It was logged.',
    });
    const logged = server.log.filter((line) => line.includes('"internal"'));
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain(answer.json().requestId);
    expect(logged[0]).not.toContain('maya@example.com');
  });
});

describe('calls', () => {
  test('take a JSON content type without a body', async () => {
    const answer = await send('POST', '/api/auth/sign-out', undefined);
    expect(answer.statusCode).toBe(200);
    expect((await send('DELETE', '/api/nope', '')).statusCode).toBe(404);
  });

  test.each(['/api/config/', '/api/config/?x=1', '/api/config?x=1'])('%s is found', async (url) => {
    const answer = await server.app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data.siteName).toBe('Foothold');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('a NUL, emoji, right-to-left text and prototype names in query and body are no failure', async () => {
    for (const text of [
      'a\u0000b',
      '😀😀',
      'مرحبا بالعالم',
      '__proto__',
      "'; DROP TABLE users; --",
      '%:*&|!"',
    ]) {
      const inQuery = await server.app.inject({ url: '/api/dev/mailbox', query: { to: text } });
      expect(inQuery.statusCode).toBe(200);
      const inBody = await send('POST', signIn, JSON.stringify({ email: text }));
      expect([inBody.statusCode, inBody.json().field]).toEqual([400, 'email']);
      const inPath = await server.app.inject(`/api/${encodeURIComponent(text)}`);
      expect([400, 404]).toContain(inPath.statusCode);
      expect(inPath.json().message).not.toContain('JSON');
    }
  });

  test('a sane request id is kept, any other is replaced', async () => {
    const idOf = async (given: string) =>
      (await server.app.inject({ url: '/api/config', headers: { 'x-request-id': given } })).headers[
        'x-request-id'
      ];
    expect(await idOf('trace-1234_ABC')).toBe('trace-1234_ABC');
    for (const bad of ['short', 'x'.repeat(65), 'with space and more', 'inject\\"quote'])
      expect(await idOf(bad)).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('logs hold the route, never the query, a credential or an address', async () => {
    await server.app.inject({
      url: '/api/dev/mailbox?to=secret.person@example.com&token=tok123',
      headers: { authorization: 'Bearer abc.def.ghi', cookie: 'session=cookie123' },
    });
    const all = server.log.join('');
    expect(all).toContain('/api/dev/mailbox');
    for (const secret of ['secret.person', 'tok123', 'abc.def', 'cookie123', '127.0.0.1'])
      expect(all).not.toContain(secret);
  });
});

describe('over a socket', () => {
  let port: number;
  beforeAll(async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    port = (server.app.server.address() as { port: number }).port;
  });

  test('what is not HTTP is refused as an envelope', async () => {
    const answer = await new Promise<string>((done) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('close', () => done(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    for (const header of ['x-content-type-options: nosniff', 'cache-control: no-store'])
      expect(answer).toContain(`\r\n${header}\r\n`);
    expect(answer).toMatch(/\r\ncontent-security-policy: .*frame-ancestors 'none'/);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      success: false,
      code: 'validation',
    });
  });

  test('a request without a Host is refused as an envelope, one that expects something is answered', async () => {
    const ask = (lines: string) =>
      new Promise<string>((done) => {
        const socket = connect(port, '127.0.0.1', () =>
          socket.write(`GET /api/ready HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`),
        );
        let text = '';
        socket.on('data', (chunk) => {
          text += chunk;
        });
        socket.on('close', () => done(text));
      });
    const without = await ask('');
    expect(without).toMatch(/^HTTP\/1\.1 400 /);
    expect(without).toContain('"code":"validation"');
    expect(without.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(await ask('Host: localhost\r\nExpect: something\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('headers beyond 16 KB are 431', async () => {
    const status = await new Promise((done, reject) => {
      httpRequest({ port, path: '/api/config', headers: { 'x-long': 'x'.repeat(20_000) } }, (answer) => {
        answer.resume();
        done(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(431);
  });

  test('a large answer is compressed where the browser takes it', async () => {
    for (let at = 0; at < 5; at += 1)
      await mailbox.send({ to: 'x@example.com', subject: 's', text: 'word '.repeat(300), html: '' });
    const answer = await fetch(`http://127.0.0.1:${port}/api/dev/mailbox?to=x@example.com`, {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')).toContain('accept-encoding');
    expect(((await answer.json()) as { data: unknown[] }).data).toHaveLength(5);
  });
});
