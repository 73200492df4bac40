import { type Env, readEnv } from '../config/env.ts';
import type { Billing } from '../providers/billing/port.ts';
import { billing } from '../start/billing.ts';

/** Payments by these variables, as production sets them up; `timeoutMs`: how long the vendor may take. */
export function testBilling(
  variables: Readonly<Record<string, string>>,
  options: { now?: () => Date; timeoutMs?: number } = {},
): Billing {
  const { now = () => new Date(), timeoutMs } = options;
  const env: Env = readEnv(variables);
  const made = billing(env, {
    ...{ userAgent: 'Foothold/test', now },
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  if (!made) throw new Error('billing is off');
  return made;
}
