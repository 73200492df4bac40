import { AppError } from '../../errors.ts';
import { BillingError } from '../../providers/billing/port.ts';
import { planMessage } from './plan.messages.ts';

/**
 * What the call was: it asks or opens something; it would have changed a plan, which it may have done although no answer came;
 * or it asks what became of a payment, of which nobody may say that nothing was charged.
 */
export type VendorCall = 'ask' | 'wish' | 'payment';

/** What a person is told where the vendor did not do something; anything else is passed on as it is. */
export function vendorWords(cause: unknown, call: VendorCall = 'ask'): unknown {
  if (!(cause instanceof BillingError)) return cause;
  const { reason, retryAfter } = cause;
  const isPayment = call === 'payment';
  const unchanged = planMessage(isPayment ? 'not-lost' : 'nothing');
  const unknown = planMessage(isPayment ? 'not-lost' : 'look');
  switch (reason) {
    case 'down':
      return new AppError(
        'vendor-failed',
        planMessage('service-down', { next: call === 'ask' ? planMessage('nothing-yet') : unknown }),
        { cause },
      );
    case 'slow':
      return new AppError('vendor-timeout', planMessage('service-slow', { next: unknown }), {
        cause,
      });
    case 'busy':
      return new AppError('unavailable', planMessage('service-busy', { next: unchanged }), {
        cause,
        retryAfter: retryAfter ?? 60,
      });
    case 'odd-answer':
      return new AppError('vendor-failed', planMessage('service-unreadable', { next: unknown }), { cause });
    case 'bad-key':
      return new AppError('vendor-failed', planMessage('service-key', { next: unchanged }), { cause });
    case 'not-found':
      return new AppError('checkout-not-found', planMessage('service-not-found'), {
        cause,
      });
    case 'payment-failed':
      return new AppError('unprocessable', planMessage('card-not-charged'), { cause });
    case 'locked':
      return new AppError('conflict', planMessage('locked'), { cause });
    case 'already-canceled':
      return new AppError('conflict', planMessage('canceled-before'), { cause });
    case 'refused':
      return new AppError('unprocessable', planMessage('refused', { next: unchanged }), { cause });
  }
}

/** Runs a call to the vendor; a failure is thrown in words. */
export async function inWords<T>(work: () => Promise<T>, call: VendorCall = 'ask'): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw vendorWords(cause, call);
  }
}
