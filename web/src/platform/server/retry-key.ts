import { ApiError } from './api-error.ts';

/** How often a keyed call is tried, and how long it waits for an earlier try that still runs. */
const most = 5;
const waitMs = 1000;

/** A fresh Idempotency-Key: 128 random bits. By getRandomValues: randomUUID is missing on plain-http origins. */
export function newRetryKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function pause(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((done, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(done, waitMs);
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', giveUp, { once: true });
  });
}

/**
 * Makes a call that carries a retry key: a connection lost on the way is tried once more, and an earlier try that
 * still runs is waited for, so that the answer is that of the one call which ran.
 */
export async function keyedCall<T>(ask: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  let lost = 0;
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (cause) {
      if (!(cause instanceof ApiError) || tries === most) throw cause;
      if (cause.code === 'network' && lost === 0) lost += 1;
      else if (cause.code === 'idempotency-key-running') await pause(signal);
      else throw cause;
    }
  }
}
