import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { violationsOf } from './a11y-kit.ts';
import { expect, test } from './fixtures.ts';
import { addJob, dayFromToday, undo } from './jobs-kit.ts';
import { readyForOffline } from './offline-kit.ts';
import { putRows, storedRows } from './own-data-kit.ts';

const nurse = { 'Job title': 'Charge nurse', Company: 'Lakeside Clinic' };

/** The file of an invitation, as a mail program attaches it. */
const invitation = (day: string, sequence: number, hour: string, method = 'REQUEST') => ({
  name: 'invite.ics',
  mimeType: 'text/calendar',
  buffer: Buffer.from(
    [
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', `METHOD:${method}`, 'BEGIN:VEVENT', 'UID:abc@example.com'],
      ...[`SEQUENCE:${sequence}`, `DTSTAMP:2026110${sequence + 1}T080000Z`, 'SUMMARY:Second round'],
      ...[`DTSTART;TZID=Europe/Berlin:${day}T${hour}0000`, 'DURATION:PT45M', 'LOCATION:https://zoom.us/j/1'],
      ...['ORGANIZER;CN=Dana Okafor:mailto:dana@example.com', 'END:VEVENT', 'END:VCALENDAR'],
    ].join('\r\n'),
  ),
});

/** Chooses in the menu of calendar files. */
async function chooseCalendar(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Calendar file' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Opens the dialog of invitations with a file. */
async function take(page: Page, file: ReturnType<typeof invitation>): Promise<Locator> {
  await chooseCalendar(page, 'Take an invitation in');
  const dialog = page.getByRole('dialog', { name: 'Take an invitation in' });
  await dialog.locator('input[type=file]').setInputFiles(file);
  return dialog;
}

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
    } else await expect(page.getByText('Overlaps Lakeside Clinic by 60 minutes.')).toBeVisible();
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
  await expect(detail.getByText('Overlaps Lakeside Clinic by 60 minutes.')).toBeVisible();
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
  await page.getByRole('button', { name: 'Take an invitation in' }).click();
  let dialog = page.getByRole('dialog', { name: 'Take an invitation in' });
  await dialog.locator('input[type=file]').setInputFiles(invitation(day, 0, '15'));
  await expect(dialog.getByText('Second round')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('combobox', { name: 'For which of your jobs?' }).fill('charge');
  await dialog.getByRole('option', { name: /Charge nurse/ }).click();
  await dialog.getByRole('button', { name: 'Add interview' }).click();
  await expect(page.getByText('Interview added.')).toBeVisible();
  dialog = await take(page, invitation(day, 1, '16'));
  await expect(dialog.getByText('It belongs to your interview at Lakeside Clinic.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Take the change in' }).click();
  await expect(page.getByText('Interview moved.')).toBeVisible();
  dialog = await take(page, invitation(day, 2, '16', 'CANCEL'));
  await dialog.getByRole('button', { name: 'Take the change in' }).click();
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
  await dialog.getByRole('button', { name: 'Take the change in' }).click();
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
  await expect(page.getByText('Interview saved.').last()).toBeVisible();
  await expect
    .poll(async () => (await storedRows(page, 'interviews'))[0])
    .toMatchObject({ notes: 'Mine', contactInfo: '555 0100' });
});

