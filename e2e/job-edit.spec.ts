import { expect, test, watch } from './fixtures.ts';
import { addJob, chooseOption, chooseStatus, dayFromToday, enterJob, jobRow, undo } from './jobs-kit.ts';

test('a job added by hand: every field is edited, saved and still there after a reload', async ({
  person,
}) => {
  await person.signIn();
  const { page } = person;
  await page.goto('/job/add');
  await page.getByRole('button', { name: 'Save job' }).click();
  await expect(page.getByText('Add a job title.')).toBeVisible();
  await expect(page.getByText('Add a company.')).toBeVisible();
  await expect(page.getByLabel('Job title')).toBeFocused();

  const applied = await dayFromToday(page, -3);
  const posted = await dayFromToday(page, -9);
  await enterJob(page, { 'Job title': 'Analyst', Company: 'Acme' });
  const typed: Record<string, string> = {
    'Job title': 'Clinical Data Analyst',
    Company: 'Juniper Ridge Hospitals',
    'Posting link': 'https://jobs.example.com/1',
    Location: 'Raleigh, NC',
    City: 'Raleigh',
    State: 'NC',
    Country: 'US',
    Pay: '$80,000 - $96,000 a year',
    'Date posted': posted,
    'Date applied': applied,
    'Application link': 'https://apply.example.com/1',
    Contact: 'Dana Okafor, dana@example.com',
    Notes: 'Ask who owns the data model.',
    'Cover letter': 'Dear Dana,\nI read your posting.',
    Description: 'Build reports on dbt.',
  };
  const field = (label: string) =>
    page.getByRole('region', { name: 'Details' }).getByLabel(label, { exact: true });
  await field('Posting link').fill('jobs.example.com/1');
  await field('Location').focus();
  await expect(field('Posting link')).toHaveValue('https://jobs.example.com/1');
  await field('Posting link').fill('ftp://jobs.example.com');
  await field('Location').focus();
  await expect(page.getByText('Start the address with https:// or http://.')).toBeVisible();
  for (const [label, value] of Object.entries(typed)) await field(label).fill(value);
  await chooseOption(page, 'Job type', 'Full-time');
  await chooseOption(page, 'Source', 'Referral');
  await chooseOption(page, 'Submitted by', 'E-mail');
  await expect(page.getByText(/^18 unsaved changes/)).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Job saved.').last()).toBeVisible();
  await expect(page.getByText(/unsaved change/)).toHaveCount(0);

  await page.reload();
  for (const [label, value] of Object.entries(typed)) await expect(field(label)).toHaveValue(value);
  for (const [label, value] of [
    ['Job type', 'Full-time'],
    ['Source', 'Referral'],
    ['Submitted by', 'E-mail'],
  ])
    await expect(page.getByRole('combobox', { name: label ?? '' })).toHaveText(value ?? '');
  // docs/spec/readings.md R12: a date of application makes a job that was not started a submitted one, on that day.
  await expect(page.getByRole('button', { name: 'Status: Application Submitted' })).toBeVisible();
  // The application, and the saving, which was no later than the first thing that happened.
  const thatDay = page.getByRole('region', { name: 'History' }).locator(`time[datetime="${applied}"]`);
  await expect(thatDay).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Open posting' })).toHaveAttribute(
    'href',
    'https://jobs.example.com/1',
  );
  await expect(page.getByRole('link', { name: 'Open posting' })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
  await page.getByRole('button', { name: 'Read' }).click();
  await expect(page.getByRole('dialog', { name: 'Clinical Data Analyst' })).toContainText(
    'Build reports on dbt.',
  );
});

