import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Local storage that takes nothing more, as one that other pages of the site have filled. */
const fullStorage = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('with local storage full a person signs in, changes the theme and saves a job', async ({ person }) => {
  const { page } = person;
  await page.addInitScript(fullStorage);
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

test('with the browser’s database refused a person is told, and the search works', async ({ person }) => {
  const { page } = person;
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
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
  await expect(page.getByRole('img', { name: 'Loading your jobs' })).toHaveCount(0);
  await page.goto('/job/add');
  await expect(told).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save job' })).toHaveCount(0);
});
