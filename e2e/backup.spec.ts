import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { loadExampleJobs, undo } from './jobs-kit.ts';
import { Person } from './person.ts';

/** Downloads a backup and answers where the browser put it. */
async function download(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download backup' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^foothold-\d{4}-\d\d-\d\d\.json$/);
  return file.path();
}

test('a backup brings everything back, in another browser too, and is undone in one step', async ({
  person,
  browser,
  server,
}) => {
  await person.signIn();
  const { page } = person;
  await loadExampleJobs(page);
  await page.goto('/settings');
  const path = await download(page);

  const other = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
  const there = await other.newPage();
  await new Person(there, server).signIn();
  await there.goto('/settings');
  await there.getByLabel('Backup file').setInputFiles(path);
  const dialog = there.getByRole('dialog', { name: 'Restore this backup?' });
  await expect(dialog).toContainText('30 jobs');
  await expect(dialog).toContainText('Nothing is here that it would replace.');
  await dialog.getByRole('button', { name: 'Restore backup' }).click();
  await expect(there.getByRole('list', { name: 'What is stored' })).toContainText('30 jobs');
  await undo(there, 'Backup restored.');
  await expect(there.getByRole('list', { name: 'What is stored' })).toContainText('Nothing yet.');
  await other.close();
});

test('a file that is damaged or no backup is refused with the reason, and nothing changes', async ({
  person,
}, info) => {
  await person.signIn();
  const { page } = person;
  await loadExampleJobs(page);
  await page.goto('/settings');
  const text = await readFile(await download(page), 'utf8');
  const stored = page.getByRole('list', { name: 'What is stored' });
  for (const [content, reason] of [
    [text.slice(0, text.length / 2), 'It was cut or changed since it was made'],
    [text.replace('Planner', 'Planter'), 'It was cut or changed since it was made'],
    ['{"jobs":[]}', 'It is no backup of this product'],
  ] as const) {
    const path = info.outputPath('odd.json');
    await writeFile(path, content);
    await page.getByLabel('Backup file').setInputFiles(path);
    await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(stored).toContainText('30 jobs');
  }
});

test('clearing all data hands over a backup first', async ({ person }) => {
  await person.signIn();
  const { page } = person;
  await loadExampleJobs(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Clear all data' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Clear all data' }).click();
  expect(JSON.parse(await readFile(await (await downloading).path(), 'utf8')).tables.jobs).toHaveLength(30);
  await expect(page.getByText('All data cleared.')).toBeVisible();
});
