import { ModelError } from '@foothold/core/ai/model.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AskingApp, openAskingApp, saying } from '../../testing/test-asking.ts';
import { testBilling } from '../../testing/test-billing.ts';
import { testProducts } from '../../testing/test-polar-objects.ts';
import { type ListeningPolar, startPolar } from '../../testing/test-polar-server.ts';

let listening: ListeningPolar;
let server: AskingApp;
beforeAll(async () => {
  listening = await startPolar(() => new Date('2026-11-25T09:00:00Z'));
  server = await openAskingApp({
    billing: testBilling(listening.polar, { now: () => new Date('2026-11-25T09:00:00Z') }),
  });
});
afterAll(async () => {
  await server.close();
  await listening.stop();
});

const ask = () => server.ask('/request', { prompt: 'What does a ward clerk do?' });
const used = async () => {
  const { data } = (await server.maya.call('GET', '/subscriptions/own')).json();
  return data.uses.find(({ use }: { use: string }) => use === 'request').used;
};

const held = async () => {
  const [row] = await server.deps.db.query<{ count: number }>('SELECT count(*)::int AS count FROM held_uses');
  return row?.count;
};

test('a question to the operator’s model needs a plan, is counted once answered, and not when the model failed', async () => {
  server.say([saying('A clerk.')]);
  const refused = await ask();
  expect([refused.status, refused.json.code]).toEqual([402, 'plan-limit']);
  expect(server.asked()).toEqual([]);
  const { email, id } = server.maya;
  const order = { email, productId: testProducts.starter };
  const { checkoutId } = (await server.maya.call('POST', '/subscriptions/checkout/link', order)).json().data;
  const checkout = listening.polar.checkouts.get(checkoutId);
  if (!checkout) throw new Error('no checkout');
  await listening.polar.pay(checkout);
  await server.maya.call('POST', `/subscriptions/pay/record/${id}`, { checkoutId });
  expect((await ask()).json.data.remaining).toBe(29);
  expect(await used()).toBe(1);
  expect(await held()).toBe(0);
  server.say([new ModelError('overloaded', { code: 'test', english: 'The model is overloaded.' }, 7)]);
  expect((await ask()).status).toBeGreaterThanOrEqual(500);
  expect(await used()).toBe(1);
});

test('what is answered by rule is never counted', async () => {
  const before = await used();
  server.say(null);
  expect((await ask()).status).toBe(200);
  expect(await used()).toBe(before);
});
