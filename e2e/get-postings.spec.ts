import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, watch } from './fixtures.ts';
import { Person } from './person.ts';
import { SearchPage } from './search-kit.ts';
import { Server } from './server.ts';

/** A feed in Remotive's form on this machine, which notes who asks. */
async function openFeed() {
  const asked: string[] = [];
  const jobs = ['Pipe Welder', 'School Nurse', 'Ledger Clerk'].map((title, index) => ({
    id: index + 1,
    title,
    company_name: 'Buckeye Works',
    candidate_required_location: 'USA',
    publication_date: new Date().toISOString(),
    url: `https://jobs.example.com/${index + 1}`,
    description: `<p>Buckeye Works looks for a ${title}.</p>`,
  }));
  const feed = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ 'job-count': jobs.length, jobs }));
  });
  await new Promise<void>((done) => feed.listen(0, '127.0.0.1', done));
  const { port } = feed.address() as AddressInfo;
  const close = () => new Promise((done) => feed.close(done));
  return { base: `http://127.0.0.1:${port}`, asked, close };
}

test('on one’s own machine real postings are one choice away, and samples leave for them', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const feed = await openFeed();
  const server = await Server.start({ REMOTIVE_BASE_URL: feed.base });
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const { problems } = watch(page);
  const search = new SearchPage(page);
  try {
    await new Person(page, server).signIn();
    await page.goto('/jobs/search?term=nurse');
    await expect(search.rows.first()).toContainText('Sample');
    await page.getByRole('button', { name: 'Get real postings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Get real postings' });
    const choices = dialog.getByRole('list', { name: 'Sources of postings' }).getByRole('listitem');
    await expect(choices).toHaveCount(8);
    await expect(dialog).toContainText('No service is contacted before you press the button.');
    await expect(choices.filter({ hasText: 'Remotive' })).toContainText(
      `Checks ${new URL(feed.base).host} every 6 hours.`,
    );
    for (const tick of await dialog.getByRole('checkbox').all()) await tick.uncheck();
    await expect(dialog.getByRole('button', { name: 'Get postings' })).toBeDisabled();
    await dialog.getByRole('checkbox', { name: 'Remotive' }).check();
    await search.expectNoAxeFindings();
    expect(feed.asked).toEqual([]);

    await dialog.getByRole('button', { name: 'Get postings from 1 service' }).click();
    await expect(dialog.getByRole('status')).toHaveText('Done. The search now has 3 postings.', {
      timeout: 60_000,
    });
    await expect(dialog.getByRole('list', { name: 'Lists that were read' })).toContainText(
      '3 postings, 3 new',
    );
    await dialog.getByRole('button', { name: 'Show postings' }).click();
    await expect(search.rows).toHaveCount(1);
    await expect(search.rows).toContainText('School Nurse');
    await expect(search.list).not.toContainText('Sample');
    await expect(page.getByText('These are sample postings.')).toHaveCount(0);
    expect(feed.asked).toHaveLength(1);

    await page.goto('/settings');
    const sources = page.getByRole('list', { name: 'Sources of postings' }).getByRole('listitem');
    await expect(sources).toHaveCount(1);
    await expect(sources).toContainText('3 postings');
    await page.getByRole('button', { name: 'Get real postings' }).click();
    await expect(dialog.getByRole('checkbox', { name: 'Remotive' })).toBeChecked();
    await dialog.getByRole('checkbox', { name: 'Remotive' }).uncheck();
    await dialog.getByRole('button', { name: 'Read none of them' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('This server does not use a posting service.')).toBeVisible();
    expect(problems, 'nothing may go wrong unannounced').toEqual([]);
  } finally {
    await context.close();
    await server.dispose();
    await feed.close();
  }
});
