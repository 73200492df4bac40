import { expect, test } from './fixtures.ts';
import { SearchPage } from './search-kit.ts';

test.beforeEach(async ({ person }) => {
  await person.signIn();
});

test('suggestions stand under their headings; recent searches come back and are deleted', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await page.goto('/jobs/search?term=');
  await expect(search.rows.first()).toBeVisible();
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  const options = (group: string) => list.getByRole('group', { name: group }).getByRole('option');
  await search.term.pressSequentially('fork');
  await expect(options('Titles').first()).toHaveText(/^Forklift Operator/);
  await search.expectNoAxeFindings();
  await search.term.fill('nurse in colum');
  await options('With a place').filter({ hasText: 'Columbus, OH' }).click();
  await expect(page).toHaveURL('/jobs/search?term=nurse&in=Columbus%2C+OH');
  await search.term.fill('regsitered nusre');
  await options('Did you mean').getByText('registered nurse').click();
  await expect(page).toHaveURL('/jobs/search?term=registered+nurse&in=Columbus%2C+OH');

  await search.term.fill('');
  await expect(options('Recent searches')).toHaveText([
    /^registered nurse ?Columbus, OH$/,
    /^nurse ?Columbus, OH$/,
  ]);
  await search.expectNoAxeFindings();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/jobs/search?term=nurse&in=Columbus%2C+OH');
  await search.term.fill('');
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(list).toBeHidden();
  await search.term.click();
  await expect(list).toBeHidden();
});
