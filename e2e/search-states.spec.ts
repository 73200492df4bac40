import { expect, test } from './fixtures.ts';
import { holdSearches, SearchPage } from './search-kit.ts';
import { axeFaults, switchTheme } from './sweep-kit.ts';

test.beforeEach(async ({ person }) => {
  await person.signIn();
});

test('a slow search keeps its place and can be canceled; one that fails keeps what was there and can be tried again', async ({
  page,
  expectRefusal,
}) => {
  const search = new SearchPage(page);
  await page.goto('/jobs/search?term=nurse');
  await expect(search.rows.first()).toBeVisible();
  const held = await holdSearches(page);
  await search.term.fill('analyst');
  await search.term.press('Enter');
  await expect(page.getByRole('img', { name: 'Searching' })).toBeVisible();
  await expect(search.count).toHaveText('Searching…');
  await search.list.getByRole('button', { name: 'Cancel' }).click();
  await expect(search.list.getByText('Search canceled.')).toBeVisible();
  await expect(search.list.getByText('Below is the previous search: “nurse” jobs.')).toBeVisible();
  await expect(search.rows.first()).toBeVisible();
  await held.release();
  await search.list.getByRole('button', { name: 'Search again' }).click();
  await expect(search.list.getByText('Search canceled.')).toHaveCount(0);
  await expect(search.rows.first()).toContainText(/analyst/i);

  expectRefusal('/api/jobs/search', 422);
  const refusal = {
    success: false,
    code: 'unprocessable',
    message: 'The index is being rebuilt.',
    requestId: '7f3a-21c9',
  };
  await page.route('**/api/jobs/search', (route) => route.fulfill({ status: 422, json: refusal }));
  await search.term.fill('driver');
  await search.term.press('Enter');
  const note = search.list.getByRole('alert');
  await expect(note).toContainText('The search did not get an answer');
  await expect(note).toContainText('The index is being rebuilt.');
  await expect(note).toContainText('Request 7f3a-21c9');
  await expect(search.rows.first()).toBeVisible();
  await page.unroute('**/api/jobs/search');
  await note.getByRole('button', { name: 'Retry search' }).click();
  await expect(note).toHaveCount(0);
  await expect(search.rows.first()).toContainText(/driver/i);
});

test('from the second visit on the notice about samples has its room before the answer is there', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await page.goto('/jobs/search?term=nurse');
  await expect(search.rows.first()).toBeVisible();
  const held = await holdSearches(page);
  await page.reload();
  await expect(page.getByText('These are sample postings.')).toBeVisible();
  await expect(search.rows).toHaveCount(0);
  await held.release();
  await expect(search.rows.first()).toBeVisible();
});

test('offline the last answer stays with its time, saving works, and the search goes on with the connection', async ({
  page,
  expectRefusal,
  unplug,
}) => {
  const search = new SearchPage(page);
  // Chromium asks for the icon again with every new address.
  expectRefusal('/favicon.svg', 0);
  await page.goto('/jobs/search?term=nurse');
  await expect(search.rows.first()).toBeVisible();
  await expect(search.posting.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await unplug();
  await expect(search.list.getByText('You are offline.')).toBeVisible();
  await expect(search.count).toHaveText(/as of \d{1,2}:\d\d [AP]M/);
  await search.term.fill('analyst');
  await search.term.press('Enter');
  await expect(search.list.getByText('Below is the previous search: “nurse” jobs.')).toBeVisible();
  await search.rows.nth(3).click();
  await expect(search.posting.getByText('The whole text loads when you are online.')).toBeVisible();
  await search.posting.getByRole('button', { name: 'Save job' }).click();
  await expect(page.getByText('Job saved.')).toBeVisible();
  await expect(search.rows.nth(3).getByText('Saved', { exact: true })).toBeVisible();
  await page.context().setOffline(false);
  await expect(search.list.getByText('You are offline.')).toHaveCount(0);
  await expect(search.rows.first()).toContainText(/analyst/i);
});

test('a posting that is gone says so; one without a text leads to its source', async ({
  page,
  expectRefusal,
}) => {
  const search = new SearchPage(page);
  expectRefusal('/api/jobs/999999999', 404);
  await page.goto('/jobs/search?term=nurse&job=999999999');
  await expect(search.posting.getByRole('heading', { name: 'This posting is gone' })).toBeVisible();
  await page.route(/\/api\/jobs\/(search|\d+)$/, async (route) => {
    const response = await route.fetch();
    const answer = await response.text();
    const real = answer.replaceAll('"isSample":true', '"isSample":false');
    await route.fulfill({
      response,
      body: real.replace(/"descriptionHtml":"(?:[^"\\]|\\.)*"/, '"descriptionHtml":""'),
    });
  });
  await page.goto('/jobs/search?term=nurse');
  await expect(search.posting.getByText('This posting has no text.')).toBeVisible();
  const links = search.posting.getByRole('link', { name: 'Open posting' });
  await expect(links).toHaveCount(2);
  await expect(links.first()).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(links.first()).toHaveAttribute('target', '_blank');
});

test('what a search shows after an act pleases axe', async ({ page }) => {
  const search = new SearchPage(page);
  const faults: string[] = [];
  const look = async (what: string) => {
    await switchTheme(page, 'dark');
    faults.push(...(await axeFaults(page, `${what}, dark`)));
    await switchTheme(page, 'light');
    faults.push(...(await axeFaults(page, `${what}, light`)));
  };
  await page.goto('/jobs/search?term=nurse');
  await expect(search.posting.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await search.posting.getByRole('button', { name: 'Save job' }).click();
  await expect(search.rows.first().getByText('Saved', { exact: true })).toBeVisible();
  await look('a saved posting');
  await page.setViewportSize({ width: 390, height: 844 });
  await search.rows.first().click();
  await expect(search.title).toBeVisible();
  await look('a posting, narrow');
  await page.goto('/jobs/search?term=nurse&in=Nome,+AK&within=10&days=7&company=Acme');
  await expect(page.getByRole('heading', { level: 2, name: /^No “nurse” jobs/ })).toBeVisible();
  await look('nothing found, narrow');
  await page.getByRole('button', { name: /Change search$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Search jobs' })).toBeVisible();
  await look('the form of the search, narrow');
  expect(faults).toEqual([]);
});
