import { createPolarCore } from '@polar-sh/sdk/2026-04';
import { createCheckoutsService } from '@polar-sh/sdk/2026-04/services/checkouts';
import { createCustomerSessionsService } from '@polar-sh/sdk/2026-04/services/customer_sessions';
import { createOrdersService } from '@polar-sh/sdk/2026-04/services/orders';
import { createProductsService } from '@polar-sh/sdk/2026-04/services/products';
import { createSubscriptionsService } from '@polar-sh/sdk/2026-04/services/subscriptions';
import type * as z from 'zod';
import { polarFailure } from './polar-failure.ts';
import {
  PolarCheckout,
  PolarCustomerSession,
  PolarOrder,
  PolarPage,
  PolarProduct,
  PolarSubscription,
} from './polar-schemas.ts';
import { polarWebhooks } from './polar-webhook.ts';
import { BillingError, type BillingPort } from './port.ts';

/** What the adapter works with. */
export type PolarSetup = {
  token: string;
  server: string;
  webhookSecret: string;
  now: () => Date;
  /** Sends one request through the outbound guard, within limits of time and size. */
  send: (url: string, init: RequestInit) => Promise<Response>;
};

/** Pages of a list that are read at most, 100 rows each. */
const maxPages = 10;

/** Polar by its official client: its requests and its errors, our way out and our reading of every answer. */
export function polar({ token, server, webhookSecret, now, send }: PolarSetup): BillingPort {
  const client = createPolarCore({ accessToken: token, baseUrl: server.replace(/\/$/, '') });
  client.sendRequest = ([url, init]) => send(url, init);
  const products = createProductsService(client);
  const checkouts = createCheckoutsService(client);
  const subscriptions = createSubscriptionsService(client);
  const orders = createOrdersService(client);
  const sessions = createCustomerSessionsService(client);

  async function ask<Schema extends z.ZodType>(
    schema: Schema,
    what: string,
    run: () => Promise<unknown>,
  ): Promise<z.output<Schema>> {
    let answer: unknown;
    try {
      answer = await run();
    } catch (cause) {
      throw polarFailure(cause, what);
    }
    const parsed = schema.safeParse(answer);
    if (parsed.success) return parsed.data;
    const where = parsed.error.issues[0]?.path.join('.') || 'its root';
    throw new BillingError('odd-answer', `${what} answered something else at ${where}`);
  }

  async function all<Schema extends z.ZodType>(
    schema: Schema,
    what: string,
    page: (page: number) => Promise<unknown>,
  ): Promise<z.output<Schema>[]> {
    const found: z.output<Schema>[] = [];
    for (let number = 1; number <= maxPages; number += 1) {
      const { items, pagination } = await ask(PolarPage, what, () => page(number));
      for (const item of items) found.push(await ask(schema, what, async () => item));
      if (number >= pagination.max_page) break;
    }
    return found;
  }

  const update = (id: string, body: Parameters<typeof subscriptions.update>[1]) =>
    ask(PolarSubscription, 'changing a subscription', () => subscriptions.update(id, body));

  return {
    product: (id) => ask(PolarProduct, 'a product', () => products.get(id)),
    openCheckout: ({ userId, email, productId, successUrl, returnUrl }) =>
      ask(PolarCheckout, 'opening a checkout', () =>
        checkouts.create({
          products: [productId],
          customer_email: email,
          external_customer_id: userId,
          success_url: successUrl,
          return_url: returnUrl,
          metadata: { userId },
        }),
      ),
    checkout: (id) => ask(PolarCheckout, 'a checkout', () => checkouts.get(id)),
    async everythingOf(userId) {
      const whose = { external_customer_id: userId, limit: 100 };
      const [bought, paid] = await Promise.all([
        all(PolarSubscription, 'the subscriptions', (page) => subscriptions.list({ ...whose, page })),
        all(PolarOrder, 'the orders', (page) => orders.list({ ...whose, page })),
      ]);
      return { subscriptions: bought, orders: paid };
    },
    cancelAtPeriodEnd: (id, isCanceled) => update(id, { cancel_at_period_end: isCanceled }),
    changeProduct: (id, { productId, when }) =>
      update(id, {
        product_id: productId,
        // Now: the difference for the rest of the period is charged at once, so that nobody has what was not paid.
        proration_behavior: when === 'now' ? 'invoice' : 'next_period',
      }),
    clearChange: (id) => update(id, { pending_update: null }),
    revoke: (id) => ask(PolarSubscription, 'ending a subscription', () => subscriptions.revoke(id)),
    async portal(customerId, returnUrl) {
      const session = await ask(PolarCustomerSession, 'the customer portal', () =>
        sessions.create({ customer_id: customerId, return_url: returnUrl }),
      );
      return session.customer_portal_url;
    },
    readEvent: polarWebhooks(webhookSecret, now),
  };
}
