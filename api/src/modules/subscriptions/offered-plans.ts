import type { OfferedPlan } from '@foothold/core/contract/subscriptions.ts';
import { planOf, plans } from '@foothold/core/plans/plans.data.ts';
import { sayEnglish } from '@foothold/core/text/messages.ts';
import { BillingError, type BillingPort, type Product } from '../../providers/billing/port.ts';
import type { PlanCatalog } from './plan-catalog.ts';

/** Milliseconds until cached prices expire, and until a failed read is retried. */
const storedMs = 600_000;
const failedMs = 30_000;

type Options = { vendor: BillingPort; catalog: PlanCatalog; now: () => Date };

/** By id; null if the vendor has none with that id. */
type Products = Map<string, Product | null>;

/** A product of the vendor; null where it has none of this id. Throws BillingError. */
async function productOf(vendor: BillingPort, id: string): Promise<Product | null> {
  try {
    return await vendor.product(id);
  } catch (cause) {
    if (cause instanceof BillingError && cause.reason === 'not-found') return null;
    throw cause;
  }
}

/** The plans for sale, with the vendor's prices, cached for ten minutes. */
export function offeredPlans({ vendor, catalog, now }: Options): () => Promise<OfferedPlan[]> {
  let known: { products: Products; until: number } | undefined;
  let running: Promise<Products> | undefined;

  async function read(): Promise<Products> {
    const ids = catalog.offered.map(({ productId }) => productId);
    const found = await Promise.allSettled(ids.map((id) => productOf(vendor, id)));
    const products = new Map(known?.products);
    for (const [at, id] of ids.entries()) {
      const one = found[at];
      if (one?.status === 'fulfilled') products.set(id, one.value);
    }
    const isWhole = found.every(({ status }) => status === 'fulfilled');
    known = { products, until: now().getTime() + (isWhole ? storedMs : failedMs) };
    return products;
  }

  return async () => {
    if (!known || now().getTime() >= known.until)
      running ??= read().finally(() => {
        running = undefined;
      });
    const products = (await running) ?? known?.products ?? new Map();
    const offered = catalog.offered.flatMap(({ planId, productId }): OfferedPlan[] => {
      const product = products.get(productId);
      // Without a price it cannot be bought.
      if (product === null || product?.isArchived) return [];
      const { id, name, description, amount, currency, billingInterval, features, featured } = planOf(planId);
      return [
        {
          ...{ id, name, featured, productId },
          description: sayEnglish(description),
          features: features.map(sayEnglish),
          price: product?.price?.amount ?? amount,
          currency: product?.price?.currency ?? currency,
          billingInterval: product?.interval ?? billingInterval,
          isConfirmed: Boolean(product?.price),
        },
      ];
    });
    const order = plans.map(({ id }) => id);
    return offered.sort((one, two) => order.indexOf(one.id) - order.indexOf(two.id));
  };
}

/** The differences between the vendor's products and our plans, one line each for the startup log. */
export async function productWarnings({ vendor, catalog }: Omit<Options, 'now'>): Promise<string[]> {
  const lines: string[] = [];
  for (const { planId, productId } of catalog.offered) {
    const plan = planOf(planId);
    const product = await productOf(vendor, productId);
    const says = `The product of ${plan.name} at the payment service (${productId})`;
    if (!product) {
      lines.push(
        `${says} is not there: the plan is not offered. Production and sandbox have ids of their own (POLAR_PRODUCT_… and POLAR_PRODUCT_…_SANDBOX).`,
      );
      continue;
    }
    if (product.isArchived) lines.push(`${says} is archived: the plan is not offered.`);
    if (!product.price) lines.push(`${says} has no fixed price.`);
    else if (product.price.currency !== plan.currency || product.price.amount !== plan.amount)
      lines.push(
        `${says} costs ${product.price.amount} ${product.price.currency} in its smallest unit, the plan ${plan.amount} ${plan.currency}: people see and pay the former.`,
      );
    if (product.interval !== plan.billingInterval)
      lines.push(`${says} is not paid by the ${plan.billingInterval}.`);
  }
  return lines;
}