test('a file that is no invitation says so', async ({ person }) => {
  const { page } = person;
  await person.signIn();
  await page.goto('/interviews');
  await expect(page.getByRole('heading', { name: 'No interviews yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Take an invitation in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take an invitation in' });
  const file = (text: string) => ({ name: 'a.ics', mimeType: 'text/calendar', buffer: Buffer.from(text) });
  await dialog.locator('input[type=file]').setInputFiles(file('Dear Ann'));
  await expect(dialog.getByRole('alert')).toContainText('There is no calendar in this file.');
  const series =
    'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nSUMMARY:Daily sync\nDTSTART:20261201T100000Z\nRRULE:FREQ=DAILY\n';
  await dialog.locator('input[type=file]').setInputFiles(file(`${series}END:VEVENT\nEND:VCALENDAR`));
  await expect(dialog.getByText('Daily sync: it repeats.', { exact: false })).toBeVisible();

  const many = Array.from({ length: 300 }, (_, at) =>
    ['BEGIN:VEVENT', `UID:${at}`, `SUMMARY:Talk ${at}`, 'DTSTART:20261201T100000Z', 'END:VEVENT'].join('\n'),
  );
  const whole = ['BEGIN:VCALENDAR', ...many, 'END:VCALENDAR'].join('\n');
  await dialog.locator('input[type=file]').setInputFiles(file(whole));
  await expect(dialog.getByRole('region', { name: /^Talk/ })).toHaveCount(10);
  await dialog.getByRole('button', { name: 'Show 290 more' }).click();
  await expect(dialog.getByRole('region', { name: /^Talk/ })).toHaveCount(20);
});

test('a month, a week and a list show what is due on which day; the choice of each is remembered', async ({
  person,
}) => {
  const { page } = person;
  await person.signIn();
  const address = await addJob(page, nurse);
  const jobId = Number(new URL(address).pathname.split('/').at(-1));
  const [today, tomorrow] = [await dayFromToday(page, 0), await dayFromToday(page, 1)];
  const task = { title: 'Send references', kind: 'deadline', dueDate: tomorrow, open: 1, done: false };
  await putRows(page, 'tasks', [
    { ...task, internalId: 1, uid: 'task', jobId, createdAt: '', updatedAt: '' },
  ]);
  for (const time of ['10:00', '13:00']) {
    await page.goto(`/interview/add/${jobId}?date=${tomorrow}`);
    await page.getByLabel('Time', { exact: true }).fill(time);
    await page.getByRole('button', { name: 'Save interview' }).click();
    await expect(page).toHaveURL(/\/interview\/edit\/\d+/);
  }
  await page.goto(`/interviews?date=${tomorrow}`);
  await page.getByRole('button', { name: 'Month', exact: true }).click();
  const month = page.getByRole('region', { name: 'Days of the month' });
  await expect(month.getByRole('link', { name: /Lakeside Clinic/ })).toHaveCount(2);
  const due = month.getByRole('link', { name: 'Deadline: Send references' });
  await expect(due).toHaveAttribute('href', new URL(address).pathname);
  expect(await violationsOf(page)).toEqual([]);

  await month.getByRole('link', { name: /^10:00/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(month.getByRole('link', { name: /^1:00/ })).toBeFocused();
  await page.keyboard.press('Enter');
  const pane = page.getByRole('region', { name: 'Interview', exact: true });
  await expect(pane).toContainText('1:00 PM');
  await page.keyboard.press('Enter');
  await expect(pane).toBeFocused();

  await page.getByLabel('Deadlines and tasks').uncheck();
  await expect(due).toBeHidden();
  await page.goto('/interviews');
  await expect(month).toBeVisible();
  await expect(page.getByLabel('Deadlines and tasks')).not.toBeChecked();
  await page.keyboard.press(']');
  await expect(month.getByRole('link')).toHaveCount(0);
  await page.keyboard.press('t');
  await page.getByLabel('Deadlines and tasks').check();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  const list = page.getByRole('region', { name: 'Interviews', exact: true });
  await expect(list.getByRole('link', { name: 'Send references' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Month', exact: true }).click();
  await expect(page.getByRole('button', { pressed: true, name: new RegExp(dayName(today)) })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`${dayName(tomorrow)}.*2 interviews, 1 due`) }).click();
  await expect(page.getByRole('link', { name: 'Lakeside Clinic', exact: true })).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Send references' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Lakeside Clinic', exact: true }).first().click();
  await expect(page.getByText('10:00 AM', { exact: false })).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  const download = page.waitForEvent('download');
  await chooseCalendar(page, 'Save deadlines and follow-ups');
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain(`DTSTART;VALUE=DATE:${tomorrow.replaceAll('-', '')}`);
  expect(text).toContain('SUMMARY:Send references');
});

/** “November 26”, as the days of a month say it. */
const dayName = (date: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(date),
  );

test('for two that clash other times are offered in a message, and the way from home is warned of', async ({
  person,
}) => {
  const { page } = person;
  await person.signIn();
  const row = { status: 'Scheduled', timeZone: 'America/New_York', createdAt: '', updatedAt: '' };
  const date = await dayFromToday(page, 7);
  await page.goto('/interviews');
  await expect(page.getByRole('heading', { name: 'No interviews yet' })).toBeVisible();
  await putRows(page, 'homes', [
    { ...{ internalId: 1, uid: 'h', kind: 'home', latitude: 39.9612, longitude: -82.9988 }, ...row },
  ]);
  const onSite = { interviewType: 'On-Site', latitude: 41.4993, longitude: -81.6944 };
  await putRows(page, 'interviews', [
    { ...row, internalId: 1, uid: 'a', companyName: 'Lantern Labs', dateOfInterview: `${date}T10:00` },
    { ...row, internalId: 2, uid: 'b', companyName: 'Northlake', dateOfInterview: `${date}T10:30` },
    { ...row, ...onSite, internalId: 3, uid: 'c', companyName: 'Harbor', dateOfInterview: `${date}T14:00` },
  ]);
  await page.goto('/interviews?open=1&as=week');
  const detail = page.getByRole('region', { name: 'Interview', exact: true });
  await expect(detail.getByText(/You could offer Northlake \w+/)).toBeVisible();
  await expect(detail.getByText(/minutes too few for the way from or to Harbor/)).toBeVisible();
  await detail.getByRole('button', { name: 'Offer other times' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Offer Northlake other times' });
  await expect(dialog.getByLabel('Message')).toHaveValue(/Thank you for the interview on .*10:30 AM/);
  await expect(dialog.getByRole('link', { name: 'Open in your mail' })).toHaveAttribute('href', /^mailto:\?/);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await detail.getByRole('button', { name: 'Keep both' }).first().click();
  await expect(detail.getByText('Overlaps', { exact: false })).toBeHidden();
  await expect(detail.getByText(/too few for the way from or to Harbor/)).toBeVisible();
  await page
    .getByRole('region', { name: 'Hours of the week' })
    .getByRole('link', { name: /Harbor/ })
    .click();
  await expect(detail.getByText(/^Leave at/)).toBeVisible();
  await expect(detail.getByText(/by car from home, in a straight line at 35 km\/h/)).toBeVisible();
});

test.describe('a share', () => {
  test.use({ serviceWorkers: 'allow' });

  test('of an invitation opens it here without a server; of a link the form of a job', async ({ person }) => {
    const { page } = person;
    await person.signIn();
    await page.goto('/interviews');
    await readyForOffline(page);
    const share = (fields: Record<string, string>, file = '') =>
      page.evaluate(
        ([said, text]) => {
          const form = document.createElement('form');
          Object.assign(form, { method: 'POST', action: '/share', enctype: 'multipart/form-data' });
          for (const [name, value] of Object.entries(said)) {
            const input = document.createElement('input');
            Object.assign(input, { name, value });
            form.append(input);
          }
          const input = document.createElement('input');
          Object.assign(input, { type: 'file', name: 'file' });
          const files = new DataTransfer();
          if (text) files.items.add(new File([text], 'invite.ics', { type: 'text/calendar' }));
          input.files = files.files;
          form.append(input);
          document.body.append(form);
          form.submit();
        },
        [fields, file] as const,
      );
    const date = await dayFromToday(page, 3);
    await share({}, invitation(date.replaceAll('-', ''), 0, '15').buffer.toString());
    const dialog = page.getByRole('dialog', { name: 'Take an invitation in' });
    await expect(dialog.getByText('Second round')).toBeVisible();
    await expect(page).toHaveURL(/\/interviews$/);
    await dialog.getByRole('button', { name: 'Add interview' }).click();
    await expect(page.getByText('Interview added.')).toBeVisible();
    expect(await page.evaluate(() => caches.has('shared'))).toBe(false);
    await share({ text: 'Cook\n$22 an hour', title: 'Jobs' });
    await expect(page).toHaveURL(/\/job\/add/);
  });
});
