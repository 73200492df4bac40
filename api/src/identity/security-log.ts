import { createHmac } from 'node:crypto';
import type { SecurityEvent, SecurityKind } from '@foothold/core/contract/security-log.ts';
import { browserLabel } from '@foothold/core/entities/user/browser-label.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db, Queryable } from '../db/db.ts';
import { createLogChain } from '../db/log-chain.ts';
import { AppError } from '../errors.ts';
import { networkOf } from '../http/auth-limits.ts';

/** What happened; `userId` is null where nobody is known, `reason` a code. */
export type SecurityEntry = { kind: SecurityKind; userId: string | null; reason?: string };

/** From where: only a hash of the network and the browser in words are kept of it. */
type From = Pick<FastifyRequest, 'ip' | 'headers'>;

/** The log of what happened to accounts (docs/decisions/0053). No call of it throws, but `page` and `accountDeleted`. */
export type SecurityLog = {
  /** Writes something that was done; it is on the disk when this resolves. */
  record(entry: SecurityEntry, from: From): Promise<void>;
  /** Counts something that was refused; it is written within a second. `userId` may be looked up behind the answer. */
  refuse(entry: Omit<SecurityEntry, 'userId'> & { userId: UserOf }, from: From): void;
  /** In the transaction that deletes an account: its entries go, and that it was deleted stays. */
  accountDeleted(tx: Queryable, userId: string): Promise<void>;
  /** The entries of one account, newest first. */
  page(
    userId: string,
    from: From,
    part: { limit: number; before?: number | undefined },
  ): Promise<{ events: SecurityEvent[]; next: number | null }>;
  /** Writes what is counted so far. */
  flush(): Promise<void>;
};

type UserOf = string | null | (() => Promise<string | null>);

type Options = {
  db: Db;
  /** Turns networks into what is stored, so that the table tells nobody who called. */
  secret: string;
  now: () => Date;
  log: Pick<FastifyInstance['log'], 'info' | 'warn'>;
  /** Milliseconds that refusals are counted before they are written; absent: 1000. */
  delayMs?: number;
};

type Refusal = { slot: string; at: Date; kind: SecurityKind; reason: string } & {
  userId: string | null;
  network: string;
  browser: string;
  times: number;
};

/** New rows a minute that refusals may make in one process: of people that are known, and of others. */
export const refusalRowsPerMinute = 60;

const minuteMs = 60_000;

/** The network of the log: the first 24 bits of IPv4, the first 64 of IPv6. */
function logNetworkOf(ip: string): string {
  const network = networkOf(ip);
  return network.includes(':') ? network : network.split('.').slice(0, 3).join('.');
}

const insertSql = `INSERT INTO security_events (at, kind, reason, user_id, network, browser)
VALUES ($1::timestamptz, $2, $3, $4, $5, $6) RETURNING id::float8 AS id`;

// Entries of an account that was deleted meanwhile are not written.
const refusalsSql = `INSERT INTO security_events AS kept (at, kind, reason, user_id, network, browser, times, slot)
SELECT at, kind, reason, nullif(user_id, ''), network, browser, times, slot
FROM unnest($1::timestamptz[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::int[], $8::text[])
  AS given (at, kind, reason, user_id, network, browser, times, slot)
WHERE user_id = '' OR EXISTS (SELECT 1 FROM users WHERE id = given.user_id)
ORDER BY slot
ON CONFLICT (slot) DO UPDATE SET times = kept.times + excluded.times
RETURNING id::float8 AS id`;

const pageSql = `SELECT id::float8 AS id, at::text, kind, reason, browser, network, times FROM security_events
WHERE user_id = $1 AND ($2::bigint IS NULL OR (at, id) < (SELECT at, id FROM security_events WHERE id = $2::bigint))
ORDER BY at DESC, id DESC LIMIT $3`;

type Row = Omit<SecurityEvent, 'network'> & { network: string };

