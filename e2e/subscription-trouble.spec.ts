import { polarProduct, testProducts } from '@foothold/api/src/testing/test-polar-objects.ts';
import { violationsOf } from './a11y-kit.ts';
import { expect, test } from './fixtures.ts';
import { buy, ownPlan, planShop, userIdOf } from './plans-kit.ts';

const shop = planShop();

test('who comes back before the payment is confirmed waits with its steps, and the plan comes on without a webhook', async ({
  browser,
}) => {
  const { page, email, close } = await shop.buyer(browser);
  shop.polar.hook = null;
  await page.goto('/subscribe/polar');
  await page.getByRole('button', { name: 'Choose Pro Monthly Plan' }).click();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  const checkout = shop.opened(email);
  Object.assign(checkout, { status: 'confirmed' });
  await page.goto(`/subscription/complete/${checkout.id}?customer_session_token=polar_cst_x`);
  await expect(page.getByRole('heading', { name: 'Waiting for the payment' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/complete/${checkout.id}$`));
  await expect(page.getByRole('list', { name: 'Steps' })).toContainText('Paid at Polar · done');
  expect(await violationsOf(page)).toEqual([]);
  await shop.polar.pay(checkout);
  await expect(page.getByRole('heading', { name: 'Pro Monthly Plan is on' })).toBeVisible();
  await page.goto('/subscription/complete');
  await expect(page.getByRole('heading', { name: 'Pro Monthly Plan is on' })).toBeVisible();
  await close();
});

test('Polar is down, a checkout was left, a plan is gone, a payment is somebody else’s: each says what is safe', async ({
  browser,
}) => {
  const { page, email, watched, close } = await shop.buyer(browser);
  const other = shop.polar.openCheckout({
    ...{ productId: testProducts.pro, userId: 'somebody-else', email: 'other@example.com' },
    ...{ successUrl: '', returnUrl: '' },
  });
  watched.expectRefusal('/api/subscriptions/', 403);
  watched.expectRefusal('/api/subscriptions/', 502);
  shop.polar.trouble = 'down';
  await page.goto('/subscribe/pay/growth');
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing was changed or charged');
  expect(await violationsOf(page)).toEqual([]);
  shop.polar.trouble = null;
  await page.goto('/subscribe/pay/gold');
  await expect(page.getByRole('heading', { name: 'This plan is not offered here' })).toBeVisible();
  await page.goto(`/subscription/complete/${other.id}`);
  await expect(page.getByRole('alert')).toContainText('This checkout is not yours.');
  const left = shop.polar.openCheckout({
    productId: testProducts.pro,
    ...{ userId: await userIdOf(page), email, successUrl: '', returnUrl: '' },
  });
  Object.assign(left, { status: 'expired' });
  await page.goto(`/subscription/complete/${left.id}`);
  await expect(page.getByRole('heading', { name: 'This checkout was left and has expired' })).toBeVisible();
  await page.goto('/subscribe/cancel');
  await expect(page.getByRole('heading', { name: 'There is no plan to cancel' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await close();
});

test('Polar is down when somebody comes back from it: the page looks again by itself, and the plan comes on', async ({
  browser,
}) => {
  const { page, email, watched, close } = await shop.buyer(browser);
  watched.expectRefusal('/api/subscriptions/', 502);
  await page.goto('/subscribe/pay/growth');
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  const checkout = shop.opened(email);
  shop.polar.hook = null;
  await shop.polar.pay(checkout);
  shop.polar.trouble = 'broken';
  await page.goto(`/subscription/complete/${checkout.id}`);
  const note = page.getByRole('alert');
  await expect(note).toContainText('The result of the payment is not known yet.');
  await expect(note).toContainText('This page checks again every 15 seconds.');
  expect(await violationsOf(page)).toEqual([]);
  await page.goto('/subscribe');
  await expect(page.getByText('You opened a checkout before.')).toBeVisible();
  await page.getByRole('link', { name: 'See its status' }).click();
  await expect(note).toBeVisible();
  shop.polar.trouble = null;
  await expect(page.getByRole('heading', { name: 'Monthly Growth is on' })).toBeVisible({ timeout: 30_000 });
  await close();
});

test('an account is deleted only after its plan was canceled; while Polar is down it stays, and says why', async ({
  browser,
}) => {
  const { page, email, watched, close } = await shop.buyer(browser);
  await buy(page, 'Monthly Growth');
  watched.expectRefusal('/api/user/', 502);
  shop.polar.trouble = 'down';
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText('A plan is canceled first, ends at once, and costs nothing more.');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByRole('alert')).toContainText('its plan could not be canceled');
  expect(shop.bought(email).status).toBe('active');
  shop.polar.trouble = null;
  await dialog.getByRole('button', { name: 'Retry deleting' }).click();
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  expect(shop.bought(email).status).toBe('canceled');
  await close();
});

test('a plan that is not sold any more is said, changed and canceled; news that did not come is asked for', async ({
  browser,
}) => {
  const { page, email, close } = await shop.buyer(browser);
  await buy(page, 'Monthly Growth');
  const subscription = shop.bought(email);
  const gone = '88888888-8888-4888-8888-888888888888';
  shop.polar.products.set(gone, polarProduct(gone));
  await shop.polar.change(subscription, gone, 'invoice');
  await page.goto('/subscribe');
  await expect(page.getByText('You pay for a plan that is no longer sold here.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change to Monthly Starter' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Choose/ })).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'Plan', exact: true })).toContainText(
    'Earlier plan. This period ends on',
  );
  await page.goto('/subscribe/cancel');
  await expect(page.getByRole('heading', { name: 'Cancel Earlier plan?' })).toBeVisible();
  // Done in the portal, and its webhook is lost.
  shop.polar.hook = null;
  await shop.polar.change(subscription, testProducts.pro, 'invoice');
  await page.goto('/subscribe');
  await page.getByRole('button', { name: 'Check with Polar again' }).click();
  await expect(ownPlan(page).getByText('0 used, no limit').first()).toBeVisible();
  await expect(page.getByText('You pay for a plan that is no longer sold here.')).toHaveCount(0);
  await close();
});
