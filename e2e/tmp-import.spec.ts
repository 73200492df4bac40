import { readFile } from 'node:fs/promises';
import { test, expect } from './fixtures.ts';
test.describe.configure({ timeout: 600_000 });
const R = '/work/shared/data/resumes/';
const files = (process.env.FILES ?? 'openresume-resume.pdf').split(',');
for (const scheme of (process.env.SCHEMES ?? 'light').split(',') as ('light'|'dark')[])
for (const width of (process.env.WIDTHS ?? '1280').split(',').map(Number))
test(`shots ${scheme} ${width}`, async ({ person }) => {
  await person.signIn();
  const { page } = person;
  await page.emulateMedia({ colorScheme: scheme });
  await page.setViewportSize({ width, height: width < 600 ? 844 : 860 });
  page.on('dialog', (d) => void d.accept()); for (const file of files) {
    await page.goto('/resumes'); await page.goto('/resume/import'); await page.evaluate(() => sessionStorage.clear()); await page.goto('/resume/import');
    const name = file.split('/').at(-1)!;
    await page.getByLabel('Resume file', { exact: true }).setInputFiles({ name, mimeType: '', buffer: await readFile(file.startsWith('/') ? file : R + file) });
    const t = Date.now();
    await expect(page.getByRole('alert').or(page.getByRole('button', { name: 'Create resume' })).first()).toBeVisible({ timeout: 60_000 });
    console.log(file, Date.now() - t);
    await page.waitForTimeout(2500);
    const shot = (n: string) => page.screenshot({ path: `/tmp/impshots/${name}-${n}-${width}-${scheme}.png` });
    await shot('a');
    if (width < 600 && await page.getByRole('button', { name: 'Create resume' }).isVisible()) {
      await page.getByRole('button', { name: 'Page', exact: true }).click(); await page.waitForTimeout(1500); await shot('page');
      await page.getByRole('button', { name: /^Not used/ }).click(); await page.waitForTimeout(300); await shot('unused');
    }

  }
});