test('the job page: a date that has not come, the history, deleting', async ({ person, part }) => {
  await part(
    'a date of application that has not come is asked about; leaving with changes asks once',
    async () => {
      await person.signIn();
      const { page } = person;
      await addJob(page, { 'Job title': 'Analyst', Company: 'Acme' });
      await page.getByLabel('Date applied').fill(await dayFromToday(page, 30));
      await page.getByRole('button', { name: 'Save job' }).click();
      await expect(page.getByRole('dialog')).toContainText('That day has not come yet.');
      await page.getByRole('button', { name: 'Change date' }).click();
      await expect(page.getByText('1 unsaved change: Date applied')).toBeVisible();

      await page.getByRole('link', { name: 'Back' }).click();
      await page.getByRole('button', { name: 'Keep editing' }).click();
      await expect(page).toHaveURL(/\/job\/edit\//);
      await page.getByRole('link', { name: 'Back' }).click();
      await page.getByRole('button', { name: 'Discard changes' }).click();
      await expect(jobRow(page, 'Analyst')).toContainText('Application Not Started');
    },
  );

  await part(
    'the history: a note, a corrected date that says so, an entry deleted and brought back',
    async () => {
      await person.signIn();
      const { page } = person;
      await addJob(page, { 'Job title': 'Analyst', Company: 'Acme' });
      const history = page.getByRole('region', { name: 'History' });
      const entries = history.getByRole('listitem');
      const [monday, tuesday] = [await dayFromToday(page, -6), await dayFromToday(page, -5)];

      await history.getByRole('button', { name: 'Add note' }).click();
      await history.getByRole('button', { name: 'Save note' }).click();
      await expect(history.getByText('Write a few words.')).toBeVisible();
      await history.getByRole('textbox', { name: 'Note' }).fill('Followed up by e-mail');
      await history.getByLabel('Happened on').fill(tuesday);
      await history.getByRole('button', { name: 'Save note' }).click();
      const note = entries.filter({ hasText: 'Followed up by e-mail' });
      await expect(note.locator(`time[datetime="${tuesday}"]`)).toBeVisible();

      await note.getByRole('button', { name: /^Change entry/ }).click();
      await page.getByRole('menuitem', { name: 'Correct date or note' }).click();
      await history.getByLabel('Happened on').fill(monday);
      await history.getByRole('button', { name: 'Save entry' }).click();
      await expect(note.locator(`time[datetime="${monday}"]`)).toBeVisible();
      await expect(note.getByText(/^Date corrected from /)).toBeVisible();

      // However many toasts there are, the actions of the page stay free.
      await expect(page.getByText('History corrected.')).toBeVisible();
      const toasts = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Close' }) });
      expect(await toasts.count()).toBeGreaterThan(1);
      const bar = await page.getByRole('banner').boundingBox();
      for (const toast of await toasts.all()) {
        const box = await toast.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(bar?.height ?? 0);
      }
      await page.getByRole('button', { name: 'Status: Application Not Started' }).click();
      await chooseStatus(page, 'Interview Requested');
      await expect(entries.filter({ hasText: 'Interview Requested' })).toHaveCount(1);
      await entries
        .filter({ hasText: 'Interview Requested' })
        .getByRole('button', { name: /^Change entry/ })
        .click();
      await page.getByRole('menuitem', { name: 'Delete entry' }).click();
      await expect(page.getByRole('button', { name: 'Status: Application Not Started' })).toBeVisible();
      await undo(page, 'History entry deleted.');
      await expect(page.getByRole('button', { name: 'Status: Interview Requested' })).toBeVisible();
    },
  );

  await part(
    'deleting happens at once and can be undone; a job that is not here says so without a request',
    async () => {
      await person.signIn();
      const { page } = person;
      const address = await addJob(page, { 'Job title': 'Analyst', Company: 'Acme' });
      await page.getByRole('button', { name: 'Delete job' }).click();
      await expect(page.getByRole('heading', { name: 'No jobs saved yet' })).toBeVisible();
      await undo(page, 'Job deleted.');
      await expect(jobRow(page, 'Analyst')).toHaveCount(1);

      const asked: string[] = [];
      page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()));
      await page.getByRole('link', { name: 'Analyst' }).click();
      await expect(page).toHaveURL(address);
      await page.evaluate(() => {
        history.pushState(null, '', '/job/edit/99999');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      await expect(page.getByRole('heading', { name: 'This job is not here' })).toBeVisible();
      expect(asked.filter((url) => url.includes('job'))).toEqual([]);
      await page.getByRole('link', { name: 'Open my jobs' }).click();
      await expect(jobRow(page, 'Analyst')).toHaveCount(1);
    },
  );
});

test('two tabs on one job: nothing is overwritten, what was typed stays, the person decides', async ({
  person,
  context,
}) => {
  await person.signIn();
  const { page } = person;
  const address = await addJob(page, { 'Job title': 'Analyst', Company: 'Acme', Notes: 'first' });
  const other = await context.newPage();
  const watched = watch(other);
  await other.goto(address);
  await page.getByLabel('Notes').fill('mine');
  await page.getByLabel('Pay').fill('$70,000');
  await other.getByLabel('Notes').fill('theirs');
  await other.getByLabel('City').fill('Dublin');
  await other.getByRole('button', { name: 'Save job' }).click();
  await expect(other.getByText('Job saved.').first()).toBeVisible();

  const note = page.getByRole('alert').filter({ hasText: 'This job was changed in another tab: Notes.' });
  await expect(note).toBeInViewport();
  await page.getByRole('button', { name: 'Save job' }).click();
  await expect(page.getByLabel('Notes')).toHaveValue('mine');
  await expect(other.getByLabel('Notes')).toHaveValue('theirs');
  await note.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Dublin');
  await page.getByRole('button', { name: 'Save job' }).click();
  await expect(other.getByLabel('Notes')).toHaveValue('mine');
  await expect(other.getByLabel('Pay')).toHaveValue('$70,000');

  // A date that is none stays told, whatever another tab writes meanwhile.
  const applied = page.getByLabel('Date applied', { exact: true });
  const told = page.getByText('Write a date that exists, from 1900 to 2200.');
  await applied.focus();
  await page.keyboard.type('02302026');
  await page.getByLabel('Notes').focus();
  await expect(told).toBeVisible();
  await other.getByRole('button', { name: 'Add note' }).click();
  await other.getByRole('textbox', { name: 'Note', exact: true }).fill('A word from the other tab');
  await other.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('A word from the other tab')).toBeVisible();
  await other.getByLabel('City').fill('Raleigh');
  await other.getByRole('button', { name: 'Save job' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Raleigh');
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'Save job' }).click();
  await expect(applied).toBeFocused();
  await page.getByRole('button', { name: 'Discard' }).click();

  // Typing goes on while the form is being saved.
  await page.getByLabel('Notes').fill('mine again');
  await page.keyboard.press('Control+s');
  await page.keyboard.type(', and more');
  await expect(other.getByLabel('Notes')).toHaveValue(/^mine again/);
  await expect(page.getByLabel('Notes')).toHaveValue('mine again, and more');

  await other.getByLabel('Notes').fill('theirs again');
  await other.getByRole('button', { name: 'Save job' }).click();
  await note.getByRole('button', { name: 'Load the other version' }).click();
  await expect(page.getByLabel('Notes')).toHaveValue('theirs again');
  await expect(page.getByText(/unsaved change/)).toHaveCount(0);
  expect(watched.problems).toEqual([]);
});
