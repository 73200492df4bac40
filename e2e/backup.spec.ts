import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { holdRoute } from './delayed-route.ts';
import { expect, test } from './fixtures.ts';
import { enterJob, seedExampleJobs, seedJob, undo } from './jobs-kit.ts';
import { newAddress, Person } from './person.ts';

/** Downloads a backup and answers where the browser put it. */
async function download(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Download backup' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^foothold-\d{4}-\d\d-\d\d\.backup\.json$/);
  return file.path();
}

test('a backup brings everything back, in another browser too, and is undone in one step', async ({
  person,
  browser,
  server,
}) => {
  await person.signIn();
  const { page } = person;
  await seedExampleJobs(page);
  await page.goto('/settings');
  const path = await download(page);

  const other = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
  const there = await other.newPage();
  await new Person(there, server).signIn(newAddress());
  await there.goto('/settings');
  await there.getByLabel('Backup file').setInputFiles(path);
  const dialog = there.getByRole('dialog', { name: 'Restore this backup?' });
  await expect(dialog).toContainText('30 jobs');
  await expect(dialog).toContainText('There is nothing here to replace.');
  await dialog.getByRole('button', { name: 'Restore backup' }).click();
  await expect(there.getByRole('list', { name: 'What is stored' })).toContainText('30 jobs');
  await undo(there, 'Backup restored.');
  await expect(there.getByRole('list', { name: 'What is stored' })).toContainText('Nothing yet.');
  await other.close();
});

