import type { Page } from '@playwright/test';
import { violationsOf } from './a11y-kit.ts';
import { misfits, resize } from './fit-kit.ts';
import { expect } from './fixtures.ts';
import { linkedShapes } from './links-kit.ts';
import type { Screen } from './screen-list.ts';

/** How wide and how high a window is. */
export type Window = readonly [width: number, height: number];

export type Look = {
  /** In turn. */
  windows: readonly Window[];
  /** And then, written from right to left, in these; the last shows the links. */
  mirrored?: readonly Window[];
  /** First, what axe finds: every second screen dark and narrow (`npm run prove -- a11y` does all). */
  withAxe?: boolean;
};

type Seen = {
  /** What does not fit and what axe finds, one line each. */
  faults: string[];
  /** Where the links of each screen lead. */
  links: Map<string, string[]>;
};

async function drawn(page: Page, direction: 'ltr' | 'rtl'): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(1);
  await expect(heading).not.toBeEmpty();
  await page.waitForLoadState('networkidle');
  await page.evaluate((value) => document.documentElement.setAttribute('dir', value), direction);
}

async function misfitsIn(page: Page, [width, height]: Window, direction: 'ltr' | 'rtl'): Promise<string[]> {
  await resize(page, width, height);
  try {
    // A screen answers to its new size in a few frames.
    await expect.poll(() => misfits(page), { timeout: 5000 }).toEqual([]);
    return [];
  } catch {
    // In one of a hundred pages whose direction was turned around Chromium never lays the top bar out anew.
    if (direction === 'rtl') {
      await page.reload();
      await drawn(page, direction);
    }
    return (await misfits(page)).map((line) => `at ${width}, ${direction}: ${line}`);
  }
}

/** Looks at these screens, each opened once: that it has one h1, fits, pleases axe where asked, and where its links lead. */
export async function sweep(
  page: Page,
  screens: readonly Screen[],
  { windows, mirrored = [], withAxe = false }: Look,
): Promise<Seen> {
  const faults: string[] = [];
  const links = new Map<string, string[]>();
  for (const [at, { path, example }] of screens.entries()) {
    const isNarrow = at % 2 === 1;
    const note = (lines: readonly string[]) => faults.push(...lines.map((line) => `${path}: ${line}`));
    if (withAxe) {
      await page.evaluate((theme) => localStorage.setItem('theme', theme), isNarrow ? 'dark' : 'light');
      await resize(page, isNarrow ? 390 : 1280, 844);
    } else await resize(page, windows[0]?.[0] ?? 1280, windows[0]?.[1] ?? 800);
    await page.goto(example);
    await drawn(page, 'ltr');
    if (withAxe) note(await violationsOf(page));
    for (const one of windows) note(await misfitsIn(page, one, 'ltr'));
    if (mirrored.length > 0) await drawn(page, 'rtl');
    for (const one of mirrored) note(await misfitsIn(page, one, 'rtl'));
    links.set(path, await linkedShapes(page));
  }
  return { faults, links };
}
