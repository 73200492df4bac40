import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { violationsOf } from './a11y-kit.ts';
import { expect, test } from './fixtures.ts';
import { addJob, jobRow, loadExampleJobs, seedExampleJobs, undo } from './jobs-kit.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Jobs' }).locator('tbody tr[data-row]');
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected jobs' });

test('tags, excitement, days and own fields', async ({ person, part }) => {
  await part(
    'tags are typed with suggestions, narrow the list, and are added to many, renamed, merged and deleted in one step each',
    async () => {
      await person.signIn();
      const { page } = person;
      await seedExampleJobs(page);
      await addJob(page, { 'Job title': 'Night nurse', Company: 'Harbor Hospital' });

      const tags = page.getByRole('combobox', { name: 'Tags' });
      await tags.pressSequentially('REMO');
      await expect(page.getByRole('option', { name: /^remote/ })).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Remove: remote' })).toBeVisible();
      await tags.pressSequentially('Agency, Remote, ');
      await expect(page.getByRole('button', { name: /^Remove: / })).toHaveCount(2);
      await tags.pressSequentially('x'.repeat(200));
      await page.keyboard.press('Control+S');
      await expect(page.getByText('A tag has at most 60 letters.')).toBeVisible();
      await expect(tags).toHaveValue('x'.repeat(200));
      await tags.fill('');
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press('Control+S');
      await expect(page.getByRole('button', { name: 'Save job' })).toHaveCount(0);

      await page.goto('/jobs/list');
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      const filter = page.getByRole('dialog', { name: 'Filter jobs' });
      await filter.getByRole('group', { name: 'Tags' }).getByRole('checkbox', { name: 'remote' }).check();
      await expect(page).toHaveURL(/[?&]tag=remote$/);
      await page.keyboard.press('Escape');
      await expect(rows(page)).toHaveCount(4);
      await expect(page.getByRole('button', { name: 'Tags: remote' })).toBeVisible();

      for (const title of ['Night nurse', 'Product Support Analyst'])
        await page.getByRole('checkbox', { name: `Select ${title}` }).check();
      await bar(page).getByRole('button', { name: 'Tags and fields…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit 2 jobs' });
      await dialog.getByRole('combobox', { name: 'Add tags' }).fill('shortlist');
      await dialog.getByRole('button', { name: 'remote' }).click();
      expect(await violationsOf(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(rows(page)).toHaveCount(2);
      await undo(page, '2 jobs changed.');
      await expect(rows(page)).toHaveCount(4);

      await filterLink(page);
      const list = page.getByRole('list', { name: 'Tags' });
      const row = (name: string) => list.getByRole('listitem').filter({ hasText: name });
      await more(row('remote'), page, 'Rename or merge…');
      await list.getByLabel('New name of remote').fill('Agency');
      await expect(
        list.getByText('“Agency” already exists, in 1 job: the two will be merged.'),
      ).toBeVisible();
      await list.getByLabel('New name of remote').fill('From home');
      await list.getByRole('button', { name: 'Rename' }).click();
      await expect(row('From home')).toContainText('4 jobs');
      await expect(row('From home').getByRole('button', { name: 'More for From home' })).toBeFocused();
      await undo(page, 'Tag renamed in 4 jobs.');
      await expect(row('remote')).toContainText('4 jobs');
      await more(row('Agency'), page, 'Rename or merge…');
      await list.getByLabel('New name of Agency').fill('Remote');
      await list.getByRole('button', { name: 'Merge tags' }).click();
      await expect(row('Agency')).toHaveCount(0);
      await row('remote').getByRole('button', { name: 'Color of remote' }).click();
      await page.getByRole('menuitemradio', { name: 'Teal' }).click();
      await expect(page.getByText('remote is Teal now.')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await more(row('dream job'), page, 'Delete');
      await expect(row('dream job')).toHaveCount(0);
      await undo(page, 'Tag deleted in 2 jobs.');
      await expect(row('dream job')).toContainText('2 jobs');
    },
  );

  await part(
    'excitement by keys, deadline and follow-up as columns, and a field of one’s own in column, filter, sort and search',
    async () => {
      await person.signIn();
      const { page } = person;
      await loadExampleJobs(page);
      await page.getByRole('button', { name: 'Columns' }).click();
      const panel = page.getByRole('dialog', { name: 'Columns' });
      for (const name of ['Excitement', 'Deadline', 'Follow-up', 'Tags'])
        await panel.getByRole('checkbox', { name, exact: true }).check();
      await panel.getByRole('button', { name: 'Add a field of your own' }).click();
      await panel.getByLabel('Name of own field 1').fill('excitement');
      await expect(panel.getByText('Another field is called that.')).toBeVisible();
      await panel.getByLabel('Name of own field 1').fill('Referred by');
      await page.keyboard.press('Enter');
      await expect(panel.getByRole('checkbox', { name: 'Referred by' })).toBeChecked();
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');

      const heads = page.getByRole('columnheader');
      await heads.getByRole('button', { name: 'Deadline' }).click();
      await expect(page).toHaveURL(/sort=deadline/);
      await expect(rows(page).first()).toContainText('Ridership Planner');
      await expect(rows(page).nth(1)).toContainText('Survey Operations Manager');
      await heads.getByRole('button', { name: 'Excitement' }).click();
      await expect(page.getByRole('columnheader', { name: 'Excitement' })).toHaveAttribute(
        'aria-sort',
        'descending',
      );

      const stars = page.getByRole('slider', { name: 'Excitement: Process Improvement Analyst' });
      await stars.focus();
      await page.keyboard.press('4');
      await expect(stars).toHaveAttribute('aria-valuetext', '4 of 5');
      await jobRow(page, 'Process Improvement Analyst').getByRole('link').first().focus();
      await page.keyboard.press('1');
      await expect(stars).toHaveAttribute('aria-valuetext', '1 of 5');
      await undo(page, 'Excitement: 1 of 5.');
      await expect(stars).toHaveAttribute('aria-valuetext', '4 of 5');
      expect(await violationsOf(page)).toEqual([]);

      await jobRow(page, 'Ridership Planner').getByRole('link').first().click();
      await page.getByLabel('Referred by').fill('Okafor, Dana');
      await page.getByLabel('Follow-up date').fill('2030-01-31');
      await page.getByRole('button', { name: 'Save job' }).click();
      await expect(page.getByText('Job saved.')).toBeVisible();
      await page.goto('/jobs/list');
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      const filter = page.getByRole('dialog', { name: 'Filter jobs' });
      await filter.getByRole('group', { name: 'Referred by' }).getByRole('checkbox').check();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/own1=Okafor%2C\+Dana/);
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText('Okafor, Dana');
      await expect(rows(page)).toContainText('Jan 31');
      await page.goto('/jobs/list?q=okaf');
      await expect(rows(page)).toHaveCount(1);

      await page.goto('/jobs/list?view=board');
      const card = page.locator('[data-card]').filter({ hasText: 'Ridership Planner' });
      await card.getByRole('link').focus();
      await page.keyboard.press('5');
      await expect(card.getByTitle('Excitement: 5 of 5')).toBeVisible();
      await expect(
        page.locator('[data-card]').filter({ hasText: 'Survey Operations Manager' }),
      ).toContainText('dream job');
    },
  );
});

async function filterLink(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('dialog', { name: 'Filter jobs' }).getByRole('link', { name: 'Edit tags' }).click();
  await expect(page).toHaveURL(/\/settings#tags$/);
}

async function more(row: Locator, page: Page, action: string): Promise<void> {
  await row.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('a file of jobs restores tags; their chips are whole', async ({ person, part }) => {
  await part('a file of jobs restores tags, stars, days and custom fields', async () => {
    await person.signIn();
    const { page } = person;
    await page.goto('/settings#tags');
    await page.getByLabel('Name of own field 2').fill('Shift');
    await page.getByRole('button', { name: 'Save field 2' }).click();
    await expect(page.getByText('Field named Shift.')).toBeVisible();
    const fields = { Deadline: '2030-05-01', 'Follow-up date': '2020-01-02', Shift: 'late; early' };
    await page.goto('/job/add');
    await page.getByRole('slider', { name: 'Excitement' }).press('4');
    await page.getByRole('combobox', { name: 'Tags' }).fill('nights, near home');
    await addTo(page, { 'Job title': 'Cook', Company: 'Blue Fern', ...fields });
    await page.goto('/settings');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download jobs as CSV' }).click();
    const file = await readFile(await (await downloading).path());
    expect(file.toString('utf8')).toContain('Own field 2 (Shift)');

    await page.getByRole('button', { name: 'Clear all data' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Clear all data' }).click();
    await expect(page.getByText('All data cleared.')).toBeVisible();
    await page.getByLabel('File of jobs').setInputFiles({ name: 'jobs.csv', mimeType: '', buffer: file });
    await page
      .getByRole('dialog', { name: 'Import jobs' })
      .getByRole('button', { name: 'Import 1 job' })
      .click();
    await expect(page.getByRole('list', { name: 'What is stored' })).toContainText('1 job');
    await page.goto('/jobs/list');
    await jobRow(page, 'Cook').getByRole('link').first().click();
    for (const [label, value] of Object.entries(fields))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    await expect(page.getByRole('button', { name: /^Remove: / })).toHaveText(['nights', 'near home']);
    await expect(page.getByRole('slider', { name: 'Excitement' })).toHaveAttribute(
      'aria-valuetext',
      '4 of 5',
    );
  });

  await part(
    'every filter chip is fully visible with 27 rows at 1280 pixels, even with a long tag',
    async () => {
      await person.signIn();
      const { page } = person;
      await page.setViewportSize({ width: 1280, height: 800 });
      await loadExampleJobs(page);
      const long = 'w'.repeat(60);
      const asked = [
        'status=archived',
        'source=online,referral,indeed,linked-in,adzuna,onsite',
        `tag=${long}`,
        'tag=remote',
      ];
      const all = [...asked, 'excitement=1,2,3,4,5', 'group=complete', 'appliedFrom=2020-01-01'];
      for (const address of [
        '/jobs/list?source=online,indeed,linked-in,adzuna,onsite,other',
        `/jobs/list?${all.join('&')}`,
      ]) {
        await page.goto(address);
        const chips = page.getByRole('group', { name: 'Filters in use' });
        await expect(chips).toBeVisible();
        const cut = await chips.evaluate((group) => {
          const outer = group.getBoundingClientRect();
          return [...group.querySelectorAll('button')]
            .map((chip) => ({ box: chip.getBoundingClientRect(), text: chip.textContent }))
            .filter(
              ({ box }) =>
                box.top < outer.top || box.bottom > outer.bottom || box.right > innerWidth || box.height < 30,
            )
            .map(({ text }) => text);
        });
        expect(cut).toEqual([]);
      }
    },
  );
});

async function addTo(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Save job' }).click();
  await expect(page).toHaveURL(/\/job\/edit\/\d+$/);
}
