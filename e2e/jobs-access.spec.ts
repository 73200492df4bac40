import { holdRoute } from './delayed-route.ts';
import { expect, test } from './fixtures.ts';
import { chooseStatus, jobRow, seedExampleJobs, seedJob } from './jobs-kit.ts';
import { axeFaults, switchTheme } from './sweep-kit.ts';

test('the list and the form of jobs by keyboard, on a phone and for axe', async ({ person, part }) => {
  await part('by keyboard alone: add, open, move, save', async () => {
    await person.signIn();
    const { page } = person;
    await seedJob(page, { 'Job title': 'First', Company: 'Acme' });
    await page.goto('/job/add');
    await expect(page.getByLabel('Job title')).toBeFocused();
    await page.keyboard.type('Second');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Acme');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/job\/edit\/\d+$/);
    // What is typed before the bar and its menu are there is meant for the menu.
    const arrive = await holdRoute(page, /assets\/(?:jobs-bulk-bar|status-menu-popover)-/);
    await page.goto('/jobs/list');
    await expect(jobRow(page, 'Second')).toHaveCount(1);
    await page.keyboard.press('j');
    await expect(page.getByRole('link', { name: 'Second' })).toBeFocused();
    await page.keyboard.press('j');
    await expect(page.getByRole('link', { name: 'First' })).toBeFocused();
    await page.keyboard.press('x');
    await expect(page.getByRole('checkbox', { name: 'Select First' })).toBeChecked();
    await page.keyboard.press('m');
    await page.keyboard.type('offer ax');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('cc');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('checkbox', { name: 'Select First' })).toBeChecked();
    arrive();
    await expect(jobRow(page, 'First')).toContainText('Offer Accepted');
    await page.getByRole('link', { name: 'First' }).focus();
    await page.keyboard.press('x');
    await page.keyboard.press('m');
    await page.keyboard.type('archived');
    await page.keyboard.press('Enter');
    await expect(jobRow(page, 'First')).toContainText('Archived');
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search your jobs' })).toBeFocused();
    await page.keyboard.type('seco');
    await expect(jobRow(page, 'First')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: 'Second' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second');
  });

  await part('on a phone: rows instead of a table, targets of 44 px, panes by segment', async () => {
    await person.signIn();
    const { page } = person;
    await seedExampleJobs(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/jobs/list');
    const rows = page.getByRole('list', { name: 'Jobs' }).getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    for (const target of [
      rows.first(),
      rows.first().getByRole('button', { name: /, status of / }),
      rows.first().getByRole('button', { name: /^I applied/ }),
      page.getByRole('link', { name: 'Add job' }),
    ])
      expect((await target.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
    await rows
      .first()
      .getByRole('button', { name: /, status of / })
      .click();
    await chooseStatus(page, 'Interview Requested');
    await expect(rows.first()).toContainText('Interview Requested');
    const title = (await rows.first().getByRole('link').textContent()) ?? '';
    expect(title).not.toBe('');
    await rows.first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await page.getByLabel('Notes').fill('typed on the way');
    await page.getByRole('button', { name: 'History' }).click();
    await expect(
      page.getByRole('region', { name: 'History' }).getByText('Interview Requested'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Details' }).click();
    await expect(page.getByLabel('Notes')).toHaveValue('typed on the way');
    await page.getByRole('button', { name: 'Save job' }).click();
    await expect(page.getByText('Job saved.')).toBeVisible();
  });

  await part('what a list shows after an act, and a form with errors, please axe', async () => {
    await person.signIn();
    const { page } = person;
    await seedExampleJobs(page);
    const faults: string[] = [];
    const look = async (what: string) => {
      await switchTheme(page, 'light');
      faults.push(...(await axeFaults(page, `${what}, light`)));
      await switchTheme(page, 'dark');
      faults.push(...(await axeFaults(page, `${what}, dark`)));
    };
    await page.goto('/jobs/list?status=application-not-started');
    await expect(page.getByText(/\d+ of 30/)).toBeVisible();
    await page
      .getByRole('checkbox', { name: /^Select / })
      .last()
      .check();
    await page.getByRole('button', { name: 'Move to…' }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await look('the bulk bar and its menu');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/jobs/list?q=nothing-like-it');
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    await look('nothing matches, narrow');
    await page.goto('/job/add');
    await page.getByRole('button', { name: 'Save job' }).click();
    await expect(page.getByText('Add a company.')).toBeVisible();
    await look('a form with errors, narrow');
    expect(faults).toEqual([]);
  });
});
