import { expect, test } from './fixtures.ts';
import { seedJob } from './jobs-kit.ts';

test.beforeEach(async ({ person }) => {
  await person.signIn();
});

test('what a person types stands in sentences as typed, brackets included', async ({ page }) => {
  await page.goto(`/jobs/search?term=${encodeURIComponent('<b>zzqq</b>')}`);
  await expect(page.getByRole('heading', { name: 'No “<b>zzqq</b>” jobs' })).toBeVisible();
  await seedJob(page, { 'Job title': 'Analyst', Company: 'Acme' });
  await page.goto(`/jobs/list?q=${encodeURIComponent('<i>none</i>')}`);
  await expect(page.getByText('No saved job matches “<i>none</i>”')).toBeVisible();
  // A percent sign that begins no code stands for itself.
  await page.goto('/jobs/searchterm/100%');
  await expect(page.getByRole('combobox', { name: 'Job title, skill or company' })).toHaveValue('100%');
});

test('signing out asks before it discards what was typed, and going back does not sign out again', async ({
  page,
  person,
}) => {
  const signOut = async () => {
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Sign out' }).click();
  };
  await page.goto('/jobs/list');
  await page.getByRole('link', { name: 'Add job' }).first().click();
  await page.getByLabel('Job title', { exact: true }).fill('Analyst');
  await signOut();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Job title', { exact: true })).toHaveValue('Analyst');
  await signOut();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  // By the screen: it is one of the two that are gone back to.
  const email = `maya.${Date.now()}@example.com`;
  await person.askForLink(email);
  await page.goto(await person.mailedLink(email));
  await expect(page).toHaveURL(/\/work$/);
  // The sign-in page, then home: each leads a signed-in person on to /work.
  for (const leadsOn of [/\/auth$/, /\/$/]) {
    const left = page.waitForURL(leadsOn);
    await page.goBack();
    await left;
    await expect(page).toHaveURL(/\/work$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.reload();
  await expect(page).toHaveURL(/\/work$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
