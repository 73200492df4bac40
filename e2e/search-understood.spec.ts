import type { Browser, Locator, Page } from '@playwright/test';
import { bring, posting } from './bring-postings.ts';
import { expect, test, watch } from './fixtures.ts';
import { undo } from './jobs-kit.ts';
import { Person } from './person.ts';
import { SearchPage } from './search-kit.ts';
import { Server } from './server.ts';

const school = (n: number) =>
  posting(`s${n}`, `School Nurse ${n}`, `District ${n} Schools`, { text: 'Two schools.', daysAgo: n % 4 });

const clinic = (n: number) =>
  posting(`c${n}`, `Clinic Nurse ${n}`, 'Lakeside Health', {
    location: n % 2 ? 'Mentor, OH' : 'Painesville, OH',
    text: 'Infusions and charts.',
    daysAgo: n,
  });

/** A server with nurses in Ohio and elsewhere, and somebody who is signed in there. */
async function withNurses(browser: Browser, use: (page: Page, search: SearchPage) => Promise<void>) {
  test.setTimeout(240_000);
  const server = await Server.start();
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const { problems } = watch(page);
  try {
    await bring(server, [
      ...Array.from({ length: 8 }, (_, n) => clinic(n)),
      ...Array.from({ length: 19 }, (_, n) => school(n)),
      posting('x1', 'Travel Nurse', 'Lone Star Care', { location: 'Austin, TX', text: 'Anywhere.' }),
      posting('r1', 'Clinic Receptionist', 'Juniper Hospitals', {
        text: 'You greet whom the nurse calls in.',
      }),
      posting('p1', 'Project Manager', 'Oakhollow Works'),
      posting('p2', 'Plant Manager', 'Tallgrass Works', { location: 'Dublin, OH' }),
      posting('o1', 'Camp Cook', 'Old Camp', { text: 'A summer.', daysAgo: 800 }),
    ]);
    await new Person(page, server).signIn();
    await use(page, new SearchPage(page));
    expect(problems, 'nothing may go wrong unannounced').toEqual([]);
  } finally {
    await context.close();
    await server.dispose();
  }
}

test('what is typed is understood, dropped, taken as typed and read again', async ({ browser }) => {
  await withNurses(browser, async (page, search) => {
    await page.goto('/jobs/search');
    await search.searchFor('nurse in Ohio');
    const ohio = search.understood.getByRole('button', { name: 'Ohio' });
    await expect(ohio).toBeVisible();
    await expect(search.term).toHaveValue('nurse in Ohio');
    await expect(search.place).toHaveAttribute('placeholder', 'Ohio');
    await expect(search.place).toHaveAccessibleDescription('Ohio from your words');
    await expect(search.rows.filter({ hasText: 'Travel Nurse' })).toHaveCount(0);
    const within = page.getByRole('combobox', { name: 'Distance' });
    await expect(within.getByRole('option')).toHaveText(['the state']);
    await search.expectNoAxeFindings();

    await ohio.click();
    await expect(within.getByRole('option', { name: '25 miles' })).toHaveCount(1);
    await expect(page).toHaveURL((url) => url.searchParams.get('words') === 'in Ohio');
    await expect(search.understood).toBeFocused();
    await expect(search.understood.getByText('Searched as words')).toBeVisible();
    await expect(search.place).toHaveAttribute('placeholder', 'City, state, country or Remote');
    await search.understood.getByRole('button', { name: 'Interpret the words again' }).click();
    await expect(ohio).toBeVisible();

    await search.understood.getByRole('button', { name: 'Search the words as typed' }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('words') === 'nurse in Ohio');
    await expect(ohio).toHaveCount(0);
    await search.understood.getByRole('button', { name: 'Interpret the words again' }).click();
    await expect(ohio).toBeVisible();
    await expect(page).toHaveURL((url) => url.search === '?term=nurse+in+Ohio');

    await search.searchFor('PM');
    await search.understood.getByRole('button', { name: /^PM may mean / }).click();
    const meanings = page.getByRole('dialog', { name: 'What “PM” may mean' });
    await search.expectNoAxeFindings();
    await meanings.getByRole('button', { name: 'Only Project manager' }).click();
    await expect(search.term).toHaveValue('Project manager');

    await search.searchFor('project manager');
    await search.understood.getByRole('button', { name: /^project manager ≈ / }).click();
    const names = page.getByRole('dialog', { name: 'Other names of “project manager”' });
    await names.getByRole('checkbox', { name: 'Project coordinator' }).uncheck();
    await expect(page).toHaveURL((url) => url.searchParams.get('not-named') === 'Project coordinator');
    await expect(names.getByRole('checkbox', { name: 'Project coordinator' })).not.toBeChecked();
    await search.expectNoAxeFindings();
    await page.keyboard.press('Escape');

    await search.searchFor('nurse');
    await expect(search.understood).toHaveCount(0);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/jobs/search?term=nurse+in+Ohio');
    await expect(ohio).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change search' })).toContainText('Ohio');
    await search.expectNoAxeFindings();
  });
});

