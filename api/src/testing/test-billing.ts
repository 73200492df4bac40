import { readEnv } from '../config/env.ts';
import type { Billing } from '../providers/billing/port.ts';
import { billing } from '../start/billing.ts';
import type { PolarStandIn } from './test-polar.ts';

/**
 * Payments by a stand-in of Polar, as production sets them up; `variables` replace its own. The time that a call may take is
 * short while Polar is slow and production's else, so that a machine that is busy with other tests makes no call late.
 */
export function testBilling(
  polar: PolarStandIn,
  options: { now?: () => Date; variables?: Readonly<Record<string, string>> } = {},
): Billing {
  const { now = () => new Date(), variables } = options;
  const made = billing(readEnv({ ...polar.variables, ...variables }), {
    ...{ userAgent: 'Foothold/test', now },
    get timeoutMs() {
      return polar.trouble === 'slow' ? 300 : 10_000;
    },
  });
  if (!made) throw new Error('billing is off');
  return made;
}
