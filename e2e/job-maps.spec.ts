import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { loadExampleJobs, seedExampleJobs } from './jobs-kit.ts';

// What a map reports on its region is documented in web/src/maps/map-frame.tsx. Without a graphics card each map
// is drawn by the processor; here they are plain drawings, as in a browser without WebGL.
test.describe.configure({ timeout: 90_000 });
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...more: unknown[]
    ) {
      return kind.startsWith('webgl') ? null : Reflect.apply(original, this, [kind, ...more]);
    } as typeof original;
  });
});

const mapOf = (page: Page): Locator => page.locator('[data-map]');
const rows = (page: Page): Locator => page.getByRole('list', { name: 'Jobs' }).locator('[data-row]');
const head = (page: Page): Locator => page.getByRole('region', { name: 'Jobs' }).getByRole('status').first();
const pin = (page: Page, name: RegExp): Locator => mapOf(page).getByRole('button', { name });

/** Waits until the map and its outlines are drawn. */
async function drawn(page: Page): Promise<void> {
  await expect(mapOf(page)).toHaveAttribute('data-still', '', { timeout: 30_000 });
  await expect(mapOf(page)).toHaveAttribute('data-rendered', /\d/);
}

test('a search on the map, also of more than 10,000', async ({ page, person, unplug, part }) => {
  await part('more than 10,000 are groups, which open into what is in them', async () => {
    await person.signIn();
    const asked: { west: number; east: number }[] = [];
    await page.route('**/api/jobs/search/points', async (route) => {
      const { bbox } = route.request().postDataJSON();
      if (bbox) asked.push(bbox);
      const answer = await route.fetch();
      const body = await answer.json();
      Object.assign(body.data, { totalResults: 10_000, totalIsCapped: !bbox });
      if (!bbox)
        Object.assign(body.data, {
          points: [],
          clusters: [
            { lat: 40, lng: -83, count: 12_000 },
            { lat: 34, lng: -118, count: 3400 },
          ],
        });
      await route.fulfill({ response: answer, json: body });
    });
    await page.goto('/jobs/map/search?term=nurse');
    await expect(pin(page, /^group, 12,000 postings here/)).toBeVisible({ timeout: 30_000 });
    await expect(pin(page, /^group, 3,400 postings here/)).toBeVisible();
    await pin(page, /^group, 12,000 postings here/).click();
    await expect(pin(page, /^group, 12,000 postings here/)).toHaveCount(0);
    await expect(pin(page, /group, [\d,]+ postings? here/).first()).toBeVisible();
    await expect(head(page)).toHaveText(/^\d+ of 10,000\+ jobs on this map$/);
    await expect.poll(() => asked.at(-1)?.west).toBeGreaterThan(-118);
  });

  await part(
    'a search on the map: pins and list select each other, and an area can be searched',
    async () => {
      await person.signIn();
      await page.goto('/jobs/search?term=nurse');
      await expect(page.locator('[data-row]').first()).toBeVisible();
      await page.goto('/jobs/map/search?term=nurse&in=Columbus%2C+OH&within=100');
      await drawn(page);
      await expect(rows(page).first()).toBeVisible();
      expect(await mapOf(page).locator('[data-outlines] path').count()).toBeGreaterThan(0);

      // A location with several jobs is listed alone, and going back shows all.
      const spot = pin(page, /, group, [\d,]+ postings? here/).first();
      await spot.click();
      await expect(page).toHaveURL(/spot=/);
      await expect(head(page)).toHaveText(/^\d+ jobs at this spot$/);
      await page.getByRole('button', { name: 'Show all', exact: true }).click();
      await expect(page).not.toHaveURL(/spot=/);

      // A row opens its card; saving marks the row.
      await rows(page).first().getByRole('link').first().click();
      await expect(page).toHaveURL(/job=\d+/);
      const card = page.getByRole('region', { name: 'Map' }).getByRole('region').last();
      await expect(card.getByRole('link', { name: 'Open in search' })).toBeVisible();
      await card.getByRole('button', { name: 'Save job' }).click();
      await expect(card.getByRole('link', { name: 'Open in jobs' })).toBeVisible();
      await expect(rows(page).first().getByText('Saved', { exact: true })).toBeVisible();
      await card.getByRole('button', { name: 'Close' }).click();
      await expect(page).not.toHaveURL(/job=\d+/);

      // After zooming out, the map offers to search the visible area; the box replaces the place in the search.
      for (let at = 0; at < 2; at += 1) await mapOf(page).getByRole('button', { name: 'Zoom out' }).click();
      await expect(head(page)).toHaveText(/ of \d+ jobs on this map/);
      await page.getByRole('button', { name: 'Search this area' }).click();
      await expect(page).toHaveURL(/box=-?\d/);
      await expect(page.getByRole('textbox', { name: 'City, state, country or Remote' })).toHaveValue('');
      await expect(page.getByRole('button', { name: 'In the area you chose' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Search this area' })).toBeHidden();
      await mapOf(page).getByRole('button', { name: 'Zoom out' }).click();
      await expect(page.getByRole('button', { name: 'Search this area' })).toBeVisible();
      await page.reload();
      await drawn(page);
      await expect(rows(page).first()).toBeVisible();
      await page.getByRole('button', { name: 'In the area you chose' }).click();
      await expect(page).not.toHaveURL(/box=/);

      // The list shows the same search, and going back returns to the map.
      await page.getByRole('link', { name: 'List', exact: true }).click();
      await expect(page).toHaveURL(/\/jobs\/search\?term=nurse/);
      await page.goBack();
      await drawn(page);

      // Nothing found, and no connection.
      await page.getByRole('searchbox', { name: 'Job title, skill or company' }).fill('qqqqzz');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: /No “qqqqzz” jobs/ })).toBeVisible();
      await unplug();
      await expect(page.getByText('You are offline.')).toBeVisible();
      await page.context().setOffline(false);
      await expect(page.getByText('You are offline.')).toBeHidden();
    },
  );
});

