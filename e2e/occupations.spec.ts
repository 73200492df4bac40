import { violationsOf } from './a11y-kit.ts';
import { expect, test } from './fixtures.ts';

test('occupations: to pay and postings, the tree in place and by keyboard', async ({
  page,
  person,
  expectRefusal,
  part,
}) => {
  await part('from a popular occupation to what it pays and to its postings', async () => {
    await person.signIn();
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

  await part('the tree opens in place, and the address keeps what is open', async () => {
    await person.signIn();
    await page.goto('/job/occupations');
    await page.getByRole('button', { name: 'All, by group' }).click();
    const tree = page.getByRole('tree', { name: 'Occupations' });
    const rows = tree.getByRole('treeitem');
    await expect(rows).toHaveCount(23);
    const pane = page.getByRole('region', { name: 'Occupation', exact: true });
    const row = (name: string) => tree.getByRole('treeitem', { name: named(name) });
    await row('Computer and Mathematical Occupations').click();
    await expect(page).toHaveURL('/job/occupations?in=15-0000&code=15-0000');
    await expect(row('Computer and Mathematical Occupations')).toHaveAttribute('aria-expanded', 'true');
    await expect(pane.getByRole('heading', { level: 2 })).toHaveText('Computer and Mathematical Occupations');
    await row('Computer Occupations').click();
    await row('Software and Web Developers, Programmers, and Testers').click();
    await row('Software Developers').click();
    await expect(page).toHaveURL('/job/occupations?in=15-1250&code=15-1252');
    await expect(row('Software Developers')).toHaveAttribute('aria-level', '4');
    await expect(row('Software Developers')).toHaveAttribute('aria-selected', 'true');
    expect(await violationsOf(page)).toEqual([]);
    await page.reload();
    await expect(pane.getByRole('heading', { level: 2 })).toHaveText('Software Developers');
    await expect(row('Computer Occupations')).toHaveAttribute('aria-expanded', 'true');

    const path = page.getByRole('navigation', { name: 'Groups' });
    await path.getByRole('link', { name: 'Computer Occupations' }).click();
    await expect(page).toHaveURL('/job/occupations?in=15-1200');
    await expect(row('Software Developers')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/job/occupations?in=15-1250&code=15-1252');
    // One branch is open at a time, and an open group closes where it is clicked.
    await row('Legal Occupations').click();
    await expect(row('Computer Occupations')).toHaveCount(0);
    await row('Legal Occupations').click();
    await expect(rows).toHaveCount(23);
    expectRefusal('/api/joboccupations/parent/99-0000', 404);
    await page.goto('/job/occupations?in=99-0000');
    await expect(rows).toHaveCount(23);
  });

  await part('the tree by keyboard: arrows, ends, letters, and into the detail', async () => {
    await person.signIn();
    await page.goto('/job/occupations?in=all');
    const tree = page.getByRole('tree', { name: 'Occupations' });
    const row = (name: string) => tree.getByRole('treeitem', { name: named(name) });
    await expect(row('Management Occupations')).toBeVisible();
    // Tab stops at one row of the tree alone.
    await expect(tree.locator('[tabindex="0"]')).toHaveCount(1);
    await row('Management Occupations').focus();
    const press = (...keys: string[]) =>
      keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());
    const at = (name: string) => expect(row(name)).toBeFocused();

    await press('End');
    await at('Military Specific Occupations');
    await press('ArrowDown');
    await at('Military Specific Occupations');
    await press('Home');
    await at('Management Occupations');
    await press('ArrowDown', 'ArrowDown', 'ArrowUp');
    await at('Business and Financial Operations Occupations');
    const pane = page.getByRole('region', { name: 'Occupation', exact: true });
    await expect(pane.getByRole('heading', { level: 2 })).toHaveText(
      'Business and Financial Operations Occupations',
    );
    await press('l');
    await at('Life, Physical, and Social Science Occupations');
    // A step ends the word that is being typed.
    await press('ArrowUp');
    await at('Architecture and Engineering Occupations');
    await press('c');
    await at('Community and Social Service Occupations');
    await press('ArrowDown');
    await at('Legal Occupations');
    await press('c', 'o', 'm', 'p');
    await at('Computer and Mathematical Occupations');
    await expect(page).toHaveURL('/job/occupations?in=all&code=15-0000');

    await press('ArrowRight');
    await expect(row('Computer and Mathematical Occupations')).toHaveAttribute('aria-expanded', 'true');
    await at('Computer and Mathematical Occupations');
    await press('ArrowRight');
    await at('Computer Occupations');
    await press('Enter');
    await expect(page).toHaveURL('/job/occupations?in=15-1200&code=15-1200');
    await expect(row('Computer Occupations')).toHaveAttribute('aria-expanded', 'true');
    await at('Computer Occupations');
    await press('ArrowLeft');
    await expect(row('Computer Occupations')).toHaveAttribute('aria-expanded', 'false');
    await press('ArrowLeft');
    await at('Computer and Mathematical Occupations');
    await press('j');
    await at('Computer Occupations');
    await press('k', 'ArrowLeft');
    await expect(tree.getByRole('treeitem')).toHaveCount(23);
    await at('Computer and Mathematical Occupations');

    await page.goto('/job/occupations?in=15-1250&code=15-1252');
    await row('Software Developers').focus();
    await press('Enter');
    await expect(pane).toBeFocused();
  });
});

/** A row's name ends with its code. */
const named = (name: string) => new RegExp(`^${name} ?\\d\\d-\\d{4}$`);

test('occupations on a phone, with a slip, without a connection', async ({
  page,
  person,
  expectRefusal,
  context,
  unplug,
  part,
}) => {
  await part('on a phone a group opens in the tree and an occupation opens its page', async () => {
    await person.signIn();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/job/occupations?in=all');
    const row = (name: string | RegExp) => page.getByRole('tree').getByRole('treeitem', { name });
    await row('Legal Occupations').click();
    await expect(page).toHaveURL('/job/occupations?in=23-0000');
    await row('Lawyers, Judges, and Related Workers').click();
    await row('Lawyers and Judicial Law Clerks').click();
    await row(/^Lawyers$/).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Lawyers' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await expect(row('Legal Occupations')).toHaveAttribute('aria-expanded', 'true');
  });

  await part('words with a slip find it; words of nothing and a code of nothing say so', async () => {
    await person.signIn();
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
    await expect(page.getByRole('tree', { name: 'Occupations' }).getByRole('treeitem')).toHaveCount(23);

    expectRefusal('/api/joboccupation/code/99-9999', 404);
    expectRefusal('/api/joboccupations/parent/99-9999', 404);
    await page.goto('/job/occupations?code=99-9999');
    await expect(page.getByRole('heading', { name: 'No occupation has the code 99-9999' })).toBeVisible();
  });

  await part(
    'without a connection the popular ones stand and the rest waits; with it they come',
    async () => {
      await person.signIn();
      expectRefusal(/^\/favicon/, 0);
      await page.goto('/job/occupations');
      await expect(page.getByRole('heading', { level: 2, name: 'Registered Nurses' })).toBeVisible();
      await unplug();
      await page.getByRole('link', { name: 'Electricians' }).click();
      await expect(page.getByText('This occupation loads when you are online.')).toBeVisible();
      await expect(page.getByRole('list', { name: 'Occupations' }).getByRole('listitem')).toHaveCount(16);
      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 2, name: 'Electricians' })).toBeVisible();
    },
  );
});
