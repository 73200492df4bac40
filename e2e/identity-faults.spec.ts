import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { addJob } from './jobs-kit.ts';
import { Person } from './person.ts';
import { Server } from './server.ts';

const hour = 3_600_000;
const sessionCookie = async (context: BrowserContext, url: string) =>
  (await context.cookies(`${url}/api/auth`)).find(({ name }) => name.endsWith('session_token'));

/** What the server says of who is signed in, asked as the page itself asks. */
const tokenStatus = (page: Page) => page.evaluate(async () => (await fetch('/api/auth/token')).status);

for (const [what, change] of [
  ['cut in half', (value: string) => value.slice(0, value.length / 2)],
  ['changed in one letter', (value: string) => value.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
  ['doubled', (value: string) => value + value],
] as const)
  test(`a session cookie ${what} signs nobody in; own data stays open, with the way to sign in again`, async ({
    person,
    context,
    server,
    expectRefusal,
  }) => {
    await person.signInByLink();
    const { page } = person;
    await addJob(page, { 'Job title': 'Ferry Clerk', Company: 'Harbor Line' });
    const cookie = await sessionCookie(context, server.url);
    if (!cookie) throw new Error('There is no session cookie.');
    await context.addCookies([{ ...cookie, value: change(cookie.value) }]);
    expectRefusal('/api/auth/token', 401);
    await page.goto('/jobs/list');
    await expect(page.getByRole('link', { name: 'Ferry Clerk' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign in again' })).toBeVisible();
    expect(await tokenStatus(page)).toBe(401);
  });

for (const shift of [-hour, hour])
  test(`a clock ${shift < 0 ? 'an hour behind' : 'an hour ahead'} changes nothing`, async ({ person }) => {
    const { page } = person;
    await page.clock.install({ time: Date.now() + shift });
    await person.signInByLink();
    await page.goto('/profile');
    await expect(page.getByText('This browser', { exact: true })).toBeVisible();
    await page.clock.fastForward(6 * 60_000);
    await page.goto('/profile');
    await expect(page.getByText('This browser', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign in again' })).toHaveCount(0);
  });

test('a link into another site is refused wherever it stands', async ({ person, page }) => {
  for (const next of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/%2F/evil.example',
    'javascript:alert(1)',
  ]) {
    await page.goto(`/auth?next=${encodeURIComponent(next)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Sign in/);
  }
  await page.goto(`/auth?next=${encodeURIComponent('//evil.example/work')}`);
  const email = `open.${Date.now()}@example.com`;
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send sign-in link' }).click();
  await expect(page.getByText(email).first()).toBeVisible();
  await page.goto(await person.mailedLink(email));
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/work$/);
});

test('no link, token, cookie or address stands in anything the server writes', async ({ browser }) => {
  const server = await Server.start({ LOG_LEVEL: 'trace' });
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const person = new Person(page, server);
    const email = 'marked.address@example.com';
    await person.askForLink(email);
    const link = await person.mailedLink(email);
    await page.goto(link);
    await expect(page).toHaveURL(/\/work$/);
    await page.goto('/profile');
    await expect(page.getByText(email).first()).toBeVisible();
    const bearer = await page.evaluate(
      async () => (await (await fetch('/api/auth/token')).json()).token as string,
    );
    const marks = [
      email,
      encodeURIComponent(email),
      new URL(link).searchParams.get('token') ?? '',
      bearer,
      decodeURIComponent((await sessionCookie(context, server.url))?.value ?? '').split('.')[0] ?? '',
    ];
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(`${server.url}/`);
    expect(marks.every((mark) => mark.length > 10)).toBe(true);
    expect(server.output.split('\n').length).toBeGreaterThan(10);
    for (const mark of marks) expect(server.output).not.toContain(mark);
  } finally {
    await context.close();
    await server.dispose();
  }
});
