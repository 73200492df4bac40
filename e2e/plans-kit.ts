import { hookAt, type PolarStandIn } from '@foothold/api/src/testing/test-polar.ts';
import type { PolarObject } from '@foothold/api/src/testing/test-polar-objects.ts';
import { type ListeningPolar, startPolar } from '@foothold/api/src/testing/test-polar-server.ts';
import type { Browser, Locator, Page } from '@playwright/test';
import { expect, test, watch } from './fixtures.ts';
import { newAddress, Person } from './person.ts';
import { Server } from './server.ts';

/** Somebody new in front of a server that sells plans. */
export type Buyer = {
  page: Page;
  email: string;
  watched: ReturnType<typeof watch>;
  close(): Promise<void>;
};

/** A server that sells plans by a stand-in of Polar, for all tests of a file. */
export type PlanShop = {
  polar: PolarStandIn;
  /** Somebody new; nothing may go wrong unannounced until they close. */
  buyer(browser: Browser): Promise<Buyer>;
  /** The newest subscription of somebody, at Polar. */
  bought(email: string): PolarObject;
  /** Their newest checkout that is open there. */
  opened(email: string): PolarObject;
};

/** Opens that shop for the tests of a file; each finds Polar well and its webhooks on their way. */
export function planShop(): PlanShop {
  let listening: ListeningPolar;
  let server: Server;
  const shop = {
    async buyer(browser) {
      const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
      const page = await context.newPage();
      const watched = watch(page);
      const email = await new Person(page, server).signIn(newAddress());
      return {
        ...{ page, email, watched },
        async close() {
          expect(watched.problems).toEqual([]);
          await context.close();
        },
      };
    },
    bought(email) {
      const found = [...shop.polar.subscriptions.values()].filter(
        (one) => (one.customer as { email: string }).email === email,
      );
      const last = found.at(-1);
      if (!last) throw new Error('nothing was bought');
      return last;
    },
    opened(email) {
      const found = [...shop.polar.checkouts.values()].findLast(
        (one) => one.customer_email === email && one.status === 'open',
      );
      if (!found) throw new Error('no checkout is open');
      return found;
    },
  } as PlanShop;
  test.beforeAll(async () => {
    listening = await startPolar();
    shop.polar = listening.polar;
    server = await Server.start(listening.polar.variables);
  });
  test.afterAll(async () => {
    await server.dispose();
    await listening.stop();
  });
  test.beforeEach(() => {
    Object.assign(shop.polar, { trouble: null, hook: hookAt(`${server.url}/api/webhooks/polar`) });
  });
  return shop;
}

/** Buys a plan from the list to the page that says that it is on. */
export async function buy(page: Page, plan: string): Promise<void> {
  await page.goto('/subscribe');
  await page.getByRole('link', { name: `Choose ${plan}` }).click();
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { name: `${plan} is on` })).toBeVisible();
}

/** What /subscribe says of the plan that runs. */
export const ownPlan = (page: Page): Locator => page.getByRole('region', { name: 'Your plan' });

/** The id of whoever is signed in. */
export async function userIdOf(page: Page): Promise<string> {
  const id = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('foothold.identity') ?? '{}') as { userId?: string }).userId,
  );
  return String(id);
}
