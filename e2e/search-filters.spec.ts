import type { Page } from '@playwright/test';
import { holdRoute } from './delayed-route.ts';
import { expect, test } from './fixtures.ts';
import { SearchPage } from './search-kit.ts';

test.beforeEach(async ({ person }) => {
  await person.signIn();
});

/** The dialog of a filter, opened by its button. */
async function openFilter(page: Page, name: string | RegExp, title: string) {
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The number at the end of “Full-time 17”. */
const numberIn = (text: string | null) =>
  Number((/([\d,]+)\s*$/.exec(text ?? '')?.[1] ?? '').replaceAll(',', ''));

test('a filter says how many it leaves, applies at once, stays in the address, and comes off again', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await page.goto('/jobs/search?term=nurse');
  await search.answered('term=nurse');
  const all = await search.total();
  let dialog = await openFilter(page, 'Job type', 'Job type');
  const fullTime = dialog.getByRole('checkbox', { name: /^Full-time \d/ });
  await expect(fullTime).toBeVisible();
  const promised = numberIn(
    await dialog
      .getByText(/^Full-time/)
      .first()
      .textContent(),
  );
  expect(promised).toBeGreaterThan(0);
  expect(promised).toBeLessThan(all);
  await search.expectNoAxeFindings();
  await fullTime.check();
  await expect(page).toHaveURL(/[?&]type=fulltime$/);
  // The others are counted as if nothing were chosen in this field, so that a second one can be added.
  await dialog.getByRole('checkbox', { name: /^Part-time \d/ }).check();
  await expect(page).toHaveURL(/[?&]type=fulltime%2Cparttime/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Full-time or part-time', exact: true })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Full-time', exact: true })).toBeVisible();
  await expect.poll(() => search.total()).toBe(promised);
  await page.goForward();

  dialog = await openFilter(page, 'Pay', 'Pay');
  await expect(dialog.getByText(/^\d+ of \d+ do not state pay\./)).toBeVisible();
  await dialog.getByRole('radio', { name: /^\$60,000 and up/ }).check();
  await expect(page).toHaveURL(/[?&]pay=60000&nopay=1/);
  await dialog.getByRole('checkbox', { name: /^Also jobs that do not state pay/ }).uncheck();
  await expect(page).not.toHaveURL(/nopay/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '$60,000 and up', exact: true })).toBeVisible();
  const both = await search.total();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Full-time or part-time', exact: true })).toBeVisible();
  await expect.poll(() => search.total()).toBe(both);
  await page.getByRole('button', { name: 'Remove: $60,000 and up' }).click();
  await expect(page).not.toHaveURL(/pay=/);
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('button', { name: '$60,000 and up', exact: true })).toBeVisible();
  await expect.poll(() => search.total()).toBe(both);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/jobs/search?term=nurse');
  await expect.poll(() => search.total()).toBe(all);
});

test('a filter for night shifts finds as many jobs as it promises, and each shows the words that say so', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await page.goto('/jobs/search?term=nurse');
  await search.answered('term=nurse');
  const dialog = await openFilter(page, 'More filters', 'More filters');
  const shifts = dialog.getByRole('group', { name: 'Shift' });
  const promised = numberIn(
    await shifts
      .getByText(/^Night shift/)
      .first()
      .textContent(),
  );
  expect(promised).toBeGreaterThan(0);
  await expect(shifts.getByRole('checkbox', { name: /^Not stated \d/ })).toBeVisible();
  await search.expectNoAxeFindings();
  await shifts.getByRole('checkbox', { name: /^Night shift \d/ }).check();
  await expect(page).toHaveURL(/[?&]shift=night/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Night shift', exact: true })).toBeFocused();
  await expect.poll(() => search.total()).toBe(promised);
  await expect(page.getByText(/^Night shift “.*night.*”$/i).first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove: Night shift' }).click();
  await expect(page).not.toHaveURL(/shift=/);
});

test('words and companies are left out; where nothing is left, the choice that costs most is offered', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await page.goto('/jobs/search?term=nurse&page=2');
  await expect(search.rows.first()).toBeVisible();
  const all = await search.answering();
  const dialog = await openFilter(page, 'Leave out', 'Leave out');
  await dialog.getByLabel('Words or phrases').fill('nurse');
  await dialog.getByLabel('Words or phrases').press('Enter');
  await expect(page).toHaveURL('/jobs/search?term=nurse&not=nurse');
  await dialog.getByLabel('Words or phrases').fill('RN');
  await dialog.getByLabel('Words or phrases').press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'No “nurse” jobs with these filters' })).toBeVisible();
  const offer = page.getByRole('button', { name: /^With nothing left out/ });
  await expect(offer).toContainText(String(all));
  await search.expectNoAxeFindings();
  await offer.click();
  await expect(page).toHaveURL('/jobs/search?term=nurse');
  await search.answered('term=nurse');

  const company = (await search.posting.getByTitle(/^Other jobs at/).textContent()) ?? '';
  const again = await openFilter(page, 'Leave out', 'Leave out');
  await again.getByLabel('Companies').fill(company);
  await again.getByRole('button', { name: 'Leave out' }).last().click();
  await expect(page).toHaveURL(/[?&]notat=/);
  await page.keyboard.press('Escape');
  await expect.poll(() => search.answering()).toBeLessThan(all);
  await expect(search.rows.filter({ hasText: company })).toHaveCount(0);
  await page.getByRole('button', { name: `Remove: Without ${company}` }).click();
  await expect(page).toHaveURL('/jobs/search?term=nurse');
});

