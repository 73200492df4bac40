import { AppError } from '../../errors.ts';
import { BillingError } from '../../providers/billing/port.ts';

/**
 * What the call was: it asks or opens something; it would have changed a plan, which it may have done although no answer came;
 * or it asks what became of a payment, of which nobody may say that nothing was charged.
 */
export type VendorCall = 'ask' | 'wish' | 'payment';

const nothing = 'Nothing was changed or charged, and your plan is as it was.';
const look = 'Look at your plan again before you repeat it; nothing is charged twice.';
const notLost = 'What you paid is not lost, and need not be paid again.';

/** What a person is told where the vendor did not do something; anything else is passed on as it is. */
export function vendorWords(cause: unknown, call: VendorCall = 'ask'): unknown {
  if (!(cause instanceof BillingError)) return cause;
  const { reason, retryAfter } = cause;
  const isPayment = call === 'payment';
  const unchanged = isPayment ? notLost : nothing;
  const unknown = isPayment ? notLost : look;
  switch (reason) {
    case 'down':
      return new AppError(
        'vendor-failed',
        `The payment service did not answer. ${call === 'ask' ? `${nothing} Try again in a few minutes.` : unknown}`,
        { cause },
      );
    case 'slow':
      return new AppError('vendor-timeout', `The payment service took too long to answer. ${unknown}`, {
        cause,
      });
    case 'busy':
      return new AppError(
        'unavailable',
        `The payment service has too many calls. ${unchanged} Try again in a minute.`,
        { cause, retryAfter: retryAfter ?? 60 },
      );
    case 'odd-answer':
      return new AppError(
        'vendor-failed',
        `The payment service answered with something that cannot be read. ${unknown}`,
        { cause },
      );
    case 'bad-key':
      return new AppError(
        'vendor-failed',
        `The payment service does not know this server. ${unchanged} Its operator has to set POLAR_ACCESS_TOKEN anew.`,
        { cause },
      );
    case 'not-found':
      return new AppError('checkout-not-found', 'The payment service does not have it (not found).', {
        cause,
      });
    case 'payment-failed':
      return new AppError(
        'unprocessable',
        'The card was not charged, so the plan is as it was. Change the card in the customer portal and try again.',
        { cause },
      );
    case 'locked':
      return new AppError(
        'conflict',
        'The subscription is just being changed. Look at your plan again in a minute.',
        { cause },
      );
    case 'already-canceled':
      return new AppError('conflict', 'This subscription is canceled already.', { cause });
    case 'refused':
      return new AppError(
        'unprocessable',
        `The payment service refused it. ${unchanged} The customer portal may say why.`,
        { cause },
      );
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
