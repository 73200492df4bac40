import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { realFile } from '@foothold/core/test-data/real-files.ts';
import { expect, test } from './fixtures.ts';
import { Person } from './person.ts';
import { runCommand, Server } from './server.ts';

const real = (name: string) => fileURLToPath(realFile(`postings/${name}`));
const realPostings = real('open_jobs_data_new_union.json');

/** From reading what Foothold is to a tracked job whose counts show on /work, undo, reload and restart included. */
async function mainJob(person: Person, server: Server, term: string): Promise<void> {
  const { page } = person;
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await person.signInByLink();

  await page.goto('/jobs/search');
  await page.getByRole('combobox', { name: 'Job title, skill or company' }).fill(term);
  const answered = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/jobs/search') && response.request().postDataJSON().searchTerm === term,
  );
  await page.getByRole('button', { name: 'Search jobs' }).click();
  const found = (await (await answered).json()) as { data: { results: { jobTitle: string }[] } };
  const rows = page.getByRole('region', { name: 'Job postings' }).getByRole('listitem');
  await expect(rows.first()).toContainText(found.data.results[0]?.jobTitle ?? 'a first result');
  await rows.first().getByRole('link').first().click();
  const posting = page.getByRole('region', { name: 'Posting' });
  const title = (await posting.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
  expect(title).not.toBe('');
  await posting.getByRole('button', { name: 'Save job' }).click();
  await expect(page.getByText('Job saved.')).toBeVisible();
  await expect(rows.first().getByText('Saved', { exact: true })).toBeVisible();

  await page.goto('/jobs/list');
  const saved = page.getByRole('row').filter({ hasText: title });
  await expect(saved).toHaveCount(1);
  await expect(saved).toContainText('Application Not Started');
  await saved.getByRole('button', { name: /Application Not Started/ }).click();
  await page.getByRole('option', { name: 'Application Submitted' }).click();
  await expect(saved).toContainText('Application Submitted');

  const tile = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });
  await page.goto('/work');
  await expect(tile('Saved')).toContainText('1');
  await expect(tile('Applied')).toContainText('1');
  await expect(tile('In-Progress')).toContainText('1');
  await expect(tile('Complete')).toContainText('0');

  await page.goto('/jobs/list');
  await saved.getByRole('button', { name: /Application Submitted/ }).click();
  await page.getByRole('option', { name: 'Rejected Before Interview' }).click();
  await expect(saved).toContainText('Rejected Before Interview');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(saved).toContainText('Application Submitted');

  await page.reload();
  await expect(saved).toContainText('Application Submitted');
  await server.restart();
  await page.goto('/jobs/list');
  await expect(saved).toContainText('Application Submitted');
  await page.goto('/work');
  await expect(tile('Applied')).toContainText('1');
}

test('sign in, search, save, track, undo, reload, restart: on the sample set', async ({ person, server }) => {
  await mainJob(person, server, 'nurse');
});

test('the same on the real postings, imported while the server runs and while it does not', async ({
  browser,
}) => {
  test.skip(
    !existsSync(realPostings),
    'the real postings are not on this machine; the sample set stands in above',
  );
  test.setTimeout(240_000);
  const server = await Server.start();
  try {
    const running = await runCommand(server, 'api/src/cli/postings-command.ts', ['import', realPostings]);
    expect(running.output).toContain('16,081');
    expect(running.code).toBe(0);
    await server.stop();
    const remote = real('weworkremotely_union.json');
    const stopped = await runCommand(server, 'api/src/cli/postings-command.ts', ['import', remote]);
    expect(stopped.output).toContain('410');
    expect(stopped.code).toBe(0);
    await server.restart();
    const health = (await (await fetch(`${server.url}/api/health`)).json()) as { data: { postings: number } };
    expect(health.data.postings).toBeGreaterThan(14_000);
    const page = await browser.newPage({ baseURL: server.url });
    await mainJob(new Person(page, server), server, 'pharmacy technician');
  } finally {
    await server.dispose();
  }
});
