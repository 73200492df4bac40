import type { Page } from '@playwright/test';
import { violationsOf } from './a11y-kit.ts';
import { misfits, resize } from './fit-kit.ts';
import { expect } from './fixtures.ts';
import type { Screen } from './screen-list.ts';
import { visit } from './visit-kit.ts';

/** How wide and how high a window is. */
export type Window = readonly [width: number, height: number];
type Direction = 'ltr' | 'rtl';

/**
 * Opens a screen in this window, from left to right, and waits until it is drawn: one h1 with words, and a title of the
 * document.
 */
export async function openScreen(page: Page, { example }: Screen, [width, height]: Window): Promise<void> {
  await resize(page, width, height);
  await turn(page, 'ltr');
  await visit(page, example);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(1);
  await expect(heading).not.toBeEmpty();
  await expect(page).toHaveTitle(/Foothold$/);
}

/** Changes the theme of the open page in place, as another tab would. */
export async function switchTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((value) => {
    localStorage.setItem('theme', value);
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: value }));
  }, theme);
  await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /dark/ : /^((?!dark).)*$/);
}

const turn = (page: Page, direction: Direction) =>
  page.evaluate((value) => document.documentElement.setAttribute('dir', value), direction);

/** What does not fit in a window of this size, one line each. */
export async function misfitsIn(
  page: Page,
  [width, height]: Window,
  direction: Direction = 'ltr',
): Promise<string[]> {
  await resize(page, width, height);
  await turn(page, direction);
  try {
    // A screen answers to its new size in a few frames.
    await expect.poll(() => misfits(page), { timeout: 5000, intervals: [30, 70, 150, 250, 500] }).toEqual([]);
    return [];
  } catch {
    // In one of a hundred pages whose direction was turned around Chromium never lays the top bar out again.
    if (direction === 'rtl') {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.waitForLoadState('networkidle');
      await turn(page, direction);
    }
    return (await misfits(page)).map((line) => `at ${width}, ${direction}: ${line}`);
  }
}

/** What axe finds, one line each. */
export async function axeFaults(page: Page, what: string): Promise<string[]> {
  return (await violationsOf(page)).map((line) => `${what}: ${line}`);
}

/** By keyboard: the first Tab offers the content in a link of this name, Enter goes there, and the next Tab stays in it. */
export async function expectWayToContent(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main');
  // Where a field took the focus by itself, the first Tab would begin there.
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();
  if ((await main.locator('a[href]:visible, button:visible, input:visible').count()) === 0) return;
  await page.keyboard.press('Tab');
  expect(await main.evaluate((box) => box.contains(document.activeElement))).toBe(true);
}
