import { createHmac } from 'node:crypto';
import type { Db } from '../db/db.ts';

/** How many calls each network made in the running window: at once in this process, a little later in all of them. */
export type CallCounts = {
  /** Counts one call; returns how many there were in this window, and the milliseconds until it ends. */
  count(network: string): { calls: number; endsIn: number };
  /** Tells the other processes of this database about busy networks, and learns what they counted. Throws what the database throws. */
  exchange(): Promise<void>;
  /** Networks that are remembered. */
  readonly size: number;
};

type Options = {
  db: Db;
  /** Turns networks into what is stored, so that the table tells nobody who called. */
  secret: string;
  now: () => Date;
  /** Calls that one network may make in a window. */
  max: number;
  /** Networks that are remembered; the one that was quiet for longest goes first. */
  most?: number;
};

type Count = {
  window: number;
  /** Counted here, and how many of these the others know of. */
  own: number;
  told: number;
  others: number;
};

const windowMs = 60_000;
/** Rows of one exchange. */
const batch = 1000;

// In one order of keys for every process, so that no two wait for each other.
const exchangeSql = `
INSERT INTO call_counts AS kept (window_at, key, calls)
SELECT $1::timestamptz, key, calls FROM unnest($2::text[], $3::int[]) AS given (key, calls) ORDER BY key
ON CONFLICT (window_at, key) DO UPDATE SET calls = kept.calls + excluded.calls
RETURNING key, calls`;

const forgetSql = `
DELETE FROM call_counts WHERE (window_at, key) IN (
  SELECT window_at, key FROM call_counts
  -- What lies further ahead than the next minute was counted before the clock went back.
  WHERE window_at < $1::timestamptz OR window_at > $1::timestamptz + interval '1 minute' FOR UPDATE SKIP LOCKED
)`;

/**
 * Calls per network and minute, counted in memory, so that no call waits for the database. Processes of one database
 * exchange the counts of networks that used a twentieth of `max` or more, by one statement (docs/decisions/0014).
 */
export function callCounts({ db, secret, now, max, most = 20_000 }: Options): CallCounts {
  // A Map remembers in which order its keys were set: the first one was quiet for longest.
  const counts = new Map<string, Count>();
  const busy = Math.max(1, Math.floor(max / 20));
  let exchanging: Promise<void> | undefined;
  let forgotten = 0;

  const windowAt = (time: number) => time - (time % windowMs);
  const keyOf = (network: string) =>
    createHmac('sha256', secret).update(`calls\n${network}`).digest('base64url');

  async function tell(): Promise<void> {
    const window = windowAt(now().getTime());
    const busiest = [...counts]
      .filter(([, count]) => count.window === window && count.own >= busy)
      .sort(([, a], [, b]) => b.own - a.own)
      .slice(0, batch)
      .map(([network, count]) => ({ key: keyOf(network), count, news: count.own - count.told }));
    const at = new Date(window).toISOString();
    if (busiest.length > 0) {
      const rows = await db.query<{ key: string; calls: number }>(exchangeSql, [
        at,
        busiest.map(({ key }) => key),
        busiest.map(({ news }) => news),
      ]);
      const totals = new Map(rows.map(({ key, calls }) => [key, calls]));
      for (const { key, count, news } of busiest) {
        count.told += news;
        count.others = (totals.get(key) ?? count.told) - count.told;
      }
    }
    if (forgotten === window) return;
    await db.query(forgetSql, [at]);
    forgotten = window;
  }

  return {
    count(network) {
      const time = now().getTime();
      const window = windowAt(time);
      let count = counts.get(network);
      if (count) counts.delete(network);
      else if (counts.size >= most) counts.delete(counts.keys().next().value ?? '');
      if (count?.window !== window) count = { window, own: 0, told: 0, others: 0 };
      count.own += 1;
      counts.set(network, count);
      return { calls: count.own + count.others, endsIn: window + windowMs - time };
    },
    exchange() {
      exchanging ??= tell().finally(() => {
        exchanging = undefined;
      });
      return exchanging;
    },
    get size() {
      return counts.size;
    },
  };
}
