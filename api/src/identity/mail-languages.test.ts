import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from '../testing/auth-test-kit.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { member } from '../testing/test-member.ts';

let at = new Date('2026-11-21T10:00:00Z');
let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ now: () => at });
});
afterAll(() => server.close());

const own = { host: 'localhost:3000', origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
const newest = (to: string) => server.mailbox.newestFirst(to)[0];

async function askFor(email: string, language: string) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/magic-link',
    headers: { ...own, 'accept-language': language },
    payload: { email },
  });
  expect(answer.statusCode).toBe(200);
  return newest(email);
}

describe('a sign-in mail', () => {
  it('is in German for a page in German, in text and in HTML', async () => {
    const mail = await askFor('karla@example.com', 'de-AT');
    expect(mail?.subject).toBe('Bei Foothold anmelden');
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('Mit diesem Link melden Sie sich an. Er gilt einmal, 10 Minuten lang');
      expect(part).toContain('Wenn Sie diese E-Mail nicht angefordert haben, ignorieren Sie sie.');
      expect(part).not.toMatch(/\b(?:the|Sign|button|link\.)\b/);
    }
    expect(mail?.html).toContain('<html lang="de">');
    expect(mail?.html).toContain('Die Schaltfläche tut nichts?');
    expect(mail?.links).toHaveLength(1);
  });

  it.each(['en', 'fr', '', 'xx-'.repeat(1000)])('is in English for %j', async (language) => {
    const mail = await askFor(`e${language.length}@example.com`, language);
    expect(mail?.subject).toBe('Sign in to Foothold');
    expect(mail?.html).toContain('<html lang="en">');
    expect(mail?.text).toContain('Use this link to sign in. It works once, for 10 minutes');
  });
});

it('the mails of a change of address are in the language of who asks, the last one of who confirms', async () => {
  const maya = await member(server, 'maya@example.com');
  at = new Date(at.getTime() + 60_000);
  const asked = await server.app.inject({
    method: 'POST',
    url: '/api/user/email',
    headers: { ...own, 'accept-language': 'de', authorization: `Bearer ${await maya.browser.bearer()}` },
    payload: { email: 'new@example.com' },
  });
  expect(asked.statusCode).toBe(200);
  expect(newest('new@example.com')?.subject).toBe('Ihre neue Adresse bei Foothold bestätigen');
  expect(newest(maya.email)?.text).toContain('soll von dieser Adresse zu new@example.com umziehen');
  for (const [to, accepted] of [['new@example.com', 'de'] as const, [maya.email, 'en'] as const]) {
    const token = new URL(newest(to)?.links[0] ?? '').searchParams.get('emailChange') ?? '';
    await server.app.inject({
      method: 'POST',
      url: '/api/user/email/confirm',
      headers: { ...own, 'accept-language': accepted },
      payload: { token },
    });
  }
  expect(newest(maya.email)?.subject).toBe('Your Foothold address was changed');
});

it('the notice of a new sign-in has its day and browser in the language of the sign-in', async () => {
  const email = 'notice@example.com';
  await member(server, email);
  at = new Date(at.getTime() + 3 * 60_000);
  const other = new TestBrowser(server);
  await other.ask(email);
  const token = new URL(newest(email)?.links[0] ?? '').searchParams.get('token') ?? '';
  const followed = await server.app.inject({
    method: 'POST',
    url: '/api/auth/magic-link/verify',
    headers: {
      ...own,
      'accept-language': 'de',
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
    },
    payload: { token, email },
  });
  expect(followed.statusCode).toBe(200);
  const notice = () => server.mailbox.newestFirst(email).find(({ subject }) => subject.startsWith('Neue'));
  await expect.poll(() => notice()?.subject).toBe('Neue Anmeldung bei Foothold');
  expect(notice()?.text).toMatch(
    /am 21\. November 2026 um 10:0\d UTC jemand mit Chrome unter Windows angemeldet/,
  );
});
