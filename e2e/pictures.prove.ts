import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startVendor } from '../core/src/ai/vendors/vendor-test-kit.ts';
import { expect, test } from './fixtures.ts';
import { loadExampleJobs } from './jobs-kit.ts';
import { askForLetter, bringModel, withJob, writtenLetter } from './letter-truth-kit.ts';
import { storedRows } from './own-data-kit.ts';
import { newAddress } from './person.ts';

const folder = process.env.PICTURES_DIR ?? 'docs/pictures';

async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  await page.screenshot({ path: join(folder, `${name}-light.png`), animations: 'disabled' });
}

test.use({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });
test.describe.configure({ timeout: 600_000 });

/** The pictures of the README, made from the sample postings and the example data, to be looked at by a person. */
test('the pictures of the README', async ({ page, person }) => {
  await mkdir(folder, { recursive: true });
  await person.signIn();
  await loadExampleJobs(page);

  await page.goto('/jobs/search?term=nurse%20in%20Ohio%20part%20time');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await shoot(page, 'search');

  await page.goto('/jobs/list');
  await page.getByRole('radio', { name: 'Board' }).click({ force: true });
  await expect(page.getByText('Example').first()).toBeVisible();
  await shoot(page, 'board');
  await page.goto('/work');
  await shoot(page, 'work');
  await page.goto('/interviews');
  await shoot(page, 'interview-week');

  const resume = (await storedRows(page, 'resumes')).find(({ isDefault }) => isDefault);
  await page.goto(`/resume/edit/${resume?.internalId}`);
  await expect(page.getByRole('img', { name: /^Page 1 of/ })).toBeVisible({ timeout: 120_000 });
  await shoot(page, 'resume');

  await page.goto('/city/details/5206379');
  await shoot(page, 'city');
  for (const name of ['Nashville', 'Columbus']) {
    await page.goto('/places/compare');
    await page.getByRole('button', { name: 'Add place' }).click();
    const adder = page.getByRole('dialog', { name: 'Add to the comparison' });
    await adder.getByRole('combobox').fill(name);
    await adder
      .getByRole('option', { name: new RegExp(`^${name}`) })
      .first()
      .click();
    await expect(adder).toBeHidden();
  }
  await page.getByRole('combobox', { name: 'Your occupation' }).fill('registered nurse');
  await page
    .getByRole('option', { name: /^Registered Nurses/ })
    .first()
    .click();
  await expect(page.getByText('choose an occupation, or enter it')).toHaveCount(0);
  await shoot(page, 'compare-places');
});

/** Of somebody without example data: a letter is about one's own resume. */
test('the picture of the ledger', async ({ page, person, baseURL }) => {
  await mkdir(folder, { recursive: true });
  await person.signIn(newAddress());
  const vendor = await startVendor({ cors: new URL(baseURL ?? '').origin });
  try {
    const id = await withJob(page);
    await bringModel(page, vendor);
    vendor.answer({ pieces: [JSON.stringify({ text: writtenLetter, claims: [] })] });
    await askForLetter(page, id);
    await page.getByRole('button', { name: 'Into the letter' }).click();
    await expect(page).toHaveURL(/view=sentences/);
    await shoot(page, 'truth-ledger');
  } finally {
    await vendor.close();
  }
});
