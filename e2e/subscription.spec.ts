import { hookAt, type PolarStandIn } from '@foothold/api/src/testing/test-polar.ts';
import { testProducts } from '@foothold/api/src/testing/test-polar-objects.ts';
import { type ListeningPolar, startPolar } from '@foothold/api/src/testing/test-polar-server.ts';
import type { Browser, Page } from '@playwright/test';
import { violationsOf } from './a11y-kit.ts';
import { expect, test, watch } from './fixtures.ts';
import { addJob } from './jobs-kit.ts';
import { putRows, storedRows } from './own-data-kit.ts';
import { newAddress, Person } from './person.ts';
import { Server } from './server.ts';

let listening: ListeningPolar;
let polar: PolarStandIn;
let shop: Server;
test.beforeAll(async () => {
  listening = await startPolar();
  polar = listening.polar;
  shop = await Server.start(polar.variables);
});
test.afterAll(async () => {
  await shop.dispose();
  await listening.stop();
});
test.beforeEach(() => {
  polar.hook = hookAt(`${shop.url}/api/webhooks/polar`);
  polar.trouble = null;
});

type Buyer = { page: Page; email: string; watched: ReturnType<typeof watch>; close(): Promise<void> };

/** Somebody new in front of the server that sells plans; nothing may go wrong unannounced. */
async function buyer(browser: Browser): Promise<Buyer> {
  const context = await browser.newContext({ baseURL: shop.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  const watched = watch(page);
  const email = await new Person(page, shop).signIn(newAddress());
  return {
    ...{ page, email, watched },
    async close() {
      expect(watched.problems).toEqual([]);
      await context.close();
    },
  };
}

/** The subscription that somebody bought, at Polar. */
function bought(email: string) {
  const found = [...polar.subscriptions.values()].filter(
    (one) => (one.customer as { email: string }).email === email,
  );
  const last = found.at(-1);
  if (!last) throw new Error('nothing was bought');
  return last;
}

async function buy(page: Page, plan: string): Promise<void> {
  await page.goto('/subscribe');
  await page.getByRole('link', { name: `Choose ${plan}` }).click();
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { name: `${plan} is on` })).toBeVisible();
}

const ownPlan = (page: Page) => page.getByRole('region', { name: 'Your plan' });

test('what is free is said first; a plan is compared, paid at Polar, confirmed, and shown with what is left', async ({
  browser,
}) => {
  const { page, close } = await buyer(browser);
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
  await expect(page.getByText('The card is never seen or kept here.')).toBeVisible();
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
  const { page, email, close } = await buyer(browser);
  await buy(page, 'Monthly Growth');
  const subscription = bought(email);
  const first = String(subscription.current_period_end);
  await polar.renew(subscription);
  await page.goto('/subscribe');
  await expect(ownPlan(page)).toContainText('This period ends on');
  expect(String(subscription.current_period_end) > first).toBe(true);
  await polar.fail(subscription);
  await page.reload();
  await expect(page.getByText('The last payment did not go through.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open customer portal' }).click();
  await expect(page.getByRole('heading', { name: 'Customer portal' })).toBeVisible();
  await polar.recover(subscription);
  await page.goto('/subscribe');
  await expect(ownPlan(page)).toBeVisible();
  await expect(page.getByText('The last payment did not go through.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Cancel plan' }).click();
  await expect(page).toHaveURL(/\/subscribe\/cancel$/);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: /^Cancel plan on/ }).click();
  await expect(page.getByText('Monthly Growth is canceled.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Monthly Growth ends on/ })).toBeVisible();
  await page.getByRole('button', { name: 'Take cancellation back' }).click();
  await expect(page.getByText('Monthly Growth goes on.')).toBeVisible();
  expect(subscription.cancel_at_period_end).toBe(false);
  await polar.refund(subscription);
  await page.goto('/subscribe');
  await expect(page.getByText('Your last payment was refunded.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose Monthly Starter' })).toBeVisible();
  await close();
});

