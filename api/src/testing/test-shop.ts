import { readEnv } from '../config/env.ts';
import type { Db } from '../db/db.ts';
import { billing } from '../start/billing.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { type Member, member } from './test-member.ts';
import type { PolarStandIn } from './test-polar.ts';
import { testProducts } from './test-polar-objects.ts';
import { type ListeningPolar, startPolar } from './test-polar-server.ts';

/** A server that sells plans by a stand-in of Polar, whose webhooks come in signed and as text. */
export type Shop = {
  server: TestApp;
  polar: PolarStandIn;
  /** Signs somebody in. */
  person(name: string): Promise<Member>;
  /** Opens a checkout as a person and pays it. */
  buy(who: Member, plan?: keyof typeof testProducts): ReturnType<PolarStandIn['pay']>;
  /** What the person sees of their plan. */
  planOf(who: Member): Promise<Record<string, unknown>>;
  close(): Promise<void>;
};

/** Opens that server; `now` is the clock of both, `timeoutMs` how long Polar may take. */
export async function openShop(
  options: { now?: () => Date; db?: Db; variables?: Record<string, string>; polar?: ListeningPolar } = {},
): Promise<Shop> {
  const { now = () => new Date(), db } = options;
  const listening = options.polar ?? (await startPolar(now));
  const { polar } = listening;
  const variables = { ...polar.variables, ...options.variables };
  const server = await openTestApp({
    now,
    variables,
    billing: billing(readEnv(variables), { userAgent: 'Foothold/test', now, timeoutMs: 2500 }),
    ...(db && { db }),
  });
  // Without a connection: a server that listens refuses calls while its machine is busy with other tests.
  polar.hook ??= async (headers, body) => {
    const all = { host: 'localhost:3000', ...headers };
    const sent = { method: 'POST', url: '/api/webhooks/polar', payload: body, headers: all } as const;
    return (await server.app.inject(sent)).statusCode;
  };
  return {
    server,
    polar,
    person: (name) => member(server, `${name}@example.com`),
    async buy(who, plan = 'growth') {
      const answer = await who.call('POST', '/subscriptions/checkout/link', {
        email: who.email,
        productId: testProducts[plan],
      });
      const checkout = polar.checkouts.get(answer.json().data?.checkoutId);
      if (!checkout) throw new Error(answer.body);
      return polar.pay(checkout);
    },
    planOf: async (who) => (await who.call('GET', '/subscriptions/own')).json().data,
    async close() {
      await server.close();
      if (!options.polar) await listening.stop();
    },
  };
}
