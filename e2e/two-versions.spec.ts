import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { addJob, jobRow } from './jobs-kit.ts';
import { readyForOffline } from './offline-kit.ts';
import { changeRow, storedRows } from './own-data-kit.ts';
import { Person } from './person.ts';
import { Server } from './server.ts';

const builtPages = process.env.WEB_DIR ?? fileURLToPath(new URL('../web/dist', import.meta.url));

/**
 * Makes the pages of a folder those of the next release: the local database has one version more, the file that says so
 * has another name, and the one before is gone, as after a deployment. Answers the version as the browser counts it.
 */
async function release(folder: string): Promise<number> {
  let released = 0;
  let renamed: [string, string] | null = null;
  const all = (await readdir(folder, { recursive: true })).filter((name) => /\.(?:js|html|json)$/.test(name));
  for (const name of all) {
    const text = await readFile(join(folder, name), 'utf8');
    const [, entry = '', version = ''] =
      /(\{version:(\d+),why:[^}]*\})\](?!.*\{version:\d+,why:)/s.exec(text) ?? [];
    if (entry === '') continue;
    released = Number(version) + 1;
    await writeFile(join(folder, name), text.replace(entry, `${entry},{version:${released},why:"Later."}`));
    const [before = '', after = ''] = [name.split('/').at(-1), `later-${released}.js`];
    await rename(join(folder, name), join(folder, name.replace(before, after)));
    renamed = [before, after];
  }
  if (!renamed) throw new Error('No built file lists the versions of the local database.');
  const [before, after] = renamed;
  for (const name of await readdir(folder, { recursive: true })) {
    if (/\.(?:br|gz)$/.test(name)) await rm(join(folder, name));
    else if (/\.(?:js|html|json)$/.test(name)) {
      const text = await readFile(join(folder, name), 'utf8');
      if (text.includes(before)) await writeFile(join(folder, name), text.replaceAll(before, after));
    }
  }
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
    const address = await addJob(newer, { 'Job title': 'Ferry Pilot', Company: 'North Pier' });
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
    await newer.getByRole('button', { name: 'Load it now' }).click();
    await expect.poll(() => versionOf(newer).catch(() => 0)).toBe(version);
    await addJob(newer, { 'Job title': 'Tide Clerk', Company: 'North Pier' });

    for (const older of [form, letter])
      await expect(refused(older)).toContainText('Copy what you typed here and did not save, then reload');
    await expect(title(form)).toHaveValue('Half a title');
    await form.getByRole('button', { name: 'Save job' }).click();
    await expect(form.getByText('What you typed is still here: copy it', { exact: false })).toBeVisible();
    await expect(title(form)).toHaveValue('Half a title');
    await text.fill('Dear pilot, one line more.');
    // The person is asked before the form goes; a letter is kept past its page.
    let asked = 0;
    form.on('dialog', (dialog) => {
      asked += 1;
      void dialog.accept();
    });
    await refused(form).getByRole('button', { name: 'Reload the page' }).click();
    await expect.poll(() => asked).toBe(1);
    await letter.reload();
    await expect(text).toHaveValue('Dear pilot, one line more.');
    await expect
      .poll(async () => (await storedRows(letter, 'jobs')).find(({ internalId }) => internalId === id))
      .toMatchObject({ coverLetter: 'Dear pilot, one line more.', moods: ['calm'] });

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
