import { readFile } from 'node:fs/promises';
import { violationsOf } from './a11y-kit.ts';
import { expect, test } from './fixtures.ts';
import { addJob, enterJob, jobRow } from './jobs-kit.ts';
import { putRows, storedRows } from './own-data-kit.ts';
import { buy, ownPlan, planShop } from './plans-kit.ts';

const shop = planShop();

test('what is free is said first; a plan is compared, paid at Polar, confirmed, and shown with what is left', async ({
  browser,
}) => {
  const { page, close } = await shop.buyer(browser);
  await page.goto('/subscribe');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Free',
    'Monthly Starter',
    'Monthly Growth',
    'Pro Monthly Plan',
  ]);
  await expect(page.getByText('$60')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Choose Monthly Growth' }).click();
  await expect(page).toHaveURL(/\/subscribe\/pay\/growth$/);
  await expect(page.getByText('The card is never seen or stored here.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await page.getByRole('button', { name: 'Pay with a bad card' }).click();
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/subscription\/complete\/[\w-]+$/);
  await expect(page.getByRole('heading', { name: 'Monthly Growth is on' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'See your plan' }).click();
  await expect(ownPlan(page).getByText('0 of 10 used, 10 left')).toBeVisible();
  await expect(page.getByRole('list', { name: 'What happened' })).toContainText('Paid $20');
  await page.goto('/profile');
  const section = page.getByRole('region', { name: 'Plan', exact: true });
  await expect(section).toContainText('Monthly Growth. This period ends on');
  await expect(section).toContainText('0 of 3 used, 3 left');
  await close();
});

test('a renewal, a payment that fails and is made good, a cancellation taken back, a refund', async ({
  browser,
}) => {
  const { page, email, close } = await shop.buyer(browser);
  await buy(page, 'Monthly Growth');
  const subscription = shop.bought(email);
  const first = String(subscription.current_period_end);
  await shop.polar.renew(subscription);
  await page.goto('/subscribe');
  await expect(ownPlan(page)).toContainText('This period ends on');
  expect(String(subscription.current_period_end) > first).toBe(true);
  await shop.polar.fail(subscription);
  await page.reload();
  await expect(page.getByText('The last payment did not go through.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open customer portal' }).click();
  await expect(page.getByRole('heading', { name: 'Customer portal' })).toBeVisible();
  await shop.polar.recover(subscription);
  await page.goto('/subscribe');
  await expect(ownPlan(page)).toBeVisible();
  await expect(page.getByText('The last payment did not go through.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Cancel plan' }).click();
  await expect(page).toHaveURL(/\/subscribe\/cancel$/);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: /^Cancel plan on/ }).click();
  await expect(page.getByText('Monthly Growth is canceled.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Monthly Growth ends on/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo cancellation' }).click();
  await expect(page.getByText('Monthly Growth continues.')).toBeVisible();
  expect(subscription.cancel_at_period_end).toBe(false);
  await shop.polar.refund(subscription);
  await page.goto('/subscribe');
  await expect(page.getByText('Your last payment was refunded.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose Monthly Starter' })).toBeVisible();
  await close();
});

test('a higher plan begins now; a lower one later, and over its limit every job is read, edited, added and exported', async ({
  browser,
}) => {
  const { page, email, close } = await shop.buyer(browser);
  await buy(page, 'Monthly Growth');
  const subscription = shop.bought(email);
  await page.goto('/subscribe');
  await page.getByRole('link', { name: 'Change to Pro Monthly Plan' }).click();
  await expect(page.getByText(/the difference is charged to your card right away/)).toBeVisible();
  await page.getByRole('button', { name: 'Change to Pro Monthly Plan' }).click();
  await expect(page.getByText('You have Pro Monthly Plan now.')).toBeVisible();
  await addJob(page, { 'Job title': 'Cook', Company: 'Blue Fern' });
  const [job] = await storedRows(page, 'jobs');
  const more = Array.from({ length: 11 }, (_one, at) => ({
    ...job,
    internalId: 100 + at,
    jobTitle: `Cook ${at}`,
  }));
  await putRows(page, 'jobs', more);
  await page.goto('/subscribe/pay/starter');
  await expect(page.getByText(/You track 12 jobs and Monthly Starter is made for 10\./)).toBeVisible();
  await page.getByRole('button', { name: 'Change to Monthly Starter' }).click();
  await expect(page.getByText(/^Changes to Monthly Starter on/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.goto('/profile');
  const section = page.getByRole('region', { name: 'Plan', exact: true });
  await expect(section).toContainText('Monthly Starter follows, unless you undo that');
  await section.getByRole('link', { name: 'See your plan' }).click();
  await page.getByRole('button', { name: 'Stay with Pro Monthly Plan' }).click();
  await expect(page.getByText('You keep Pro Monthly Plan.')).toBeVisible();
  await expect(page.getByText(/^Changes to Monthly Starter on/)).toHaveCount(0);
  expect(subscription.pending_update).toBeNull();
  await page.goto('/subscribe/pay/starter');
  await page.getByRole('button', { name: 'Change to Monthly Starter' }).click();
  await expect(page.getByText(/^Changes to Monthly Starter on/)).toBeVisible();
  await shop.polar.renew(subscription);
  await page.reload();
  await expect(ownPlan(page).getByText('12 of 10')).toBeVisible();
  await page.goto('/job/add');
  await expect(page.getByText('You track 12 jobs; Monthly Starter is made for 10.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await enterJob(page, { 'Job title': 'Baker', Company: 'Blue Fern' });
  expect((await storedRows(page, 'jobs')).length).toBe(13);
  await page.goto('/jobs/list');
  for (const title of ['Cook', 'Cook 0', 'Cook 10', 'Baker']) await expect(jobRow(page, title)).toBeVisible();
  await page.goto('/job/edit/110');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cook 10');
  await page
    .getByRole('region', { name: 'Details' })
    .getByLabel('Notes', { exact: true })
    .fill('Ask for Priya.');
  await page.getByRole('button', { name: 'Save job' }).click();
  await expect(page.getByText('Job saved.').last()).toBeVisible();
  await page.goto('/settings');
  const downloading = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Download backup' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  for (const word of ['Cook 0', 'Cook 10', 'Baker', 'Ask for Priya.']) expect(file).toContain(word);
  await close();
});

test('without payments every screen of them says so, and nothing is limited', async ({ person }) => {
  const { page } = person;
  await person.signIn();
  for (const path of [
    '/subscribe',
    '/subscribe/polar',
    '/subscribe/pay/growth',
    '/subscribe/cancel',
    '/subscription/complete',
  ]) {
    await page.goto(path);
    await expect(page.getByText('This server takes no payments.')).toBeVisible();
  }
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Sign-ins' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Plan', exact: true })).toHaveCount(0);
});
