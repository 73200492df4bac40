import { expect, type Page, test } from '@playwright/test';

/** Does a part of a test under its title, in a browser where nothing is stored. */
export type Part = (title: string, run: () => Promise<void>) => Promise<void>;

/** What was noted of a page since the part before, which each part has to itself. */
type Watched = { problems: string[]; forgetRefusals: () => void };

/** Milliseconds that each part adds to the time its test may take. */
const timeOfPart = 60_000;

/**
 * Parts of a test on one page. Each begins as a test of its own does, signed out and with nothing stored, but the files of
 * the product are in the browser's cache and compiled already, which is most of what a new browser costs. A page that has
 * scripts of the start, another clock or a service worker keeps them: what sets those is a test of its own, or the last part.
 */
export function partsOn(page: Page, watched: Watched): Part {
  return async (title, run) => {
    test.setTimeout(test.info().timeout + timeOfPart);
    await test.step(title, async () => {
      await startAfresh(page);
      watched.forgetRefusals();
      await run();
      expect(watched.problems.splice(0), 'nothing may go wrong unannounced').toEqual([]);
    });
  };
}

/** Removes all that the part before left: tabs, routes, permissions, cookies, own data, and how the window looks. */
async function startAfresh(page: Page): Promise<void> {
  // Nothing was opened yet.
  if (page.url() === 'about:blank') return;
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  page.removeAllListeners('dialog');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  await page.emulateMedia({
    media: null,
    colorScheme: 'light',
    forcedColors: 'none',
    reducedMotion: 'reduce',
  });
  const { viewport } = test.info().project.use;
  if (viewport) await page.setViewportSize(viewport);
  // Of this origin, and no screen that would write anything.
  await page.goto('/api/health');
  await context.clearCookies();
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const key of await caches.keys()) await caches.delete(key);
    for (const { name = '' } of await indexedDB.databases())
      await new Promise<void>((done, fail) => {
        const deletion = indexedDB.deleteDatabase(name);
        deletion.onsuccess = () => done();
        deletion.onblocked = () => fail(new Error(`${name} is still open.`));
        deletion.onerror = () => fail(deletion.error);
      });
  });
}
