import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { seedExampleJobs } from './jobs-kit.ts';

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

test('colors of the person’s own, less motion, right to left', async ({ person, part }) => {
  await part('with colors of the person’s own, focus, selection and status can still be seen', async () => {
    const { page } = person;
    await person.signIn();
    await seedExampleJobs(page);
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

  await part('with less motion asked for, nothing travels', async () => {
    const { page } = person;
    await person.signIn();
    await seedExampleJobs(page);
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

  await part('written from right to left a screen mirrors', async () => {
    const { page } = person;
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () =>
        document.documentElement.setAttribute('dir', 'rtl'),
      );
    });
    await person.signIn();
    await seedExampleJobs(page);
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
});

test('what opens comes by opacity alone and stands where it will stay', async ({ person }) => {
  const { page } = person;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await person.signIn();
  await seedExampleJobs(page);
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
