import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { docxOf } from '@foothold/core/files/made-files-test-kit.ts';
import type { BrowserContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enterJob, jobRow, loadExampleJobs, undo } from './jobs-kit.ts';
import { readyForOffline } from './offline-kit.ts';
import { storedRows } from './own-data-kit.ts';
import { Person } from './person.ts';
import { Server } from './server.ts';

test.use({ serviceWorkers: 'allow' });

const builtPages = process.env.WEB_DIR ?? fileURLToPath(new URL('../web/dist', import.meta.url));

/** Every request that is not answered by the service worker, from now on. */
function requestsLeaving(context: BrowserContext): string[] {
  const leaving: string[] = [];
  const note = (url: string) => {
    if (/^https?:/.test(url)) leaving.push(url);
  };
  context.on('requestfailed', (request) => {
    // What a page was still fetching beside itself ends with the page; it was not refused.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') note(request.url());
  });
  context.on('response', (response) => {
    if (!response.fromServiceWorker()) note(response.url());
  });
  return leaving;
}

test('with the network cut everything about the own data starts, works and stays', async ({
  person,
  context,
  unplug,
}) => {
  await person.signIn();
  const { page } = person;
  await loadExampleJobs(page);
  await readyForOffline(page);
  await unplug();
  const leaving = requestsLeaving(context);

  await page.goto('/work');
  await expect(page.getByRole('link', { name: /Saved 30/ })).toBeVisible();
  await enterJob(page, { 'Job title': 'Lighthouse Keeper', Company: 'North Pier' });
  await page.goto('/jobs/list');
  await expect(page.getByText('31 saved')).toBeVisible();
  await jobRow(page, 'Lighthouse Keeper')
    .getByRole('button', { name: /Application Not Started/ })
    .click();
  await page.getByRole('option', { name: 'Application Submitted' }).click();
  await undo(page, /Moved to Application Submitted/);
  await expect(jobRow(page, 'Lighthouse Keeper')).toContainText('Application Not Started');

  const cold = await context.newPage();
  // A Chromium without a window tells a new page only now that there is no network.
  await context.setOffline(true);
  await cold.goto('/job/edit/1');
  await expect(cold.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await cold.goto('/privacy');
  await expect(cold.getByRole('heading', { level: 1 })).toBeVisible();
  await cold.close();
  expect(leaving).toEqual([]);
});

test('with the network cut a text and a Word file are imported, once the screen was open before', async ({
  person,
  context,
  unplug,
}) => {
  const lines = [
    'Rosa Ibarra',
    'rosa@example.com | (614) 555-0142',
    'Experience',
    'Charge Nurse, St. Brendan Clinic',
    '8/2019 – 6/2022',
    'Skills',
    'Triage, Spanish, IV therapy',
  ];
  const paragraphs = lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('');
  await person.signIn();
  const { page } = person;
  await page.goto('/resume/import');
  await readyForOffline(page);
  await unplug();
  const leaving = requestsLeaving(context);
  for (const give of [
    async () => {
      await page.getByLabel('Or paste the text of a resume').fill(lines.join('\n'));
      await page.getByRole('button', { name: 'Read text' }).click();
    },
    () =>
      page.getByLabel('Resume file', { exact: true }).setInputFiles({
        name: 'rosa.docx',
        mimeType: '',
        buffer: Buffer.from(docxOf(paragraphs)),
      }),
  ]) {
    await page.goto('/resume/import');
    await give();
    await page.getByRole('button', { name: 'Create resume' }).click({ timeout: 30_000 });
    await expect(page).toHaveURL(/\/resume\/edit\/\d+$/);
    await expect(page.getByRole('button', { name: /^Charge Nurse/ })).toBeVisible();
    expect((await storedRows(page, 'resumeExperience')).at(-1)).toMatchObject({
      ...{ title: 'Charge Nurse', companyName: 'St. Brendan Clinic' },
      ...{ startDate: '2019-08', endDate: '2022-06' },
    });
  }
  // The engine that sets the page beside the form was never loaded here; reading asks for nothing.
  expect(leaving.filter((url) => !/\/assets\/typst[\w-]*\.js$/.test(url))).toEqual([]);
});

test('what needs the network says so, and goes on when it is back', async ({ person, context, unplug }) => {
  await person.signInByLink();
  const { page } = person;
  await readyForOffline(page);
  await unplug();
  await page.goto('/jobs/search?term=nurse');
  await expect(page.getByText(/offline/i).first()).toBeVisible();
  await context.setOffline(false);
  await expect(
    page
      .getByRole('list', { name: /postings/i })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
});

test('a new version is offered, never forced; another tab keeps what is typed', async ({ browser }) => {
  const folder = await mkdtemp(join(tmpdir(), 'foothold-pages-'));
  await cp(builtPages, folder, { recursive: true });
  const server = await Server.start({ WEB_DIR: folder });
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'allow' });
  try {
    const page = await context.newPage();
    await new Person(page, server).signInByLink();
    await readyForOffline(page);
    const typing = await context.newPage();
    await typing.goto('/job/add');
    await typing.getByLabel('Job title').fill('Half a title');

    await appendFile(join(folder, 'sw.js'), '\n// A new version.\n');
    await rm(join(folder, 'sw.js.br'), { force: true });
    await rm(join(folder, 'sw.js.gz'), { force: true });
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const note = page.getByRole('status').filter({ hasText: 'A new version is ready.' });
    await expect(note).toBeVisible();
    const before = await page.evaluate(() => performance.timeOrigin);
    await note.getByRole('button', { name: 'Load it now' }).click();
    await expect.poll(() => page.evaluate(() => performance.timeOrigin).catch(() => before)).not.toBe(before);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(note).toBeHidden();
    await expect(typing.getByLabel('Job title')).toHaveValue('Half a title');
  } finally {
    await context.close();
    await server.dispose();
    await rm(folder, { recursive: true, force: true });
  }
});
