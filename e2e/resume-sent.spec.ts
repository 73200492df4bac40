import type { Page } from '@playwright/test';
import { violationsOf } from './a11y-kit.ts';
import { expect, test } from './fixtures.ts';
import { addJob, loadExampleJobs } from './jobs-kit.ts';
import { changeRow } from './own-data-kit.ts';

test.describe.configure({ timeout: 240_000 });

const documents = (page: Page) =>
  page.getByRole('list', { name: 'Documents of this job' }).getByRole('listitem');

/** Applies for a new job with the default resume; stands on the job afterwards. */
async function apply(page: Page, title: string): Promise<void> {
  const address = await addJob(page, { 'Job title': title, Company: 'North Pier' });
  await page.goto(address.replace('/job/edit/', '/job/apply/'));
  await page.getByRole('button', { name: 'Mark as applied' }).click();
  await expect(page.getByText(/^You applied on/)).toBeVisible({ timeout: 90_000 });
  await page.getByRole('link', { name: 'Open the job' }).click();
}

test('what was sent is frozen, or goes out with the text', async ({ person, expectRefusal, part }) => {
  await part(
    'what was sent is frozen as PDF and text, opens in place and is compared with today’s',
    async () => {
      await person.signIn();
      const { page } = person;
      await loadExampleJobs(page);
      await apply(page, 'Lighthouse Analyst');
      await expect(documents(page)).toHaveCount(2);
      await expect(documents(page).nth(0)).toContainText('Analyst.txt');
      await expect(documents(page).nth(1)).toContainText('Sam Rivera - Analyst.pdf');

      await documents(page)
        .nth(1)
        .getByRole('button', { name: 'Sam Rivera - Analyst.pdf', exact: true })
        .click();
      const dialog = page.getByRole('dialog', { name: 'Analyst' });
      await expect(dialog.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible({ timeout: 60_000 });
      expect(await violationsOf(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Compared with today' }).click();
      await expect(dialog.getByText('Both say the same.')).toBeVisible();
      await page.keyboard.press('Escape');

      await changeRow(page, 'resumes', 1, { summary: 'Operations analyst with nine years in clinics.' });
      await page.reload();
      await expect(documents(page).nth(1)).toContainText('edited since');
      await documents(page).nth(0).getByRole('button', { name: 'Analyst.txt', exact: true }).click();
      await expect(dialog.getByText('seven years in clinics', { exact: false })).toBeVisible();
      await dialog.getByRole('button', { name: 'Compared with today' }).click();
      await expect(dialog.getByRole('deletion').first()).toContainText('seven');
      await expect(dialog.getByRole('insertion').first()).toContainText('nine');
      await page.keyboard.press('Escape');

      await page.goto('/resumes?open=1');
      await expect(
        page.getByRole('list', { name: 'Your resumes' }).getByRole('listitem').first(),
      ).toContainText('Sent');
    },
  );

  await part('where nothing can be set, the application goes out with the text and says so', async () => {
    await person.signIn();
    const { page } = person;
    await loadExampleJobs(page);
    expectRefusal(/typst/, 0);
    await page.route(/\.wasm$/, (route) => route.abort());
    const address = await addJob(page, { 'Job title': 'Ferry Analyst', Company: 'North Pier' });
    await page.goto(address.replace('/job/edit/', '/job/apply/'));
    await page.getByRole('button', { name: 'Mark as applied' }).click();
    await expect(
      page.getByText('The text of your resume is saved; its PDF could not be typeset.', { exact: false }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Open the job' }).click();
    await expect(documents(page)).toHaveCount(1);
    await expect(documents(page).first()).toContainText('Analyst.txt');
  });
});
