import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violationsOf } from './a11y-kit.ts';
import { expect, test } from './fixtures.ts';
import {
  addJob,
  chooseStatus,
  dayFromToday,
  jobRow,
  loadExampleJobs,
  seedExampleJobs,
  undo,
} from './jobs-kit.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Jobs' });
const heads = (page: Page) => table(page).getByRole('columnheader');
const rows = (page: Page) => table(page).locator('tbody tr[data-row]');
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected jobs' });
const usual = ['Job', 'Status', 'Next step', 'Applied', 'Last change', 'Source', 'Resume', 'Pay a year'];

test('columns and ticked jobs of the table', async ({ person, part }) => {
  await part(
    'columns are chosen and ordered by keyboard, stay after a reload, and come back to the usual ones',
    async () => {
      await person.signIn();
      const { page } = person;
      await loadExampleJobs(page);
      await expect(heads(page)).toHaveText(['', ...usual]);
      const panel = page.getByRole('dialog', { name: 'Columns' });
      await page.getByRole('button', { name: 'Columns' }).focus();
      await page.keyboard.press('Enter');
      await panel.getByRole('checkbox', { name: 'Source' }).focus();
      await page.keyboard.press('Space');
      await expect(panel.getByRole('checkbox', { name: 'Source' })).not.toBeChecked();
      await panel.getByRole('checkbox', { name: 'Saved' }).focus();
      await page.keyboard.press('Space');
      await panel.getByRole('button', { name: 'Move Saved up' }).focus();
      for (const place of ['column 6 of 7', 'column 5 of 7', 'column 4 of 7']) {
        await page.keyboard.press('Enter');
        await expect(panel.getByRole('status')).toHaveText(`Saved: ${place}`);
        await expect(panel.getByRole('button', { name: 'Move Saved up' })).toBeFocused();
      }
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      const chosen = [
        '',
        'Job',
        'Status',
        'Next step',
        'Applied',
        'Saved',
        'Last change',
        'Resume',
        'Pay a year',
      ];
      await expect(heads(page)).toHaveText(chosen);

      await heads(page).getByRole('button', { name: 'Saved' }).click();
      await expect(page.getByRole('columnheader', { name: 'Saved' })).toHaveAttribute(
        'aria-sort',
        'descending',
      );
      await expect(page).toHaveURL(/sort=dateAdded/);
      await page.reload();
      await expect(heads(page)).toHaveText(chosen);
      await page.getByRole('button', { name: 'Columns' }).click();
      await panel.getByRole('button', { name: 'Show the usual columns' }).click();
      await expect(panel.getByRole('checkbox', { name: 'Saved' })).not.toBeChecked();
      await page.keyboard.press('Escape');
      await expect(heads(page)).toHaveText(['', ...usual]);
    },
  );

  await part(
    'ticked jobs get a next step and a resume, are downloaded and archived; each is one step that is undone',
    async () => {
      await person.signIn();
      const { page } = person;
      await seedExampleJobs(page);
      await page.goto('/jobs/list?status=application-not-started');
      await expect(rows(page)).toHaveCount(5);
      const titles = ['Ridership Planner', 'Survey Operations Manager'];
      const tick = async () => {
        for (const title of titles) await page.getByRole('checkbox', { name: `Select ${title}` }).check();
        await expect(bar(page)).toContainText('2 selected');
      };
      const all = async (text: string) => {
        for (const title of titles) await expect(jobRow(page, title)).toContainText(text);
      };

      await tick();
      await bar(page).getByRole('button', { name: 'Set next step' }).click();
      const dialog = page.getByRole('dialog', { name: 'Set the next step of 2 jobs' });
      await dialog.getByRole('button', { name: 'Set next step' }).click();
      await expect(dialog.getByText('Describe it in a few words.')).toBeVisible();
      await dialog.getByLabel('What needs to be done').fill('Ask Priya');
      await dialog.getByRole('button', { name: 'Today' }).click();
      expect(await violationsOf(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Set next step' }).click();
      await all('Ask Priyatoday');
      await expect(bar(page)).toHaveCount(0);
      await undo(page, 'Next step set for 2 jobs.');
      for (const title of titles) await expect(jobRow(page, title)).not.toContainText('Ask Priya');

      await tick();
      await bar(page).getByRole('button', { name: 'Use resume…' }).click();
      await page.getByRole('menuitem', { name: 'Coordinator' }).click();
      await all('Coordinator');
      await undo(page, 'Resume chosen for 2 jobs.');
      for (const title of titles) await expect(jobRow(page, title)).not.toContainText('Coordinator');

      await tick();
      const downloading = page.waitForEvent('download');
      await bar(page).getByRole('button', { name: 'Export' }).click();
      const file = await readFile(await (await downloading).path(), 'utf8');
      for (const title of titles) expect(file).toContain(title);
      expect(file).not.toContain('Warehouse Systems');

      await bar(page).getByRole('button', { name: 'Archive' }).click();
      await expect(rows(page)).toHaveCount(3);
      await undo(page, '2 jobs moved to Archived.');
      await expect(rows(page)).toHaveCount(5);
    },
  );
});

test('what narrows the table, and its bar at 900 pixels', async ({ person, part }) => {
  await part('what narrows the list stands in the address and as chips, on a phone too', async () => {
    await person.signIn();
    const { page } = person;
    await loadExampleJobs(page);
    const filter = page.getByRole('dialog', { name: 'Filter jobs' });
    const chips = page.getByRole('group', { name: 'Filters in use' });
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await filter.getByRole('group', { name: 'Source' }).getByRole('checkbox', { name: 'LinkedIn' }).check();
    await filter.getByRole('checkbox', { name: 'Referral' }).check();
    await filter.getByRole('checkbox', { name: 'Analyst' }).check();
    const [from, to] = [await dayFromToday(page, -60), await dayFromToday(page, -5)];
    await filter.getByLabel('Applied from').fill(from);
    await filter.getByLabel('Applied until').fill(to);
    await expect(page).toHaveURL(
      /source=linked-in%2Creferral&resume=\d+&appliedFrom=[\d-]+&appliedTo=[\d-]+$/,
    );
    await filter.getByLabel('Applied from').fill(await dayFromToday(page, -2));
    await expect(filter.getByRole('alert')).toHaveText('The first day is later than the last.');
    await filter.getByLabel('Applied from').fill(from);
    await expect(filter.getByRole('alert')).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
    await filter.getByRole('button', { name: /^Show \d+ jobs?$/ }).click();
    await expect(filter).toHaveCount(0);
    await expect(chips.getByRole('button')).toHaveText([
      'Source: LinkedIn',
      'Source: Referral',
      'Resume: Analyst',
      /^Applied: \w+ \d+ – \w+ \d+$/,
      'Clear filters',
    ]);
    await expect(rows(page).filter({ hasNotText: /LinkedIn|Referral/ })).toHaveCount(0);
    await expect(rows(page).filter({ hasText: 'Analyst' })).not.toHaveCount(0);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(chips.getByRole('button', { name: 'Source: Referral' })).toBeVisible();
    await chips.getByRole('button', { name: 'Source: Referral' }).click();
    await expect(page).toHaveURL(/source=linked-in&/);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await filter.getByRole('button', { name: 'Clear filters' }).click();
    await filter.getByRole('checkbox', { name: 'All Complete' }).check();
    await expect(page).toHaveURL(/\/jobs\/list\?group=complete$/);
    expect(await violationsOf(page)).toEqual([]);
    await filter.getByRole('button', { name: 'Show 13 jobs' }).click();
    await page
      .getByRole('checkbox', { name: /^Select / })
      .first()
      .check();
    await bar(page).getByRole('button', { name: 'More' }).click();
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
    // A list that hangs from a button is in no landmark, by its nature.
    expect(await violationsOf(page, ['region'])).toEqual([]);
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByText('12 of 29')).toBeVisible();
    await undo(page, 'Job deleted.');
    await expect(page.getByText('13 of 30')).toBeVisible();
  });

  await part(
    'the bar of one job with an offer is whole from 900 pixels on, and adds an interview',
    async () => {
      const { page } = person;
      await person.signIn();
      await addJob(page, { 'Job title': 'Charge nurse', Company: 'Juniper Ridge' });
      await page.getByRole('button', { name: 'Status: Application Not Started' }).click();
      await chooseStatus(page, 'Offer Pending');
      await expect(page.getByText('Moved to Offer Pending', { exact: false })).toBeVisible();
      for (const width of [1280, 1120, 1119, 900]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/jobs/list');
        await page.getByRole('checkbox', { name: 'Select Charge nurse' }).check();
        await expect(bar(page)).toBeVisible();
        expect(await bar(page).evaluate((one) => one.scrollWidth - one.clientWidth), `${width}`).toBe(0);
      }
      await bar(page).getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Compare offers' }).click();
      await expect(page).toHaveURL(/\/jobs\/offers\?jobs=\d+$/);

      // One is noted from the board and the list as well.
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('/jobs/list?view=board');
      await page.getByRole('checkbox', { name: 'Select Charge nurse' }).check();
      await bar(page).getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Add interview' }).click();
      await expect(page).toHaveURL(/\/interview\/add\/\d+$/);
    },
  );
});
