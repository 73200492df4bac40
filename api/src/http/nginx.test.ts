import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../db/db.ts';
import { openTestDb } from '../db/test-db.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { nginxProgram, startNginx } from './nginx-test-kit.ts';

const email = 'maya@example.com';
const publicUrl = 'https://jobs.example.org';
const site = { PUBLIC_URL: publicUrl, SMTP_URL: 'smtp://127.0.0.1' };
/** Another address of this machine: nginx sees callers come from here. */
const callers = ['127.0.0.2', '127.0.0.3'] as const;
const forged = '198.51.100.';

const ways = {
  plain: '',
  'HTTP/1.1': 'proxy_http_version 1.1;',
  'HTTP/1.1 with Host': 'proxy_http_version 1.1; proxy_set_header Host $http_host;',
  'X-Real-IP': 'proxy_http_version 1.1; proxy_set_header X-Real-IP $remote_addr;',
  appending: 'proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  replacing:
    'proxy_http_version 1.1; proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $remote_addr;',
} as const;
type Way = keyof typeof ways | 'twice';

const behind = {
  off: {},
  'off, published': site,
  on: { ...site, TRUST_PROXY: 'on' },
  '2': { ...site, TRUST_PROXY: '2' },
  addresses: { ...site, TRUST_PROXY: '127.0.0.1,::1' },
} as const;
type Server = keyof typeof behind;

