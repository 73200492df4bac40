import type { Page } from '@playwright/test';
import { openScreens, ownScreens } from './screen-list.ts';

const parameters = (path: string) => path.split('{').length;
// The page of one city before the group of that name: the fewer parameters, the nearer.
const shapes = [...openScreens, ...ownScreens]
  .map(({ path }) => path)
  .filter((path) => path !== '*')
  .sort((a, b) => parameters(a) - parameters(b));

/** An address as the specification writes it: its ids and words by their names. One that is no screen stays as it is. */
function shapeOf(pathname: string): string {
  const exact = shapes.find((path) => path === pathname);
  if (exact) return exact;
  const matches = (path: string) =>
    new RegExp(`^${path.replace(/\/\{\w+\?\}/g, '(/[^/]+)?').replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname);
  return shapes.find(matches) ?? pathname;
}

/** Where the links that can be seen on the page lead within the product, each as the specification writes it. */
export async function linkedShapes(page: Page): Promise<string[]> {
  const paths = await page.locator('a[href]:visible').evaluateAll((all) =>
    all
      .map((link) => new URL((link as HTMLAnchorElement).href))
      // Calls and files of the build, such as the list of licenses, are no screens.
      .filter(
        ({ origin, pathname }) =>
          origin === location.origin && !pathname.startsWith('/api/') && !pathname.endsWith('.txt'),
      )
      // A part of the same screen is no way to another.
      .filter(({ pathname, hash }) => !hash || pathname !== location.pathname)
      .map((url) => url.pathname),
  );
  return [...new Set(paths.map(shapeOf))];
}

/** Addresses among these that are no screen. */
export function unknownShapes(linked: Iterable<string>): string[] {
  return [...new Set(linked)].filter((shape) => !shapes.includes(shape));
}

/** The fewest clicks from a screen to each one that can be reached along these links. */
export function clicksFrom(
  start: string,
  links: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, number> {
  const clicks = new Map([[start, 0]]);
  // A map that grows is walked to its end, nearest first.
  for (const [shape, count] of clicks)
    for (const next of links.get(shape) ?? []) if (!clicks.has(next)) clicks.set(next, count + 1);
  return clicks;
}
