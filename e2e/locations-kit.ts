import { expect, type Locator, type Page } from '@playwright/test';

/** Finds a place by words and takes the first one offered. */
export async function findPlace(page: Page, words: string, second: RegExp): Promise<void> {
  await page.getByRole('textbox', { name: 'Find a place' }).fill(words);
  await page.keyboard.press('Enter');
  const found = page.getByRole('list', { name: 'Places found' }).getByRole('listitem').first();
  await expect(found).toContainText(second);
  await found.getByRole('button').click();
}

/** A field of a form by its label. */
export const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
/** The rows of a list by its name. */
export const rows = (page: Page, list: string): Locator =>
  page.getByRole('list', { name: list, exact: true }).getByRole('listitem');
