import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ person }) => {
  await person.signIn();
});

test('from a popular occupation to what it pays and to its postings', async ({ page }) => {
  await page.goto('/jobs/search');
  await page.getByRole('link', { name: 'Browse occupations' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Occupations');
  const rows = page.getByRole('list', { name: 'Occupations' }).getByRole('listitem');
  await expect(rows).toHaveCount(16);
  const pane = page.getByRole('region', { name: 'Occupation', exact: true });
  await expect(pane.getByRole('heading', { level: 2 })).toHaveText('Registered Nurses');
  await page.getByRole('link', { name: 'Electricians' }).click();
  await expect(page).toHaveURL('/job/occupations?code=47-2111');
  await expect(pane.getByRole('heading', { level: 2 })).toHaveText('Electricians');
  await expect(pane.getByText('Median wage', { exact: false }).first()).toBeVisible();
  await expect(pane.getByText(/U\.S\. Bureau of Labor Statistics, .*, 2025/)).toBeVisible();
  await expect(pane.getByText(/Employment Projections, 2024–2034/)).toBeVisible();

  await page.getByRole('link', { name: 'Registered Nurses' }).click();
  const toPostings = pane.getByRole('link', { name: /^Show \d+ “registered nurse” jobs?$/ });
  const promised = Number(/\d+/.exec((await toPostings.textContent()) ?? '')?.[0]);
  expect(promised).toBeGreaterThan(0);
  await toPostings.click();
  await expect(page).toHaveURL('/jobs/searchterm/registered%20nurse');
  await expect(page.getByText(new RegExp(`^${promised} jobs?`))).toBeVisible();
});

test('by keyboard down the groups, back by the path, and the address keeps the place', async ({ page }) => {
  await page.goto('/job/occupations');
  await page.getByRole('button', { name: 'All, by group' }).click();
  const list = page.getByRole('list', { name: 'Occupations' });
  await expect(list.getByRole('listitem')).toHaveCount(23);
  const pane = page.getByRole('region', { name: 'Occupation', exact: true });
  await page.keyboard.press('j');
  await expect(pane.getByRole('heading', { level: 2 })).toHaveText(
    'Business and Financial Operations Occupations',
  );
  await list.getByRole('link', { name: 'Computer and Mathematical Occupations' }).press('Enter');
  await expect(page).toHaveURL('/job/occupations?in=15-0000');
  await list.getByRole('link', { name: 'Computer Occupations' }).click();
  await list.getByRole('link', { name: 'Software and Web Developers, Programmers, and Testers' }).click();
  await list.getByRole('link', { name: 'Software Developers' }).click();
  await expect(page).toHaveURL('/job/occupations?in=15-1250&code=15-1252');
  await page.reload();
  await expect(pane.getByRole('heading', { level: 2 })).toHaveText('Software Developers');
  const path = page.getByRole('navigation', { name: 'Groups' }).first();
  await path.getByRole('link', { name: 'Computer Occupations' }).click();
  await expect(page).toHaveURL('/job/occupations?in=15-1200');
  await page.goBack();
  await expect(page).toHaveURL('/job/occupations?in=15-1250&code=15-1252');
});

test('words with a slip find it; words of nothing and a code of nothing say so', async ({
  page,
  expectRefusal,
}) => {
  await page.goto('/job/occupations');
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('elektrician');
  const list = page.getByRole('list', { name: 'Occupations' });
  await expect(list.getByRole('listitem').first()).toContainText('Electricians');
  await expect(page).toHaveURL('/job/occupations?q=elektrician');
  await page.getByRole('searchbox').fill('qqzzqq');
  await expect(page.getByRole('heading', { name: 'No occupation is called “qqzzqq”' })).toBeVisible();
  await page.getByRole('button', { name: 'Browse all occupations' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(23);

  expectRefusal('/api/joboccupation/code/99-9999', 404);
  expectRefusal('/api/joboccupations/parent/99-9999', 404);
  await page.goto('/job/occupations?code=99-9999');
  await expect(page.getByRole('heading', { name: 'No occupation has the code 99-9999' })).toBeVisible();
});

test('without a connection the popular ones stand and the rest waits; with it they come', async ({
  page,
  context,
  expectRefusal,
}) => {
  expectRefusal(/^\/favicon/, 0);
  await page.goto('/job/occupations');
  await expect(page.getByRole('heading', { level: 2, name: 'Registered Nurses' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Electricians' }).click();
  await expect(page.getByText('This occupation waits for a connection.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Occupations' }).getByRole('listitem')).toHaveCount(16);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 2, name: 'Electricians' })).toBeVisible();
});