test('titles and places complete themselves by keyboard; a second place is a chip, the first one is not', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await page.goto('/jobs/search?term=');
  await expect(search.rows.first()).toBeVisible();
  await search.term.pressSequentially('registered nur');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.first()).toContainText(/registered nurse/i);
  await expect(search.term).toHaveAttribute('aria-expanded', 'true');
  await search.expectNoAxeFindings();
  await page.keyboard.press('Escape');
  await expect(search.term).toHaveAttribute('aria-expanded', 'false');
  await expect(search.term).toHaveValue('registered nur');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/term=[^&]*Registered\+Nurse/);
  await expect(options).toHaveCount(0);

  await search.place.pressSequentially('columbus');
  await expect(options.first()).toHaveText('Columbus, OH');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]in=Columbus%2C\+OH$/);
  await search.place.press('End');
  await search.place.pressSequentially('; boi');
  await expect(options.first()).toHaveText('Boise, ID');
  await options.first().click();
  await expect(search.place).toHaveValue('Columbus, OH; Boise, ID');
  await expect(page.getByRole('button', { name: 'Also Columbus, OH' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Also Boise, ID' }).click();
  await expect(search.place).toHaveValue('Columbus, OH');
  await expect(page).toHaveURL(/[?&]in=Columbus%2C\+OH$/);
});

test('a place that is marked while newer suggestions are on their way is the one that is taken', async ({
  page,
}) => {
  const search = new SearchPage(page);
  const answer = await holdRoute(page, /\/api\/jobs\/suggest\?q=(columbus|boise)$/);
  await page.goto('/jobs/search?term=');
  await expect(search.rows.first()).toBeVisible();
  await search.place.pressSequentially('columbu');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.first()).toHaveText('Columbus, OH');
  const asked = page.waitForRequest('**/api/jobs/suggest?q=columbus');
  await page.keyboard.press('s');
  await page.keyboard.press('ArrowDown');
  await asked;
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]in=Columbus%2C\+OH$/);
  await expect(options).toHaveCount(0);

  // Other words: the suggestions of the former ones are none of theirs.
  const askedAgain = page.waitForRequest('**/api/jobs/suggest?q=boise');
  await search.place.press('End');
  await page.keyboard.insertText('; boise');
  await askedAgain;
  await expect(options).toHaveCount(0);
  answer();
  await expect(options.first()).toHaveText('Boise, ID');
  await page.unrouteAll({ behavior: 'wait' });
});

test('a misspelled term says what was searched for instead, and leads back to what was typed', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await page.goto('/jobs/search?term=nusre');
  await expect(
    search.list.getByText('Nothing was found for “nusre”. These are jobs for “nurse”.'),
  ).toBeVisible();
  await expect(search.rows.first()).toContainText(/nurse/i);
  await search.expectNoAxeFindings();
  await page.getByRole('link', { name: 'Search for “nusre” instead' }).click();
  await expect(page).toHaveURL('/jobs/search?term=nusre&exact=1');
  await expect(page.getByRole('heading', { name: 'No “nusre” jobs' })).toBeVisible();
  await page.getByRole('button', { name: /^Other spellings too/ }).click();
  await expect(search.rows.first()).toContainText(/nurse/i);
});

test('the same job elsewhere is listed, told apart, undone and put back; similar jobs stand at the end', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await page.route('**/api/jobs/search', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const other = { id: 999_999, source: 'greenhouse', externalId: 'g-1', url: 'https://example.com/g-1' };
    for (const row of body.data.results.slice(0, 1))
      row.otherPostings = [{ ...other, location: 'Omaha, NE', datePosted: row.datePosted }];
    await route.fulfill({ response, json: body });
  });
  await page.goto('/jobs/search?term=nurse');
  const also = search.posting.getByRole('region', { name: 'Also posted once more' });
  await expect(also.getByRole('link', { name: 'Greenhouse' })).toHaveAttribute(
    'href',
    'https://example.com/g-1',
  );
  await also.getByRole('button', { name: 'Not the same job' }).click();
  await expect(also).toHaveCount(0);
  const apart = search.posting.getByRole('region', { name: 'Other openings' });
  await expect(apart).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(also).toBeVisible();
  await expect(apart).toHaveCount(0);
  await also.getByRole('button', { name: 'Not the same job' }).click();
  await expect(apart).toBeVisible();
  await page.reload();
  await expect(apart).toBeVisible();
  await search.expectNoAxeFindings();
  await expect(apart.getByRole('link', { name: 'Greenhouse' })).toHaveAttribute('href', /[?&]job=999999$/);
  await apart.getByRole('button', { name: 'Same job after all' }).click();
  await expect(also).toBeVisible();

  const similar = search.posting.getByRole('region', { name: 'Similar jobs' });
  await search.posting.getByRole('heading').last().scrollIntoViewIfNeeded();
  await expect(similar).toBeVisible();
  const first = similar.getByRole('link').first();
  const title = (await first.textContent()) ?? '';
  await first.click();
  await expect(search.title).toHaveText(title);
});

test('on a phone a filter opens from the bottom edge, and what is chosen comes first', async ({ page }) => {
  const search = new SearchPage(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/jobs/search?term=nurse');
  await expect(search.rows.first()).toBeVisible();
  const dialog = await openFilter(page, 'Posted', 'Posted');
  await expect(dialog.getByRole('radio', { name: /^30 days \d/ })).toBeVisible();
  await search.expectNoAxeFindings();
  await dialog.getByRole('radio', { name: /^30 days \d/ }).check();
  await expect(page).toHaveURL('/jobs/search?term=nurse&days=30');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Last 30 days', exact: true })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await search.expectNoAxeFindings();
  await page.getByRole('button', { name: 'Remove: Last 30 days' }).click();
  await expect(page).toHaveURL('/jobs/search?term=nurse');
});
