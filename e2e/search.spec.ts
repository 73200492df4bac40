import { expect, test } from './fixtures.ts';
import { closeToast } from './jobs-kit.ts';
import { SearchPage } from './search-kit.ts';

test.beforeEach(async ({ person }) => {
  await person.signIn();
});

test('the first visit shows the newest postings at once, with a line that they are samples', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await page.goto('/jobs/search');
  await expect(search.rows).toHaveCount(20);
  await expect(search.title).toBeVisible();
  await expect(page).toHaveTitle(/^Job Search · /);
  const note = page.getByText('These are sample postings.');
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(note).toHaveCount(0);
  await page.reload();
  await expect(search.rows).toHaveCount(20);
  await expect(note).toHaveCount(0);
});

test('a search is saved from, undone, and the flag stays over a reload', async ({ page }) => {
  const search = new SearchPage(page);
  await page.goto('/jobs/search');
  await search.searchFor('nurse');
  const row = search.rows.nth(1);
  await row.click();
  await expect(row.getByRole('link').first()).toHaveAttribute('aria-current', 'true');
  await expect(search.title).toHaveText((await row.getByRole('link').first().textContent()) ?? '');

  await search.posting.getByRole('button', { name: 'Save job' }).click();
  await expect(page.getByText('Job saved.')).toBeVisible();
  await expect(row.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByText('Saved', { exact: true })).toHaveCount(0);

  await search.posting.getByRole('button', { name: 'Save job' }).click();
  await expect(row.getByText('Saved', { exact: true })).toBeVisible();
  const address = page.url();
  await page.reload();
  await expect(page).toHaveURL(address);
  await expect(row.getByText('Saved', { exact: true })).toBeVisible();
  // One press after sending; the toast takes it back.
  const applied = search.posting.getByRole('button', { name: 'I applied' });
  await applied.click();
  await expect(row.getByText('Applied', { exact: true })).toBeVisible();
  await expect(applied).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByText('Saved', { exact: true })).toBeVisible();
  await applied.click();
  await search.posting.getByRole('link', { name: 'Open in jobs' }).click();
  await expect(page).toHaveURL(/\/job\/edit\/\d+$/);
  await expect(page.getByRole('button', { name: /Application Submitted/ }).first()).toBeVisible();
});

test('a job of the same title and company is flagged as similar, and its company is known', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await page.goto('/jobs/search?term=nurse');
  const first = search.rows.first();
  const title = (await search.title.textContent()) ?? '';
  const company = (await search.posting.getByTitle(/^Other jobs at/).textContent()) ?? '';
  await page.goto('/job/add');
  await page.getByLabel('Job title').fill(title);
  await page.getByLabel('Company', { exact: false }).first().fill(company);
  await page.getByRole('button', { name: 'Save job' }).click();
  await expect(page).toHaveURL(/\/job\/edit\/\d+$/);
  const saved = new URL(page.url()).pathname;

  await page.goto('/jobs/search?term=nurse');
  await expect(first.getByRole('link', { name: 'Similar saved' })).toHaveAttribute('href', saved);
  await expect(search.posting.getByText(`You saved ${title} at ${company}`)).toBeVisible();
  await search.posting.getByRole('link', { name: 'See it' }).click();
  await expect(page).toHaveURL(new RegExp(`${saved}$`));
});

test('place, distance and age narrow the list; the address holds it for reload, sharing, back and forward', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await page.goto('/jobs/search');
  const everything = await search.total();
  await search.place.fill('Columbus, OH');
  await search.place.press('Enter');
  await expect(page).toHaveURL('/jobs/search?term=&in=Columbus%2C+OH');
  // The former answer stays until the new one is there, so its count is waited out.
  await expect.poll(() => search.total()).toBeLessThan(everything);
  const near = await search.total();
  expect(near).toBeGreaterThan(0);
  await search.distance.selectOption('100 miles');
  await expect(page).toHaveURL('/jobs/search?term=&in=Columbus%2C+OH&within=100');
  await search.answered('within=100');
  await expect.poll(() => search.total()).toBeGreaterThanOrEqual(near);
  await expect(search.posting.getByText('Columbus, OH').first()).toBeVisible();

  await page.goBack();
  await expect(search.distance.locator('option:checked')).toHaveText('25 miles');
  await expect.poll(() => search.total()).toBe(near);
  await page.goForward();
  await expect(search.distance.locator('option:checked')).toHaveText('100 miles');

  const shared = await page.context().newPage();
  await shared.goto(page.url());
  await expect(new SearchPage(shared).place).toHaveValue('Columbus, OH');
  await shared.close();

  await page.goto('/work');
  await page.goto('/jobs/search');
  await expect(page).toHaveURL('/jobs/search?term=&in=Columbus%2C+OH&within=100');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => search.total()).toBe(everything);
});

