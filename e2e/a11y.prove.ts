import { violationsOf } from './a11y-kit.ts';
import { expect, test } from './fixtures.ts';
import { galleryViolations, type Palette, withGallery } from './gallery-kit.ts';
import { loadExampleJobs } from './jobs-kit.ts';
import { openScreens, ownScreens, type Screen } from './screen-list.ts';
import { misfitsIn, openScreen } from './sweep-kit.ts';

const themes = ['light', 'dark'] as const;
const widths = [1280, 390] as const;
/** The ten accents, as they are stored. */
const accents = 'purple deeppurple indigo blue lightblue cyan teal green lightgreen grey'.split(' ');

/** axe on every screen that stands, in both themes and both widths: 0 violations. */
test('every screen, light and dark, wide and narrow', async ({ person }) => {
  test.setTimeout(900_000);
  const { page } = person;
  const found: string[] = [];
  let seen = 0;
  const look = async (screens: readonly Screen[]) => {
    for (const theme of themes)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        await page.evaluate((value) => localStorage.setItem('theme', value), theme);
        for (const { path, example } of screens) {
          await page.goto(example);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await page.waitForLoadState('networkidle');
          for (const line of await violationsOf(page)) found.push(`${path} ${width} ${theme}: ${line}`);
          seen += 1;
        }
      }
    await page.setViewportSize({ width: 1280, height: 844 });
  };
  await page.goto('/');
  await look(openScreens);
  await person.signIn();
  await loadExampleJobs(page);
  await look(ownScreens);
  process.stdout.write(`${seen} pages seen, ${found.length} violations\n`);
  expect(found).toEqual([]);
});

/** What `npm test` looks at in three windows: narrower still, at 200 % zoom, and mirrored wide and narrow. */
test('every screen, in 280 px, at 200 % zoom and from right to left', async ({ person }) => {
  test.setTimeout(900_000);
  const { page } = person;
  const found: string[] = [];
  let seen = 0;
  const look = async (screens: readonly Screen[]) => {
    for (const screen of screens) {
      await openScreen(page, screen, [280, 640]);
      // The second is what a window of 1280 by 800 holds at 200 % zoom.
      const lines = [...(await misfitsIn(page, [280, 640])), ...(await misfitsIn(page, [640, 400]))];
      for (const width of [390, 1280]) lines.push(...(await misfitsIn(page, [width, 640], 'rtl')));
      found.push(...lines.map((line) => `${screen.path}: ${line}`));
      seen += 1;
    }
  };
  await page.goto('/');
  await look(openScreens);
  await person.signIn();
  await loadExampleJobs(page);
  await look(ownScreens);
  process.stdout.write(`${seen} screens seen, ${found.length} that do not fit\n`);
  expect(found).toEqual([]);
});

/** axe on every component and what is over a page, in all twenty palettes: 0 violations. */
test('every component, in ten accents, light and dark', async ({ page, watched }) => {
  test.setTimeout(900_000);
  void watched;
  const palettes: Palette[] = themes.flatMap((theme) => accents.map((color) => ({ theme, color })));
  await withGallery(async (url) => {
    const { seen, found } = await galleryViolations(page, url, palettes);
    process.stdout.write(`${seen} views of the gallery seen, ${found.length} violations\n`);
    expect(seen).toBe(200);
    expect(found).toEqual([]);
  });
});
