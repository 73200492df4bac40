import type { Locator, Page } from '@playwright/test';
import { violationsOf } from './a11y-kit.ts';
import { expect, test } from './fixtures.ts';
import { addJob, seedExampleJobs, undo } from './jobs-kit.ts';

/** A field of the editor, in a section that is opened first. */
async function fieldIn(page: Page, section: string, name: string): Promise<Locator> {
  const field = page.getByRole('textbox', { name, exact: true });
  const fold = page.getByRole('button', { name: new RegExp(`^${section}`), expanded: false });
  await expect(field.or(fold).first()).toBeVisible();
  if (!(await field.isVisible())) await fold.click();
  return field;
}
const summary = (page: Page) => fieldIn(page, 'Summary', 'Summary');
const headline = (page: Page) => fieldIn(page, 'Contact', 'Headline');

async function write(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.blur();
}

const versions = (page: Page) => page.getByRole('dialog', { name: 'Versions and comparison' });

async function openVersions(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Versions and comparison' }).click();
  return versions(page);
}

test('versions follow their base and stand alone, also for a job', async ({ person, page, part }) => {
  await part(
    'a version follows its base, tells where both changed, is compared and stands alone',
    async () => {
      await person.signIn();
      await seedExampleJobs(page);
      await page.goto('/resumes');
      await page.getByRole('list', { name: 'Your resumes' }).getByRole('link', { name: 'Analyst' }).click();
      const panel = page.getByRole('region', { name: 'Versions' });
      await panel.getByRole('button', { name: 'Make a version' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/v2$/);
      const version = page.url();
      await write(await summary(page), 'Analyst who finds where a fleet loses its time.');

      // The base changes elsewhere, where the version follows and where it does not.
      await (await openVersions(page)).getByRole('link', { name: /Analyst/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/v2$/);
      const base = page.url();
      await write(await summary(page), 'Analyst with nine years in clinics.');
      await write(await headline(page), 'Analyst');

      const row = (await openVersions(page)).getByRole('listitem').filter({ hasText: 'v2' });
      await expect(row).toContainText('1 difference · 1 place to look at');
      await row.getByRole('link').click();
      await expect(page).toHaveURL(version);
      await expect(await headline(page)).toHaveValue('Analyst');
      await expect(await summary(page)).toHaveValue('Analyst who finds where a fleet loses its time.');
      await page.getByRole('button', { name: 'Look at changes' }).click();
      await page.getByRole('button', { name: 'Use the base’s words: Summary' }).click();
      await expect(await summary(page)).toHaveValue('Analyst with nine years in clinics.');
      await undo(page, 'Now the same as the base.');
      await expect(await summary(page)).toHaveValue('Analyst who finds where a fleet loses its time.');
      await page.getByRole('button', { name: 'Look at changes' }).click();
      await page.getByRole('button', { name: 'Keep mine: Summary' }).click();
      await expect(page.getByRole('button', { name: 'Look at changes' })).toBeHidden();

      const dialog = await openVersions(page);
      await expect(dialog.getByRole('list', { name: 'Where it differs' })).toContainText('Summary');
      await dialog.getByRole('button', { name: 'Compare' }).click();
      const comparison = page.getByRole('dialog', { name: 'Compare resumes' });
      await expect(comparison.getByText('1 place differs.')).toBeVisible();
      await expect(comparison.getByRole('deletion').filter({ hasText: 'nine years' })).toBeVisible();
      await expect(comparison.getByRole('insertion').filter({ hasText: 'fleet' })).toBeVisible();
      await comparison.getByRole('button', { name: /^Show \d+ identical parts/ }).click();
      await expect(comparison.getByText('sam@example.com').first()).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await comparison.getByRole('button', { name: 'Close' }).click();

      await dialog.getByRole('button', { name: 'Make it independent' }).click();
      await expect(page.getByText('Version of Analyst')).toBeHidden();
      await undo(page, 'This resume is now independent.');
      await expect(page.getByText('Version of Analyst')).toBeVisible();

      // The base goes: what becomes of the version is asked.
      await page.goto(base);
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Delete resume' }).click();
      const question = page.getByRole('dialog', { name: /^Delete “/ });
      await expect(question.getByText('1 version depends on it.')).toBeVisible();
      await question.getByRole('button', { name: 'Delete resume' }).click();
      await expect(page).toHaveURL(/\/resumes$/);
      await page.goto(version);
      await expect(await summary(page)).toHaveValue('Analyst who finds where a fleet loses its time.');
      await expect(await headline(page)).toHaveValue('Analyst');
    },
  );

  await part('a version for a job is made from the job, which names it from then on', async () => {
    await person.signIn();
    await seedExampleJobs(page);
    await page.goto('/jobs/list');
    await page.getByRole('row').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/job\/edit\/\d+/);
    await page.getByRole('combobox', { name: 'Resume' }).click();
    await page
      .getByRole('option', { name: /^Analyst/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Make a version for this job' }).click();
    await expect(page.getByRole('combobox', { name: 'Resume' })).toContainText('· for ');
    await expect(page.getByRole('button', { name: 'Make a version for this job' })).toBeHidden();
    await page.getByRole('link', { name: 'Open the resume' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('· for ');

    // Where it is applied for, the version is chosen and waits for nothing: the screen is left without a question.
    await addJob(page, { 'Job title': 'Data Analyst', Company: 'Northlake' });
    await page.getByRole('link', { name: 'Apply', exact: true }).click();
    const application = page.getByRole('form', { name: 'Application' });
    await application.getByRole('button', { name: 'Make a version for this job' }).click();
    await expect(application.getByRole('combobox', { name: 'Resume' })).toContainText('· for Northlake');
    await application.getByRole('link', { name: 'Open the resume' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('· for Northlake');
  });
});
