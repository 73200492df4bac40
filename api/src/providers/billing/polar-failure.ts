import { BillingError, type BillingReason } from './port.ts';

/** The parts of an error of the client that are read; its message may hold an answer with names in it. */
type Refusal = { statusCode: number; error?: unknown; retryAfter?: number | null };

function isRefusal(cause: unknown): cause is Refusal {
  return typeof cause === 'object' && cause !== null && 'statusCode' in cause;
}

/** The name that Polar gives an error, such as `AlreadyCanceledSubscription`; '' where there is none. */
function nameOf({ error }: Refusal): string {
  const name = typeof error === 'object' && error !== null && 'error' in error ? error.error : '';
  return typeof name === 'string' && /^\w{1,80}$/.test(name) ? name : '';
}

const byStatus: Readonly<Record<number, BillingReason>> = {
  401: 'bad-key',
  402: 'payment-failed',
  404: 'not-found',
  409: 'locked',
  429: 'busy',
};

/** What a failed call means here. */
export function polarFailure(cause: unknown, what: string): BillingError {
  if (cause instanceof BillingError) return cause;
  // An answer that is no JSON: a page of a proxy, or half an answer.
  if (cause instanceof SyntaxError) return new BillingError('odd-answer', `${what} answered no JSON`);
  // No connection, or a failure of the vendor's own (5xx), of which its client tells no number.
  if (!isRefusal(cause)) return new BillingError('down', `${what} failed`);
  const name = nameOf(cause);
  const { statusCode } = cause;
  const said = `${what} answered ${statusCode} ${name}`.trim();
  if (name === 'AlreadyCanceledSubscription') return new BillingError('already-canceled', said);
  const reason = byStatus[statusCode] ?? 'refused';
  const wait = typeof cause.retryAfter === 'number' && cause.retryAfter > 0 ? cause.retryAfter : undefined;
  return new BillingError(reason, said, wait === undefined ? {} : { retryAfter: Math.min(wait, 3600) });
}
