import { violationsOf } from './a11y-kit.ts';
import { expect, test } from './fixtures.ts';
import { addJob, dayFromToday, undo } from './jobs-kit.ts';

test('a week is looked back on: what moved, what went quiet, small acts with Undo; weeks turn by keys, and an empty one is said kindly', async ({
  person,
}) => {
  const { page } = person;
  await person.signIn();
  await page.clock.setFixedTime(new Date('2026-11-27T12:00:00-05:00'));
  await addJob(page, { 'Job title': 'Charge nurse', Company: 'Lakeside Clinic' });
  for (const [status, days] of [
    ['Application Submitted', -15],
    ['Interview Requested', -2],
  ] as const) {
    await page.getByRole('button', { name: /^Status: / }).click();
    await page.getByRole('button', { name: 'Change date' }).click();
    await page.getByLabel('Date it happened').fill(await dayFromToday(page, days));
    await page.getByRole('option', { name: status }).click();
    await expect(page.getByRole('button', { name: `Status: ${status}` })).toBeVisible();
  }
  await addJob(page, { 'Job title': 'Planner', Company: 'Harbor Foods' });
  await page.getByRole('button', { name: 'Status: Application Not Started' }).click();
  await page.getByRole('button', { name: 'Change date' }).click();
  await page.getByLabel('Date it happened').fill(await dayFromToday(page, -15));
  await page.getByRole('option', { name: 'Application Submitted' }).click();
  await expect(page.getByRole('button', { name: 'Status: Application Submitted' })).toBeVisible();

  await page.goto('/work');
  await page.getByRole('link', { name: 'Weekly review' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Week of Nov');
  await expect(page.getByRole('region', { name: 'Status changes' })).toContainText(
    'Application Submitted to Interview Requested',
  );
  const quiet = page.getByRole('region', { name: 'Without news for a while' });
  await expect(quiet).toContainText('Harbor Foods');
  await expect(quiet).toContainText('quiet for 15 days');
  await expect(quiet).not.toContainText('Lakeside');
  expect(await violationsOf(page)).toEqual([]);

  await quiet.getByRole('button', { name: 'Close Harbor Foods: no response' }).click();
  await expect(quiet).toBeHidden();
  await undo(page, /Harbor Foods moved to/);
  await expect(quiet).toContainText('Harbor Foods');
  await quiet.getByRole('button', { name: 'Plan it: follow up with Harbor Foods' }).click();
  await expect(page.getByRole('region', { name: 'Next' })).toContainText('Follow up with Harbor Foods');

  // Four weeks back nothing was noted yet.
  for (let week = 0; week < 4; week += 1) await page.keyboard.press('[');
  await expect(page.getByRole('heading', { name: 'No activity this week' })).toBeVisible();
  await page.keyboard.press(']');
  await expect(page).toHaveURL(/week=2026-11-0/);
});
