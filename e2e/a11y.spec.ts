import { violationsOf } from './a11y-kit.ts';
import { expect, test } from './fixtures.ts';
import { galleryViolations, withGallery } from './gallery-kit.ts';
import { loadExampleJobs } from './jobs-kit.ts';
import { openScreens, ownScreens, type Screen } from './screen-list.ts';

// The small version of `npm run prove -- a11y`: each screen once, the half of them dark and narrow.
test('axe finds nothing on any screen', async ({ person }) => {
  test.setTimeout(240_000);
  const { page } = person;
  const found: string[] = [];
  const look = async (screens: readonly Screen[]) => {
    for (const [at, { path, example }] of screens.entries()) {
      const isNarrow = at % 2 === 1;
      await page.setViewportSize({ width: isNarrow ? 390 : 1280, height: 844 });
      await page.evaluate((theme) => localStorage.setItem('theme', theme), isNarrow ? 'dark' : 'light');
      await page.goto(example);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.waitForLoadState('networkidle');
      for (const line of await violationsOf(page)) found.push(`${path}: ${line}`);
    }
    await page.setViewportSize({ width: 1280, height: 844 });
  };
  await page.goto('/');
  await look(openScreens);
  await person.signIn();
  await loadExampleJobs(page);
  await look(ownScreens);
  expect(found).toEqual([]);
});

test('axe finds nothing in any component, in a light and in a dark palette', async ({ page, watched }) => {
  test.setTimeout(120_000);
  void watched;
  await withGallery(async (url) => {
    const { seen, found } = await galleryViolations(page, url, [
      { theme: 'light', color: 'green' },
      { theme: 'dark', color: 'purple' },
    ]);
    expect(seen).toBe(10);
    expect(found).toEqual([]);
  });
});
