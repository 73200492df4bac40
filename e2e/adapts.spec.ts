import type { Locator, Page } from '@playwright/test';
import { violationsOf } from './a11y-kit.ts';
import { misfits, resize } from './fit-kit.ts';
import { expect, test } from './fixtures.ts';
import { addJob, jobRow, loadExampleJobs } from './jobs-kit.ts';
import { newAddress } from './person.ts';
import { openScreens, ownScreens, type Screen } from './screen-list.ts';

const letters = 'W'.repeat(200);
const faces = '🦊'.repeat(200);

/** How wide and how high a window is. */
type Window = readonly [width: number, height: number];

type Look = {
  /** In turn. */
  windows: readonly Window[];
  /** And then, written from right to left, in these. */
  mirrored?: readonly Window[];
  /** First, what axe finds: every second screen dark and narrow (`npm run prove -- a11y` does all). */
  withAxe?: boolean;
};

/** What does not fit on these screens, or what axe finds there; each screen is opened once for all of it. */
async function faultsOf(
  page: Page,
  screens: readonly Screen[],
  { windows, mirrored = [], withAxe = false }: Look,
): Promise<string[]> {
  const found: string[] = [];
  const drawn = async (direction: 'ltr' | 'rtl') => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    await page.evaluate((value) => document.documentElement.setAttribute('dir', value), direction);
  };
  for (const [at, { path, example }] of screens.entries()) {
    const isNarrow = at % 2 === 1;
    const look = async ([width, height]: Window, direction: 'ltr' | 'rtl') => {
      await resize(page, width, height);
      try {
        // A screen answers to its new size in a few frames.
        await expect.poll(() => misfits(page), { timeout: 5000 }).toEqual([]);
      } catch {
        // In one of a hundred pages whose direction was turned around Chromium never lays the top bar out anew.
        if (direction === 'rtl') {
          await page.reload();
          await drawn(direction);
        }
        for (const line of await misfits(page)) found.push(`${path} at ${width}, ${direction}: ${line}`);
      }
    };
    if (withAxe) {
      await page.evaluate((theme) => localStorage.setItem('theme', theme), isNarrow ? 'dark' : 'light');
      await resize(page, isNarrow ? 390 : 1280, 844);
    } else await resize(page, windows[0]?.[0] ?? 1280, windows[0]?.[1] ?? 800);
    await page.goto(example);
    await drawn('ltr');
    if (withAxe) for (const line of await violationsOf(page)) found.push(`${path}: ${line}`);
    for (const one of windows) await look(one, 'ltr');
    if (mirrored.length > 0) await drawn('rtl');
    for (const one of mirrored) await look(one, 'rtl');
  }
  return found;
}

// The third is what a window of 1280 by 800 holds at 200 % zoom.
const small: readonly Window[] = [
  [320, 640],
  [280, 640],
  [640, 400],
];
const mirrored: readonly Window[] = [
  [1280, 640],
  [390, 640],
];

const all: Look = { windows: small, mirrored, withAxe: true };

test('axe finds nothing on an open screen; each fits in 320 and 280 px, at 200 % zoom and from right to left', async ({
  page,
  watched,
}) => {
  void watched;
  await page.goto('/');
  expect(await faultsOf(page, openScreens, all)).toEqual([]);
});

test('axe finds nothing on an own screen; each fits in 320 and 280 px, at 200 % zoom and from right to left', async ({
  person,
}) => {
  test.setTimeout(300_000);
  const { page } = person;
  await person.signIn();
  await loadExampleJobs(page);
  expect(await faultsOf(page, ownScreens, all)).toEqual([]);
});

test('names of 200 letters and of 200 signs fit', async ({ person }) => {
  test.setTimeout(120_000);
  const { page } = person;
  await person.signIn(newAddress());
  const editors: Screen[] = [];
  for (const name of [letters, faces]) {
    const address = await addJob(page, { 'Job title': name, Company: name });
    editors.push({ path: `/job/edit of ${name.slice(0, 2)}`, example: new URL(address).pathname });
  }
  await page.goto('/profile');
  const own = page.getByRole('textbox', { name: 'Name' });
  // The field takes as many of them as an account holds.
  await own.fill(faces);
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Name saved.')).toBeVisible();
  const screens: Screen[] = [
    ...editors,
    ...['/profile', '/jobs/list', '/jobs/applications', '/work', '/settings'].map((path) => ({
      path,
      example: path,
    })),
  ];
  const windows: readonly Window[] = [
    [1280, 640],
    [390, 640],
    [280, 640],
  ];
  expect(await faultsOf(page, screens, { windows })).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/jobs/list');
  await expect(jobRow(page, letters)).toBeVisible();
});

