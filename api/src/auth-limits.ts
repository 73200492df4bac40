/** Counts events per key over a sliding window. */
export type Limiter = {
  /** Counts one event; answers 0, or the whole seconds to wait when there were too many (and counts nothing). */
  take(key: string): number;
};

const mostKeys = 50_000;

/** At most `max` events of a key within `windowSeconds`. Held in memory; old keys make room for new ones. */
export function createLimiter(options: { max: number; windowSeconds: number; now: () => Date }): Limiter {
  const windowMs = options.windowSeconds * 1000;
  /** Times of the counted events; keys in the order of their newest event. */
  const events = new Map<string, number[]>();

  function forgetOld(at: number): void {
    for (const [key, times] of events) {
      const isOver = (times.at(-1) ?? 0) <= at - windowMs;
      if (!isOver && events.size <= mostKeys) return;
      events.delete(key);
    }
  }

  return {
    take(key) {
      const at = options.now().getTime();
      forgetOld(at);
      const recent = (events.get(key) ?? []).filter((time) => time > at - windowMs);
      const [oldest] = recent;
      if (oldest !== undefined && recent.length >= options.max)
        return Math.ceil((oldest + windowMs - at) / 1000);
      events.delete(key);
      events.set(key, [...recent, at]);
      return 0;
    },
  };
}

/** The part of an address that one household or server holds: the whole of IPv4, the first 64 bits of IPv6. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  if (mapped || !ip.includes(':')) return mapped ?? ip;
  const [head = '', tail] = ip.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(gap).fill('0'), ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
