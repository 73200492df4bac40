import { expect, test } from './fixtures.ts';
import { openScreens, ownScreens, type Screen, screenName } from './screen-list.ts';

const widths = [1280, 390];
const themes = ['light', 'dark'] as const;
const folder = process.env.SCREENS_DIR ?? 'test-results/screens';

/** A picture of every screen in both themes and both widths, to be looked at by a person. */
test('every screen, light and dark, wide and narrow', async ({ person, context }) => {
  test.setTimeout(600_000);
  const { page } = person;
  const shoot = async (screens: readonly Screen[], who: string) => {
    for (const theme of themes) {
      await page.evaluate((value) => localStorage.setItem('theme', value), theme);
      for (const width of widths) {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
        for (const screen of screens) {
          await page.goto(screen.example);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await page.waitForLoadState('networkidle');
          await page.screenshot({ path: `${folder}/${who}-${screenName(screen)}-${width}-${theme}.png` });
        }
      }
    }
  };
  await page.goto('/');
  await shoot(openScreens, 'out');
  await page.setViewportSize({ width: 1280, height: 800 });
  await person.signIn();
  for (const theme of themes) {
    await page.evaluate((value) => localStorage.setItem('theme', value), theme);
    for (const width of widths) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
      await page.goto('/work');
      await expect(page.getByRole('button', { name: 'Load example data' })).toBeVisible();
      await page.screenshot({ path: `${folder}/in-work-first-${width}-${theme}.png` });
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Load example data' }).click();
  await expect(page.getByRole('button', { name: 'Load example data' })).toHaveCount(0);
  await shoot([...ownScreens, { path: '/job/edit/missing', example: '/job/edit/99999' }], 'in');
  await context.close();
});
