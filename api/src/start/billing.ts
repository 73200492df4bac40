import { type Env, isLoopback } from '../config/env.ts';
import { planProducts } from '../config/plan-variables.ts';
import { polar } from '../providers/billing/polar.ts';
import { type Billing, BillingError } from '../providers/billing/port.ts';
import { endpointFetch } from '../providers/outbound/endpoint-fetch.ts';

/** Milliseconds a call may take: a person waits for it. */
const timeoutMs = 10_000;
const maxBytes = 5_000_000;

type Options = { userAgent: string; now: () => Date; timeoutMs?: number };

/** Who takes the payments, with the products of each plan; null where no token is set: then nothing calls out. */
export function billing(env: Env, options: Options): Billing | null {
  const { POLAR_ACCESS_TOKEN: token, POLAR_WEBHOOK_SECRET: webhookSecret, POLAR_SERVER_URL: server } = env;
  if (!token || !webhookSecret) return null;
  const send = limitedSend(server, options);
  return {
    products: planProducts(env),
    vendor: polar({ token, server, webhookSecret, now: options.now, send }),
  };
}

/** Asks the server of the configuration alone, within limits of time and size. Throws BillingError. */
function limitedSend(
  server: string,
  options: Options,
): (url: string, init: RequestInit) => Promise<Response> {
  const endpoint = new URL(server);
  const ask = endpointFetch(endpoint, isLoopback(endpoint.host) ? 'loopback' : 'public');
  return async (url, init) => {
    const signal = AbortSignal.timeout(options.timeoutMs ?? timeoutMs);
    const headers = { ...Object.fromEntries(new Headers(init.headers)), 'user-agent': options.userAgent };
    try {
      const answer = await ask(url, { ...init, headers, signal });
      const body = await bodyUpTo(answer, maxBytes);
      return new Response(body, { status: answer.status, headers: answer.headers });
    } catch (cause) {
      if (cause instanceof BillingError) throw cause;
      throw new BillingError(signal.aborted ? 'slow' : 'down', 'no answer', { cause });
    }
  };
}

async function bodyUpTo(answer: Response, most: number): Promise<Buffer<ArrayBuffer> | null> {
  if (answer.body === null) return null;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body) {
    size += part.byteLength;
    // Leaving the loop ends the connection.
    if (size > most) throw new BillingError('odd-answer', `an answer of more than ${most} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
