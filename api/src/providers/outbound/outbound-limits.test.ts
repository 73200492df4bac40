import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { answerText } from './answer-text.ts';
import { closeSites, rawPort, read, reasonOf, site } from './outbound-test-kit.ts';

afterEach(closeSites);

describe('size, time and type', () => {
  const html = { 'content-type': 'text/html' };

  test('a page of 50 MB is left at the limit', async () => {
    let sent = 0;
    const { port } = await site((_request, reply) => {
      reply.writeHead(200, html);
      const part = Buffer.alloc(64_000, 97);
      const more = () => {
        while (!reply.destroyed && sent < 50_000_000) {
          sent += part.length;
          if (!reply.write(part)) return;
        }
        reply.end();
      };
      reply.on('drain', more);
      more();
    });
    expect(await reasonOf(read(`http://jobs.example.com:${port}/`, { open: [port] }))).toBe('too-large');
    expect(sent).toBeLessThan(20_000_000);
  });

  test('a page that says it is too large is not read at all', async () => {
    const { port } = await site((_request, reply) =>
      reply.writeHead(200, { ...html, 'content-length': 100_001 }).write('a'),
    );
    expect(await reasonOf(read(`http://jobs.example.com:${port}/`, { open: [port] }))).toBe('too-large');
  });

  test.each([
    ['gzip', gzipSync(Buffer.alloc(50_000_000))],
    ['br', brotliCompressSync(Buffer.alloc(50_000_000))],
  ])('a %s bomb is left at the limit', async (encoding, bomb) => {
    expect(bomb.length).toBeLessThan(100_000);
    const { port } = await site((_request, reply) =>
      reply.writeHead(200, { ...html, 'content-encoding': encoding }).end(bomb),
    );
    expect(await reasonOf(read(`http://jobs.example.com:${port}/`, { open: [port] }))).toBe('too-large');
  });

  test.each([
    ['gzip', gzipSync('<p>packed</p>')],
    ['br', brotliCompressSync('<p>packed</p>')],
  ])('%s is unpacked; the half of it is no page', async (encoding, packed) => {
    const { port } = await site((request, reply) => {
      const half = request.url === '/half';
      reply.writeHead(200, { ...html, 'content-encoding': encoding });
      reply.end(half ? packed.subarray(0, packed.length / 2) : packed);
    });
    const at = `http://jobs.example.com:${port}`;
    expect((await read(`${at}/`, { open: [port] })).text()).toBe('<p>packed</p>');
    expect(await reasonOf(read(`${at}/half`, { open: [port] }))).toBe('unreachable');
  });

  test.each([
    ['no type', {}],
    ['a picture', { 'content-type': 'image/png' }],
    ['a PDF', { 'content-type': 'application/pdf' }],
    ['an unknown packing', { ...html, 'content-encoding': 'zstd' }],
    ['packed twice', { ...html, 'content-encoding': 'gzip, gzip' }],
  ])('%s is not read', async (_name, headers) => {
    const { port } = await site((_request, reply) => reply.writeHead(200, headers).end('x'));
    expect(await reasonOf(read(`http://jobs.example.com:${port}/`, { open: [port] }))).toBe('wrong-type');
  });

  test('a site that drips without end is left when the time is over', async () => {
    const { port } = await site((_request, reply) => {
      reply.writeHead(200, html);
      const timer = setInterval(() => reply.write('a'), 20);
      reply.on('close', () => clearInterval(timer));
    });
    const drip = read(`http://jobs.example.com:${port}/`, { open: [port] }, { timeoutMs: 300 });
    expect(await reasonOf(drip)).toBe('too-slow');
  });

  test('a site that says nothing, and a name that nobody resolves, too', async () => {
    const { port } = await site(() => undefined);
    const silent = read(`http://jobs.example.com:${port}/`, { open: [port] }, { timeoutMs: 200 });
    expect(await reasonOf(silent)).toBe('too-slow');
    const resolve = () => new Promise<string[]>(() => undefined);
    const unnamed = read('http://jobs.example.com/', { resolve }, { timeoutMs: 200 });
    expect(await reasonOf(unnamed)).toBe('too-slow');
  });

  test('a connection that breaks off, and what is no HTTP', async () => {
    const { port } = await site((_request, reply) => {
      reply.writeHead(200, { ...html, 'content-length': 5000 });
      reply.write('half', () => reply.destroy());
    });
    expect(await reasonOf(read(`http://jobs.example.com:${port}/`, { open: [port] }))).toBe('unreachable');
    const other = await rawPort((socket) => {
      socket.resume().end('SSH-2.0-OpenSSH_9.9\r\n');
    });
    expect(await reasonOf(read(`http://jobs.example.com:${other}/`, { open: [other] }))).toBe('unreachable');
  });
});

test.each([
  ['by its header', 'text/html; charset=iso-8859-1', Buffer.from('Z\xfcrich', 'latin1'), 'Zürich'],
  ['by the page', 'text/html', Buffer.from('<meta charset="windows-1252">\x80', 'latin1'), '€'],
  ['unnamed UTF-8', 'text/html', Buffer.from('Zürich'), 'Zürich'],
  ['unnamed and no UTF-8', 'text/html', Buffer.from('Z\xfcrich', 'latin1'), 'Zürich'],
  ['an encoding nobody knows', 'text/html; charset=nonsense', Buffer.from('Zürich'), 'Zürich'],
])('encoding %s', (_name, type, body, expected) => {
  expect(answerText({ body, headers: { 'content-type': type } })).toContain(expected);
});
