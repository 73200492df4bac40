import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let folder: string;
let server: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-worker-'));
  mkdirSync(join(folder, 'dist/assets'), { recursive: true });
  for (const name of ['model-worker-1a2b', 'app-1a2b'])
    writeFileSync(join(folder, `dist/assets/${name}.js`), 'onmessage = () => 0;');
  server = await openTestApp({ webDir: join(folder, 'dist') });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});
const get = (url: string) => server.app.inject(url);

describe('the worker that asks models of people’s own', () => {
  const policyOf = async ({ app }: TestApp, to: string) => {
    const url = `/assets/model-worker-1a2b.js?to=${encodeURIComponent(to)}`;
    const { statusCode, headers } = await app.inject(url);
    if (statusCode !== 200) return statusCode;
    expect(headers['cache-control']).toBe('no-cache');
    return headers['content-security-policy'];
  };

  test.each([
    'http://localhost:11434',
    'http://127.0.0.1:1234',
    'https://api.anthropic.com',
    'https://generativelanguage.googleapis.com',
  ])('reaches %s and nothing else', async (to) => {
    expect(await policyOf(server, to)).toBe(
      `default-src 'none';script-src 'self';connect-src ${to};require-trusted-types-for 'script';trusted-types 'none'`,
    );
  });

  test.each([
    ['', 'nothing'],
    ['https://evil.example', 'a foreign host'],
    ['http://localhost:11434/', 'a path'],
    ['http://localhost:*', 'every port'],
    ['https://api.anthropic.com.evil.example', 'a name that begins as a vendor'],
    ['http://api.anthropic.com', 'a vendor without TLS'],
    ['https://api.anthropic.com:8443', 'another port of a vendor'],
    ['http://localhost:1 https://evil.example', 'two origins'],
    ["http://localhost:1;script-src 'unsafe-inline'", 'a directive'],
    ['http://maya@localhost:1', 'a user name'],
    ['http://[::1]:1', 'an address that a policy cannot name'],
    ['data:', 'no host'],
    ['null', 'no origin'],
  ])('is not sent for %j: %s', async (to) => {
    expect(await policyOf(server, to)).toBe(400);
  });

  test('reaches hosts of AI_ALLOWED_HOSTS too, over their port, and nowhere where the operator turned it off', async () => {
    const webDir = join(folder, 'dist');
    const AI_ALLOWED_HOSTS = 'ai.example.com, 10.0.0.5:11434';
    const allowing = await openTestApp({ webDir, variables: { AI_ALLOWED_HOSTS } });
    const off = await openTestApp({ webDir, variables: { AI_ALLOWED_HOSTS, AI_OWN_MODELS: 'off' } });
    const origins = ['https://ai.example.com', 'http://10.0.0.5:11434', 'https://10.0.0.5:11434'];
    for (const to of origins) {
      expect(await policyOf(allowing, to)).toContain(`connect-src ${to};`);
      expect(await policyOf(server, to)).toBe(400);
      expect(await policyOf(off, to)).toBe(400);
    }
    for (const to of ['http://ai.example.com', 'https://ai.example.com:8443', 'http://10.0.0.5:80'])
      expect(await policyOf(allowing, to)).toBe(400);
    expect(await policyOf(off, 'http://localhost:11434')).toBe(400);
    await Promise.all([allowing.close(), off.close()]);
  });

  test('reaches nothing but this server without an origin in its address, like every other file', async () => {
    const { headers } = await get('/assets/model-worker-1a2b.js');
    expect(headers['content-security-policy']).toContain("connect-src 'self' data:;");
    expect(
      (await get('/assets/app-1a2b.js?to=http://localhost:1')).headers['content-security-policy'],
    ).toContain("connect-src 'self' data:;");
  });
});
