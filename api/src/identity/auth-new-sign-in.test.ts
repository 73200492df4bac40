import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MailError } from '../providers/mail/port.ts';
import { TestBrowser } from '../testing/auth-test-kit.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { member } from '../testing/test-member.ts';
import { newSignInMailsPerHour } from './auth-new-sign-in.ts';

const day = 24 * 60 * 60_000;
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';

const start = new Date('2026-11-25T04:31:00Z');
let at = start;
let turns = 0;
let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ now: () => at });
});
afterAll(() => server.close());
beforeEach(() => {
  // Apart from each other, so that no limit of one test reaches the next.
  turns += 1;
  at = new Date(start.getTime() + turns * 365 * day);
});

const notices = (email: string) =>
  server.mailbox.newestFirst(email).filter(({ subject }) => subject.startsWith('New sign-in'));

async function signInWith(browser: TestBrowser, email: string, userAgent = firefox, more: object = {}) {
  await browser.ask(email, more);
  const token = encodeURIComponent(browser.tokenOf(email));
  const answer = await browser.get(`/api/auth/magic-link/verify?token=${token}`, { 'user-agent': userAgent });
  expect(answer.statusCode).toBe(200);
}

test('a sign-in from an unknown browser is told by mail with time, browser and what to do; the first of an account is not', async () => {
  const email = 'told@example.com';
  await signInWith(new TestBrowser(server), email);
  expect(notices(email)).toEqual([]);
  await signInWith(new TestBrowser(server), email);
  const [mail, ...more] = notices(email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('New sign-in to Foothold');
  expect(mail?.links).toEqual(['http://localhost:3000/profile#sign-ins']);
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain(`November 25, 2027 at 4:31 AM UTC, with Firefox on Windows.`);
    expect(part).toContain('Sign out everywhere else');
    expect(part).toContain(server.deps.env.SUPPORT_EMAIL);
    expect(part).not.toMatch(/127\.0\.0\.1|Mozilla/);
  }
});

test('a browser that was signed in before is not told again, whatever it signs out of; after 90 days it is', async () => {
  const email = 'known@example.com';
  const browser = new TestBrowser(server);
  await signInWith(browser, email);
  await signInWith(browser, email);
  await browser.post('/api/auth/sign-out', {});
  await signInWith(browser, email, 'another header');
  at = new Date(at.getTime() + 89 * day);
  await signInWith(browser, email);
  expect(notices(email)).toEqual([]);
  await browser.post('/api/auth/sign-out', {});
  at = new Date(at.getTime() + 91 * day);
  await signInWith(browser, email);
  expect(notices(email)).toHaveLength(1);
});

test('a browser known to one account is new to another', async () => {
  const shared = new TestBrowser(server);
  await signInWith(shared, 'one.of.two@example.com');
  await signInWith(new TestBrowser(server), 'two.of.two@example.com');
  await signInWith(shared, 'two.of.two@example.com');
  expect(notices('two.of.two@example.com')).toHaveLength(1);
  expect(notices('one.of.two@example.com')).toEqual([]);
});

test('a mark that is made up, cut or of another server makes no browser known', async () => {
  const email = 'made.up@example.com';
  await signInWith(new TestBrowser(server), email);
  for (const value of ['x'.repeat(43), 'cut', "'; DROP TABLE users; --"]) {
    const browser = new TestBrowser(server);
    browser.cookies.set('foothold.known', { value, attributes: '; Path=/api/auth' });
    await signInWith(browser, email);
  }
  expect(notices(email)).toHaveLength(3);
});

test('where a sign-in is not to be kept, the mark goes with the browser', async () => {
  const browser = new TestBrowser(server);
  await signInWith(browser, 'shared@example.com', firefox, { rememberMe: false });
  expect(browser.cookies.get('foothold.known')?.attributes).not.toMatch(/Max-Age/i);
  const kept = new TestBrowser(server);
  await signInWith(kept, 'kept.mark@example.com');
  expect(kept.cookies.get('foothold.known')?.attributes).toMatch(
    /Path=\/api\/auth; HttpOnly; SameSite=Lax; Max-Age=7776000$/,
  );
  const stored = JSON.stringify(await server.deps.db.query('SELECT * FROM known_browsers'));
  expect(stored).not.toContain(kept.cookies.get('foothold.known')?.value);
});

test('ending sign-ins elsewhere makes every browser new again', async () => {
  const email = 'ended@example.com';
  const thief = new TestBrowser(server);
  await signInWith(thief, email);
  const owner = await member(server, email);
  expect(notices(email)).toHaveLength(1);
  await owner.call('DELETE', '/user/sessions/others');
  await signInWith(thief, email);
  expect(notices(email)).toHaveLength(2);
});

test('an account gets a few of these mails an hour, then sign-ins go on without', async () => {
  const email = 'many@example.com';
  await signInWith(new TestBrowser(server), email);
  for (let count = 0; count < newSignInMailsPerHour + 3; count += 1) {
    at = new Date(at.getTime() + 3 * 60_000);
    await signInWith(new TestBrowser(server), email);
  }
  expect(notices(email)).toHaveLength(newSignInMailsPerHour);
});

test('a mail that fails or hangs neither fails nor holds a sign-in', async () => {
  const send = server.deps.mail.send.bind(server.deps.mail);
  const failing = await openTestApp({
    now: () => at,
    db: server.deps.db,
    mail: {
      kind: 'mailbox',
      send: async (mail) => {
        if (!mail.subject.startsWith('New sign-in')) return send(mail);
        if (mail.to.startsWith('hangs')) return new Promise(() => {});
        throw new MailError('refused');
      },
    },
    mailbox: server.mailbox,
  });
  for (const email of ['fails@example.com', 'hangs@example.com'])
    for (const browser of [new TestBrowser(failing), new TestBrowser(failing)]) {
      await browser.ask(email);
      const link = server.mailbox.newestFirst(email)[0]?.links[0] ?? '';
      expect((await browser.follow(new URL(link).searchParams.get('token') ?? '')).statusCode).toBe(200);
    }
  expect(failing.log.join('')).toContain('a mail about a new sign-in was not taken');
  expect(failing.log.join('')).not.toContain('fails@example.com');
  await failing.app.close();
});
