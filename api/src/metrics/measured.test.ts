import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDb } from '../db/test-db.ts';
import type { ImportEvent } from '../modules/import/events.ts';
import { MailError } from '../providers/mail/port.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { measuredImport } from './measured.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { type MetricsServer, serveMetrics } from './metrics-server.ts';

let server: TestApp;
let metrics: Metrics;
let mailFails = false;
beforeAll(async () => {
  metrics = createMetrics();
  const db = await openTestDb();
  server = await openTestApp({
    db,
    metrics,
    variables: { TRUST_PROXY: 'on', PUBLIC_URL: 'http://localhost', SMTP_URL: 'smtp://127.0.0.1:1' },
    callsPerMinute: 200,
    now: () => new Date('2026-03-01T12:00:15Z'),
  });
  const { send } = server.mailbox;
  server.mailbox.send = async (mail) => {
    if (mailFails) throw new MailError('EENVELOPE 550');
    await send(mail);
  };
});
afterAll(() => server.close());

/** The lines of one metric, without its name. */
async function linesOf(name: string, from = metrics): Promise<string[]> {
  return (await from.text())
    .split('\n')
    .flatMap((line) => (line.startsWith(name) ? line.slice(name.length) : []));
}
const ask = (email: string) =>
  server.app.inject({ method: 'POST', url: '/api/auth/sign-in/magic-link', payload: { email } });

describe('requests', () => {
  it('are counted by method, pattern and status; addresses never become labels', async () => {
    for (const url of ['/api/jobs/12', '/api/jobs/13', '/api/config', '/api/nurse-in-ohio', '/secret-page'])
      await server.app.inject(`${url}?searchTerm=maya%40example.com`);
    await server.app.inject({ method: 'PATCH', url: '/api/config' });
    await server.app.inject({ method: 'POST', url: '/api/jobs/search', payload: { nonsense: 1 } });
    const lines = await linesOf('foothold_http_requests_total');
    expect(lines).toContain('{method="GET",route="/api/jobs/:id",status="404"} 2');
    expect(lines).toContain('{method="GET",route="/api/config",status="200"} 1');
    expect(lines).toContain('{method="POST",route="/api/jobs/search",status="400"} 1');
    expect(lines).toContain('{method="other",route="(none)",status="404"} 1');
    const text = await metrics.text();
    for (const word of ['maya', 'nurse', 'secret', '/12', 'PATCH']) expect(text).not.toContain(word);
    expect(await linesOf('foothold_http_request_duration_seconds_count')).toContain(
      '{method="GET",route="/api/jobs/:id"} 2',
    );
  });
});

describe('the database', () => {
  it('is counted by statement and by class of failure, transactions and drizzle included', async () => {
    const { db } = server.deps;
    const count = async () =>
      Number((await linesOf('foothold_database_statement_duration_seconds_count{from="main"} '))[0]);
    const before = await count();
    await db.query('SELECT 1');
    await db.transaction(async (tx) => {
      await tx.query('SELECT 2');
    });
    await db.drizzle.execute('SELECT 3');
    await db.query('SELECT 1/0').catch(() => undefined);
    expect(await count()).toBe(before + 4);
    expect(await linesOf('foothold_database_errors_total')).toEqual(['{from="main",class="22"} 1']);
  });

  it('is not watched any more once the server is closed', async () => {
    const own = createMetrics();
    const other = await openTestApp({ db: server.deps.db, metrics: own });
    await other.app.close();
    await server.deps.db.query('SELECT 1');
    expect((await linesOf('foothold_database_statement_duration_seconds_count', own)).join('')).not.toMatch(
      /[1-9]/,
    );
  });
});