test('a higher plan begins now; a lower one later, and over its limit every job is there, edited and added', async ({
  browser,
}) => {
  const { page, email, close } = await buyer(browser);
  await buy(page, 'Monthly Growth');
  const subscription = bought(email);
  await page.goto('/subscribe');
  await page.getByRole('link', { name: 'Change to Pro Monthly Plan' }).click();
  await expect(page.getByText(/the difference is charged to your card at once/)).toBeVisible();
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
  await polar.renew(subscription);
  await page.reload();
  await expect(ownPlan(page).getByText('12 of 10')).toBeVisible();
  await page.goto('/job/add');
  await expect(page.getByText('You track 12 jobs; Monthly Starter is made for 10.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await addJob(page, { 'Job title': 'Baker', Company: 'Blue Fern' });
  expect((await storedRows(page, 'jobs')).length).toBe(13);
  await page.goto('/job/edit/100');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cook 0');
  await close();
});

test('who comes back before the payment is confirmed waits with its steps, and the plan comes on without a webhook', async ({
  browser,
}) => {
  const { page, close } = await buyer(browser);
  polar.hook = null;
  await page.goto('/subscribe/polar');
  const opening = page.waitForResponse(/checkout\/link/);
  await page.getByRole('button', { name: 'Choose Pro Monthly Plan' }).click();
  const { data } = await (await opening).json().catch(() => ({ data: null }));
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  const checkout = data
    ? polar.checkouts.get(data.checkoutId)
    : [...polar.checkouts.values()].findLast(({ status }) => status === 'open');
  if (!checkout) throw new Error('no checkout');
  Object.assign(checkout, { status: 'confirmed' });
  await page.goto(`/subscription/complete/${checkout.id}?customer_session_token=polar_cst_x`);
  await expect(page.getByRole('heading', { name: 'Waiting for the payment' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/complete/${checkout.id}$`));
  await expect(page.getByRole('list', { name: 'Steps' })).toContainText('Paid at Polar · done');
  expect(await violationsOf(page)).toEqual([]);
  await polar.pay(checkout);
  await expect(page.getByRole('heading', { name: 'Pro Monthly Plan is on' })).toBeVisible();
  await page.goto('/subscription/complete');
  await expect(page.getByRole('heading', { name: 'Pro Monthly Plan is on' })).toBeVisible();
  await close();
});

test('Polar is down, a checkout was left, a plan is gone, a payment is somebody else’s: each says what is safe', async ({
  browser,
}) => {
  const { page, email, watched, close } = await buyer(browser);
  const other = polar.openCheckout({
    ...{ productId: testProducts.pro, userId: 'somebody-else', email: 'other@example.com' },
    ...{ successUrl: '', returnUrl: '' },
  });
  watched.expectRefusal('/api/subscriptions/', 403);
  watched.expectRefusal('/api/subscriptions/', 502);
  polar.trouble = 'down';
  await page.goto('/subscribe/pay/growth');
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing was changed or charged');
  expect(await violationsOf(page)).toEqual([]);
  polar.trouble = null;
  await page.goto('/subscribe/pay/gold');
  await expect(page.getByRole('heading', { name: 'This plan is not offered here' })).toBeVisible();
  await page.goto(`/subscription/complete/${other.id}`);
  await expect(page.getByRole('alert')).toContainText('This checkout is not yours.');
  const left = polar.openCheckout({
    productId: testProducts.pro,
    ...{ userId: String(await userIdOf(page)), email, successUrl: '', returnUrl: '' },
  });
  Object.assign(left, { status: 'expired' });
  await page.goto(`/subscription/complete/${left.id}`);
  await expect(page.getByRole('heading', { name: 'This checkout was left and has expired' })).toBeVisible();
  await page.goto('/subscribe/cancel');
  await expect(page.getByRole('heading', { name: 'There is no plan to cancel' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await close();
});

const userIdOf = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('foothold.identity') ?? '{}') as { userId?: string }).userId,
  );

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