test('pages and order are in the address; a changed filter goes back to page 1', async ({ page }) => {
  const search = new SearchPage(page);
  await page.goto('/jobs/search?term=manager');
  await search.answered('term=manager');
  const first = await search.rows.first().textContent();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/jobs/search?term=manager&page=2');
  await expect(search.rows.first()).not.toHaveText(first ?? '');
  await page.getByRole('button', { name: 'Best match' }).click();
  await page.getByRole('menuitem', { name: 'Newest first' }).click();
  await expect(page).toHaveURL('/jobs/search?term=manager&sort=newest');
  await page.goto('/jobs/search?term=manager&page=2');
  await page.getByRole('combobox', { name: 'Posted within' }).selectOption('30 days');
  await expect(page).toHaveURL('/jobs/search?term=manager&days=30');
  await page.goto('/jobs/search?term=manager&page=9000');
  await page.getByRole('button', { name: /^Go to page/ }).click();
  await expect(search.rows.first()).toBeVisible();
});

test('the addresses with place and term in their path are searches', async ({ page }) => {
  const search = new SearchPage(page);
  await page.goto('/jobs/search/OH/Columbus');
  await expect(search.place).toHaveValue('Columbus, OH');
  expect(await search.total()).toBeGreaterThan(0);
  await page.goto('/jobs/searchterm/data%20analyst');
  await expect(search.term).toHaveValue('data analyst');
  await expect(search.rows.first()).toBeVisible();
  await page.goto('/jobs/searchtermlocation/OH/Columbus/nurse');
  await expect(search.term).toHaveValue('nurse');
  await expect(search.place).toHaveValue('Columbus, OH');
  await search.rows.first().click();
  await expect(page).toHaveURL(/searchtermlocation\/OH\/Columbus\/nurse\?job=\d+$/);
});

test('nothing found: says what was asked and offers changes that find what they promise', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await page.goto('/jobs/search?term=nurse&in=Nome,+AK&within=10&days=7');
  await expect(
    page.getByRole('heading', { name: 'No “nurse” jobs within 10 miles of Nome, AK' }),
  ).toBeVisible();
  await expect(page.getByText('None of these was posted in the last 7 days.')).toBeVisible();
  const anywhere = page.getByRole('button', { name: /^Anywhere.*\d/ });
  const promised = Number(/\d+/.exec((await anywhere.textContent()) ?? '')?.[0]);
  await anywhere.click();
  await expect(search.rows.first()).toBeVisible();
  await expect.poll(() => search.total()).toBe(promised);

  await page.goto('/jobs/search?term=nurse+zzyzx');
  await expect(page.getByText('Close to what you asked')).toBeVisible();
  await expect(search.rows.first()).toBeVisible();
  await page.goto('/jobs/search?term=nurse+zzyzx&exact=1');
  await page.getByRole('button', { name: /^Only “nurse” \d/ }).click();
  await expect(search.rows.first()).toBeVisible();
  await page.goto('/jobs/search?term=nurse&in=Qwertyville');
  await expect(page.getByText('We do not know a place called “Qwertyville”.')).toBeVisible();
});