describe('signing in', () => {
  it('counts mails that went out and mails that failed', async () => {
    expect((await ask('maya@example.com')).statusCode).toBe(200);
    mailFails = true;
    expect((await ask('noor@example.com')).statusCode).toBe(502);
    mailFails = false;
    expect(await linesOf('foothold_mails_total')).toEqual(['{outcome="sent"} 1', '{outcome="failed"} 1']);
  });

  it('counts how attempts end', async () => {
    const asked = await ask('maya@example.com');
    const cookie = [asked.headers['set-cookie'] ?? []]
      .flat()
      .map((line) => line.split(';')[0])
      .join('; ');
    const token = new URL(server.mailbox.newestFirst('maya@example.com')[0]?.links[0] ?? '').searchParams.get(
      'token',
    );
    const follow = (headers: Record<string, string>) =>
      server.app.inject({ url: `/api/auth/magic-link/verify?token=${token}`, headers });
    expect((await follow({ cookie })).statusCode).toBe(200);
    expect((await follow({ cookie })).statusCode).toBe(409);
    // A page that shows itself is no attempt.
    expect((await follow({ 'sec-fetch-mode': 'navigate' })).statusCode).toBe(303);
    expect(await linesOf('foothold_sign_ins_total')).toEqual([
      '{way="link",outcome="signed-in"} 1',
      '{way="link",outcome="refused"} 1',
      '{way="link",outcome="failed"} 0',
    ]);
  });

  it('counts refusals by the limit that refused', async () => {
    for (let n = 0; n < 6; n += 1) await ask('eve@example.com');
    for (let n = 0; n < 201; n += 1)
      await server.app.inject({ url: '/api/config', headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(await linesOf('foothold_rate_limited_total')).toEqual([
      '{limit="calls"} 1',
      '{limit="/api/auth/sign-in/magic-link"} 1',
    ]);
  });
});

describe('import', () => {
  it('counts every row once, also those of an import that ends early', async () => {
    const own = createMetrics();
    const counts = (accepted: number, rejected: number) => ({
      accepted,
      updated: 1,
      duplicates: 0,
      rejected,
      rowsPerSecond: 9,
    });
    const events: ImportEvent[] = [
      { kind: 'progress', file: 'a', ...counts(10, 1) },
      { kind: 'file', file: 'a', seconds: 1, reasons: [], ...counts(15, 2) },
      { kind: 'progress', file: 'b', ...counts(5, 0) },
      { kind: 'failed', message: 'Stopped.', written: true },
    ];
    const heard: ImportEvent[] = [];
    await measuredImport(async (_order, { tell }) => events.forEach(tell), own)(
      { files: [], format: 'auto' },
      { signal: new AbortController().signal, tell: (event) => heard.push(event) },
    );
    expect(heard).toEqual(events);
    expect(await linesOf('foothold_import_rows_total', own)).toEqual([
      '{outcome="accepted"} 20',
      '{outcome="updated"} 2',
      '{outcome="duplicates"} 0',
      '{outcome="rejected"} 2',
    ]);
  });
});

describe('the port of metrics', () => {
  let open: MetricsServer;
  beforeAll(async () => {
    open = await serveMetrics(metrics, 0);
  });
  afterAll(() => open.close());
  const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${open.port}${path}`, init);

  it('answers /metrics as Prometheus text and nothing else', async () => {
    const answer = await get('/metrics');
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(await answer.text()).toContain('# TYPE foothold_http_requests_total counter');
    for (const path of ['/', '/metrics/x', '/api/config', '/api/ready', '/metricsx'])
      expect((await get(path)).status).toBe(404);
    expect((await get('/metrics', { method: 'POST', body: 'x' })).status).toBe(404);
    expect((await get('/metrics', { method: 'HEAD' })).status).toBe(200);
  });

  it('answers under no foreign name', async () => {
    const status = await new Promise((done, reject) => {
      const headers = { host: 'metrics.evil.example' };
      httpRequest({ port: open.port, path: '/metrics', headers }, (answer) => {
        answer.resume();
        done(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(421);
  });

  it('is refused when it is taken', async () => {
    await expect(serveMetrics(metrics, open.port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
