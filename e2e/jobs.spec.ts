import { expect, test } from './fixtures.ts';
import {
  addJob,
  chooseStatus,
  corruptJob,
  dayFromToday,
  jobRow,
  loadExampleJobs,
  seedJob,
  undo,
} from './jobs-kit.ts';

test('the list of jobs: empty, a status in place, its date', async ({ person, part }) => {
  await part('nothing saved yet: the list says what to do', async () => {
    await person.signIn();
    const { page } = person;
    await page.goto('/jobs/list');
    await expect(page.getByRole('heading', { name: 'No jobs saved yet' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Search jobs' })).toHaveAttribute('href', '/jobs/search');
    await expect(page.getByRole('link', { name: 'Add job' })).toHaveCount(1);
    await expect(page).toHaveTitle(/^Jobs · /);
  });

  await part('status changes in place, can be back-dated, and is undone', async () => {
    await person.signIn();
    const { page } = person;
    const address = await addJob(page, { 'Job title': 'Budget Analyst', Company: 'City of Marlow' });
    await page.goto('/jobs/list');
    const row = jobRow(page, 'Budget Analyst');
    const past = await dayFromToday(page, -4);

    await row.getByRole('button', { name: /Application Not Started/ }).click();
    await page.getByRole('button', { name: 'Change date' }).click();
    await page.getByLabel('Date it happened').fill(past);
    await chooseStatus(page, 'Application Submitted');
    await expect(row).toContainText('Application Submitted');
    await expect(page.getByText(/Moved to Application Submitted\. Applied/)).toBeVisible();
    await expect(row.getByRole('cell').nth(4)).not.toHaveText('–');

    await page.goto(address);
    const history = page.getByRole('region', { name: 'History' });
    // The application, and saving, which cannot be later.
    await expect(history.locator(`time[datetime="${past}"]`)).toHaveCount(2);
    await expect(page.getByLabel('Date applied')).toHaveValue(past);

    await page.goto('/jobs/list');
    await row.getByRole('button', { name: /Application Submitted/ }).click();
    await chooseStatus(page, 'Interview Scheduled');
    await expect(row).toContainText('Interview Scheduled');
    await undo(page, 'Moved to Interview Scheduled.');
    await expect(row).toContainText('Application Submitted');
    await expect(page.getByText('Undone: Moved to Interview Scheduled.')).toBeVisible();
  });

  await part('the toast lets the date of application be set right', async () => {
    await person.signIn();
    const { page } = person;
    await addJob(page, { 'Job title': 'Audience Analyst', Company: 'Quillfeather Press' });
    const past = await dayFromToday(page, -2);
    await page.getByRole('button', { name: 'Status: Application Not Started' }).click();
    await chooseStatus(page, 'Application Submitted');
    await expect(page.getByText(/^Moved to Application Submitted\. Applied \w{3} \d{1,2}\./)).toBeVisible();
    await page.getByRole('button', { name: 'Change date' }).click();
    const dialog = page.getByRole('dialog', { name: 'When did you apply?' });
    await dialog.getByLabel('Date applied').fill(past);
    await dialog.getByRole('button', { name: 'Save date' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Date applied' })).toHaveValue(past);
    await expect(
      page.getByRole('region', { name: 'History' }).locator(`time[datetime="${past}"]`),
    ).toHaveCount(2);
  });
});

test('the list of jobs: several at once, filters in the address, a row that cannot be read', async ({
  person,
  part,
}) => {
  await part(
    'several jobs are moved, archived and deleted in one step, and each step is undone whole',
    async () => {
      await person.signIn();
      const { page } = person;
      await loadExampleJobs(page);
      const rows = page.getByRole('row').filter({ hasText: 'Application Not Started' });
      await expect(rows.nth(2)).toBeVisible();
      const titles = await Promise.all([0, 1].map((at) => rows.nth(at).getByRole('link').textContent()));
      expect(titles.every(Boolean)).toBe(true);
      const tick = async () => {
        for (const title of titles) await page.getByRole('checkbox', { name: `Select ${title}` }).check();
        await expect(page.getByRole('toolbar', { name: 'Selected jobs' })).toContainText('2 selected');
      };
      const state = async (status: string) => {
        for (const title of titles) await expect(jobRow(page, title ?? '')).toContainText(status);
      };

      await tick();
      await page.keyboard.press('m');
      await expect(page.getByRole('combobox', { name: 'Move 2 jobs to…' })).toBeFocused();
      await chooseStatus(page, 'Interview Requested');
      await state('Interview Requested');
      await expect(page.getByRole('toolbar', { name: 'Selected jobs' })).toHaveCount(0);
      await undo(page, '2 jobs moved to Interview Requested.');
      await state('Application Not Started');

      await tick();
      await page.getByRole('button', { name: 'Archive', exact: true }).click();
      await state('Archived');
      await undo(page, '2 jobs moved to Archived.');
      await state('Application Not Started');

      await tick();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(page.getByText('28 saved')).toBeVisible();
      await expect(page.getByText('2 jobs deleted.')).toBeVisible();
      await undo(page, '2 jobs deleted.');
      await expect(page.getByText('30 saved')).toBeVisible();
      await state('Application Not Started');
    },
  );

  await part('filters, search and order stand in the address and come back with it', async () => {
    await person.signIn();
    const { page } = person;
    await loadExampleJobs(page);
    await page.getByRole('button', { name: 'Filter' }).click();
    const filter = page.getByRole('dialog', { name: 'Filter jobs' });
    await filter.getByRole('checkbox', { name: 'Application Submitted' }).check();
    await filter.getByRole('checkbox', { name: 'Offer Pending' }).check();
    await page.keyboard.press('Escape');
    await expect(filter).toHaveCount(0);
    await expect(page).toHaveURL(/status=application-submitted%2Coffer-pending/);
    const body = page.getByRole('table', { name: 'Jobs' }).locator('tbody tr[data-row]');
    // Narrowed first, so that neither the whole list nor the list of the first status alone is counted.
    await expect(body.filter({ hasNotText: /Application Submitted|Offer Pending/ })).toHaveCount(0);
    await expect(body.filter({ hasText: 'Offer Pending' })).not.toHaveCount(0);
    await expect(body.filter({ hasText: 'Application Submitted' })).not.toHaveCount(0);
    const shown = await body.count();
    await expect(page.getByText(`${shown} of 30`)).toBeVisible();
    await expect(body.filter({ hasText: /Application Submitted|Offer Pending/ })).toHaveCount(shown);

    await page.getByRole('button', { name: 'Job', exact: true }).click();
    const titles = async () =>
      (await body.getByRole('link').allInnerTexts()).map((title) => title.toLowerCase());
    await expect.poll(async () => (await titles()).join()).toBe((await titles()).toSorted().join());
    const address = page.url();
    await page.reload();
    await expect(page).toHaveURL(address);
    await expect(
      page.getByRole('group', { name: 'Filters in use' }).getByRole('button', { name: 'Offer Pending' }),
    ).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Job' })).toHaveAttribute('aria-sort', 'ascending');

    await page
      .getByRole('group', { name: 'Filters in use' })
      .getByRole('button', { name: 'Offer Pending' })
      .click();
    await expect(page).not.toHaveURL(/offer-pending/);
    await page.goBack();
    await expect(page).toHaveURL(address);

    await page.getByRole('searchbox', { name: 'Search your jobs' }).fill('no such thing anywhere');
    await expect(
      page.getByRole('heading', { name: 'No saved job matches “no such thing anywhere”' }),
    ).toBeVisible();
    await page.getByRole('button', { name: /^Clear filters 30/ }).click();
    await expect(page.getByText('30 saved')).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search your jobs' })).toHaveValue('');
  });

  await part('paths with a preset show it as a chip, and taking it off leads to the plain list', async () => {
    await person.signIn();
    const { page } = person;
    await loadExampleJobs(page);
    const chips = page.getByRole('group', { name: 'Filters in use' });
    await page.goto('/jobs/applications/offer-pending?q=a');
    await expect(chips.getByRole('button', { name: 'Offer Pending' })).toBeVisible();
    await page.goto('/jobs/submissions/email');
    await expect(chips.getByRole('button', { name: 'Submitted by E-mail' })).toBeVisible();
    await page.goto('/jobs/applications/nonsense');
    await expect(chips.getByRole('button', { name: 'Application Not Started' })).toBeVisible();
    await page.goto('/jobs/applications');
    await chips.getByRole('button', { name: 'Applied' }).click();
    await expect(page).toHaveURL(/\/jobs\/list$/);
    await expect(page.getByText('30 saved')).toBeVisible();
  });

  await part('a row that cannot be read is named by its id, and the list goes on', async () => {
    await person.signIn();
    const { page } = person;
    await seedJob(page, { 'Job title': 'Network Analyst', Company: 'Harrow & Pine' });
    await addJob(page, { 'Job title': 'Reporting Analyst', Company: 'Oakhollow' });
    const id = await corruptJob(page, 'Network Analyst');
    await page.goto('/jobs/list');
    await expect(page.getByText(`1 job could not be read: job ${id}`)).toBeVisible();
    await expect(jobRow(page, 'Reporting Analyst')).toHaveCount(1);
    await page.goto(`/job/edit/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Job ${id} could not be read`);
    await expect(page.getByText(/salary/)).toBeVisible();
  });
});
