import { holdRoute } from './delayed-route.ts';
import { expect, test } from './fixtures.ts';
import { SearchPage } from './search-kit.ts';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Sum of the layout shifts of the page so far that no press or key explains. */
const shifts = () =>
  new Promise<number>((resolve) => {
    const read = () => {
      const observer = new PerformanceObserver(() => undefined);
      observer.observe({ type: 'layout-shift', buffered: true });
      const own = (observer.takeRecords() as Shift[]).filter((shift) => !shift.hadRecentInput);
      resolve(own.reduce((sum, { value }) => sum + value, 0));
    };
    // Those of the frame that is being drawn are there with the next but one.
    requestAnimationFrame(() => requestAnimationFrame(read));
  });

test('parts that load later move nothing, and say so where they fail', async ({
  page,
  person,
  expectRefusal,
  part,
}) => {
  await part(
    'a hint shows under the pointer and on keyboard focus, and Escape or leaving ends it',
    async () => {
      await page.goto('/auth');
      const menu = page.getByRole('button', { name: 'Open the menu' });
      const hint = page.getByRole('tooltip');
      await menu.hover();
      await expect(hint).toHaveText('Menu');
      const [button, words] = [await menu.boundingBox(), await hint.boundingBox()];
      if (!button || !words) throw new Error('Neither has a place.');
      expect(words.y).toBeGreaterThanOrEqual(button.y + button.height - 1);
      expect(words.x + words.width).toBeLessThanOrEqual(1280);
      await page.keyboard.press('Escape');
      await expect(hint).toHaveCount(0);
      await page.mouse.move(400, 400);
      await page.getByRole('button', { name: /^Switch to the/ }).focus();
      await page.keyboard.press('Tab');
      await expect(hint).toHaveText('Menu');
      await page.keyboard.press('Shift+Tab');
      await expect(hint).toHaveText(/theme$/);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Switch to the light theme' })).toBeFocused();
    },
  );

  await part(
    'search: late parts move nothing, and flags of saved jobs join when the own data is there',
    async () => {
      await person.signIn();
      const search = new SearchPage(page);
      await page.goto('/jobs/search');
      await search.posting.getByRole('button', { name: 'Save job' }).click();
      await expect(page.getByText('Job saved.')).toBeVisible();
      const letCome = await holdRoute(page, /assets\/(import-wrapper|dexie|clean-html)[^/]*\.js$/);
      await page.reload();
      // Own data is waited for no longer than a moment: the rows are there before it.
      await expect(search.rows.first()).toBeVisible();
      await expect(page.getByText('These are sample postings.')).toBeVisible();
      letCome();
      await expect(search.rows.first().getByText('Saved', { exact: true })).toBeVisible();
      await expect(search.posting.getByRole('link', { name: 'Open in jobs' })).toBeVisible();
      await expect(search.posting.locator('[dir=auto]')).toContainText(/\w/);
      expect(await page.evaluate(shifts)).toBeLessThan(0.01);
    },
  );

  await part('a posting is never shown without what sanitises it', async () => {
    await person.signIn();
    const search = new SearchPage(page);
    expectRefusal(/\/assets\/clean-html/, 0);
    await page.route(/assets\/clean-html[^/]*\.js$/, (route) => route.abort('connectionreset'));
    await page.goto('/jobs/search');
    await expect(search.posting.getByText('The text could not be shown')).toBeVisible();
    await expect(search.posting.getByRole('button', { name: 'Save job' })).toBeVisible();
    await expect(search.posting.locator('[dir="auto"] p')).toHaveCount(0);
    await page.unroute(/assets\/clean-html[^/]*\.js$/);
    await page.reload();
    await expect(search.posting.locator('[dir="auto"] p').first()).toBeVisible();
  });

  await part(
    'a menu asked for before its code is there opens when it comes; without a connection it says so and tries again',
    async () => {
      await person.signIn();
      const search = new SearchPage(page);
      // The page has loaded itself again for a lost part already: it does so once, and would take the sentence along.
      await page.addInitScript(() => sessionStorage.setItem('foothold.reloaded', String(Date.now())));
      let isDown = true;
      const isPressed = Promise.withResolvers<void>();
      expectRefusal(/\/assets\/sort-choices/, 0);
      await page.route(/assets\/sort-choices[^/]*\.js$/, async (route) => {
        if (isDown) return route.abort('connectionreset');
        await isPressed.promise;
        return route.continue();
      });
      await page.goto('/jobs/search');
      await search.searchFor('nurse');
      const sort = page.getByRole('button', { name: 'Best match' });
      await sort.click();
      await expect(page.getByText('A part of Foothold could not be loaded.')).toBeVisible();
      await expect(search.rows.first()).toBeVisible();
      isDown = false;
      await sort.click();
      isPressed.resolve();
      await expect(page.getByRole('menuitem')).toHaveCount(3);
      await page.keyboard.press('Escape');
      await expect(sort).toBeFocused();
    },
  );
});