test('a backup that is locked, damaged, led to or merged', async ({ person, part }) => {
  await part(
    'a locked backup opens with its passphrase alone, and damage is told apart from a wrong one',
    async () => {
      await person.signIn();
      const { page } = person;
      await seedJob(page, { 'Job title': 'Night nurse', Company: 'Mercy' });
      await page.goto('/settings#backup');
      await page.getByRole('button', { name: 'Lock and download' }).click();
      const lock = page.getByRole('dialog', { name: 'Lock the backup with a passphrase' });
      await expect(lock).toContainText('Nobody can open this file without the passphrase');
      await lock.getByLabel('Passphrase', { exact: true }).fill('correct horse battery');
      await expect(lock).toContainText('Long enough to be hard to guess.');
      await lock.getByLabel('Passphrase again').fill('correct horse');
      await lock.getByRole('button', { name: 'Download locked backup' }).click();
      await expect(lock).toContainText('The two are not the same.');
      await lock.getByLabel('Passphrase again').fill('correct horse battery');
      const downloading = page.waitForEvent('download', { timeout: 60_000 });
      await page.keyboard.press('Enter');
      const file = await downloading;
      expect(file.suggestedFilename()).toMatch(/^foothold-\d{4}-\d\d-\d\d\.backup$/);
      const path = await file.path();
      await expect(lock).toBeHidden();
      await expect(page.getByText('Nothing has changed since.')).toBeVisible();
      const bytes = await readFile(path);
      expect(bytes.includes('Night nurse')).toBe(false);
      const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
      expect(stored).not.toContain('correct horse');

      const odd = test.info().outputPath('odd.json');
      await writeFile(odd, '{"jobs":[]}');
      await page.getByLabel('Backup file').setInputFiles(odd);
      await expect(page.getByRole('alert')).toContainText('It is not a backup from this product');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      const unlock = page.getByRole('dialog', { name: 'This backup is locked' });
      const damaged = test.info().outputPath('damaged.backup');
      const broken = Buffer.from(bytes);
      broken.writeUInt8(broken.readUInt8(bytes.length - 200) ^ 1, bytes.length - 200);
      await writeFile(damaged, broken);
      await page.getByLabel('Backup file').setInputFiles(damaged);
      await unlock.getByLabel(/^Passphrase of/).fill('correct horse battery');
      await unlock.getByRole('button', { name: 'Open backup' }).click();
      await expect(unlock.getByRole('alert')).toContainText('This file is truncated or was modified');
      await unlock.getByRole('button', { name: 'Cancel' }).click();
      await expect(unlock).toBeHidden();

      await page.getByLabel('Backup file').setInputFiles(path);
      await unlock.getByLabel(/^Passphrase of/).fill('correct house battery');
      await unlock.getByRole('button', { name: 'Open backup' }).click();
      await expect(unlock.getByRole('alert')).toContainText(
        'This passphrase does not open it. The file itself is whole.',
      );
      await unlock.getByLabel(/^Passphrase of/).fill('correct horse battery');
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Restore this backup?' });
      await expect(dialog).toContainText('1 job');
    },
  );

  await part('the part that the address names stays where it is while the parts above it come', async () => {
    await person.signIn();
    const { page } = person;
    const letCome = await holdRoute(page, /assets\/search-lists-/);
    await page.goto('/settings#backup');
    const lock = page.getByRole('button', { name: 'Lock and download' });
    await lock.hover();
    await expect(page.getByRole('heading', { name: 'Keys' })).toBeAttached();
    await expect(page.getByRole('list', { name: 'What is stored' })).toContainText('Nothing yet.');
    await expect(page.getByLabel('Distance')).toBeVisible();
    await lock.hover();
    const at = () => lock.evaluate((button) => button.getBoundingClientRect().top);
    const before = await at();
    await page.mouse.down();
    letCome();
    await expect(page.getByRole('heading', { name: 'Hidden companies' })).toBeAttached();
    await expect(page.getByRole('heading', { name: 'Saved searches' })).toBeAttached();
    await expect.poll(async () => Math.abs((await at()) - before)).toBeLessThan(1);
    await page.mouse.up();
    await expect(page.getByRole('dialog', { name: 'Lock the backup with a passphrase' })).toBeVisible();
  });

  await part(
    'a backup is added to what is here: what differs is decided one by one, and one Undo takes it back',
    async () => {
      await person.signIn();
      const { page } = person;
      await seedJob(page, { 'Job title': 'Night nurse', Company: 'Mercy' });
      await seedJob(page, { 'Job title': 'Line cook', Company: 'North Pier' });
      await page.goto('/settings');
      const path = await download(page);
      for (const [id, title] of [
        [1, 'Day nurse'],
        [2, 'Head cook'],
      ] as const) {
        await page.goto(`/job/edit/${id}`);
        await page.getByLabel('Job title').fill(title);
        await page.getByRole('button', { name: 'Save job' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      }
      await seedJob(page, { 'Job title': 'Baker', Company: 'Crust' });
      await page.goto('/settings');
      await page.getByLabel('Backup file').setInputFiles(path);
      const dialog = page.getByRole('dialog', { name: 'Restore this backup?' });
      await expect(dialog).toContainText('Nothing in it is new here.');
      await expect(dialog).toContainText('2 records differ between here and the backup.');
      await dialog.getByLabel('Keep both').check();
      await dialog.getByRole('button', { name: 'Decide one by one' }).click();
      const nurse = dialog.getByRole('listitem').filter({ hasText: 'Day nurse' });
      await expect(nurse).toContainText('Here: Day nurse');
      await expect(nurse).toContainText('Backup: Night nurse');
      await nurse.getByLabel('Use the backup’s').check();
      await dialog.getByRole('button', { name: 'Add backup' }).click();
      const stored = page.getByRole('list', { name: 'What is stored' });
      await expect(stored).toContainText('4 jobs');
      await page.goto('/jobs/list');
      const titles = page.getByRole('table').getByRole('link', { name: /nurse|cook|Baker/ });
      await expect(titles).toHaveCount(4);
      expect((await titles.allTextContents()).sort()).toEqual([
        'Baker',
        'Head cook',
        'Line cook',
        'Night nurse',
      ]);
      await page.goto('/settings');
      await page.getByRole('button', { name: /^Undo: Backup added/ }).click();
      await expect(stored).toContainText('3 jobs');
    },
  );
});

test('a chosen file follows every change by itself, and clearing all data hands over a backup first', async ({
  person,
}) => {
  await person.signIn();
  const { page } = person;
  // The browser's own dialog cannot be driven; the file it would give is a real one.
  await page.addInitScript(() => {
    Object.assign(window, {
      showSaveFilePicker: async () =>
        (await navigator.storage.getDirectory()).getFileHandle('foothold.backup.json', { create: true }),
    });
  });
  const jobsInFile = () =>
    page.evaluate(async () => {
      const root = await navigator.storage.getDirectory();
      const handle = await root.getFileHandle('foothold.backup.json').catch(() => null);
      // In the moment in which the new one takes its place it is not there, or what was opened is gone.
      const read = handle?.getFile().then((file) => file.text());
      const text = await read?.catch(() => '');
      return text ? JSON.parse(text).tables.jobs.length : null;
    });
  await seedExampleJobs(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Choose file' }).click();
  await expect(page.getByText(/foothold\.backup\.json was last written on/)).toBeVisible();
  expect(await jobsInFile()).toBe(30);
  await enterJob(page, { 'Job title': 'Baker', Company: 'Crust' });
  // Ten minutes are not up, but the page is put away.
  await expect
    .poll(
      async () => {
        await page.evaluate(() => {
          Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        });
        return jobsInFile();
      },
      { timeout: 60_000 },
    )
    .toBe(31);

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Clear all data' }).click();
  const downloading = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('dialog').getByRole('button', { name: 'Clear all data' }).click();
  expect(JSON.parse(await readFile(await (await downloading).path(), 'utf8')).tables.jobs).toHaveLength(31);
  await expect(page.getByText('All data cleared.')).toBeVisible();
});
