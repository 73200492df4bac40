import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { withGallery } from './gallery-kit.ts';

// Runs the engine in a real browser, under the product's own security policy; a violation fails the test.
test.describe.configure({ timeout: 120_000 });

type Said = {
  summary: string;
  pages: number;
  missing: string[];
  differences: unknown[];
  tags: Record<string, number>;
};

async function said(page: Page): Promise<Partial<Said>> {
  return JSON.parse((await page.getByTestId('said').textContent()) ?? '{}');
}

test('a resume is typeset in a worker, rendered, read back without a difference and typeset again', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.woff')) fonts.push(response.url());
  });
  await withGallery(async (url) => {
    await page.goto(`${url}/?document=1`);
    await expect
      .poll(() => said(page), { timeout: 90_000 })
      .toMatchObject({ pages: 1, differences: [], missing: [] });
    expect((await said(page)).tags).toMatchObject({ H1: 1, H2: 7 });
    await expect(page.getByTestId('progress')).toHaveText(/^\d{8} of \d{8}$/);
    expect(fonts.filter((font) => /noto-sans-(?:sc|jp|kr)|vazirmatn/.test(font))).toEqual([]);
    const isInked = await page.getByTestId('page').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, 200) ?? { data: [] };
      return [...data].some((value, at) => at % 4 < 3 && value < 100);
    });
    expect(isInked).toBe(true);

    await expect(page.getByRole('listitem')).toHaveCount(10);
    await page.getByRole('button', { name: 'Add a line' }).click();
    await expect
      .poll(() => said(page))
      .toMatchObject({ summary: 'One line. And one more.', differences: [] });

    await page.getByRole('button', { name: 'Other scripts' }).click();
    await expect.poll(async () => (await said(page)).summary, { timeout: 60_000 }).toContain('十年');
    expect(await said(page)).toMatchObject({ missing: [], pages: 1 });
    expect(fonts.some((font) => font.includes('noto-sans-sc'))).toBe(true);
  });
});
