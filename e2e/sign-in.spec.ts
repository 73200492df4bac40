import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const someone = () => `ada.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.com`;

/** Ends the sign-in on the server; the page is not told. */
const revoke = (page: Page) =>
  page.evaluate(() =>
    fetch('/api/auth/sign-out', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }).then(({ ok }) => ok),
  );

test('the address one wanted, with its query, is reached after signing in; nothing guarded is painted before', async ({
  person,
  server,
}) => {
  const { page } = person;
  const email = someone();
  const titles: string[] = [];
  await page.exposeFunction('sawTitle', (title: string) => titles.push(title));
  await page.addInitScript(() => {
    const { sawTitle } = window as unknown as { sawTitle: (title: string) => void };
    new MutationObserver(() => {
      const title = document.querySelector('h1')?.textContent;
      if (title) sawTitle(title);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/jobs/list?status=applied');
  await expect(page).toHaveURL(/\/auth\?next=%2Fjobs%2Flist%3Fstatus%3Dapplied$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Sign in to/);
  expect(titles.length).toBeGreaterThan(0);
  expect(titles.filter((title) => !title.startsWith('Sign in to'))).toEqual([]);
  server.signIns += 1;
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send sign-in link' }).click();
  await expect(page.getByText(email).first()).toBeVisible();
  await page.goto(await person.mailedLink(email));
  await expect(page).toHaveURL(/\/jobs\/list\?status=applied$/);
});

test('another browser asks for the address; a used link says so and offers a new one', async ({
  person,
  browser,
  server,
  expectRefusal,
}) => {
  const email = someone();
  await person.askForLink(email);
  const link = await person.mailedLink(email);
  const other = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
  try {
    const page = await other.newPage();
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which address was it sent to?');
    await page.getByLabel('E-mail address').fill('eve@example.com');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('The link was sent to another address.')).toBeVisible();
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/work$/);
  } finally {
    await other.close();
  }
  expectRefusal(/magic-link\/verify/, 409);
  await person.page.goto(link);
  await expect(person.page.getByRole('heading', { level: 1 })).toHaveText('This link was used before');
  await person.page.getByRole('link', { name: 'Send a new link' }).click();
  await expect(person.page.getByRole('button', { name: 'Send sign-in link' })).toBeVisible();
});

test('a link without its secret part, a cut one, and a change of address without one say what to do', async ({
  person,
}) => {
  const { page } = person;
  for (const address of ['/auth?token=', '/auth?token=cut']) {
    await page.goto(address);
    await expect(page.getByText('Sign In Missing Email Link Information')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Send a new link' })).toBeVisible();
  }
  await page.goto('/auth?emailChange=');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is not complete');
  await page.goto('/auth?google=user-mismatch&way=tab');
  await expect(page.getByText('That is another account than the one signed in here.')).toBeVisible();
});

test('two tabs agree on who is signed in; signing out holds where the server cannot be told, and is told later', async ({
  person,
  expectRefusal,
}) => {
  const email = someone();
  await person.askForLink(email);
  const { page } = person;
  const second = await page.context().newPage();
  await second.goto(await person.mailedLink(email));
  for (const tab of [second, page]) {
    await expect(tab).toHaveURL(/\/work$/);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expectRefusal(/^\/api\/auth\/sign-out$/, 0);
  // In both: the sign-in page of the other one tells it too, before it offers passkeys.
  await page.context().route('**/api/auth/sign-out', (route) => route.abort());
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await expect(second).toHaveURL(/\/auth/);
  const isKnown = () =>
    page.evaluate(async () => (await (await fetch('/api/auth/get-session')).json()) !== null);
  expect(await isKnown()).toBe(true);
  await page.context().unroute('**/api/auth/sign-out');
  await page.goto('/');
  await expect.poll(isKnown).toBe(false);
});

test('a sign-in that the server ended: sign in again in place, what was typed is kept', async ({
  person,
  expectRefusal,
}) => {
  const { page } = person;
  await page.clock.install();
  await person.signInByLink();
  await page.goto('/job/add');
  await page.getByLabel('Job title').fill('Lighthouse keeper');
  expectRefusal(/^\/api\//, 401);
  expect(await revoke(page)).toBe(true);
  // Its token ends after five minutes; the page renews it by itself and learns.
  await page.clock.fastForward('06:00');
  await expect(page.getByText('Your sign-in has ended.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in again' })).toBeVisible();
  await expect(page.getByLabel('Job title')).toHaveValue('Lighthouse keeper');
});

test('where the browser keeps nothing, signing in lasts for the tab and says so', async ({ person }) => {
  const { page } = person;
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
  const email = someone();
  await person.askForLink(email);
  await page.goto('/auth');
  await expect(page.getByText('signing in lasts for this tab only')).toBeVisible();
  await page.goto(await person.mailedLink(email));
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/work$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
