import { type Env, isLoopback } from '../config/env.ts';
import { planProducts } from '../config/plan-variables.ts';
import { polar } from '../providers/billing/polar.ts';
import { type Billing, BillingError } from '../providers/billing/port.ts';
import { guardedSend } from '../providers/outbound/guarded-send.ts';
import { OutboundError } from '../providers/outbound/port.ts';

/** Milliseconds a call may take: a person waits for it. */
const timeoutMs = 10_000;
const maxBytes = 5_000_000;

type Options = { userAgent: string; now: () => Date; timeoutMs?: number };

/** Who takes the payments, with the products of each plan; null where no token is set: then nothing calls out. */
export function billing(env: Env, options: Options): Billing | null {
  const { POLAR_ACCESS_TOKEN: token, POLAR_WEBHOOK_SECRET: webhookSecret, POLAR_SERVER_URL: server } = env;
  if (!token || !webhookSecret) return null;
  const send = guardedSend({ userAgent: options.userAgent, isOwn: isLoopback });
  const limits = { timeoutMs: options.timeoutMs ?? timeoutMs, maxBytes };
  return {
    products: planProducts(env),
    vendor: polar({
      token,
      server,
      webhookSecret,
      now: options.now,
      send: async (url, init) => {
        try {
          return await send(url, init, limits);
        } catch (cause) {
          if (!(cause instanceof OutboundError)) throw cause;
          const reason = cause.reason === 'too-slow' ? 'slow' : 'down';
          throw new BillingError(reason, `no answer (${cause.reason})`);
        }
      },
    }),
  };
}