test.describe('at 200 % zoom', () => {
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
  test('the menu scrolls to its last entry', async ({ person }) => {
    const { page } = person;
    await person.signIn();
    await page.goto('/jobs/list');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const last = page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Sign out' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
});

test('with colors of the person’s own, focus, selection and status can still be seen', async ({ person }) => {
  const { page } = person;
  await person.signIn();
  await loadExampleJobs(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/jobs/list');
  const edge = (part: Locator) =>
    part.evaluate((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return `${outlineStyle} ${outlineWidth}`;
    });
  const places = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const here = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]');
  expect(await edge(here)).toBe('solid 2px');
  expect(await edge(places.first())).toMatch(/^none/);
  const rows = page.getByRole('row');
  await rows.nth(2).getByRole('checkbox').check();
  expect(await edge(rows.nth(2))).toBe('solid 2px');
  expect(await edge(rows.nth(3))).toMatch(/^none/);
  await page.getByRole('link', { name: 'Add job' }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect(await edge(page.getByRole('link', { name: 'Add job' }))).toBe('solid 3px');
  // The mark of a status is drawn in the color of the words, never in that of their ground.
  const mark = rows.nth(2).locator('svg circle').first();
  const { ink, ground } = await mark.evaluate((one) => ({
    ink: getComputedStyle(one).stroke,
    ground: getComputedStyle(document.body).backgroundColor,
  }));
  expect(ink).not.toBe(ground);
  await page.goto('/jobs/search');
  const chosen = page.locator('li[data-selected]');
  await expect(chosen).toHaveCount(1);
  expect(await edge(chosen)).toBe('solid 2px');
});

test('what opens comes by opacity alone and stands where it will stay', async ({ person }) => {
  const { page } = person;
  await person.signIn();
  await loadExampleJobs(page);
  await page.goto('/jobs/list');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const select = page.getByRole('combobox', { name: 'Submitted by' });
  await expect(select).toBeVisible();
  // Which properties change over time, by what they change.
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      const part = (target as Element).getAttribute('class') ?? '';
      for (const name of ['MuiPopover-paper', 'MuiDrawer-paper'])
        if (part.includes(name)) seen.add(`${name} ${propertyName}`);
    });
  });
  const changes = () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen].sort());
  const box = (part: Locator) => part.evaluate((node) => JSON.stringify(node.getBoundingClientRect()));
  const closed = async (part: Locator) => {
    await page.keyboard.press('Escape');
    await expect(part).toBeHidden();
  };
  // Where the last option is in the first frame that has it, and when the menu is fully there.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const option = document.querySelector('.MuiPopover-paper [role="option"]:last-child');
      if (!option) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        Object.assign(window, { first: JSON.stringify(option.getBoundingClientRect()) });
      });
    }).observe(document.body, { childList: true, subtree: true });
  });
  await select.click();
  const last = page.getByRole('option').last();
  await expect(page.locator('.MuiPopover-paper')).toHaveCSS('opacity', '1');
  expect(await page.evaluate(() => (window as unknown as { first: string }).first)).toBe(await box(last));
  await closed(last);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toHaveCSS('opacity', '1');
  // What leaves may be gone before the browser draws a frame that tells of it, so the coming is what counts.
  expect(await changes()).toEqual(['MuiDrawer-paper opacity', 'MuiPopover-paper opacity']);
  await closed(menu);
});

test('with less motion asked for, nothing travels', async ({ person }) => {
  const { page } = person;
  await person.signIn();
  await loadExampleJobs(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/jobs/list');
  // The longest movement that begins while something opens or closes, in ms.
  await page.evaluate(() => {
    const seen = { longest: 0 };
    Object.assign(window, { seen });
    const look = () => {
      for (const animation of document.getAnimations())
        seen.longest = Math.max(seen.longest, Number(animation.effect?.getComputedTiming().duration ?? 0));
      requestAnimationFrame(look);
    };
    look();
  });
  const longest = () =>
    page.evaluate(() => (window as unknown as { seen: { longest: number } }).seen.longest);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Jump to' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /, status of/ })
    .click();
  await page.getByRole('option', { name: 'Offer Pending' }).click();
  await expect(page.getByText(/Moved to Offer Pending/)).toBeVisible();
  expect(await longest()).toBeLessThan(2);
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect.poll(longest, 'the test sees movements').toBeGreaterThan(100);
});

test('written from right to left a screen mirrors', async ({ person }) => {
  const { page } = person;
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => document.documentElement.setAttribute('dir', 'rtl'));
  });
  await person.signIn();
  await loadExampleJobs(page);
  await page.goto('/jobs/list');
  const middle = async (part: Locator) => {
    const box = await part.boundingBox();
    return box ? box.x + box.width / 2 : Number.NaN;
  };
  expect(await middle(page.getByRole('heading', { level: 1 }))).toBeGreaterThan(640);
  expect(await middle(page.getByRole('button', { name: 'Open the menu' }))).toBeLessThan(100);
  expect(await middle(page.getByRole('link', { name: 'Add job' }))).toBeLessThan(640);
  expect(await middle(page.getByRole('row').nth(1).getByRole('checkbox'))).toBeGreaterThan(1200);
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  const bar = await page.getByRole('toolbar', { name: 'Selected jobs' }).boundingBox();
  expect(Math.abs((bar?.x ?? 0) + (bar?.width ?? 0) / 2 - 640)).toBeLessThan(2);
});