test('the whole way by keyboard', async ({ page }) => {
  const search = new SearchPage(page);
  await page.goto('/jobs/search');
  await expect(search.rows.first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(search.term).toBeFocused();
  await page.keyboard.type('analyst');
  await page.keyboard.press('Enter');
  await search.answered('term=analyst');
  await search.term.blur();
  const third = (await search.rows.nth(2).getByRole('link').first().textContent()) ?? '';
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(search.title).toHaveText(third);
  await expect(search.rows.nth(2).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('s');
  await expect(page.getByText('Job saved.')).toBeVisible();
  await expect(search.rows.nth(2).getByText('Saved', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(search.posting).toBeFocused();
  await page.keyboard.press('k');
  await expect(search.title).toHaveText(
    (await search.rows.nth(1).getByRole('link').first().textContent()) ?? '',
  );
});

test('on a phone: one field opens the form, a posting stands for itself and Back leads to its row', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/jobs/search');
  await page.getByRole('button', { name: /^All jobs Anywhere · Anytime Change search$/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Search jobs' });
  await sheet.getByRole('combobox', { name: 'Job title, skill or company' }).fill('nurse');
  const suggestions = sheet.getByRole('listbox', { name: 'Suggestions' }).first();
  await expect(suggestions).toBeVisible();
  // As a finger does: the suggestions leave with the focus.
  const posted = sheet.getByRole('combobox', { name: 'Posted within' });
  await posted.focus();
  await expect(suggestions).toBeHidden();
  await posted.selectOption('60 days');
  await sheet.getByRole('button', { name: 'Search jobs' }).click();
  await expect(page).toHaveURL('/jobs/search?term=nurse&days=60');
  await search.answered('term=nurse&days=60');
  await expect(page.getByRole('button', { name: /^nurse Anywhere · 60 days Change search$/ })).toBeVisible();
  const total = await search.total();

  await search.rows.nth(1).click();
  await expect(search.title).toBeVisible();
  await expect(search.rows.first()).toBeHidden();
  await expect(search.posting.getByText(`2 of ${total}`)).toBeVisible();
  await search.posting.getByRole('button', { name: 'Next posting' }).click();
  await expect(search.posting.getByText(`3 of ${total}`)).toBeVisible();
  await search.posting.getByRole('button', { name: 'Save job' }).click();
  await expect(search.posting.getByRole('link', { name: 'Open in jobs' })).toBeVisible();
  await closeToast(page, 'Job saved.');
  await search.posting.getByRole('button', { name: 'Back to the list' }).click();
  await expect(search.rows.nth(2).getByText('Saved', { exact: true })).toBeVisible();
  await expect(search.rows.nth(2).getByRole('link').first()).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a search keeps to one country, as the settings say afterwards, and leaves it again', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await page.goto('/jobs/search?term=&page=2');
  await expect(search.rows).toHaveCount(20);
  const asked = (country: string | undefined) =>
    page.waitForRequest((request) => {
      const body = request.url().endsWith('/api/jobs/search') ? request.postDataJSON() : null;
      return body?.pageNumber === 1 && body.selectedCountryCode === country;
    });
  await page.getByRole('button', { name: 'Country', exact: true }).click();
  const choices = page.getByRole('menu', { name: 'Country' }).getByRole('menuitem');
  await expect(choices).toHaveCount(61);
  await page.keyboard.press('c');
  const inCanada = asked('ca');
  await page.getByRole('menuitem', { name: 'Canada' }).click();
  await inCanada;
  await expect(page).not.toHaveURL(/page=/);
  const chip = page.getByRole('button', { name: 'In Canada' });
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(chip).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveText('Canada');

  await page.goto('/jobs/search?term=');
  const everywhere = asked(undefined);
  await chip.click();
  await everywhere;
  await expect(page.getByRole('button', { name: 'Country', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Country', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Estonia' }).click();
  await expect(page.getByRole('button', { name: 'In Estonia' })).toBeVisible();
  await page.getByRole('button', { name: 'In Estonia' }).click();
  await page.getByRole('button', { name: 'Country', exact: true }).click();
  const home = page.getByRole('menuitem', { name: /^United States only/ });
  await expect(home).toHaveText(/^United States only[\d,]+$/);
  const total = (await home.textContent())?.replace(/\D/g, '') ?? '';
  await home.click();
  await expect(page).toHaveURL(/[?&]country=US$/);
  await expect.poll(() => search.total()).toBe(Number(total));
  await page.getByRole('button', { name: 'In US' }).click();
  await expect(page).not.toHaveURL(/country=/);
});
