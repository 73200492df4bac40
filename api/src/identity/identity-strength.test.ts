import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestBrowser } from '../testing/auth-test-kit.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

/** Bits that a text of these signs holds, if each sign is as likely as any other. */
const bits = (text: string) => text.length * Math.log2(62);

test('marks of sessions, links and browsers are long, random and never the same', async () => {
  const seen = new Set<string>();
  const rounds = 8;
  for (let round = 0; round < rounds; round += 1) {
    const browser = new TestBrowser(server);
    const email = `strength.${round}@example.com`;
    await browser.ask(email);
    const mark = browser.cookies.get('foothold.browser')?.value ?? '';
    const token = browser.tokenOf(email);
    await browser.follow(token);
    const [, cookie] = [...browser.cookies].find(([name]) => name.endsWith('session_token')) ?? [];
    // What is before the dot is the session's secret, behind it is its signature.
    const session = decodeURIComponent(cookie?.value ?? '').split('.')[0] ?? '';
    for (const secret of [mark, token, session]) {
      expect(secret).toMatch(/^[\w-]+$/);
      expect(bits(secret)).toBeGreaterThan(128);
      expect(new Set(secret).size).toBeGreaterThan(12);
      seen.add(secret);
    }
  }
  expect(seen.size).toBe(rounds * 3);
});
