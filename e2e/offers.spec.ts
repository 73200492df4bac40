import { violationsOf } from './a11y-kit.ts';
import { expect, test } from './fixtures.ts';
import { addJob, dayFromToday, undo } from './jobs-kit.ts';
import { storedRows } from './own-data-kit.ts';

test('an offer is entered on its job, stands beside another and the present job, is accepted, and one Undo takes that back', async ({
  person,
}) => {
  const { page } = person;
  await person.signIn();
  await addJob(page, { 'Job title': 'Charge nurse', Company: 'Juniper Ridge' });
  const juniper = page.url();
  await addJob(page, { 'Job title': 'Clinic nurse', Company: 'Sable Health' });

  // On the job: what was read of the pay is said as it is typed, and the job moves in the same step.
  await page.getByRole('button', { name: 'Status: Application Not Started' }).click();
  await page.getByRole('option', { name: 'Interview In-Progress' }).click();
  await page.getByRole('button', { name: 'Add offer' }).click();
  const form = page.getByRole('form', { name: 'Add offer' });
  await form.getByLabel('Base pay').fill('$41 an hour');
  await expect(form).toContainText('$85,280 a year at 40 hours a week');
  await form.getByLabel('Answer by').fill(await dayFromToday(page, 4));
  await form.getByRole('button', { name: /^More/ }).click();
  await form.getByLabel('Hours a week').fill('36 hours');
  await expect(form).toContainText('$76,752 a year');
  await form.getByLabel('Bonus a year').fill('5%');
  await form.getByRole('button', { name: 'Save offer' }).click();
  await expect(page.getByText('Offer added. Moved to Offer Pending.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Next step' })).toContainText('Answer the offer');
  await expect(page.getByRole('region', { name: 'Next step' })).toContainText('in 4 days');

  // The second one from the comparison, found by its words; then the present job.
  await page.getByRole('link', { name: 'Compare offers' }).click();
  // The job has a button of the same name.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offers');
  await page.getByRole('button', { name: 'Add offer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add offer' });
  await dialog.getByLabel('Which job is it for?').fill('juniper');
  await dialog.getByRole('button', { name: /Charge nurse/ }).click();
  await dialog.getByLabel('Base pay').fill('$78,000');
  await dialog.getByRole('button', { name: 'Save offer' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Add present job' }).click();
  const present = page.getByRole('dialog', { name: 'Your present job' });
  await present.getByLabel('Company').fill('Harbor & Vale');
  await present.getByLabel('Base pay').fill('$60,000');
  await present.getByRole('button', { name: 'Save present job' }).click();
  await expect(present).toBeHidden();

  const table = page.getByRole('table', { name: 'Offers' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'As stated',
    /Sable Health.*Answer by/,
    /Juniper Ridge/,
    /Where you are.*Harbor & Vale/,
  ]);
  const row = (name: string) => table.getByRole('row').filter({ hasText: name });
  await expect(row('Base pay a year').getByRole('cell')).toHaveText([/\$76,752/, /\$78,000/, /\$60,000/]);
  await expect(row('Base pay a year')).toContainText('$41 an hour, 36 hours a week');
  await expect(row('Bonus a year').getByRole('cell')).toHaveText([/\$3,838/, 'Not stated', 'Not stated']);
  await expect(page.getByRole('note')).toContainText('Too close to call');
  expect(await violationsOf(page)).toEqual([]);

  // What matters, in the person's own order, by keys.
  const field = page.getByLabel('Add what matters, then press Enter');
  for (const name of ['Days at home', 'Near family']) {
    await field.fill(name);
    await field.press('Enter');
    await expect(page.getByRole('button', { name: `Move ${name}`, exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Near family, Juniper Ridge: not marked' }).click();
  await expect(page.getByRole('button', { name: 'Near family, Juniper Ridge: yes' })).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  const matters = page.getByRole('list', { name: 'What matters to you' }).getByRole('listitem');
  await expect(matters).toHaveText([/Near family/, /Days at home/]);
  // A row moves at once; a page that is left in the same instant takes the write with it.
  const stored = async () =>
    (await storedRows(page, 'settings')).find(({ settingName }) => settingName === 'matters')?.settingValue;
  await expect.poll(stored).toBe('["Near family","Days at home"]');
  await page.reload();
  await expect(matters).toHaveText([/Near family/, /Days at home/]);

  await page.getByRole('button', { name: 'Juniper Ridge', exact: true }).click();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Offer accepted. Moved to Offer Accepted.')).toBeVisible();
  const statuses = async () => {
    const jobs = await storedRows(page, 'jobs');
    const offers = await storedRows(page, 'offers');
    return [jobs.find(({ companyName }) => companyName === 'Juniper Ridge')?.status, offers[1]?.status];
  };
  expect(await statuses()).toEqual(['offer-accepted', 'accepted']);
  await undo(page, /Offer accepted/);
  await expect.poll(statuses).toEqual(['offer-pending', 'open']);
  await page.goto(juniper);
  await expect(page.getByRole('region', { name: 'Offer', exact: true })).toContainText('$78,000');
});