/** That log in `db`. Networks are hashed with `secret`; entries of one network keep one hash, so that they can be compared. */
export function createSecurityLog({ db, secret, now, log, delayMs = 1000 }: Options): SecurityLog {
  const chain = createLogChain({ secret, now });
  const hash = (what: string, text: string) =>
    createHmac('sha256', secret).update(`security log, ${what}\n${text}`).digest('base64url').slice(0, 22);
  const networkHash = (ip: string) => hash('network', logNetworkOf(ip));
  const browserOf = ({ headers }: From) => browserLabel(headers['user-agent'] ?? '');
  const say = ({ kind, userId, reason = '' }: SecurityEntry) =>
    log.info({ security: kind, userId, ...(reason && { reason }) }, 'security');

  let waiting = new Map<string, Refusal>();
  /** Rows of the running minute. */
  let minute = 0;
  let rows = { known: new Set<string>(), unknown: new Set<string>() };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lookUps: Promise<unknown> = Promise.resolve();
  let writing: Promise<void> = Promise.resolve();

  function count({ kind, userId, reason = '' }: SecurityEntry, from: From): void {
    const at = now();
    const thisMinute = Math.floor(at.getTime() / minuteMs);
    if (thisMinute !== minute) {
      minute = thisMinute;
      rows = { known: new Set(), unknown: new Set() };
    }
    const whole = { kind, reason, userId, network: networkHash(from.ip), browser: browserOf(from) };
    const slotOf = ({ kind, reason, userId, network }: typeof whole) =>
      hash('slot', JSON.stringify([minute, kind, reason, userId, network]));
    const mine = userId === null ? rows.unknown : rows.known;
    const isFull = mine.size >= refusalRowsPerMinute && !mine.has(slotOf(whole));
    // A flood is counted, not listed.
    const refusal = isFull ? { ...whole, reason: '', userId: null, network: '', browser: '' } : whole;
    const slot = slotOf(refusal);
    mine.add(slot);
    const counted = waiting.get(slot);
    if (counted) counted.times += 1;
    else {
      waiting.set(slot, { ...refusal, slot, at, times: 1 });
      say({ kind, userId: refusal.userId, reason: refusal.reason });
    }
    timer ??= setTimeout(() => void flush(), delayMs).unref();
  }

  async function write(refusals: Refusal[]): Promise<void> {
    const column = <K extends keyof Refusal>(name: K) => refusals.map((one) => one[name]);
    try {
      const values = [
        refusals.map(({ at }) => at.toISOString()),
        column('kind'),
        column('reason'),
        refusals.map(({ userId }) => userId ?? ''),
        column('network'),
        column('browser'),
        column('times'),
        column('slot'),
      ];
      await db.transaction(async (tx) => {
        const rows = await tx.query<{ id: number }>(refusalsSql, values);
        await chain.append(tx, 'security_events', { written: rows.map(({ id }) => id) });
      });
    } catch (cause) {
      log.warn({ err: cause, count: refusals.length }, 'refusals could not be written to the security log');
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    await lookUps;
    const refusals = [...waiting.values()];
    waiting = new Map();
    if (refusals.length > 0) writing = writing.then(() => write(refusals));
    await writing;
  }

  return {
    async record(entry, from) {
      try {
        const { kind, userId, reason = '' } = entry;
        const { ip } = from;
        const values = [now().toISOString(), kind, reason, userId, networkHash(ip), browserOf(from)];
        await db.transaction(async (tx) => {
          const rows = await tx.query<{ id: number }>(insertSql, values);
          await chain.append(tx, 'security_events', { written: rows.map(({ id }) => id) });
        });
        say(entry);
      } catch (cause) {
        log.warn({ err: cause, security: entry.kind }, 'the security log could not be written');
      }
    },
    refuse({ userId, ...entry }, { ip, headers }) {
      if (typeof userId !== 'function') return count({ ...entry, userId }, { ip, headers });
      const found = userId().catch(() => null);
      lookUps = Promise.all([lookUps, found.then((id) => count({ ...entry, userId: id }, { ip, headers }))]);
    },
    async accountDeleted(tx, userId) {
      const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
      const removed = await tx.query<{ id: number }>(
        'DELETE FROM security_events WHERE user_id = $1 RETURNING id::float8 AS id',
        [userId],
      );
      const values = [now().toISOString(), 'account-deleted', '', userId, '', ''];
      const written = await tx.query<{ id: number }>(insertSql, values);
      await chain.append(tx, 'security_events', { removed: idsOf(removed), written: idsOf(written) });
      say({ kind: 'account-deleted', userId });
    },
    async page(userId, { ip }, { limit, before }) {
      await flush();
      const found = await db.query<Row>(pageSql, [userId, before ?? null, limit + 1]);
      const shown = found.slice(0, limit);
      const here = networkHash(ip);
      const events = shown.map(({ network, ...row }) => ({
        ...row,
        at: new Date(row.at).toISOString(),
        network:
          network === '' ? ('unknown' as const) : network === here ? ('same' as const) : ('other' as const),
      }));
      return { events, next: found.length > limit ? (shown.at(-1)?.id ?? null) : null };
    },
    flush,
  };
}

/** Counts every guarded call that was refused to somebody signed in: of another's account, or for want of a fresh sign-in. */
export function watchRefusals(app: FastifyInstance, securityLog: SecurityLog): void {
  app.addHook('onError', async (request, _reply, error) => {
    if (!request.caller || !(error instanceof AppError)) return;
    const { code } = error;
    if (code !== 'forbidden' && code !== 'fresh-sign-in-required') return;
    securityLog.refuse({ kind: 'access-refused', reason: code, userId: request.caller.userId }, request);
  });
  app.addHook('onClose', () => securityLog.flush());
}
