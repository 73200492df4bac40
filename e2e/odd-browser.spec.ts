import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { addJob, loadExampleJobs } from './jobs-kit.ts';

/** Local storage that takes nothing more, as one that other pages of the site have filled. */
const fullStorage = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};

/** Local and session storage that cannot even be looked at. */
const forbiddenStorage = () => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
};

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

for (const [what, break_] of [
  ['full', fullStorage],
  ['forbidden', forbiddenStorage],
] as const)
  test(`with local storage ${what} a person signs in, changes the theme and saves a job`, async ({
    person,
  }) => {
    const { page } = person;
    await page.addInitScript(break_);
    const email = `keeper.${Date.now()}@example.com`;
    await person.askForLink(email);
    // The browser could not note that it asked, so the link asks for the address.
    await page.goto(await person.mailedLink(email));
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/work$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const before = await ground(page);
    await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
    await expect.poll(() => ground(page)).not.toBe(before);

    await page.getByRole('link', { name: 'Jobs', exact: true }).first().click();
    // /work has such a link too, and the head as long as the own data opens: the press must not fall on one that leaves.
    await expect(page.getByRole('heading', { name: 'No jobs saved yet' })).toBeVisible();
    await page.getByRole('link', { name: 'Add job' }).first().click();
    await page.getByLabel('Job title', { exact: true }).fill('Lighthouse Keeper');
    await page.getByLabel('Company', { exact: true }).fill('North Pier');
    await page.getByRole('button', { name: 'Save job' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lighthouse Keeper');
    expect(await ground(page), 'the theme holds from screen to screen').not.toBe(before);

    // Nothing told the browser who is signed in, so after a reload it asks; own data is still there.
    await page.reload();
    await expect(page.getByRole('button', { name: 'Send sign-in link' })).toBeVisible();
  });

test('an unknown stored theme and accent give the system’s theme and blue', async ({ page, watched }) => {
  void watched;
  await page.goto('/about');
  const usual = await ground(page);
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--fh-accent').trim());
  const blue = await accent();
  await page.evaluate(() => {
    localStorage.setItem('theme', 'purple');
    localStorage.setItem('color', 'mauve');
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#first')).toHaveCount(0);
  expect(await ground(page)).toBe(usual);
  expect(await accent()).toBe(blue);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect.poll(() => ground(page)).toBe('rgb(33, 33, 33)');
  await page.goto('/settings');
  await expect(page.getByRole('radio', { name: 'Blue', exact: true })).toBeChecked();
});

for (const [what, forbid] of [
  [
    'refused',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    },
  ],
  ['missing', () => Object.defineProperty(window, 'indexedDB', { value: undefined })],
] as const)
  test(`with the browser’s database ${what} a person is told, and the search works`, async ({ person }) => {
    const { page } = person;
    await page.addInitScript(forbid);
    await page.clock.install();
    await person.signInByLink();
    const told = page.getByRole('alert').filter({ hasText: 'Your data is not open' });
    await expect(told).toBeVisible();
    await expect(told).toContainText(/browser|private/i);
    await expect(told.getByRole('button', { name: 'Reload the page' })).toBeVisible();

    await page.goto('/jobs/search?term=nurse');
    await expect(
      page
        .getByRole('list', { name: /postings/i })
        .getByRole('listitem')
        .first(),
    ).toBeVisible();
    // No rows are waited for that cannot come, and no form takes what could not be saved.
    await page.goto('/jobs/list');
    await expect(told).toBeVisible();
    await page.clock.fastForward(1000);
    await expect(page.getByRole('img', { name: 'Reading your jobs' })).toHaveCount(0);
    await page.goto('/job/add');
    await expect(told).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save job' })).toHaveCount(0);
  });

test('with third-party cookies off everything works, because there are none', async ({ person, server }) => {
  const { page } = person;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true });
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:/.test(url.protocol) && url.origin !== server.url) foreign.push(request.url());
  });
  await person.signIn();
  await loadExampleJobs(page);
  await page.reload();
  await expect(page.getByText('30 saved')).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.length).toBeGreaterThan(0);
  expect(cookies.filter(({ sameSite }) => sameSite === 'None')).toEqual([]);
  expect(foreign).toEqual([]);
});

for (const [what, block] of [
  ['missing', () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')],
  [
    'refused',
    () => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
    },
  ],
] as const)
  test.describe(`with service workers ${what}`, () => {
    test.use({ serviceWorkers: 'allow' });
    test('everything works while there is a network', async ({ person }) => {
      const { page } = person;
      await page.addInitScript(block);
      await person.signIn();
      await addJob(page, { 'Job title': 'Lighthouse Keeper', Company: 'North Pier' });
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lighthouse Keeper');
      await page.waitForLoadState('load');
    });
  });

test('on a slow 3G network the sign-in page can be read and typed into before its scripts are there', async ({
  page,
  watched,
}) => {
  void watched;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // What browsers call slow 3G: 400 kbit/s and 2 s there and back.
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2000,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.addInitScript(() => {
    const look = new MutationObserver(() => {
      if (!document.querySelector('#root > *')) return;
      look.disconnect();
      Object.assign(window, { started: performance.now() });
    });
    look.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/auth', { waitUntil: 'commit' });
  const field = page.locator('#first').getByLabel('E-mail address');
  await expect(field).toBeVisible();
  await field.fill('maya@example.com');
  expect(await page.locator('#root > *').count(), 'the app has not drawn yet').toBe(0);
  await expect(page.locator('#first')).toHaveCount(0, { timeout: 60_000 });
  await expect(page.getByLabel('E-mail address')).toHaveValue('maya@example.com');
  const { painted, started } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    started: (window as unknown as { started: number }).started,
  }));
  expect(started - painted, 'milliseconds between the first paint and the app').toBeGreaterThan(1000);
});
