import { AppError } from '../../errors.ts';
import { BillingError } from '../../providers/billing/port.ts';

const nothing = 'Nothing was changed or charged, and your plan is as it was.';

const look = 'Look at your plan again before you repeat it; nothing is charged twice.';

/**
 * What a person is told where the vendor did not do something; anything else is passed on as it is. `isWish`: the call
 * would have changed something, which it may have done although no answer came.
 */
export function vendorWords(cause: unknown, { isWish = false }: { isWish?: boolean } = {}): unknown {
  if (!(cause instanceof BillingError)) return cause;
  const { reason, retryAfter } = cause;
  switch (reason) {
    case 'down':
      return new AppError(
        'vendor-failed',
        `The payment service did not answer. ${isWish ? look : `${nothing} Try again in a few minutes.`}`,
        { cause },
      );
    case 'slow':
      return new AppError('vendor-timeout', `The payment service took too long to answer. ${look}`, {
        cause,
      });
    case 'busy':
      return new AppError(
        'unavailable',
        `The payment service has too many calls. ${nothing} Try again in a minute.`,
        { cause, retryAfter: retryAfter ?? 60 },
      );
    case 'odd-answer':
      return new AppError(
        'vendor-failed',
        `The payment service answered with something that cannot be read. ${look}`,
        { cause },
      );
    case 'bad-key':
      return new AppError(
        'vendor-failed',
        `The payment service does not know this server. ${nothing} Its operator has to set POLAR_ACCESS_TOKEN anew.`,
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
        `The payment service refused it. ${nothing} The customer portal may say why.`,
        { cause },
      );
  }
}

/** Runs a call to the vendor; a failure is thrown in words. */
export async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw vendorWords(cause);
  }
}
