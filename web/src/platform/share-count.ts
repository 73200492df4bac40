import type { ShareKind } from '@foothold/core/entities/user/share.ts';

/** Asks a network how often an address was shared there. None is wired: it would tell the network who looks. */
export type ShareCounter = (network: ShareKind, url: string, signal: AbortSignal) => Promise<number>;

/**
 * How often an address was shared on a network (docs/spec/readings.md R26); null while no counter is wired, which is the default,
 * and where it did not answer within `timeout` milliseconds.
 */
export async function shareCount(
  network: ShareKind,
  url: string,
  { timeout = 60_000, counter = null }: { timeout?: number; counter?: ShareCounter | null } = {},
): Promise<number | null> {
  if (!counter) return null;
  const signal = AbortSignal.timeout(timeout);
  const tooLate = new Promise<null>((done) => signal.addEventListener('abort', () => done(null)));
  return Promise.race([counter(network, url, signal), tooLate]).catch(() => null);
}