describe.skipIf(!nginxProgram)('behind a real nginx', () => {
  let db: Db;
  let nginx: { stop(): Promise<void> } | undefined;
  const servers = new Map<Server, TestApp>();
  const ports = new Map<string, number>();

  beforeAll(async () => {
    db = await openTestDb();
    const wayNames = [...(Object.keys(ways) as (keyof typeof ways)[]), 'twice'] as const;
    const upstreams = new Map<Server, number>();
    for (const [name, variables] of Object.entries(behind) as [Server, Record<string, string>][]) {
      const server = await openTestApp({ db, variables, callsPerMinute: 6, now: () => new Date(minute) });
      servers.set(name, server);
      await server.app.listen({ port: 0, host: '127.0.0.1' });
      upstreams.set(name, (server.app.server.address() as AddressInfo).port);
    }
    const all = [...upstreams].flatMap(([name, port]) => wayNames.map((way) => ({ name, port, way })));
    nginx = await startNginx(all.length, (free) => {
      for (const [n, { name, way }] of all.entries()) ports.set(`${name} ${way}`, free[n] ?? 0);
      return all
        .map(({ name, port, way }) => {
          const target = way === 'twice' ? ports.get(`${name} appending`) : port;
          const how = ways[way === 'twice' ? 'appending' : way];
          const at = ports.get(`${name} ${way}`);
          return `server { listen 127.0.0.1:${at}; location / { proxy_pass http://127.0.0.1:${target}; ${how} } }`;
        })
        .join('\n');
    });
  }, 60_000);
  afterAll(async () => {
    await nginx?.stop();
    for (const { app } of servers.values()) await app.close();
    await db.close();
  });

  // Each test counts its calls in a minute of its own.
  let minute = Date.parse('2026-03-01T12:00:15Z');
  const nextMinute = () => {
    minute += 60_000;
  };

  /** What a caller gets through nginx from that server. */
  function call(
    [server, way]: [Server, Way],
    path: string,
    {
      headers = {},
      from = callers[0],
      body,
    }: { headers?: Record<string, string>; from?: string; body?: object } = {},
  ): Promise<{ status: number; body: string }> {
    return new Promise((done, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port: ports.get(`${server} ${way}`) ?? 0,
          path,
          localAddress: from,
          agent: false,
          method: body ? 'POST' : 'GET',
          headers: {
            host: 'localhost:3000',
            ...(body && { 'content-type': 'application/json' }),
            ...headers,
          },
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (chunk: string) => {
            text += chunk;
          });
          answer.on('end', () => done({ status: answer.statusCode ?? 0, body: text }));
        },
      );
      sent.on('error', reject).end(body && JSON.stringify(body));
    });
  }

  test.each(['plain', 'X-Real-IP', 'appending', 'replacing', 'twice'] as const)(
    'nobody reads the development mailbox or asks for a link by way of a proxy: %s',
    async (way) => {
      nextMinute();
      const { mailbox } = servers.get('off') as TestApp;
      expect((await call(['off', way], `/api/dev/mailbox?to=${email}`)).status).toBe(404);
      const asked = await call(['off', way], '/api/auth/sign-in/magic-link', {
        body: { email },
        headers: { origin: 'http://localhost:3000' },
      });
      expect([asked.status, JSON.parse(asked.body).code]).toEqual([403, 'unauthorized-domain']);
      expect(mailbox.newestFirst(email)).toEqual([]);
    },
  );

  // Nothing in its calls tells such a proxy from a program of this machine: the variables have to.
  test.each(['HTTP/1.1', 'HTTP/1.1 with Host'] as const)(
    'a proxy that adds nothing reads no mail once PUBLIC_URL and SMTP_URL or TRUST_PROXY are set: %s',
    async (way) => {
      nextMinute();
      const path = `/api/dev/mailbox?to=${email}`;
      expect((await call(['off, published', way], path)).status).toBe(404);
      expect((await call(['on', way], path)).status).toBe(404);
    },
  );

  /** How many of ten calls get through; each says it comes from somewhere else. */
  async function through(target: [Server, Way], from?: string): Promise<number> {
    let passed = 0;
    for (let n = 0; n < 10; n += 1) {
      const headers = { 'x-forwarded-for': `${forged}${n}`, 'x-real-ip': `${forged}${n}` };
      const { status } = await call(target, '/api/config', { headers, ...(from && { from }) });
      if (status === 200) passed += 1;
      else expect(status).toBe(429);
    }
    return passed;
  }

  test.each<[Server, Way]>([
    ['on', 'appending'],
    ['on', 'replacing'],
    ['2', 'twice'],
    ['addresses', 'appending'],
    ['addresses', 'replacing'],
    ['addresses', 'twice'],
  ])(
    'with TRUST_PROXY %s the limit of a network holds for a caller who forges X-Forwarded-For: %s',
    async (...target) => {
      nextMinute();
      expect(await through(target)).toBe(6);
      expect(await through(target, callers[1])).toBe(6);
    },
  );

  test.each<[Server, Way]>([
    ['off, published', 'appending'],
    ['on', 'twice'],
  ])(
    'with TRUST_PROXY %s all callers share the limit of the nearest proxy that is not named: %s',
    async (...target) => {
      nextMinute();
      expect(await through(target)).toBe(6);
      expect(await through(target, callers[1])).toBe(0);
    },
  );

  test.each<[Server, Way]>([
    ['off, published', 'plain'],
    ['off, published', 'appending'],
    ['on', 'plain'],
    ['on', 'appending'],
    ['addresses', 'replacing'],
  ])('with TRUST_PROXY %s links lead to PUBLIC_URL whatever Host says: %s', async (...target) => {
    nextMinute();
    await db.exec('DELETE FROM rate_limits');
    const { mailbox } = servers.get(target[0]) as TestApp;
    const body = { email };
    for (const [host, passed] of [
      ['jobs.example.org', true],
      ['localhost:9', true],
      ['evil.example', target[1] === 'plain'],
    ] as const) {
      const before = mailbox.newestFirst(email).length;
      const headers = { host, origin: publicUrl, 'x-forwarded-host': 'evil.example' };
      const { status } = await call(target, '/api/auth/sign-in/magic-link', { body, headers });
      const mails = mailbox.newestFirst(email);
      // By default nginx sends its own name of the upstream as Host; a foreign one that is passed on is refused.
      expect([host, status, mails.length - before]).toEqual([host, passed ? 200 : 421, passed ? 1 : 0]);
      expect(new URL(mails[0]?.links[0] ?? '').origin).toBe(publicUrl);
    }
  });
});
