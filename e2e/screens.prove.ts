import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { loadExampleJobs } from './jobs-kit.ts';
import { Person } from './person.ts';
import { openScreens, ownScreens, type Screen, screenName } from './screen-list.ts';
import { Server } from './server.ts';

const widths = [1280, 390] as const;
const themes = ['light', 'dark'] as const;
const folder = process.env.SCREENS_DIR ?? 'test-results/screens';
const missing: Screen = { path: '/job/edit/missing', example: '/job/edit/99999' };
const first: Screen = { path: '/work-first', example: '/work' };

/** The pictures of one theme and width, by the name of the screen. */
type Sheet = Map<string, Buffer>;

async function shoot(page: Page, screens: readonly Screen[], sheet: Sheet): Promise<void> {
  for (const screen of screens) {
    await page.goto(screen.example);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    sheet.set(screenName(screen), await page.screenshot());
  }
}

/** All pictures of a sheet on one page, with their names. */
async function contactSheet(page: Page, sheet: Sheet, width: number): Promise<Buffer> {
  const shown = width === 390 ? 195 : 400;
  const figures = [...sheet].map(
    ([name, picture]) =>
      `<figure><img width="${shown}" src="data:image/png;base64,${picture.toString('base64')}"><figcaption>${name}</figcaption></figure>`,
  );
  await page.setContent(
    `<style>body{margin:16px;display:flex;flex-wrap:wrap;gap:16px;background:#888;font:13px sans-serif}figure{margin:0}img{display:block}</style>${figures.join('')}`,
  );
  return page.screenshot({ fullPage: true });
}

async function pictures(browser: Browser, server: Server, variant: string): Promise<void> {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const person = new Person(page, server);
  const drawing = await context.newPage();
  const sheets = new Map<string, Sheet>();
  const each = async (who: string, screens: readonly Screen[]) => {
    for (const theme of themes)
      for (const width of widths) {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
        await page.evaluate((value) => localStorage.setItem('theme', value), theme);
        const name = `${variant}-${who}-${width}-${theme}`;
        const sheet = sheets.get(name) ?? new Map<string, Buffer>();
        sheets.set(name, sheet);
        await shoot(page, screens, sheet);
      }
    await page.setViewportSize({ width: 1280, height: 800 });
  };
  await page.goto('/');
  await each('out', openScreens);
  await person.signIn();
  await each('in', [first]);
  await loadExampleJobs(page);
  await each('in', [...ownScreens, missing]);
  await drawing.setViewportSize({ width: 1696, height: 900 });
  for (const [name, sheet] of sheets) {
    for (const [screen, picture] of sheet) await writeFile(join(folder, `${name}-${screen}.png`), picture);
    const width = name.includes('-390-') ? 390 : 1280;
    await writeFile(join(folder, `sheet-${name}.png`), await contactSheet(drawing, sheet, width));
  }
  await context.close();
}

/** A picture of every screen × variant × theme × width, and a sheet of each set, to be looked at by a person. */
test('every screen, light and dark, wide and narrow, of both variants', async ({ browser }) => {
  test.setTimeout(1_200_000);
  await mkdir(folder, { recursive: true });
  for (const variant of ['job', 'place']) {
    const server = await Server.start({ SITE_VARIANT: variant });
    try {
      await pictures(browser, server, variant);
    } finally {
      await server.dispose();
    }
  }
  expect((await readFile(join(folder, 'sheet-place-in-390-dark.png'))).length).toBeGreaterThan(10_000);
});
