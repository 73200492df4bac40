import { type PlanId, planIds } from '@foothold/core/plans/plan.ts';
import * as z from 'zod';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const ProductIds = z
  .string()
  .max(1000, 'at most 1000 characters')
  .transform((text) => text.split(',').map((id) => id.trim().toLowerCase()))
  .refine((ids) => ids.every((id) => uuid.test(id)), 'the id of a product at Polar, or several by commas');

/**
 * The products at Polar, one variable a plan; the first id is sold, the others were and still count. The second four hold
 * where POLAR_SERVER_URL is the sandbox.
 */
export const planVariables = {
  /** Id of the product of Monthly Starter at Polar; one of the four at least. Of several ids by commas the first is sold, the others still count. */
  POLAR_PRODUCT_STARTER: ProductIds.optional(),
  /** Product of Monthly Growth. */
  POLAR_PRODUCT_GROWTH: ProductIds.optional(),
  /** Product of Pro Monthly Plan. */
  POLAR_PRODUCT_PRO: ProductIds.optional(),
  /** Product of the simple Monthly plan, which is shown only where this is set. */
  POLAR_PRODUCT_MONTHLY: ProductIds.optional(),
  /** Product of Monthly Starter in Polar’s sandbox. */
  POLAR_PRODUCT_STARTER_SANDBOX: ProductIds.optional(),
  /** Product of Monthly Growth in the sandbox. */
  POLAR_PRODUCT_GROWTH_SANDBOX: ProductIds.optional(),
  /** Product of Pro Monthly Plan in the sandbox. */
  POLAR_PRODUCT_PRO_SANDBOX: ProductIds.optional(),
  /** Product of the simple Monthly plan in the sandbox. */
  POLAR_PRODUCT_MONTHLY_SANDBOX: ProductIds.optional(),
};

type Name = keyof typeof planVariables;

/** True for the sandbox of Polar, which has products, customers and a token of its own. */
export function isSandbox(server: string | undefined): boolean {
  return server !== undefined && URL.canParse(server) && new URL(server).hostname === 'sandbox-api.polar.sh';
}

function nameOf(plan: PlanId, server: string | undefined): Name {
  return nameIn(plan, isSandbox(server));
}

function nameIn(plan: PlanId, inSandbox: boolean): Name {
  return `POLAR_PRODUCT_${plan.toUpperCase()}${inSandbox ? '_SANDBOX' : ''}` as Name;
}

/** What is wrong with the variables of payments together, one sentence each. */
export function planProblems(given: Readonly<Record<string, string | undefined>>): string[] {
  const { POLAR_ACCESS_TOKEN: token, POLAR_WEBHOOK_SECRET: secret, POLAR_SERVER_URL: server } = given;
  const problems: string[] = [];
  if (!token) {
    if (secret)
      problems.push(
        'POLAR_WEBHOOK_SECRET is set without POLAR_ACCESS_TOKEN: set that to an access token of the organization.',
      );
    return problems;
  }
  if (!secret)
    problems.push(
      'POLAR_ACCESS_TOKEN is set without POLAR_WEBHOOK_SECRET: add a webhook endpoint at Polar for PUBLIC_URL/api/webhooks/polar, and set its secret.',
    );
  const names = planIds.map((plan) => nameOf(plan, server));
  if (!names.some((name) => given[name])) {
    const inSandbox = isSandbox(server);
    const others = planIds.map((plan) => nameIn(plan, !inSandbox)).filter((name) => given[name]);
    const which = inSandbox ? 'production' : 'the sandbox';
    const hint =
      others.length > 0 ? ` ${others.join(', ')} ${others.length > 1 ? 'are' : 'is'} of ${which}.` : '';
    problems.push(
      `POLAR_ACCESS_TOKEN is set, but no plan has a product at ${inSandbox ? 'the sandbox of Polar' : 'Polar'}: set at least one of ${names.join(', ')}.${hint}`,
    );
  }
  const planOfProduct = new Map<string, Name>();
  for (const name of names)
    for (const id of (given[name] ?? '').split(',').map((one) => one.trim().toLowerCase())) {
      const other = planOfProduct.get(id);
      if (id && other)
        problems.push(`${other} and ${name} name the same product ${id}: each plan needs its own.`);
      planOfProduct.set(id, name);
    }
  return problems;
}

/** The ids of each plan's products at the server that is asked. */
export function planProducts(
  env: { POLAR_SERVER_URL: string } & { [one in Name]?: string[] | undefined },
): Partial<Record<PlanId, readonly string[]>> {
  return Object.fromEntries(
    planIds.flatMap((plan) => {
      const ids = env[nameOf(plan, env.POLAR_SERVER_URL)];
      return ids ? [[plan, ids]] : [];
    }),
  );
}
