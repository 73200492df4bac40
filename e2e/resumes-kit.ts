import { expect, type Locator, type Page } from '@playwright/test';
import { seed } from './seed-kit.ts';

/** Adds an empty resume below the screens and opens its editor. */
export async function openNewResume(page: Page, title = ''): Promise<void> {
  await page.goto(`/resume/edit/${await seed(page, 'addResume', { title })}`);
  await expect(page.getByRole('button', { name: /^Contact/ })).toBeVisible();
}

/** Creates an empty resume by hand and waits for its editor. */
export async function startResume(page: Page, name = ''): Promise<void> {
  await page.goto('/resume/add');
  if (name) await page.getByLabel('Name of the resume').fill(name);
  await page.getByRole('button', { name: 'Start writing' }).click();
  await expect(page).toHaveURL(/\/resume\/edit\/\d+$/);
  await expect(page.getByRole('button', { name: /^Contact/ })).toBeVisible();
}

/** Expands a collapsed part of the form. */
export async function openPart(page: Page, name: string): Promise<void> {
  const toggle = page.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) }).getByRole('button');
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
}

/** The lines of the expanded item. */
export function lines(page: Page): Locator {
  return page.locator('textarea[data-line]:visible');
}

/** The text alternative of the page preview. */
export function pageWords(page: Page): Locator {
  return page.getByRole('region', { name: 'Page', exact: true });
}

/** Waits until the page preview contains these words. */
export async function expectOnPage(page: Page, words: string | RegExp): Promise<void> {
  await expect(pageWords(page)).toContainText(words, { timeout: 60_000 });
  await expect(page.locator('[data-page="1"] canvas')).toBeVisible({ timeout: 30_000 });
}

/** Waits until everything typed is stored. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText(/^Saved /).first()).toBeVisible();
  // What is typed is stored after a pause of 400 ms; leaving a field by itself stores nothing.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect
    .poll(() => page.evaluate(() => document.querySelector('[data-pending]')?.getAttribute('data-pending')))
    .toBe('false');
}
