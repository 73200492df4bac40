import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Db } from '../db/db.ts';
import { planCatalog } from '../modules/subscriptions/plan-catalog.ts';
import { planUses } from '../modules/subscriptions/use-counter.ts';
import type { Billing } from '../providers/billing/port.ts';
import type { UseCounter } from '../providers/uses/port.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { testBilling } from './test-billing.ts';
import { type Member, member } from './test-member.ts';
import type { PolarHook, PolarStandIn } from './test-polar.ts';
import type { PolarObject, testProducts } from './test-polar-objects.ts';
import { type ListeningPolar, startPolar } from './test-polar-server.ts';

/** A server that sells plans by a stand-in of Polar, whose webhooks come in signed and as text. */
export type Shop = {
  server: TestApp;
  billing: Billing;
  polar: PolarStandIn;
  /** Counts uses in the same database, as another process would. */
  uses: UseCounter;
  /** Signs somebody in. */
  person(name: string): Promise<Member>;
  /** Opens a checkout as a person and pays it. */
  buy(who: Member, plan?: keyof typeof testProducts): Promise<PolarObject>;
  /** What the person sees of their plan. */
  planOf(who: Member): Promise<Record<string, unknown>>;
  close(): Promise<void>;
};

type Options = {
  /** The clock of the server. */
  now?: () => Date;
  /** The clock of Polar; the server's unless it is apart from it. */
  polarNow?: () => Date;
  db?: Db;
};

/** Opens that server. */
export async function openShop(options: Options = {}): Promise<Shop> {
  const { now = () => new Date(), polarNow = now, db } = options;
  const listening: ListeningPolar = await startPolar(polarNow);
  const { polar } = listening;
  const billing = testBilling(polar, { now });
  const server = await openTestApp({ now, variables: polar.variables, billing, ...(db && { db }) });
  // Without a connection: a server that listens refuses calls while its machine is busy with other tests.
  polar.hook = async (headers, body) => {
    const all = { host: 'localhost:3000', ...headers };
    const sent = { method: 'POST', url: '/api/webhooks/polar', payload: body, headers: all } as const;
    return (await server.app.inject(sent)).statusCode;
  };
  return {
    ...{ server, billing, polar },
    uses: planUses({ db: server.deps.db, catalog: planCatalog(billing.products), now }),
    person: (name) => member(server, `${name}@example.com`),
    async buy(who, plan = 'growth') {
      const answer = await linkOf(who, plan);
      const checkout = polar.checkouts.get(answer.json().data?.checkoutId);
      if (!checkout) throw new Error(answer.body);
      return polar.pay(checkout);
    },
    async planOf(who) {
      const ask = () => who.call('GET', '/subscriptions/own');
      let answer = await ask();
      if (answer.statusCode === 401) {
        // Weeks later: signed in again.
        await who.browser.signIn(who.email);
        answer = await ask();
      }
      return answer.json().data;
    },
    async close() {
      await server.close();
      await listening.stop();
    },
  };
}

/** Asks for a checkout of a plan, or of a product, for one's own address unless another is given. */
export function linkOf(who: Member, productId: string, email = who.email) {
  return who.call('POST', '/subscriptions/checkout/link', { email, productId });
}

/** A subscription of Polar as our calls name it. */
export function ownOf(subscription: PolarObject): { customerId: string; subscriptionId: string } {
  return { customerId: String(subscription.customer_id), subscriptionId: subscription.id };
}

/** The shop of a file of tests, its clock, and somebody new in each test. */
export type TestShop = Shop & {
  maya: Member;
  /** Lets time pass. */
  later(time: { minutes?: number; hours?: number; days?: number }): void;
  now(): Date;
  setClock(at: string): void;
  /** A call of maya's about her own account. */
  call(what: string, body: object): ReturnType<Member['call']>;
};

/**
 * One shop for all tests of a file: its clock stands still unless a test moves it, and hours pass between two tests, since
 * together they sign in more often than one network may in a day.
 */
export function shopForTests(options: { start?: string } & Options = {}): TestShop {
  let at = new Date(options.start ?? '2026-11-26T12:00:00Z');
  let turn = 0;
  let hook: PolarHook | null = null;
  const now = () => at;
  const shop = {
    now,
    later({ minutes = 0, hours = 0, days = 0 }) {
      at = new Date(at.getTime() + ((days * 24 + hours) * 60 + minutes) * 60_000);
    },
    setClock(iso) {
      at = new Date(iso);
    },
    call: (what, body) => shop.maya.call('POST', `/subscription/${what}/${shop.maya.id}`, body),
  } as TestShop;
  beforeAll(async () => {
    Object.assign(shop, await openShop({ now, ...options }));
    hook = shop.polar.hook;
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    turn += 1;
    shop.later({ hours: 3 });
    Object.assign(shop.polar, { trouble: null, ahead: 0, hook });
    shop.maya = await shop.person(`maya.${turn}`);
  });
  return shop;
}
