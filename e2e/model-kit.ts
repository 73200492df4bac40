import { expect, type Page } from '@playwright/test';

/** Sets one's own model up in the settings, where it is tried first. */
export async function bringModel(page: Page, origin: string, key: string): Promise<void> {
  await page.goto('/settings#ai');
  await page.getByLabel('Base address').fill(origin);
  await page.getByLabel('Key', { exact: true }).fill(key);
  await page.getByRole('button', { name: 'List models' }).click();
  await expect(page.getByText('2 models are offered.')).toBeVisible();
  await page.getByLabel('Model', { exact: true }).fill('stand-in-large');
  await page.getByRole('button', { name: 'Test and save' }).click();
  await expect(page.getByText(/stand-in-large took \d+ s, directly from this browser/)).toBeVisible();
}
