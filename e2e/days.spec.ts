import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { expect, test, watch } from './fixtures.ts';
import { chooseStatus, jobRow } from './jobs-kit.ts';
import { Person } from './person.ts';
import { SearchPage } from './search-kit.ts';
import { runCommand, Server } from './server.ts';

const dayMs = 86_400_000;
/** A date by its number of days from today in UTC, as files and as people write it. */
const dateIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const words = (date: string, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' }).format(Date.parse(date));
const long = (date: string) => words(date, { dateStyle: 'long' });
const short = (date: string) => words(date, { month: 'short', day: 'numeric' });

const posted = dateIn(-20);
const closes = dateIn(5);
const applied = dateIn(-4);

/**
 * The ends of the world, one between and half an hour off: where a date that became an instant shows. All zones of readers
 * are in calendar-date.test.ts, stated-time.test.ts and posting-days.test.ts.
 */
const zones = ['America/New_York', 'Pacific/Honolulu', 'Pacific/Kiritimati', 'Asia/Kolkata'];

let server: Server;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  server = await Server.start();
  const folder = await mkdtemp(join(tmpdir(), 'foothold-days-'));
  const file = join(folder, 'postings.csv');
  const head = 'id,title,company,location,url,date_posted,closing_date,description';
  const row = `k1,Kiln Keeper,Clay Yard,"Denver, CO",https://jobs.example.com/k1,${posted},${closes},You fire pots.`;
  await writeFile(file, `${head}\n${row}\n`);
  const { code, output } = await runCommand(server, 'api/src/cli/postings-command.ts', ['import', file]);
  await rm(folder, { recursive: true });
  expect(code, output).toBe(0);
});
test.afterAll(() => server.dispose());

test('a day is the same day in the search, the posting, the job, its history and its file, in every time zone', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  for (const timezoneId of zones) await test.step(timezoneId, () => seeDays(browser, timezoneId));
});

async function seeDays(browser: Browser, timezoneId: string): Promise<void> {
  const context = await browser.newContext({ baseURL: server.url, timezoneId, serviceWorkers: 'block' });
  const page = await context.newPage();
  const { problems } = watch(page);
  await new Person(page, server).signIn();
  const search = new SearchPage(page);
  await page.goto('/jobs/search?term=kiln+keeper');
  await expect(search.rows.first()).toContainText(short(posted));
  await search.rows.first().getByRole('link').first().click();
  await expect(search.posting).toContainText(`${long(posted)}, `);
  await expect(search.posting).toContainText(`Closes${long(closes)}, in `);
  await search.posting.getByRole('button', { name: 'Save job' }).click();
  await expect(page.getByText('Job saved.')).toBeVisible();

  await page.goto('/jobs/list');
  const row = jobRow(page, 'Kiln Keeper');
  await row.getByRole('button', { name: /Application Not Started/ }).click();
  await page.getByRole('button', { name: 'Change date' }).click();
  await page.getByLabel('Date it happened').fill(applied);
  await chooseStatus(page, 'Application Submitted');
  await row.getByRole('link').first().click();
  await expect(page.getByText(long(posted), { exact: true })).toBeVisible();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.locator(`time[datetime="${applied}"]`).first()).toContainText(short(applied));

  await page.goto('/settings');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download jobs as CSV' }).click();
  const path = await (await download).path();
  expect(await readFile(path, 'utf8')).toContain(`,${posted},`);
  expect(problems, 'nothing may go wrong unannounced').toEqual([]);
  await context.close();
}
