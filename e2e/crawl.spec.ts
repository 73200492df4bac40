import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { loadExampleJobs } from './jobs-kit.ts';
import { openScreens, ownScreens } from './screen-list.ts';

const mostClicks = 4;

/** Addresses that a signed-in person comes to otherwise: by signing out, or by a wrong address. */
const notByLinks = ['/', '/auth', '*'];
/** Shapes that stand in the specification for links from elsewhere; they show the same screen as a search does. */
const fromElsewhere = [
  '/jobs/search/{state}/{city}',
  '/jobs/searchterm/{term}',
  '/jobs/searchtermlocation/{state}/{city}/{term}',
  '/jobs/submissions/{submissionMethod?}',
  '/jobs/map/search/{state}/{city}',
  // Linked for who has saved a city.
  '/city/{group}/{internalId}',
];

/** An address as the specification writes it: its ids and words by their names. */
function shapeOf(pathname: string): string {
  const known = [...openScreens, ...ownScreens].map(({ path }) => path).filter((path) => path !== '*');
  const exact = known.find((path) => path === pathname);
  if (exact) return exact;
  const matches = (path: string) =>
    new RegExp(`^${path.replace(/\/\{\w+\?\}/g, '(/[^/]+)?').replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname);
  return known.find(matches) ?? pathname;
}

async function visibleLinks(page: Page): Promise<string[]> {
  const links = await page.locator('a[href]:visible').evaluateAll((all) =>
    all
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .filter((url) => url.origin === location.origin && !url.pathname.startsWith('/api/'))
      .map((url) => url.pathname),
  );
  return [...new Set(links)];
}

/** The links of a screen that is whole: what hangs on own data may come after the network is calm. */
async function linksOfWhole(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  let links: string[] = [];
  await expect
    .poll(
      async () => {
        const before = links;
        links = await visibleLinks(page);
        return links.length > 0 && links.join() === before.join();
      },
      { intervals: [250] },
    )
    .toBe(true);
  return links;
}

test('visible links lead from /work to every screen in at most four clicks; each has exactly one h1', async ({
  person,
}) => {
  test.setTimeout(240_000);
  await person.signIn();
  const { page } = person;
  await loadExampleJobs(page);

  const clicks = new Map<string, number>([['/work', 0]]);
  const waiting = ['/work'];
  for (let at = waiting.shift(); at; at = waiting.shift()) {
    const depth = clicks.get(shapeOf(at)) ?? 0;
    await page.goto(at);
    await expect(page.locator('h1'), at).toHaveCount(1);
    await expect(page.locator('h1'), at).not.toBeEmpty();
    const found = (await linksOfWhole(page)).map((path) => ({ path, clicks: depth + 1 }));
    if (at === '/work') {
      await page.getByRole('button', { name: 'Open the menu' }).click();
      const drawer = page.getByRole('dialog');
      await expect(drawer.getByRole('link').first()).toBeVisible();
      found.push(...(await visibleLinks(page)).map((path) => ({ path, clicks: 2 })));
      await page.keyboard.press('Escape');
    }
    for (const link of found) {
      const shape = shapeOf(link.path);
      if (link.clicks > mostClicks || clicks.has(shape)) continue;
      clicks.set(shape, link.clicks);
      if (!notByLinks.includes(shape)) waiting.push(link.path);
    }
  }
  const wanted = [...openScreens, ...ownScreens]
    .map(({ path }) => path)
    .filter((path) => !notByLinks.includes(path) && !fromElsewhere.includes(path));
  const isReached = (path: string) => clicks.has(path) || clicks.has(path.replace(/\/\{\w+\?\}$/, ''));
  expect(wanted.filter((path) => !isReached(path))).toEqual([]);
  const known = new Set([...openScreens, ...ownScreens].map(({ path }) => path));
  expect(
    [...clicks.keys()].filter((path) => !known.has(path)),
    'a link leads to an address that is no screen',
  ).toEqual([]);
});
