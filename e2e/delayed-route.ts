import { expect, type Page } from '@playwright/test';

/**
 * Holds requests of an address back; returns what lets them go, these and all that follow. By then one must have come:
 * a file that has got another name would be waited for in vain, and the test would see the ordinary way of things.
 */
export async function holdRoute(page: Page, url: string | RegExp): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  let held = 0;
  await page.route(url, async (route) => {
    held += 1;
    await released.promise;
    // What was canceled meanwhile cannot continue.
    await route.continue().catch(() => undefined);
  });
  return () => {
    expect(held, `requests held back of ${url}`).toBeGreaterThan(0);
    released.resolve();
  };
}
