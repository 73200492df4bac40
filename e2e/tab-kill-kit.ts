import { readFile } from 'node:fs/promises';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { putRows, storedRows } from './own-data-kit.ts';

/** Longest time that a tab works after the press before it is killed, ms. */
const longestWork = 400;

/** Something that writes many records at once: how a page gets there, the press, and the number of jobs before and after. */
type Work = {
  name: string;
  prepare: (page: Page) => Promise<void>;
  press: (page: Page) => Promise<void>;
  jobs: readonly [before: number, after: number];
};

/**
 * Kills the process of a tab at a random moment while it writes many records, and opens another one: all or nothing must
 * be there, with a journal that says the same, nothing may be locked, and the same work is then done to its end.
 * Answers how often nothing and how often all was there.
 */
export async function surviveTabKills(
  context: BrowserContext,
  { kills, random, tell }: { kills: number; random: () => number; tell: (line: string) => void },
): Promise<{ nothing: number; all: number }> {
  const count = { nothing: 0, all: 0 };
  const works = await worksOf(context);
  for (let at = 0; at < kills; at += 1) {
    const work = works[at % works.length];
    if (!work) break;
    await clearOwnData(context);
    const killed = await context.newPage();
    await work.prepare(killed);
    const before = await everyRow(killed);
    const ms = Math.round(random() * longestWork);
    await work.press(killed);
    await killAfter(killed, ms);

    const page = await context.newPage();
    await page.goto('/jobs/list');
    await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'Your data is not open' })).toHaveCount(0);
    const jobs = (await storedRows(page, 'jobs')).length;
    expect(work.jobs, `jobs after ${work.name} was killed at ${ms} ms`).toContain(jobs);
    const isDone = jobs === work.jobs[1];
    if (!isDone)
      expect(await everyRow(page), `${work.name}, killed at ${ms} ms, is half-done`).toEqual(before);
    else await expectJournal(page);
    count[isDone ? 'all' : 'nothing'] += 1;
    tell(
      `kill ${at + 1} of ${kills}, ${work.name}, after ${ms} ms: ${isDone ? 'all' : 'nothing'} of it is there`,
    );
    if (!isDone) {
      await work.prepare(page);
      await work.press(page);
      await expect.poll(async () => (await storedRows(page, 'jobs')).length).toBe(work.jobs[1]);
      await expectJournal(page);
    }
    await page.close();
  }
  return count;
}

/** The tab dies without a word, as when its process is ended or runs out of memory. */
async function killAfter(page: Page, ms: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const gone = new Promise((resolve) => page.once('crash', resolve));
  await new Promise((resolve) => setTimeout(resolve, ms));
  void session.send('Page.crash').catch(() => undefined);
  await gone;
  await page.close();
}

const sheet = ['company,jobTitle', ...lines(300, (n) => `Firm ${n},Keeper ${n}`)].join('\n');

async function worksOf(context: BrowserContext): Promise<Work[]> {
  const maker = await context.newPage();
  await clearOwnData(context);
  await pressExample(maker);
  await expect(maker.getByText('30 saved')).toBeVisible();
  await maker.goto('/settings');
  const coming = maker.waitForEvent('download', { timeout: 60_000 });
  await maker.getByRole('button', { name: 'Download backup' }).click();
  const backup = await readFile(await (await coming).path());
  await maker.close();
  return [
    {
      name: 'example data',
      prepare: openList,
      press: (page) => pressed(page, 'Load example data'),
      jobs: [0, 30],
    },
    {
      name: 'an import of 300 jobs',
      prepare: async (page) => {
        await page.goto('/settings');
        const file = { name: 'jobs.csv', mimeType: '', buffer: Buffer.from(sheet) };
        await page.getByLabel('File of jobs').setInputFiles(file);
        await page.getByRole('button', { name: 'Preview import' }).click();
        await expect(page.getByRole('button', { name: 'Import 300 jobs' })).toBeEnabled({ timeout: 30_000 });
      },
      press: (page) => pressed(page, 'Import 300 jobs'),
      jobs: [0, 300],
    },
    {
      name: 'a restored backup',
      prepare: async (page) => {
        await page.goto('/settings');
        const file = { name: 'own.backup.json', mimeType: 'application/json', buffer: backup };
        await page.getByLabel('Backup file').setInputFiles(file);
        await expect(page.getByRole('dialog').getByRole('button', { name: 'Restore backup' })).toBeEnabled({
          timeout: 30_000,
        });
      },
      press: (page) => pressed(page.getByRole('dialog'), 'Restore backup'),
      jobs: [0, 30],
    },
    {
      name: 'an upgrade from version 4',
      prepare: async (page) => {
        await page.goto('/api/health');
        if ((await versionOf(page)) === 0) await makeVersionFour(page, 2000);
      },
      press: (page) => page.evaluate(() => location.assign('/jobs/list')),
      jobs: [2000, 2000],
    },
  ];
}

