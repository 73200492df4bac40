import { readFile } from 'node:fs/promises';
import { violationsOf } from './a11y-kit.ts';
import { expect, test } from './fixtures.ts';
import { chooseCalendar, drop, invitation, nurse, take } from './interviews-kit.ts';
import { addJob, dayFromToday, undo } from './jobs-kit.ts';
import { storedRows } from './own-data-kit.ts';

test('an interview is noted from its job, which moves with it; a clash is told and kept; Undo brings both back', async ({
  person,
}) => {
  const { page } = person;
  await person.signIn();
  const address = await addJob(page, nurse);
  const tomorrow = await dayFromToday(page, 1);
  const id = Number(new URL(address).pathname.split('/').at(-1));
  for (const company of ['Lakeside Clinic', 'Harbor Foods']) {
    await page.goto(company === 'Lakeside Clinic' ? `/interview/add/${id}` : '/interview/add');
    if (company === 'Harbor Foods') await page.getByLabel('Company', { exact: true }).fill(company);
    else await expect(page.getByText('Charge nurse · Lakeside Clinic')).toBeVisible();
    await page.getByLabel('Day', { exact: true }).fill(tomorrow);
    await page.getByLabel('Time', { exact: true }).fill('10:00');
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveText('Scheduled');
    if (company === 'Lakeside Clinic') {
      await expect(page.getByLabel('Move the job to Interview Scheduled')).toBeChecked();
      expect(await violationsOf(page)).toEqual([]);
    } else await expect(page.getByText('Overlaps Lakeside Clinic by 1 h.')).toBeVisible();
    await page.getByRole('button', { name: 'Save interview' }).click();
    await expect(page).toHaveURL(/\/interview\/edit\/\d+/);
    if (company === 'Lakeside Clinic') {
      expect((await storedRows(page, 'jobs'))[0]?.status).toBe('interview-scheduled');
      await undo(page, /Interview saved/);
      await expect.poll(async () => (await storedRows(page, 'interviews')).length).toBe(0);
      expect((await storedRows(page, 'jobs'))[0]?.status).toBe('application-not-started');
      await page.goto(`/interview/add/${id}`);
      await page.getByLabel('Day', { exact: true }).fill(tomorrow);
      await page.getByLabel('Time', { exact: true }).fill('10:00');
      await page.getByRole('button', { name: 'Save interview' }).click();
      await expect(page).toHaveURL(/\/interview\/edit\/\d+/);
    }
  }
  await page.goto(`/interviews?date=${tomorrow}`);
  const week = page.getByRole('region', { name: 'Hours of the week' });
  await week.getByRole('link', { name: /Harbor Foods/ }).click();
  const detail = page.getByRole('region', { name: 'Interview', exact: true });
  await expect(detail.getByText('Overlaps Lakeside Clinic by 1 h.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await detail.getByRole('button', { name: 'Keep both' }).click();
  await expect(detail.getByText('Overlaps', { exact: false })).toBeHidden();
});

test('an invitation is taken in, moved and cancelled by later ones, and leaves as a calendar file', async ({
  person,
}) => {
  const { page } = person;
  await person.signIn();
  await addJob(page, nurse);
  const date = await dayFromToday(page, 2);
  const day = date.replaceAll('-', '');
  await page.goto('/interviews');
  // The way of somebody who has none yet; later ones come through the menu.
  await page.getByRole('button', { name: 'Import an invitation' }).click();
  let dialog = page.getByRole('dialog', { name: 'Import an invitation' });
  await dialog.locator('input[type=file]').setInputFiles(invitation(day, 0, '15'));
  await expect(dialog.getByText('Second round')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('combobox', { name: 'For which of your jobs?' }).fill('charge');
  await dialog.getByRole('option', { name: /Charge nurse/ }).click();
  await dialog.getByRole('button', { name: 'Add interview' }).click();
  await expect(page.getByText('Interview added.')).toBeVisible();
  dialog = await take(page, invitation(day, 1, '16'));
  await expect(dialog.getByText('It belongs to your interview at Lakeside Clinic.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Apply the change' }).click();
  await expect(page.getByText('Interview moved.')).toBeVisible();
  // Dropped on the week, as from the folder of downloads.
  await drop(page.getByRole('region', { name: 'Hours of the week' }), invitation(day, 2, '16', 'CANCEL'));
  await dialog.getByRole('button', { name: 'Apply the change' }).click();
  await expect(page.getByText('Interview cancelled.')).toBeVisible();
  const [stored, ...others] = await storedRows(page, 'interviews');
  expect(others).toEqual([]);
  expect(stored).toMatchObject({ status: 'Cancelled', dateOfInterview: `${date}T16:00` });
  await undo(page, /Interview cancelled/);
  await expect.poll(async () => (await storedRows(page, 'interviews'))[0]?.status).toBe('Scheduled');

  const download = page.waitForEvent('download');
  await chooseCalendar(page, 'Save all interviews');
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain('UID:abc@example.com');
  expect(text).toContain(`DTSTART;TZID=Europe/Berlin:${day}T160000`);
});

test('an interview noted by hand takes its invitation; held, it moves its job on; Ctrl K and arrows lead to it', async ({
  person,
}) => {
  const { page } = person;
  await person.signIn();
  const address = await addJob(page, nurse);
  const date = await dayFromToday(page, 9);
  await page.goto(`/interview/add/${new URL(address).pathname.split('/').at(-1)}`);
  await page.getByLabel('Day', { exact: true }).fill(date);
  await page.getByRole('button', { name: 'Save interview' }).click();
  await expect(page).toHaveURL(/\/interview\/edit\/\d+/);

  await page.goto('/interviews');
  const dialog = await take(page, invitation(date.replaceAll('-', ''), 0, '15'));
  await dialog.getByRole('radio', { name: /The one at Lakeside Clinic/ }).check();
  await dialog.getByRole('button', { name: 'Apply the change' }).click();
  await expect(page.getByText('Interview changed.')).toBeVisible();
  expect(await storedRows(page, 'interviews')).toMatchObject([
    { jobTitle: 'Charge nurse', dateOfInterview: `${date}T15:00`, status: 'Scheduled' },
  ]);
  // The calendar turned to its week.
  const entry = page
    .getByRole('region', { name: 'Hours of the week' })
    .getByRole('link', { name: /Lakeside/ });
  await expect(entry).toHaveAttribute('aria-current', 'true');

  await page.getByRole('button', { name: 'More for the interview at Lakeside Clinic' }).click();
  await page.getByRole('menuitem', { name: 'Mark as Completed' }).click();
  await expect(page.getByText('The job is now Interview In-Progress.', { exact: false })).toBeVisible();
  await undo(page, /Interview: Completed/);
  await expect.poll(async () => (await storedRows(page, 'jobs'))[0]?.status).toBe('interview-scheduled');

  await page.goto('/jobs/list');
  await expect(page.getByText('1 saved')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('lakeside');
  await page.getByRole('group', { name: 'Interviews' }).getByRole('option').click();
  await expect(entry).toHaveAttribute('aria-current', 'true');
});

test('a form of an interview tells what another tab changed, and overwrites it only when it is meant', async ({
  person,
}) => {
  const { page } = person;
  await person.signIn();
  await page.goto('/interview/add');
  await page.getByLabel('Company', { exact: true }).fill('Harbor Foods');
  await page.getByRole('button', { name: 'Save interview' }).click();
  await expect(page).toHaveURL(/\/interview\/edit\/\d+/);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await page.getByLabel('Notes', { exact: true }).fill('Mine');
  await other.getByLabel('Notes', { exact: true }).fill('Theirs');
  await other.getByLabel('Phone or contact', { exact: true }).fill('555 0100');
  await other.getByRole('button', { name: 'Save interview' }).click();
  await expect(other.getByText('Interview saved.')).toBeVisible();
  await expect(page.getByLabel('Phone or contact', { exact: true })).toHaveValue('555 0100');
  await page.getByRole('button', { name: 'Save interview' }).click();
  await expect(page.getByRole('alert')).toContainText('Also changed elsewhere: Notes.');
  expect((await storedRows(page, 'interviews'))[0]).toMatchObject({ notes: 'Theirs' });
  await page.getByRole('button', { name: 'Save interview' }).click();
  await expect
    .poll(async () => (await storedRows(page, 'interviews'))[0])
    .toMatchObject({ notes: 'Mine', contactInfo: '555 0100' });
});

test('a file that is no invitation says so', async ({ person }) => {
  const { page } = person;
  await person.signIn();
  await page.goto('/interviews');
  await expect(page.getByRole('heading', { name: 'No interviews yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Import an invitation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import an invitation' });
  const file = (text: string) => ({ name: 'a.ics', mimeType: 'text/calendar', buffer: Buffer.from(text) });
  await dialog.locator('input[type=file]').setInputFiles(file('Dear Ann'));
  await expect(dialog.getByRole('alert')).toContainText('There is no calendar in this file.');
  const series = (rule: string) =>
    `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nSUMMARY:Daily sync\nDTSTART:20261201T100000\nRRULE:FREQ=${rule}\nEND:VEVENT\nEND:VCALENDAR`;
  await dialog.locator('input[type=file]').setInputFiles(file(series('SECONDLY')));
  await expect(
    dialog.getByText('Daily sync: it repeats by a rule that cannot be read.', { exact: false }),
  ).toBeVisible();
  await dialog.locator('input[type=file]').setInputFiles(file(series('DAILY')));
  const daily = dialog.getByRole('region', { name: 'Daily sync' });
  await expect(daily.getByText('It repeats; this one date is imported.', { exact: false })).toBeVisible();
  await expect(
    daily.getByText('The file does not say in which time zone this is.', { exact: false }),
  ).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const many = Array.from({ length: 300 }, (_, at) =>
    ['BEGIN:VEVENT', `UID:${at}`, `SUMMARY:Talk ${at}`, 'DTSTART:20261201T100000Z', 'END:VEVENT'].join('\n'),
  );
  const whole = ['BEGIN:VCALENDAR', ...many, 'END:VCALENDAR'].join('\n');
  await dialog.locator('input[type=file]').setInputFiles(file(whole));
  await expect(dialog.getByRole('region', { name: /^Talk/ })).toHaveCount(10);
  await dialog.getByRole('button', { name: 'Show 290 more' }).click();
  await expect(dialog.getByRole('region', { name: /^Talk/ })).toHaveCount(20);
});

test('whoever is typed as an interviewer becomes a contact of the job by one press, and is ticked', async ({
  person,
}) => {
  const { page } = person;
  await person.signIn();
  const address = await addJob(page, nurse);
  await page.goto(`/interview/add/${new URL(address).pathname.split('/').at(-1)}`);
  await page.getByLabel('Interviewers').fill('clinic manager, Dana Okafor');
  await page.getByRole('button', { name: 'Save Dana Okafor as a contact' }).click();
  await expect(page.getByText('Dana Okafor is now a contact for this job.')).toBeVisible();
  const contact = page
    .getByRole('group', { name: 'Contacts of this job' })
    .getByRole('checkbox', { name: 'Dana Okafor' });
  await expect(contact).toBeChecked();
  await expect(page.getByLabel('Others')).toHaveValue('clinic manager');
  await page.getByRole('button', { name: 'Save interview' }).click();
  await expect(page).toHaveURL(/\/interview\/edit\/\d+/);
  const [kept] = await storedRows(page, 'contacts');
  expect(await storedRows(page, 'interviews')).toMatchObject([
    { interviewers: 'clinic manager', contactUids: [kept?.uid] },
  ]);
});
