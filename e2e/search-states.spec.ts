import { expect, test } from './fixtures.ts';
import { holdSearches, SearchPage } from './search-kit.ts';

test.beforeEach(async ({ person }) => {
  await person.signIn();
});

test('while it loads the rows keep their place, and Cancel brings back the search before', async ({
  page,
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
  await expect(search.list.getByText('Below is the search before: “nurse” jobs.')).toBeVisible();
  await expect(search.rows.first()).toBeVisible();
  await held.release();
  await search.list.getByRole('button', { name: 'Search again' }).click();
  await expect(search.list.getByText('Search canceled.')).toHaveCount(0);
  await expect(search.rows.first()).toContainText(/analyst/i);
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

test('a search that fails keeps what was there, names its request and can be tried again', async ({
  page,
  expectRefusal,
}) => {
  const search = new SearchPage(page);
  await page.goto('/jobs/search?term=nurse');
  await expect(search.rows.first()).toBeVisible();
  expectRefusal('/api/jobs/search', 422);
  const refusal = {
    success: false,
    code: 'unprocessable',
    message: 'The index is being rebuilt.',
    requestId: '7f3a-21c9',
  };
  await page.route('**/api/jobs/search', (route) => route.fulfill({ status: 422, json: refusal }));
  await search.term.fill('analyst');
  await search.term.press('Enter');
  const note = search.list.getByRole('alert');
  await expect(note).toContainText('The search got no answer');
  await expect(note).toContainText('The index is being rebuilt.');
  await expect(note).toContainText('Request 7f3a-21c9');
  await expect(search.rows.first()).toBeVisible();
  await page.unroute('**/api/jobs/search');
  await note.getByRole('button', { name: 'Retry search' }).click();
  await expect(note).toHaveCount(0);
  await expect(search.rows.first()).toContainText(/analyst/i);
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
  await expect(search.count).toHaveText(/jobs, as of \d{1,2}:\d\d [AP]M/);
  await search.term.fill('analyst');
  await search.term.press('Enter');
  await expect(search.list.getByText('Below is the search before: “nurse” jobs.')).toBeVisible();
  await search.rows.nth(3).click();
  await expect(search.posting.getByText('The whole text comes with the next connection.')).toBeVisible();
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
  await expect(search.posting.getByText('This posting came without a text.')).toBeVisible();
  const links = search.posting.getByRole('link', { name: 'Open posting' });
  await expect(links).toHaveCount(2);
  await expect(links.first()).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(links.first()).toHaveAttribute('target', '_blank');
});

for (const theme of ['light', 'dark'] as const)
  test(`nothing for a screen reader or low sight to stumble over: ${theme}`, async ({ page }) => {
    const search = new SearchPage(page);
    await page.evaluate((value) => localStorage.setItem('theme', value), theme);
    await page.goto('/jobs/search?term=nurse');
    await expect(search.posting.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await search.posting.getByRole('button', { name: 'Save job' }).click();
    await expect(search.rows.first().getByText('Saved', { exact: true })).toBeVisible();
    await search.expectNoAxeFindings();
    await page.goto('/jobs/search?term=nurse&in=Nome,+AK&within=10&days=7&company=Acme');
    await expect(page.getByRole('heading', { level: 2, name: /^No “nurse” jobs/ })).toBeVisible();
    await search.expectNoAxeFindings();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/jobs/search?term=nurse');
    await expect(search.rows.first()).toBeVisible();
    await search.expectNoAxeFindings();
    await page.getByRole('button', { name: /Change search$/ }).click();
    await expect(page.getByRole('dialog', { name: 'Search jobs' })).toBeVisible();
    await search.expectNoAxeFindings();
    await page.keyboard.press('Escape');
    await search.rows.first().click();
    await expect(search.title).toBeVisible();
    await search.expectNoAxeFindings();
  });
