import { type OpenIdStandIn, openIdStandIn } from '@foothold/api/src/testing/test-openid.ts';
import { identityMessages } from '@foothold/core/entities/user/identity.messages.ts';
import { sayEnglish } from '@foothold/core/text/messages.ts';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, test, watch } from './fixtures.ts';
import { Person } from './person.ts';
import { runCommand, Server } from './server.ts';

let google: OpenIdStandIn;
let server: Server;
test.beforeAll(async () => {
  google = await openIdStandIn();
  server = await Server.start(google.variables);
});
test.afterAll(async () => {
  await server.dispose();
  await google.stop();
});
test.beforeEach(() => {
  google.claims = {};
  google.change = {};
});

/** A signed-out browser in front of the server that knows Google; nothing may go wrong in it unannounced. */
async function newPerson(
  browser: Browser,
): Promise<{ page: Page; context: BrowserContext; problems: string[] }> {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  const { problems, expectRefusal } = watch(page);
  // Where nobody is signed in yet, asking who is answers so.
  expectRefusal('/api/auth/token', 401);
  return { page, context, problems };
}

const button = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });
const identity = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('foothold.identity') ?? 'null') as { userId: string } | null,
  );

/** Holds the provider's page back, as a person does who reads it. */
async function holdPage(context: BrowserContext): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await context.route(`${google.issuer}/authorize**`, async (route) => {
    await gone;
    await route.continue().catch(() => undefined);
  });
  return letGo;
}

test('the window closes by itself and the address one wanted is reached', async ({ browser }) => {
  const { page, context, problems } = await newPerson(browser);
  await page.goto('/jobs/list?status=applied');
  await expect(page).toHaveURL(/\/auth\?next=/);
  const opening = page.waitForEvent('popup');
  await button(page).click();
  const popup = await opening;
  await popup.waitForEvent('close');
  await expect(page).toHaveURL(/\/jobs\/list\?status=applied$/);
  await expect(page.getByRole('link', { name: 'View Profile' })).toHaveText('AE');
  const { userId } = (await identity(page)) ?? {};
  const cookies = await context.cookies(`${server.url}/api/auth`);
  expect(cookies.find(({ name }) => name.endsWith('session_token'))?.expires).toBeGreaterThan(
    Date.now() / 1000,
  );

  // The same person by a mailed link: one account.
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await new Person(page, server).signInByLink('ada@example.com');
  expect((await identity(page))?.userId).toBe(userId);
  expect(problems).toEqual([]);
  await context.close();
});

test('a window of Google is a fresh sign-in too: the page goes on with what was typed', async ({
  browser,
}) => {
  const { page, context, problems } = await newPerson(browser);
  await page.goto('/auth');
  await button(page).click();
  await expect(page).toHaveURL(/\/work$/);
  await page.goto('about:blank');
  await server.whileStopped(() => runCommand(server, 'e2e/age-sign-ins.ts', []));
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change address' }).click();
  await page.getByLabel('New e-mail address').fill('ada.new@example.com');
  await page.getByRole('button', { name: 'Send links' }).click();
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(again).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Change of address' })).toContainText('ada.new@example.com');
  await page.getByRole('button', { name: 'Cancel change' }).click();
  await expect(page.getByText('Change canceled.')).toBeVisible();
  expect(problems.filter((problem) => !/403/.test(problem))).toEqual([]);
  await context.close();
});

test('a sign-in with Google that ends, is blocked, closed, doubled, made up or unsigned', async ({
  browser,
}) => {
  test.setTimeout(6 * 60_000);
  await test.step('without “Keep me signed in” the sign-in ends with the browser', async () => {
    const { page, context } = await newPerson(browser);
    await page.goto('/auth');
    await page.getByLabel('Keep me signed in').uncheck();
    await button(page).click();
    await expect(page).toHaveURL(/\/work$/);
    const cookies = await context.cookies(`${server.url}/api/auth`);
    expect(cookies.find(({ name }) => name.endsWith('session_token'))?.expires).toBe(-1);
    await context.close();
  });

  await test.step('a blocked window has words and another way, in this tab', async () => {
    const { page, context, problems } = await newPerson(browser);
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto('/auth?next=%2Fjobs%2Fsearch');
    await button(page).click();
    await expect(page.getByText(sayEnglish(identityMessages('popup-blocked')))).toBeVisible();
    await page.getByRole('button', { name: 'Continue in this tab' }).click();
    await expect(page).toHaveURL(/\/jobs\/search/);
    expect(problems).toEqual([]);
    await context.close();
  });

  await test.step('a closed window leads quietly back, and one can begin again', async () => {
    const { page, context, problems } = await newPerson(browser);
    const letGo = await holdPage(context);
    await page.goto('/auth');
    const opening = page.waitForEvent('popup');
    await button(page).click();
    const popup = await opening;
    const waiting = page.getByText('Continue in the Google window.');
    await expect(waiting).toBeVisible();
    await popup.close();
    await expect(waiting).toBeHidden();
    await expect(page.getByRole('alert')).toHaveCount(0);
    letGo();
    await button(page).click();
    await expect(page).toHaveURL(/\/work$/);
    expect(problems).toEqual([]);
    await context.close();
  });

  await test.step('a second click closes the first window and goes on in its own', async () => {
    const { page, context, problems } = await newPerson(browser);
    const letGo = await holdPage(context);
    await page.goto('/auth');
    const first = page.waitForEvent('popup');
    await button(page).click();
    const closed = (await first).waitForEvent('close');
    const second = page.waitForEvent('popup');
    await button(page).click();
    await second;
    await closed;
    letGo();
    await expect(page).toHaveURL(/\/work$/);
    expect(problems).toEqual([]);
    await context.close();
  });

  await test.step('a callback that somebody made up signs nobody in', async () => {
    const { page, context } = await newPerson(browser);
    await page.goto('/api/auth/callback/google?code=stolen&state=made-up');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(sayEnglish(identityMessages('invalid-auth-event')))).toBeVisible();
    expect(await identity(page)).toBeNull();
    await context.close();
  });

  await test.step('the token is not signed: nobody is signed in, and a sentence says why', async () => {
    google.change.idToken = unsigned;
    const { page, context, problems } = await newPerson(browser);
    await page.goto('/auth');
    await button(page).click();
    await expect(page.getByText(sayEnglish(identityMessages('invalid-auth-event')))).toBeVisible();
    await expect(page).toHaveURL(/\/auth/);
    expect(await identity(page)).toBeNull();
    await expect(button(page)).toBeEnabled();
    expect(problems).toEqual([]);
    await context.close();
  });
});

function unsigned(token: string): string {
  const [, claims] = token.split('.');
  return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
}
