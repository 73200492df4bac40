import type { Locator, Page } from '@playwright/test';
import { addCompany, plainMaps } from './company-kit.ts';
import { expect, test } from './fixtures.ts';
import { storedRows } from './own-data-kit.ts';
import { newAddress } from './person.ts';
import { axeFaults } from './sweep-kit.ts';

// Without a graphics card each map is drawn by the processor; here they are plain drawings.
test.describe.configure({ timeout: 120_000 });
test.beforeEach(async ({ page }) => plainMaps(page));

const rows = (page: Page, list = 'Companies'): Locator =>
  page.getByRole('list', { name: list, exact: true }).locator('[data-row]');
const toast = (page: Page, text: string): Locator => page.getByText(text, { exact: false }).first();

test('employers of the directory are found, kept and suggested; what is not there has a way on', async ({
  page,
  person,
  part,
}) => {
  await part(
    'an employer of the directory is found, kept from the map, and stands among one’s own',
    async () => {
      await person.signIn();
      await page.goto('/companies/search');
      await expect(rows(page).first()).toBeVisible();
      const name = (await rows(page).first().getByRole('link').first().textContent()) ?? '';
      const asked = name.split(' ')[0] ?? name;

      // Typed roughly, found; the words are remembered for the next visit.
      await page.getByRole('combobox', { name: 'Company or trade' }).fill(asked.toLowerCase());
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/q=/);
      const row = rows(page).filter({ hasText: name }).first();
      await row.getByRole('link').first().click();
      const card = page.getByRole('region', { name, exact: true });
      await card.getByRole('button', { name: 'Save company' }).click();
      await expect(card.getByRole('link', { name: 'Open company' })).toBeVisible();
      await expect(row.getByText('Saved', { exact: true })).toBeVisible();
      expect(await axeFaults(page, 'search')).toEqual([]);
      await page.goto('/companies/search');
      await expect(page).toHaveURL(/q=/);

      // It appears on the map of one's own, and again after a reload.
      await page.goto('/companies/map/saved');
      await expect(rows(page, 'Your companies')).toHaveCount(1);
      await expect(rows(page, 'Your companies').first()).toContainText(name);
      expect((await storedRows(page, 'companies')).map(({ companyName }) => companyName)).toEqual([name]);

      // An unknown way of looking is the first one.
      await page.goto('/companies/map/upside-down');
      await expect(page.getByRole('button', { name: 'All', exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    },
  );

  await part('what the directory does not have is said with a way on: a page, a place, a name', async () => {
    await person.signIn();
    await page.goto('/companies/group/list?page=99999');
    await expect(page.getByRole('heading', { name: 'There is no page 99999' })).toBeVisible();
    await page.getByRole('link', { name: /^Go to page \d+$/ }).click();
    await expect(rows(page, 'Employers').first()).toBeVisible();

    // The list of companies shows the first of them and leads to all.
    await page.goto('/companies/list/directory');
    await page.getByRole('link', { name: /^All [\d,]+ in the directory$/ }).click();
    await expect(page).toHaveURL(/\/companies\/group\/list$/);
    await expect(rows(page, 'Employers').first()).toBeVisible();

    await page.goto(`/companies/group/list/${encodeURIComponent('50% a/b')}`);
    await expect(page.getByRole('heading', { name: 'No location found' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Add a location' }).last().click();
    await expect(page).toHaveURL(/locationadd\/50%25%20a%2Fb$/);
    await expect(page.getByLabel('Company', { exact: true })).toHaveValue('50% a/b');

    await page.goto('/companies/search?q=zzzzqqqq+xxyy&hiring=now');
    await expect(page.getByRole('heading', { name: 'No company found for “zzzzqqqq xxyy”' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Also those not hiring' })).toBeVisible();
  });

  await part('suggestions say their reason and leave out what is kept', async () => {
    await person.signIn();
    await page.goto('/companies/discover');
    await expect(page.getByRole('heading', { name: 'Nothing to base it on yet' })).toBeVisible();
    await page.goto('/jobs/search?term=nurse');
    await page.locator('[data-row]').first().getByRole('link').first().click();
    await page.getByRole('button', { name: 'Save job' }).first().click();
    await expect(toast(page, 'Job saved.')).toBeVisible();
    await page.goto('/companies/discover');
    await expect(page.getByRole('heading', { level: 2, name: /^Hiring for / }).first()).toBeVisible();
    await expect(page.getByText(/^Because you saved 1 job called /).first()).toBeVisible();
    const list = rows(page, 'Suggested companies');
    const name = (await list.first().getByRole('link').first().textContent()) ?? '';
    await page.getByRole('button', { name: 'Save company' }).click();
    await expect(list.filter({ hasText: name })).toHaveCount(0);
    expect(await axeFaults(page, 'discover')).toEqual([]);
  });
});

test('what is shared of an employer is shown first, corrected and taken back', async ({
  page,
  person,
  expectRefusal,
  part,
}) => {
  await part('what is shared is shown first, stands in a list, and is taken back', async () => {
    await person.signIn(newAddress());
    const name = 'Zwetschge & Sons 50% / شركة 🏥';
    await addCompany(page, name);
    const [company] = await storedRows(page, 'companies');
    await page.goto(`/company/details/${company?.internalId}`);
    await page.getByRole('button', { name: `More for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Share with the directory' }).click();
    const dialog = page.getByRole('dialog', { name: /with everybody\?$/ });
    await expect(dialog.getByText(name, { exact: true })).toBeVisible();
    await expect(dialog.locator('dt')).toHaveText(['Company']);
    expect(await axeFaults(page, 'share')).toEqual([]);
    await dialog.getByRole('button', { name: 'Share these fields' }).click();
    await expect(toast(page, 'Shared with the directory.')).toBeVisible();

    await page.goto('/companies/shared');
    const shared = page.getByRole('listitem').filter({ hasText: name });
    await expect(shared).toContainText('Added');
    await expect(shared).toContainText('Company');
    expect(await axeFaults(page, 'shared')).toEqual([]);
    await shared.getByRole('link', { name: 'Open' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goto('/companies/shared');
    await shared.getByRole('button', { name: `Withdraw ${name}` }).click();
    await expect(toast(page, 'Withdrawn.')).toBeVisible();
    await expect(shared).toContainText('Withdrawn');
    await page.goto(`/companies/group/list/${encodeURIComponent(name)}`);
    await expect(page.getByRole('heading', { name: 'No location found' })).toBeVisible();
  });

  await part('a location is added and corrected; one changed meanwhile keeps what was typed', async () => {
    await person.signIn(newAddress());
    await page.goto('/company/locationadd/Quince%20Works');
    await page.getByLabel('Website').fill('javascript:alert(1)');
    await page.getByLabel('City', { exact: true }).fill('Columbus');
    await page.getByLabel('State', { exact: true }).fill('OH');
    await page.getByRole('button', { name: 'Share this location' }).click();
    await expect(page.getByText('Start the address with https:// or http://.')).toBeVisible();
    await page.getByLabel('Website').fill('quince.example');
    await page.getByRole('button', { name: 'Share this location' }).click();
    await expect(toast(page, 'Shared with the directory.')).toBeVisible();
    await expect(page).toHaveURL(/\/companies\/group\/list\/Quince%20Works\?open=\d+$/);
    const id = new URL(page.url()).searchParams.get('open');
    // Links of an account's first week are text.
    const site = page.getByRole('definition').filter({ hasText: 'https://quince.example (not a link' });
    await expect(site).toBeVisible();
    await expect(page.getByRole('link', { name: 'https://quince.example' })).toHaveCount(0);

    // The same form is open in another tab, where the street is noted first.
    const edit = `/company/locationedit/Quince%20Works/${id}`;
    await page.goto(edit);
    await page.getByLabel('What they do').fill('Bakes pies.');
    const other = await page.context().newPage();
    await plainMaps(other);
    await other.goto(edit);
    await other.getByLabel('Street address').fill('8 Oak St');
    await other.getByRole('button', { name: 'Share this change' }).click();
    await expect(toast(other, 'Change shared with the directory.')).toBeVisible();
    await other.close();

    expectRefusal(`/api/company/${id}`, 409);
    await page.getByRole('button', { name: 'Share this change' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Somebody changed this location since you opened it.',
    );
    await page.getByRole('button', { name: 'Load the newer version' }).click();
    await expect(page.getByLabel('Street address')).toHaveValue('8 Oak St');
    await expect(page.getByLabel('What they do')).toHaveValue('Bakes pies.');
    expect(await axeFaults(page, 'edit')).toEqual([]);
    await page.getByRole('button', { name: 'Share this change' }).click();
    await expect(toast(page, 'Change shared with the directory.')).toBeVisible();

    // An id of another employer, and one of nobody.
    await page.goto(`/company/locationedit/Somebody%20Else/${id}`);
    await expect(
      page.getByRole('heading', { name: 'This location is not one of Somebody Else' }),
    ).toBeVisible();
    expectRefusal('/api/company/999999999', 404);
    await page.goto('/company/locationedit/Quince%20Works/999999999');
    await expect(
      page.getByRole('heading', { name: 'Location 999999999 is not in the directory' }),
    ).toBeVisible();
  });
});
