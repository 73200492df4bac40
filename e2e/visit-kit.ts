import type { Page } from '@playwright/test';
import { calm } from './calm-kit.ts';

/**
 * Goes to an address as a link of the page would, without loading the whole product again, which is three quarters of
 * the time that a screen costs, and waits until it is drawn. A page that is not the product yet is loaded; so is one
 * that keeps the heading of the screen before, since nothing then shows that the new one was drawn.
 */
export async function visit(page: Page, path: string): Promise<void> {
  const mark = 'data-of-screen-before';
  const isApp = await page.evaluate((name) => {
    const heading = document.querySelector('h1');
    heading?.setAttribute(name, '');
    return heading !== null && document.querySelector('#root') !== null;
  }, mark);
  if (isApp) {
    await page.evaluate((to) => {
      // As the router writes an entry of its own: it then knows that the person went forwards.
      const index = ((history.state as { idx?: number } | null)?.idx ?? 0) + 1;
      const state = { usr: null, key: Math.random().toString(36).slice(2, 10), idx: index };
      history.pushState(state, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state }));
    }, path);
    await calm(page);
    if ((await page.locator(`[${mark}]`).count()) === 0) return;
  }
  await page.goto(path);
  await calm(page);
}
