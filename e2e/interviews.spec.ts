import { readFile } from 'node:fs/promises';
import { violationsOf } from './a11y-kit.ts';
import { expect, test } from './fixtures.ts';
import { addJob, dayFromToday, undo } from './jobs-kit.ts';
import { storedRows } from './own-data-kit.ts';

const nurse = { 'Job title': 'Charge nurse', Company: 'Lakeside Clinic' };

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
  await page.goto('/interviews');
  const date = await dayFromToday(page, 2);
  const day = date.replaceAll('-', '');
  const invitation = (sequence: number, hour: string, method = 'REQUEST') => ({
    name: 'invite.ics',
    mimeType: 'text/calendar',
    buffer: Buffer.from(
      [
        ...['BEGIN:VCALENDAR', 'VERSION:2.0', `METHOD:${method}`, 'BEGIN:VEVENT', 'UID:abc@example.com'],
        ...[`SEQUENCE:${sequence}`, `DTSTAMP:2026110${sequence + 1}T080000Z`, 'SUMMARY:Second round'],
        ...[
          `DTSTART;TZID=Europe/Berlin:${day}T${hour}0000`,
          'DURATION:PT45M',
          'LOCATION:https://zoom.us/j/1',
        ],
        ...['ORGANIZER;CN=Dana Okafor:mailto:dana@example.com', 'END:VEVENT', 'END:VCALENDAR'],
      ].join('\r\n'),
    ),
  });
  const take = async (file: ReturnType<typeof invitation>) => {
    await page.getByRole('button', { name: 'Take an invitation in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Take an invitation in' });
    await dialog.locator('input[type=file]').setInputFiles(file);
    return dialog;
  };
  let dialog = await take(invitation(0, '15'));
  await expect(dialog.getByText('Second round')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('combobox', { name: 'For which of your jobs?' }).fill('charge');
  await dialog.getByRole('option', { name: /Charge nurse/ }).click();
  await dialog.getByRole('button', { name: 'Add interview' }).click();
  await expect(page.getByText('Interview added.')).toBeVisible();
  dialog = await take(invitation(1, '16'));
  await expect(dialog.getByText('It belongs to your interview at Lakeside Clinic.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Take the change in' }).click();
  await expect(page.getByText('Interview moved.')).toBeVisible();
  dialog = await take(invitation(2, '16', 'CANCEL'));
  await dialog.getByRole('button', { name: 'Take the change in' }).click();
  await expect(page.getByText('Interview cancelled.')).toBeVisible();
  const [stored, ...others] = await storedRows(page, 'interviews');
  expect(others).toEqual([]);
  expect(stored).toMatchObject({ status: 'Cancelled', dateOfInterview: `${date}T16:00` });
  await undo(page, /Interview cancelled/);
  await expect.poll(async () => (await storedRows(page, 'interviews'))[0]?.status).toBe('Scheduled');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Calendar file' }).first().click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain('UID:abc@example.com');
  expect(text).toContain(`DTSTART;TZID=Europe/Berlin:${day}T160000`);
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
});
