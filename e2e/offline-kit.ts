import { expect, type Page } from '@playwright/test';

/** Waits until this page would also start without a network. */
export async function readyForOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  // What the page asks at its start is answered before the network goes.
  await page.waitForLoadState('networkidle');
}