test('own jobs and search locations on a map, and its address on a phone', async ({ page, person, part }) => {
  await part(
    'the address names state and city; on a phone the form folds and the map stands above the list',
    async () => {
      await person.signIn();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/jobs/map/search/OH/Columbus?term=');
      await drawn(page);
      await expect(rows(page).first()).toBeVisible();
      const map = await mapOf(page).boundingBox();
      const first = await rows(page).first().boundingBox();
      expect((map?.y ?? 0) + (map?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0);
      const fold = page.getByRole('button', { name: /jobs within 25 miles of Columbus, OH/ });
      await expect(fold).toHaveAttribute('aria-expanded', 'false');
      await fold.click();
      await page.getByRole('searchbox', { name: 'Job title, skill or company' }).fill('nurse');
      await page.getByRole('button', { name: 'Search jobs' }).click();
      await expect(page).toHaveURL(/\/jobs\/map\/search\?term=nurse&in=Columbus%2C\+OH/);
      await expect(page.getByRole('button', { name: /“nurse” jobs within 25 miles/ })).toBeVisible();
    },
  );

  await part(
    'own jobs on a map: by status group, with their card, and those without a place lead to where it is set',
    async () => {
      await person.signIn();
      await loadExampleJobs(page);
      await page.getByRole('link', { name: 'Show on map' }).click();
      await expect(page).toHaveURL(/\/jobs\/map\/view$/);
      await drawn(page);
      await expect(rows(page)).toHaveCount(30);
      await expect(page.getByText(/3 jobs have no coordinates/)).toBeVisible();
      await page.getByRole('button', { name: /^To apply/ }).click();
      await expect(page).toHaveURL(/group=not-started/);
      await expect(rows(page)).toHaveCount(5);
      await expect(rows(page).filter({ hasText: 'Application Not Started' })).toHaveCount(5);
      await page.getByRole('button', { name: /^To apply/ }).click();
      await expect(rows(page)).toHaveCount(30);

      await rows(page).filter({ hasText: 'Ridership Planner' }).getByRole('link').click();
      const card = page.getByRole('region', { name: 'Ridership Planner' });
      await expect(card.getByText('Application Not Started')).toBeVisible();
      await expect(
        mapOf(page).getByRole('button', { name: /Starling Transit, job, Application Not Started/ }),
      ).toHaveAttribute('aria-pressed', 'true');
      await card.getByRole('button', { name: 'Close' }).click();
      await expect(card).toBeHidden();

      await rows(page).filter({ hasText: 'Set its place' }).first().getByRole('link').click();
      await expect(page).toHaveURL(/\/location\/manage\/job\/\d+$/);
      await expect(page.getByRole('button', { name: 'Find place' })).toBeVisible();
    },
  );

  await part('search locations: added by typing, counted, removed with undo; the first stays', async () => {
    await person.signIn();
    await seedExampleJobs(page);
    await page.goto('/job/locations');
    await expect(page.getByRole('heading', { name: 'No search locations yet' })).toBeVisible();
    const field = page.getByRole('combobox', { name: 'Add a city, state, country or Remote' });
    const lines = page.getByRole('list', { name: 'Search locations' }).getByRole('listitem');
    const add = async (typed: string, name: string, count: number) => {
      await field.fill(typed);
      await page.getByRole('option').filter({ hasText: name }).first().click();
      await expect(lines).toHaveCount(count);
    };
    await add('columbus', 'Columbus, OH', 1);
    await add('ohio', 'Ohio', 2);
    await add('remo', 'Remote', 3);
    await expect(lines.nth(0)).toContainText(/\d+ postings within 25 miles · \d+ of your jobs/);
    await expect(lines.nth(1)).toContainText(/\d+ postings · \d+ of your jobs/);
    await expect(lines.nth(2)).toContainText(/\d+ postings · \d+ of your jobs/);
    await expect(lines.nth(0).getByRole('button', { name: /^Remove/ })).toHaveCount(0);

    await lines.nth(2).getByRole('button', { name: 'Remove Remote' }).click();
    await expect(lines).toHaveCount(2);
    const removed = page.getByRole('status').filter({ hasText: 'Location removed.' });
    await removed.getByRole('button', { name: 'Undo' }).click();
    await expect(lines).toHaveCount(3);

    await lines.nth(0).getByRole('link', { name: 'Map' }).click();
    await expect(page).toHaveURL(/\/jobs\/map\/search\?term=&in=Columbus%2C\+OH/);
    await drawn(page);
    await page.goBack();
    await lines.nth(0).getByRole('link', { name: 'Search jobs' }).click();
    await expect(page).toHaveURL(/\/jobs\/search\?term=&in=Columbus%2C\+OH/);
  });
});