function lines(count: number, line: (n: number) => string): string[] {
  return Array.from({ length: count }, (_, n) => line(n));
}

async function openList(page: Page): Promise<void> {
  await page.goto('/jobs/list');
  await expect(page.getByRole('button', { name: 'Load example data' })).toBeEnabled();
}

async function pressExample(page: Page): Promise<void> {
  await openList(page);
  await pressed(page, 'Load example data');
}

/** Without waiting for what comes of it. */
async function pressed(page: Page | Locator, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click({ noWaitAfter: true });
}

/** The journal knows what is there: its newest entry takes all of it back. */
async function expectJournal(page: Page): Promise<void> {
  const entries = await storedRows(page, 'journal');
  if (entries.length === 0) return;
  await page.goto('/settings#history');
  await page
    .getByRole('button', { name: /^Undo: / })
    .first()
    .click();
  await expect.poll(async () => (await storedRows(page, 'jobs')).length).toBe(0);
  expect(await everyRow(page)).toEqual({ jobs: [], jobEvents: [], companies: [], interviews: [], tasks: [] });
}

/** Rows of the tables that these works write most. */
async function everyRow(page: Page): Promise<Record<string, unknown[]>> {
  const names = ['jobs', 'jobEvents', 'companies', 'interviews', 'tasks'];
  if ((await versionOf(page)) === 0) return Object.fromEntries(names.map((name) => [name, []]));
  const all = await Promise.all(names.map(async (name) => [name, await storedRows(page, name)] as const));
  return Object.fromEntries(all);
}

/** Version of the local database as the browser counts it; 0 where there is none. */
function versionOf(page: Page): Promise<number> {
  return page.evaluate(
    async () => (await indexedDB.databases()).find(({ name }) => name === 'foothold')?.version ?? 0,
  );
}

async function clearOwnData(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/api/health');
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('foothold');
        deleting.onsuccess = () => resolve();
        deleting.onerror = () => reject(deleting.error);
        deleting.onblocked = () => reject(new Error('A tab that is gone still holds the data.'));
      }),
  );
  await page.close();
}

/** The database as release 4 left it, with many jobs and their histories, which its upgrade goes through one by one. */
async function makeVersionFour(page: Page, jobs: number): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('foothold', 40);
        opening.onupgradeneeded = () => {
          for (const name of ['jobs', 'jobEvents', 'companies', 'interviews', 'tasks', 'journal'])
            opening.result.createObjectStore(name, { keyPath: 'internalId', autoIncrement: true });
        };
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
        opening.onerror = () => reject(opening.error);
      }),
  );
  const stamps = { createdAt: '2026-08-30T15:00:15.000Z', updatedAt: '2026-08-30T15:00:15.000Z' };
  const uid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
  await putRows(
    page,
    'jobs',
    Array.from({ length: jobs }, (_, n) => ({
      ...{ internalId: n + 1, uid: uid(n), ...stamps, jobTitle: `Keeper ${n}`, companyName: `Firm ${n}` },
      status: 'application-submitted',
    })),
  );
  await putRows(
    page,
    'jobEvents',
    Array.from({ length: jobs }, (_, n) => ({
      ...{ internalId: n + 1, uid: uid(jobs + n), ...stamps, jobId: n + 1, kind: 'status' },
      ...{ statusFrom: '', statusTo: 'application-submitted', date: '2026-08-30', note: '' },
    })),
  );
}
