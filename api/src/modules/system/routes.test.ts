import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({
    variables: { SITE_NAME: 'Steps', SITE_VARIANT: 'place', SUPPORT_EMAIL: 'help@example.org' },
  });
});
afterAll(() => server.app.close());
const get = async (url: string) => (await server.app.inject(url)).json();

test('config tells what the environment says, and how sign-in links arrive here', async () => {
  expect((await get('/api/config')).data).toMatchObject({
    siteName: 'Steps',
    variant: 'place',
    supportEmail: 'help@example.org',
    signIn: { email: 'mailbox', google: false },
    billing: false,
  });
  const forwarded = await server.app.inject({
    url: '/api/config',
    headers: { 'x-forwarded-for': '1.2.3.4' },
  });
  expect(forwarded.json().data.signIn.email).toBe('none');
});

test('health and readiness follow the database', async () => {
  expect(await get('/api/health')).toEqual({
    success: true,
    data: { status: 'ok', database: 'ok', postings: 0, version: '0.0.0-test' },
  });
  expect(await get('/api/ready')).toEqual({ success: true, data: { ready: true } });
  await server.deps.db.close();
  expect((await get('/api/health')).data).toMatchObject({ status: 'degraded', database: 'unreachable' });
  const ready = await server.app.inject('/api/ready');
  expect([ready.statusCode, ready.json().code, ready.headers['retry-after']]).toEqual([
    503,
    'unavailable',
    '10',
  ]);
  const signIn = await server.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/magic-link',
    payload: { email: 'maya@example.com' },
  });
  expect(signIn.statusCode).toBe(503);
});
