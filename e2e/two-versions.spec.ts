import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enterJob, jobRow } from './jobs-kit.ts';
import { readyForOffline } from './offline-kit.ts';
import { changeRow, storedRows } from './own-data-kit.ts';
import { Person } from './person.ts';
import { Server } from './server.ts';

test.describe.configure({ timeout: 300_000 });

const builtPages = process.env.WEB_DIR ?? fileURLToPath(new URL('../web/dist', import.meta.url));

/**
 * Makes the pages of a folder those of the next release, as a build would: the local database has one version more, every
 * script has another name, and those before are gone. Answers the version as the browser counts it.
 */
async function release(folder: string): Promise<number> {
  let released = 0;
  const all = await readdir(folder, { recursive: true });
  const scripts = new Set(all.filter((name) => /^assets\/.*\.js$/.test(name)).map((name) => basename(name)));
  for (const name of all) {
    const path = join(folder, name);
    if (/\.(?:br|gz)$/.test(name)) await rm(path);
    if (!/\.(?:js|html|json)$/.test(name)) continue;
    const text = (await readFile(path, 'utf8'))
      .replace(/(\{version:(\d+),why:[^}]*\})\](?=,\w+=\{1:)/, (_all, entry: string, version: string) => {
        released = Number(version) + 1;
        return `${entry},{version:${released},why:"Later."}]`;
      })
      .replace(/[\w.-]+\.js\b/g, (one) => (scripts.has(one) ? one.replace(/\.js$/, '-later.js') : one))
      // What the service worker tells changed pages by.
      .replace(/(revision"?:")([0-9a-f]{8})/g, '$1later$2');
    await writeFile(path, text);
    if (scripts.has(basename(name))) await rename(path, path.replace(/\.js$/, '-later.js'));
  }
  if (released === 0) throw new Error('No built file lists the versions of the local database.');
  return released * 10;
}

const versionOf = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).find(({ name }) => name === 'foothold')?.version);
const refused = (page: Page) => page.getByRole('alert').filter({ hasText: 'Your data is not open' });
const title = (page: Page) => page.getByLabel('Job title', { exact: true });

test('a tab of the version before lets a newer one go on, keeps what is typed, says what to do, and strips no field', async ({
  browser,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'foothold-pages-'));
  await cp(builtPages, folder, { recursive: true });
  const server = await Server.start({ WEB_DIR: folder });
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'allow' });
  try {
    const newer = await context.newPage();
    await new Person(newer, server).signInByLink();
    const address = await enterJob(newer, { 'Job title': 'Ferry Pilot', Company: 'North Pier' });
    const id = Number(new URL(address).pathname.split('/').at(-1));
    await readyForOffline(newer);

    // A field that only a newer version knows outlives an edit by the older one.
    await changeRow(newer, 'jobs', id, { moods: ['calm'] });
    await newer.goto(address);
    await title(newer).fill('Harbor Pilot');
    await newer.getByRole('button', { name: 'Save job' }).click();
    await expect(newer.getByRole('heading', { level: 1 })).toHaveText('Harbor Pilot');
    expect(await storedRows(newer, 'jobs')).toMatchObject([{ jobTitle: 'Harbor Pilot', moods: ['calm'] }]);

    const form = await context.newPage();
    await form.goto('/job/add');
    await title(form).fill('Half a title');
    await form.getByLabel('Company', { exact: true }).fill('East Pier');
    const letter = await context.newPage();
    await letter.goto(`/job/apply/${id}?part=letter`);
    const text = letter.getByRole('textbox', { name: 'Letter', exact: true });
    await text.fill('Dear pilot,');
    await expect.poll(async () => (await storedRows(letter, 'jobs'))[0]?.coverLetter).toBe('Dear pilot,');

    const version = await release(folder);
    await newer.bringToFront();
    await newer.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    // Every script of the release is fetched before it is offered.
    const load = newer.getByRole('button', { name: 'Load it now' });
    await expect(load).toBeVisible({ timeout: 120_000 });
    await load.click();
    await expect.poll(() => versionOf(newer).catch(() => 0), { timeout: 30_000 }).toBe(version);
    await enterJob(newer, { 'Job title': 'Tide Clerk', Company: 'North Pier' });

    for (const older of [form, letter])
      await expect(refused(older)).toContainText('Copy what you typed here and did not save, then reload');
    await expect(title(form)).toHaveValue('Half a title');
    await form.getByRole('button', { name: 'Save job' }).click();
    await expect(form.getByText('What you typed is still here: copy it', { exact: false })).toBeVisible();
    await expect(title(form)).toHaveValue('Half a title');
    // The person is asked before the form goes.
    let asked = 0;
    form.on('dialog', (dialog) => {
      asked += 1;
      void dialog.accept();
    });
    await refused(form).getByRole('button', { name: 'Reload the page' }).click();
    await expect.poll(() => asked).toBe(1);
    await letter.reload();
    await expect(text).toHaveValue('Dear pilot,');
    const job = (await storedRows(letter, 'jobs')).find(({ internalId }) => internalId === id);
    expect(job).toMatchObject({ coverLetter: 'Dear pilot,', moods: ['calm'] });

    await form.goto('/jobs/list');
    for (const name of ['Harbor Pilot', 'Tide Clerk']) await expect(jobRow(form, name)).toBeVisible();
    for (const tab of [newer, form, letter]) {
      await expect(refused(tab)).toHaveCount(0);
      expect(await versionOf(tab)).toBe(version);
    }
  } finally {
    await context.close();
    await server.dispose();
    await rm(folder, { recursive: true, force: true });
  }
});
