import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it, test } from 'vitest';
import { smtpMail } from '../mail/smtp.ts';
import { type DoorInit, doorFetch } from './door-fetch.ts';
import { operatorConfigured, type Wiring } from './open-connection.ts';
import { closeSites, rawPort, reasonOf, site } from './outbound-test-kit.ts';

afterEach(closeSites);

const ask = (url: string, init?: DoorInit, wiring?: Wiring) =>
  doorFetch(() => operatorConfigured('as-named'), wiring)(url, init);

describe('a service that the operator named', () => {
  it('is asked in a private network or on this machine, by the address that was looked up once', async () => {
    const home = await site((request, reply) => void reply.end(`${request.method} ${request.headers.host}`));
    let lookedUp = 0;
    const resolve = async () => {
      lookedUp += 1;
      return lookedUp === 1 ? ['127.0.0.1'] : ['10.0.0.5'];
    };
    const answer = await ask(`http://photon.lan:${home.port}/api`, {}, { resolve });
    expect(await answer.text()).toBe(`GET photon.lan:${home.port}`);
    expect(lookedUp).toBe(1);
  });

  test.each([
    ...[
      '169.254.169.254',
      '169.254.1.1',
      'fe80::1',
      '0.0.0.0',
      '::',
      '224.0.0.1',
      'ff02::1',
      '255.255.255.255',
    ],
    ...[
      '::ffff:169.254.169.254',
      '64:ff9b::a9fe:a9fe',
      '2002:a9fe:a9fe::',
      '2001:0:a9fe:a9fe::',
      'fe80::1%lo',
    ],
    ...[
      '100.100.100.200',
      '168.63.129.16',
      '192.0.0.192',
      'fd00:ec2::254',
      'fd20:ce::254',
      '::169.254.169.254',
    ],
  ])('is not asked at %s, which its name resolves to, alone or beside others', async (address) => {
    for (const answer of [[address], ['10.0.0.5', address]]) {
      const wiring = { resolve: async () => answer, dial: () => expect.unreachable('a connection') };
      expect(await reasonOf(ask('https://photon.lan/', {}, wiring))).toBe('no-public-site');
    }
  });

  it('is not asked by a name of cloud metadata, whatever it resolves to', async () => {
    const home = await site((_request, reply) => void reply.end('at home'));
    const wiring = { resolve: async () => ['127.0.0.1'] };
    for (const name of ['metadata.google.internal', 'METADATA.google.internal.', 'metadata', 'metadata.goog'])
      expect(await reasonOf(ask(`http://${name}:${home.port}/`, {}, wiring))).toBe('no-public-site');
    expect(home.asked).toEqual([]);
  });

  test.each([301, 302, 303, 307, 308])('leads nobody on by %i, with its key', async (status) => {
    const other = await site((_request, reply) => void reply.end('elsewhere'));
    const leading = await site((_request, reply) => {
      reply.writeHead(status, { location: `http://localhost:${other.port}/` }).end();
    });
    const init = { headers: { authorization: 'Bearer key' } };
    expect(await reasonOf(ask(`http://127.0.0.1:${leading.port}/`, init))).toBe('too-many-redirects');
    expect([leading.asked.length, other.asked.length]).toEqual([1, 0]);
    const shown = await ask(`http://127.0.0.1:${leading.port}/`, { redirect: 'manual' });
    expect([shown.status, shown.headers.get('location')]).toEqual([
      status,
      `http://localhost:${other.port}/`,
    ]);
    // Where it may: without what was for the first one.
    await ask(`http://127.0.0.1:${leading.port}/`, { ...init, redirect: 'follow' });
    expect(other.asked.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });
});

test('a certificate that nobody vouches for is refused, also at an address that was checked', async () => {
  // The library brings one for trying out.
  const server = new SMTPServer({ secure: true });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  server.on('error', () => undefined);
  const wiring = { resolve: async () => ['127.0.0.1'] };
  const failed = await ask(`https://photon.lan:${port}/`, {}, wiring).catch((cause: unknown) => cause);
  expect(failed).toMatchObject({ reason: 'unreachable' });
  expect(String((failed as Error).cause)).toMatch(/certificate/i);
  await new Promise<void>((done) => server.close(done));
});

describe('an answer', () => {
  it('is unpacked, with its headers', async () => {
    for (const [encoding, body] of [
      ['gzip', gzipSync('[1]')],
      ['br', brotliCompressSync('[1]')],
    ] as const) {
      const { port } = await site((_request, reply) =>
        reply.writeHead(200, { 'content-encoding': encoding, etag: '"a"' }).end(body),
      );
      const answer = await ask(`http://127.0.0.1:${port}/`);
      expect([await answer.json(), answer.headers.get('etag')]).toEqual([[1], '"a"']);
    }
    const { port } = await site((_request, reply) =>
      reply.writeHead(200, { 'content-encoding': 'compress' }).end('[1]'),
    );
    await expect(ask(`http://127.0.0.1:${port}/`).then((answer) => answer.text())).rejects.toThrow();
  });

  it('without a body, one cut off, and a form that was sent', async () => {
    const sent: string[] = [];
    const { port } = await site(async (request, reply) => {
      for await (const part of request) sent.push(String(part));
      if (request.url === '/none') return void reply.writeHead(304).end();
      if (request.url === '/form') return void reply.end(request.headers['content-type']);
      reply.writeHead(200, { 'content-length': '50' }).write('half');
      setTimeout(() => reply.destroy(), 20);
    });
    const at = `http://127.0.0.1:${port}`;
    expect([(await ask(`${at}/none`)).status, (await ask(`${at}/none`)).body]).toEqual([304, null]);
    await expect(ask(`${at}/half`).then((answer) => answer.text())).rejects.toThrow();
    const form = await ask(`${at}/form`, { method: 'POST', body: new URLSearchParams({ a: 'b c' }) });
    expect(await form.text()).toBe('application/x-www-form-urlencoded');
    expect(sent).toEqual(['a=b+c']);
  });

  it('that never comes, or never ends, is left with the reason of the signal', async () => {
    const { port } = await site((request, reply) => {
      if (request.url === '/drip') reply.writeHead(200).write('a');
    });
    for (const path of ['/none', '/drip']) {
      const signal = AbortSignal.timeout(100);
      const work = ask(`http://127.0.0.1:${port}${path}`, { signal }).then((answer) => answer.text());
      await expect(work).rejects.toMatchObject({ name: 'TimeoutError' });
    }
  });

  it('nobody gives says which error of the connection it was', async () => {
    const failed = await ask('http://127.0.0.1:1/').catch((cause: unknown) => cause);
    expect(failed).toMatchObject({ reason: 'unreachable', cause: { code: 'ECONNREFUSED' } });
  });
});

describe('mail', () => {
  const from = 'Foothold <no-reply@example.com>';
  const mail = { to: 'maya@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

  it('goes to the address that was looked up once, and by the name of the server', async () => {
    let lookedUp = 0;
    const heard: string[] = [];
    const port = await rawPort((socket) => {
      socket.write('220 mail.example.org ready\r\n');
      socket.on('data', (data) => {
        heard.push(String(data));
        socket.write(heard.length === 1 ? '250 mail.example.org\r\n' : '550 no\r\n');
      });
    });
    const resolve = async () => {
      lookedUp += 1;
      return lookedUp === 1 ? ['127.0.0.1'] : ['10.0.0.5'];
    };
    const url = `smtp://mail.example.org:${port}?requireTLS=false`;
    await expect(smtpMail({ url, from, wiring: { resolve } }).send(mail)).rejects.toThrow();
    expect([lookedUp, heard[0]?.startsWith('EHLO')]).toEqual([1, true]);
  });

  test.each([
    '169.254.169.254',
    'fe80::1',
    '0.0.0.0',
    '::ffff:169.254.169.254',
    'ff02::1',
    '100.100.100.200',
  ])('is never sent to %s', async (address) => {
    const wiring = { resolve: async () => [address], dial: () => expect.unreachable('a connection') };
    const literal = `smtp://${address.includes(':') ? `[${address}]` : address}:25`;
    for (const url of ['smtps://mail.example.org', literal])
      await expect(smtpMail({ url, from, wiring }).send(mail)).rejects.toMatchObject({ reason: 'EADDRESS' });
  });
});
