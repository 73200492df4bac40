import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ask, questionField } from './conversations-kit.ts';
import { test as base, expect } from './fixtures.ts';
import { FullDisk } from './full-disk-kit.ts';
import { addJob, dayFromToday, jobRow } from './jobs-kit.ts';
import { storedRows } from './own-data-kit.ts';
import { openNewResume, openPart } from './resumes-kit.ts';

const whole = process.env.EXTENSION_CHROMIUM ?? '';

/** In the whole browser: the one without a window holds no site to the space that it is given. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, executablePath: whole }),
    { scope: 'worker' },
  ],
});

test.skip(whole === '', 'It needs a whole Chromium (package chromium).');
test.describe.configure({ timeout: 400_000 });

const full = (page: Page) =>
  page.getByText('The disk space of this browser is full', { exact: false }).first();
const count = async (page: Page, table: string) => (await storedRows(page, table)).length;

test('with the space of the browser used up by writing each screen keeps what was typed, says so, and saves it once there is space', async ({
  person,
}) => {
  const { page } = person;
  await person.signIn();
  const address = await addJob(page, { 'Job title': 'Lock Keeper', Company: 'Canal Trust' });
  const id = Number(new URL(address).pathname.split('/').at(-1));
  await openNewResume(page, 'Keeper');
  const resume = page.url();
  await page.goto('/settings');
  const coming = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Download backup' }).click();
  const backup = await (await coming).path();
  const disk = await FullDisk.of(page);

  /** One screen: what is done there is refused on a full disk without a trace, and done with space. */
  const refusedThenDone = async (
    tables: readonly string[],
    { open, act, kept, again }: Record<'open' | 'act' | 'kept' | 'again', () => Promise<unknown>>,
  ) => {
    await disk.free();
    await open();
    const rows = () => Promise.all(['journal', ...tables].map((table) => storedRows(page, table)));
    const before = await rows();
    await disk.fill();
    await act();
    await expect(full(page)).toBeVisible();
    await kept();
    expect(await rows(), 'rows and journal after the refusal').toEqual(before);
    await disk.free();
    await again();
    await expect.poll(async () => JSON.stringify(await rows()) !== JSON.stringify(before)).toBe(true);
  };

  await test.step('documents, until there is no space for one more', async () => {
    await disk.leave(2_500_000);
    await page.goto(address);
    const given = async (n: number) => {
      const file = { name: `scan ${n}.pdf`, mimeType: 'application/pdf', buffer: randomBytes(1_000_000) };
      await page.locator('input[type=file]').first().setInputFiles(file);
    };
    // A browser remembers for half a minute how much space there was.
    const patience = Date.now() + 90_000;
    for (let n = 1; Date.now() < patience && !(await full(page).isVisible()); n += 1) {
      const before = await count(page, 'documents');
      await given(n);
      await expect
        .poll(async () => (await full(page).isVisible()) || (await count(page, 'documents')) > before)
        .toBe(true);
    }
    await expect(full(page)).toBeVisible();
    const stored = await count(page, 'documents');
    await disk.free();
    await given(1000);
    await expect.poll(() => count(page, 'documents')).toBe(stored + 1);
  });

  await test.step('the form of a job', () =>
    refusedThenDone(['jobs', 'jobEvents'], {
      open: async () => {
        await page.goto('/job/add');
        await page.getByLabel('Job title', { exact: true }).fill('Bridge Keeper');
        await page.getByLabel('Company', { exact: true }).fill('Canal Trust');
      },
      act: () => page.getByRole('button', { name: 'Save job' }).click(),
      kept: () => expect(page.getByLabel('Job title', { exact: true })).toHaveValue('Bridge Keeper'),
      again: () => page.getByRole('button', { name: 'Save job' }).click(),
    }));

  await test.step('a resume', () =>
    refusedThenDone(['resumes'], {
      open: async () => {
        await page.goto(resume);
        await openPart(page, 'Contact');
      },
      act: () => page.getByRole('textbox', { name: 'Name', exact: true }).fill('Maya Lindqvist'),
      kept: () =>
        expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Maya Lindqvist'),
      again: () => page.getByRole('button', { name: 'Try again' }).first().click(),
    }));

  await test.step('a letter', () =>
    refusedThenDone(['jobs'], {
      open: () => page.goto(`/job/apply/${id}?part=letter`),
      act: () => page.getByRole('textbox', { name: 'Letter', exact: true }).fill('Dear keeper,'),
      kept: () =>
        expect(page.getByRole('textbox', { name: 'Letter', exact: true })).toHaveValue('Dear keeper,'),
      again: () => page.getByRole('button', { name: 'Try again' }).first().click(),
    }));

  await test.step('an interview', () =>
    refusedThenDone(['interviews', 'jobs'], {
      open: async () => {
        await page.goto(`/interview/add/${id}`);
        await page.getByLabel('Day', { exact: true }).fill(await dayFromToday(page, 1));
        await page.getByLabel('Time', { exact: true }).fill('10:00');
      },
      act: () => page.getByRole('button', { name: 'Save interview' }).click(),
      kept: () => expect(page.getByLabel('Time', { exact: true })).toHaveValue('10:00'),
      again: () => page.getByRole('button', { name: 'Save interview' }).click(),
    }));

  const dialog = page.getByRole('dialog');
  await test.step('an import, which keeps the file and the answers', () =>
    refusedThenDone(['jobs', 'jobEvents'], {
      open: async () => {
        await page.goto('/settings');
        const sheet = 'company,jobTitle\nBlue Fern,Cook\nRed Oak,Baker\n';
        const file = { name: 'a.csv', mimeType: '', buffer: Buffer.from(sheet) };
        await page.getByLabel('File of jobs').setInputFiles(file);
        await dialog.getByRole('button', { name: 'Preview import' }).click();
        await expect(dialog.getByRole('button', { name: 'Import 2 jobs' })).toBeEnabled();
      },
      act: () => dialog.getByRole('button', { name: 'Import 2 jobs' }).click(),
      kept: () => expect(dialog).toContainText('Nothing was imported'),
      again: async () => {
        await dialog.getByRole('button', { name: 'Try again' }).click();
        await dialog.getByRole('button', { name: 'Import 2 jobs' }).click();
      },
    }));

  await test.step('a restored backup, which keeps the file and the answers', () =>
    refusedThenDone(['jobs', 'jobEvents', 'resumes', 'documents'], {
      open: async () => {
        await page.goto('/settings');
        await page.getByLabel('Backup file').setInputFiles(backup);
        await dialog.getByText('Replace everything here').click();
        await expect(dialog.getByRole('button', { name: 'Restore backup' })).toBeEnabled();
      },
      act: () => dialog.getByRole('button', { name: 'Restore backup' }).click(),
      kept: () => expect(dialog.getByRole('radio', { name: 'Replace everything here' })).toBeChecked(),
      again: () => dialog.getByRole('button', { name: 'Restore backup' }).click(),
    }));
  await expect(page.getByText('Backup restored.')).toBeVisible();

  await test.step('a question to the assistant', () =>
    refusedThenDone(['conversations', 'conversationMessages'], {
      open: () => page.goto('/job/search/assistant'),
      act: async () => {
        await questionField(page).fill('What is late?');
        await page.getByRole('button', { name: 'Send the question' }).click();
      },
      kept: () => expect(questionField(page)).toHaveValue('What is late?'),
      again: () => ask(page, 'What is late?'),
    }));

  await test.step('a setting', () =>
    refusedThenDone(['settings'], {
      open: async () => {
        await page.goto('/settings');
        await page.getByLabel('Job title, skill or company').fill('nurse');
      },
      act: () => page.getByRole('button', { name: /^Save/ }).first().click(),
      kept: () => expect(page.getByLabel('Job title, skill or company')).toHaveValue('nurse'),
      again: () => page.getByRole('button', { name: /^Save/ }).first().click(),
    }));

  await test.step('and what is there opens, is read and is searched', async () => {
    await disk.fill();
    await page.goto('/resumes');
    await expect(page.getByRole('link', { name: /Keeper/ }).first()).toBeVisible();
    await page.goto('/jobs/list');
    await expect(jobRow(page, 'Lock Keeper')).toBeVisible();
    await page.goto('/work');
    await expect(page.getByRole('alert').filter({ hasText: 'Your data is not open' })).toHaveCount(0);
  });
});
