import type { Page } from '@playwright/test';
import { violationsOf } from './a11y-kit.ts';
import { expect, test } from './fixtures.ts';
import { enterJob, jobRow } from './jobs-kit.ts';

// The last long file of a run: its tests need not wait for each other.
test.describe.configure({ mode: 'parallel' });

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).sort());
const stored = (page: Page, names: string[]) =>
  page.evaluate((all) => all.map((name) => localStorage.getItem(name)), names);

async function signOut(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
}

async function eraseDevice(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out and erase this device' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out and erase this device?' });
  await expect(dialog.getByRole('button', { name: 'Keep data' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Sign out and erase' }).click();
}

test('one account never sees the jobs of another, and finds its own again', async ({ person }) => {
  const { page } = person;
  const ada = await person.signInByLink();
  await enterJob(page, { 'Job title': 'Ada’s job', Company: 'Lakeside' });
  await signOut(page);
  await page.goto('/jobs/list');
  await expect(page).toHaveURL(/\/auth\?next=/);
  await person.signInByLink();
  await enterJob(page, { 'Job title': 'Bo’s job', Company: 'Hillside' });
  await page.goto('/jobs/list');
  await expect(jobRow(page, 'Bo’s job')).toBeVisible();
  await expect(page.getByText('Ada’s job')).toHaveCount(0);
  expect(await databases(page)).toHaveLength(2);
  await signOut(page);
  await person.signInByLink(ada);
  await page.goto('/jobs/list');
  await expect(jobRow(page, 'Ada’s job')).toBeVisible();
  await expect(page.getByText('Bo’s job')).toHaveCount(0);
});

test('another account signs in in a second tab: the first changes over, and what was typed is saved for nobody', async ({
  person,
}) => {
  const { page } = person;
  const ada = await person.signInByLink();
  await enterJob(page, { 'Job title': 'Ada’s job', Company: 'Lakeside' });
  await page.goto('/job/add');
  await page.getByLabel('Job title', { exact: true }).fill('typed by Ada');
  const bo = `bo.${ada}`;
  const second = await page.context().newPage();
  const answer = await second.request.post('/api/auth/sign-in/magic-link', {
    data: { email: bo, rememberMe: true },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(answer.ok()).toBe(true);
  await second.goto(await person.mailedLink(bo));
  const which = second.getByLabel('E-mail address');
  await expect(async () => {
    if (await which.isVisible()) {
      await which.fill(bo);
      await second.getByRole('button', { name: 'Sign in', exact: true }).click();
    }
    await expect(second).toHaveURL(/\/work$/, { timeout: 2_000 });
  }).toPass();
  await expect(page.getByLabel('Job title', { exact: true })).toHaveValue('');
  await page.getByLabel('Job title', { exact: true }).fill('Bo’s job');
  await page.getByLabel('Company', { exact: true }).fill('Hillside');
  await page.getByRole('button', { name: 'Save job' }).click();
  await expect(page).toHaveURL(/\/job\/edit\/\d+$/);
  await page.goto('/jobs/list');
  await expect(jobRow(page, 'Bo’s job')).toBeVisible();
  await expect(page.getByText('Ada’s job')).toHaveCount(0);
  await signOut(page);
  await person.signInByLink(ada);
  await page.goto('/jobs/list');
  await expect(jobRow(page, 'Ada’s job')).toBeVisible();
  await expect(page.getByText('Bo’s job')).toHaveCount(0);
  await expect(page.getByText('typed by Ada')).toHaveCount(0);
});

test('erasing this device takes this account’s data, with a second tab open, and nothing else', async ({
  person,
}) => {
  const { page } = person;
  const ada = await person.signInByLink();
  await enterJob(page, { 'Job title': 'Ada’s job', Company: 'Lakeside' });
  await signOut(page);
  await person.signInByLink();
  await enterJob(page, { 'Job title': 'Bo’s job', Company: 'Hillside' });
  await signOut(page);
  await person.signInByLink(ada);
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('color', 'teal');
  });
  const second = await page.context().newPage();
  await second.goto('/jobs/list');
  await expect(jobRow(second, 'Ada’s job')).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out and erase this device' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out and erase this device?' });
  await expect(dialog).toContainText('This erases 1 job (details included)');
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep data' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('not saved');
  await page.getByRole('button', { name: 'Sign out and erase this device' }).click();
  await dialog.getByRole('button', { name: 'Sign out and erase' }).click();
  await expect(page.getByText('Your data is erased from this browser')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(second).toHaveURL(/\/auth/);
  const left = await databases(page);
  expect(left).toHaveLength(1);
  expect(left[0]).toMatch(/^foothold_/);
  expect(await stored(page, ['foothold.identity', 'foothold.asked', 'foothold.search'])).toEqual([
    null,
    null,
    null,
  ]);
  expect(await stored(page, ['theme', 'color'])).toEqual(['dark', 'teal']);

  await person.signInByLink(ada);
  // Going back must not erase again for who is signed in by now.
  await page.goBack();
  await page.goto('/jobs/list');
  await expect(page.getByRole('button', { name: 'Load example data' })).toBeVisible();
  await expect(page.getByText('Ada’s job')).toHaveCount(0);
});

test('a tab that holds on to the data: it is said, and the browser erases it once that tab is closed', async ({
  person,
}) => {
  const { page } = person;
  await person.signInByLink();
  await enterJob(page, { 'Job title': 'Ada’s job', Company: 'Lakeside' });
  const holder = await page.context().newPage();
  await holder.goto('/robots.txt');
  await holder.evaluate(
    () =>
      new Promise((resolve) => {
        const open = indexedDB.open('foothold');
        open.onsuccess = () => {
          Object.assign(window, { kept: open.result });
          resolve(true);
        };
      }),
  );
  await eraseDevice(page);
  await expect(page.getByText('Erasing your data from this browser…')).toBeVisible();
  await expect(page.getByText('Another tab is still using your data')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await holder.close();
  await page.getByRole('button', { name: 'Erase it again' }).click();
  await expect(page.getByText('Your data is erased from this browser')).toBeVisible();
  expect(await databases(page)).toEqual([]);
});

test('an account is deleted: what is saved here stays for nobody else to see, or goes with it by a tick', async ({
  person,
}) => {
  const { page } = person;
  for (const erases of [false, true]) {
    const email = await person.signInByLink();
    await enterJob(page, { 'Job title': `Job ${erases}`, Company: 'Lakeside' });
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog).toContainText('1 job (details included)');
    await expect(dialog.getByRole('button', { name: 'Keep account' })).toBeFocused();
    expect(await violationsOf(page)).toEqual([]);
    if (erases) await dialog.getByRole('checkbox', { name: /^Erase/ }).check();
    const before = await databases(page);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText('Your account is deleted')).toBeVisible();
    await expect.poll(() => stored(page, ['foothold.identity'])).toEqual([null]);
    await expect.poll(async () => (await databases(page)).length).toBe(before.length - (erases ? 1 : 0));

    await person.signInByLink(email);
    await page.goto('/jobs/list');
    await expect(page.getByRole('button', { name: 'Load example data' })).toBeVisible();
    await expect(page.getByText(/^Job (true|false)$/)).toHaveCount(0);
    await page.goto('/profile');
    await expect(page.getByRole('list', { name: 'Sign-ins' }).getByRole('listitem')).toHaveCount(1);
    await signOut(page);
  }
});