test('on a phone every reading is on the screen whole, and pay stands as it was typed', async ({
  browser,
}) => {
  await withNurses(browser, async (page, search) => {
    const width = 390;
    await page.setViewportSize({ width, height: 844 });
    const term = 'registered nurse in Ohio $18/hr part time this week -senior';
    await page.goto(`/jobs/search?term=${encodeURIComponent(term)}`);
    const pay = search.understood.getByRole('button', { name: '$18 an hour and up, or not stated' });
    await expect(pay).toBeVisible();
    const chips = await search.understood.getByRole('button').all();
    expect(chips.length).toBeGreaterThan(6);
    for (const chip of chips) {
      const box = await chip.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? width) + (box?.width ?? width)).toBeLessThanOrEqual(width);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    await pay.click();
    await expect(page).toHaveURL((url) => url.searchParams.get('words') === '$18/hr');
    await expect(pay).toHaveCount(0);
  });
});

test('an empty page takes the employer away and says how many jobs that finds', async ({ browser }) => {
  await withNurses(browser, async (page, search) => {
    await page.goto('/jobs/search?term=manager&company=Lakeside+Health&in=Ohio');
    await expect(
      page.getByRole('heading', { name: 'No “manager” jobs at Lakeside Health in Ohio' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Any employer 2' }).click();
    await expect(search.rows).toHaveCount(2);
    expect(await search.total()).toBe(2);
    await expect(search.place).toHaveValue('Ohio');
  });
});

test('the list folds employers and what is old, parts what only the text has; a posting is hidden and comes back', async ({
  browser,
}) => {
  await withNurses(browser, async (page, search) => {
    await page.goto('/jobs/search?term=nurse+in+Ohio');
    const fold = search.list.getByRole('button', { name: '6 more at Lakeside Health' });
    await expect(search.rows).toHaveCount(20);
    await expect(search.rows.filter({ hasText: 'Lakeside Health' })).toHaveCount(2);

    // The keys lead through what is folded, and what is unfolded is part of the list.
    await search.rows.first().getByRole('link').focus();
    for (let steps = 0; steps < 20 && !(await isFocused(fold)); steps += 1) await page.keyboard.press('j');
    await expect(fold).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(search.rows).toHaveCount(26);
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await search.expectNoAxeFindings();
    await page.keyboard.press('j');
    await expect(search.rows.filter({ hasText: 'Lakeside Health' }).nth(2).getByRole('link')).toBeFocused();
    await expect(search.posting.getByText('Found because the title says “Nurse”')).toBeVisible();
    await page.keyboard.press('o');
    await expect(search.rows).toHaveCount(20);
    await expect(search.rows.filter({ hasText: 'Lakeside Health' })).toHaveCount(2);

    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(search.lines.filter({ hasText: 'Mentioned in the text' })).toHaveText(
      'Mentioned in the text“nurse” is not in the title · 1',
    );
    await expect(search.list.getByRole('heading', { name: 'Mentioned in the text' })).toBeVisible();
    await expect(search.rows.last()).toContainText('Clinic Receptionist');
    await search.expectNoAxeFindings();

    await page.goto('/jobs/search?term=camp+cook');
    await search.list.getByRole('button', { name: 'Posted over a year ago too' }).click();
    await expect(search.rows).toHaveText([/Camp Cook/]);
    await search.list.getByRole('button', { name: 'Leave out what was posted over a year ago' }).click();
    await expect(search.rows).toHaveCount(0);

    await page.goto('/jobs/search?term=manager&in=Columbus,+OH&within=50');
    await page.getByRole('button', { name: 'Best match' }).click();
    await page.getByRole('menuitem', { name: 'Nearest first' }).click();
    await expect(search.rows).toContainText([
      'Oakhollow Works · Columbus, OH',
      /Tallgrass Works · Dublin, OH · \d+ mi/,
    ]);
    const plant = search.rows.filter({ hasText: 'Plant Manager' });
    await hide(page, search, plant);
    await expect(search.list.getByText('1 hidden posting left out')).toBeVisible();
    await undo(page, 'Plant Manager is hidden.');
    await expect(plant).toHaveCount(1);

    await hide(page, search, plant);
    await search.list.getByRole('link', { name: 'Show the list' }).click();
    const list = page.getByRole('list', { name: 'Hidden postings' });
    await list.getByRole('button', { name: 'Show again: Plant Manager · Tallgrass Works' }).click();
    await expect(list).toHaveCount(0);
    await page.goto('/jobs/search?term=manager');
    await expect(plant).toHaveCount(1);
  });
});

async function hide(page: Page, search: SearchPage, row: Locator): Promise<void> {
  await row.getByRole('link').click();
  await expect(search.title).toHaveText((await row.getByRole('link').textContent()) ?? '');
  await search.posting.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Hide this posting' }).click();
  await expect(row).toHaveCount(0);
}

const isFocused = (at: Locator) => at.evaluate((element) => element === document.activeElement);
