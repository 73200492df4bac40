import { test } from './fixtures.ts';
import { loadExampleJobs } from './jobs-kit.ts';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(180_000);
test('look', async ({ person, page }) => {
  await person.signIn();
  await page.goto('/resumes');
  await page.waitForTimeout(800);
  await page.screenshot({ path: '/tmp/rl/empty-light.png', fullPage: true });
  await loadExampleJobs(page);
  await page.goto('/resumes');
  await page.waitForTimeout(300);
  await page.screenshot({ path: '/tmp/rl/list-first.png' });
  await page.waitForTimeout(15000);
  await page.screenshot({ path: '/tmp/rl/list-light.png' });
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByText('Two readers').waitFor({ timeout: 60000 });
  await page.screenshot({ path: '/tmp/rl/export-light.png' });
  for (const [name, label] of [['docx', 'Word (DOCX)'], ['json', 'JSON Resume'], ['text', 'Plain text'], ['print', 'Print']] as const) {
    await page.getByRole('radio', { name: label }).check();
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `/tmp/rl/export-${name}.png` });
  }
  await page.emulateMedia({ media: 'print' });
  await page.screenshot({ path: `/tmp/rl/print.png` });
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/resumes');
  await page.waitForTimeout(1500);
  await page.screenshot({ path: '/tmp/rl/list-dark-390.png' });
  await page.getByRole('list', { name: 'Your resumes' }).getByRole('link').first().click();
  await page.waitForTimeout(1000);
  await page.screenshot({ path: '/tmp/rl/detail-dark-390.png', fullPage: true });
  await page.goto('/settings#resumes');
  await page.waitForTimeout(1500);
  await page.screenshot({ path: '/tmp/rl/settings-dark-390.png' });
});
