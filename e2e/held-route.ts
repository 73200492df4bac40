import type { Page } from '@playwright/test';

/** Holds requests of an address back; answers what lets them go, these and all that follow. */
export async function holdRoute(page: Page, url: string | RegExp): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released.promise;
    // What was canceled meanwhile cannot go on.
    await route.continue().catch(() => undefined);
  });
  return () => released.resolve();
}
