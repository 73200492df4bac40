import { expect, test } from 'vitest';
import { BillingError, type BillingPort, type Product } from '../../providers/billing/port.ts';
import { offeredPlans, productWarnings } from './offered-plans.ts';
import { planCatalog } from './plan-catalog.ts';

const catalog = planCatalog({ starter: ['s'], growth: ['g', 'g-old'], monthly: ['m'] });
const product = (id: string, over: Partial<Product> = {}): Product => ({
  ...{ id, name: id, isArchived: false, interval: 'month' },
  price: { amount: { s: 1500, g: 2000, m: 2000 }[id] ?? 0, currency: 'usd' },
  ...over,
});

function vendorOf(products: Record<string, Product | 'down'>) {
  const asked: string[] = [];
  const vendor = {
    async product(id: string) {
      asked.push(id);
      const found = products[id];
      if (!found || found === 'down') throw new BillingError('down', 'a product');
      return found;
    },
  } as BillingPort;
  return { vendor, asked };
}

test('plans are offered in the order of our list; a product that was sold counts and is not offered', async () => {
  const { vendor } = vendorOf({ s: product('s'), g: product('g'), m: product('m') });
  const plans = await offeredPlans({ vendor, catalog, now: () => new Date(0) })();
  expect(plans.map(({ id, productId }) => [id, productId])).toEqual([
    ['starter', 's'],
    ['growth', 'g'],
    ['monthly', 'm'],
  ]);
  expect(catalog.planOf('g-old')).toBe('growth');
  expect(catalog.offeredAs('g-old')).toBeNull();
});

test('prices stand for ten minutes, callers at once share one reading, and a vendor that is down changes none', async () => {
  const products: Record<string, Product | 'down'> = { s: product('s'), g: product('g'), m: product('m') };
  const { vendor, asked } = vendorOf(products);
  let at = 0;
  const read = offeredPlans({ vendor, catalog, now: () => new Date(at) });
  products.s = product('s', { price: { amount: 1400, currency: 'eur' } });
  await Promise.all([read(), read(), read()]);
  expect(asked.length).toBe(3);
  at = 599_000;
  await read();
  expect(asked.length).toBe(3);
  at = 601_000;
  products.s = 'down';
  const [starter] = await read();
  expect(starter).toMatchObject({ price: 1400, currency: 'eur', isConfirmed: true });
});

test('a vendor that was never reached: our own prices, said not to be confirmed', async () => {
  const { vendor } = vendorOf({});
  const [starter] = await offeredPlans({ vendor, catalog, now: () => new Date(0) })();
  expect(starter).toMatchObject({ price: 1500, currency: 'usd', isConfirmed: false });
});

test('what differs is said at the start', async () => {
  const { vendor } = vendorOf({
    s: product('s', { price: { amount: 1900, currency: 'eur' } }),
    g: product('g', { isArchived: true, interval: 'year' }),
    m: product('m', { price: null }),
  });
  const lines = (await productWarnings({ vendor, catalog })).join('\n');
  for (const words of ['1900 eur', 'is archived', 'not paid by the month', 'no fixed price'])
    expect(lines).toContain(words);
});

test('a product that the vendor has no more is not offered, and the start says which plan and which variables', async () => {
  const { vendor } = vendorOf({ s: product('s'), g: product('g'), m: product('m') });
  const asked = vendor.product.bind(vendor);
  vendor.product = async (id) => {
    if (id === 'g') throw new BillingError('not-found', 'a product');
    return asked(id);
  };
  const plans = await offeredPlans({ vendor, catalog, now: () => new Date(0) })();
  expect(plans.map(({ id }) => id)).toEqual(['starter', 'monthly']);
  expect(await productWarnings({ vendor, catalog })).toEqual([
    'The product of Monthly Growth at the payment service (g) is not there: the plan is not offered. Production and sandbox have ids of their own (POLAR_PRODUCT_… and POLAR_PRODUCT_…_SANDBOX).',
  ]);
});
