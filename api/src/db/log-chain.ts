import { createHash, createHmac } from 'node:crypto';
import type { Db, Queryable } from './db.ts';

/**
 * The logs that are chained: the columns of each table whose change shall be noticed, as SQL that reads the same in every session. Each
 * table has an `id bigint`.
 */
export const chainedLogs = {
  security_events: [
    "at AT TIME ZONE 'UTC'",
    'kind',
    'reason',
    'user_id',
    'network',
    'browser',
    'times',
    'slot',
  ],
  operator_log: ["at AT TIME ZONE 'UTC'", 'operator_id', 'action', 'subject', 'reason', 'detail'],
} as const satisfies Record<string, readonly string[]>;

export type ChainedLog = keyof typeof chainedLogs;

/** What happened to entries of a log, by their ids, in one transaction. */
export type LogChange = { removed?: readonly number[]; written?: readonly number[] };

/** One link of a chain; `entries` as it was hashed. */
export type Link = { seq: number; at: string; kind: LinkKind; entries: string; hash: string };
type LinkKind = 'written' | 'removed' | 'new-secret' | 'broken';

/** Where a chain begins and ends; `uncovered`: entries up to this id are older than the chain. */
export type ChainHead = {
  uncovered: number;
  startSeq: number;
  startHash: string;
  seq: number;
  hash: string;
  keyId: string;
  seal: string;
};

/** Writes chains, each link in the transaction of its change (docs/decisions/0053). */
export type LogChain = {
  /** Notes what a transaction did to a log; the last thing it does, since other writers of the log wait from here on. */
  append(tx: Queryable, log: ChainedLog, change: LogChange): Promise<void>;
  /** Drops links older than `before` from the start of a chain; returns how many. None of a chain whose seal does not fit. */
  trim(db: Db, log: ChainedLog, before: Date): Promise<number>;
};

/** The columns of a head as `ChainHead` names them. */
export const headColumns = `uncovered::float8 AS uncovered, start_seq::float8 AS "startSeq", start_hash AS "startHash",
  seq::float8 AS seq, hash, key_id AS "keyId", seal`;

/** SQL that reads `id` and `digest` of entries of a log, before its WHERE. */
export function digestsSql(log: ChainedLog): string {
  const content = `jsonb_build_array(id, ${chainedLogs[log].join(', ')})::text`;
  return `SELECT id::float8 AS id, encode(sha256(convert_to(${content}, 'UTF8')), 'hex') AS digest FROM ${log}`;
}

/** The hash of a link behind the one with the hash `before`. */
export function linkHash(
  log: string,
  before: string,
  { seq, at, kind, entries }: Omit<Link, 'hash'>,
): string {
  return createHash('sha256')
    .update(JSON.stringify([before, log, seq, at, kind, entries]))
    .digest('hex');
}

/** Seals heads with a key of the site's secret, and checks seals. */
export function sealer(secret: string) {
  const key = createHmac('sha256', secret).update('log chain').digest();
  const mac = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const keyId = mac('key id').slice(0, 8);
  const sealOf = (log: string, head: Omit<ChainHead, 'keyId' | 'seal'>) => {
    const { uncovered, startSeq, startHash, seq, hash } = head;
    return mac(JSON.stringify([log, uncovered, startSeq, startHash, seq, hash]));
  };
  return {
    keyId,
    sealOf,
    /** What stands in the way of trusting a head; null where its seal fits. */
    doubt(log: string, head: ChainHead): 'new-secret' | 'broken' | null {
      if (head.keyId !== keyId) return 'new-secret';
      return head.seal === sealOf(log, head) ? null : 'broken';
    },
  };
}

const startSql = (
  log: ChainedLog,
) => `INSERT INTO log_chain_head (log, uncovered, start_seq, start_hash, seq, hash, key_id, seal)
SELECT $1, coalesce(max(id), 0), 0, '', 0, '', '', '' FROM ${log} WHERE id <> ALL($2::bigint[]) ON CONFLICT DO NOTHING`;
const lockSql = `SELECT ${headColumns} FROM log_chain_head WHERE log = $1 FOR UPDATE`;
const lastSql = 'SELECT seq::float8 AS seq, hash FROM log_chain WHERE log = $1 ORDER BY seq DESC LIMIT 1';
const linkSql = `INSERT INTO log_chain (log, seq, at, kind, entries, hash) VALUES ($1, $2::bigint, $3::timestamptz, $4, $5, $6)`;
const headSql = `UPDATE log_chain_head SET start_seq = $2::bigint, start_hash = $3, seq = $4::bigint, hash = $5, key_id = $6, seal = $7
WHERE log = $1`;

/** Chains that are sealed with a key of `secret`, which is not in the database. */
export function createLogChain({ secret, now }: { secret: string; now: () => Date }): LogChain {
  const seals = sealer(secret);

  async function saveHead(tx: Queryable, log: ChainedLog, head: ChainHead): Promise<void> {
    const { startSeq, startHash, seq, hash } = head;
    await tx.query(headSql, [log, startSeq, startHash, seq, hash, seals.keyId, seals.sealOf(log, head)]);
  }

  async function lockHead(tx: Queryable, log: ChainedLog, written: readonly number[]): Promise<ChainHead> {
    const [known] = await tx.query<ChainHead>(lockSql, [log]);
    if (known) return known;
    await tx.query(startSql(log), [log, written]);
    const [fresh] = await tx.query<ChainHead>(lockSql, [log]);
    if (!fresh) throw new Error(`The chain of ${log} could not be started.`);
    return fresh;
  }

  return {
    async append(tx, log, { removed = [], written = [] }) {
      if (removed.length + written.length === 0) return;
      const head = await lockHead(tx, log, written);
      const at = now().toISOString();
      const add = async (kind: LinkKind, content: unknown) => {
        const link = { seq: head.seq + 1, at, kind, entries: JSON.stringify(content) };
        head.hash = linkHash(log, head.hash, link);
        head.seq = link.seq;
        await tx.query(linkSql, [log, link.seq, at, kind, link.entries, head.hash]);
      };
      // A new seal would cover up what was done before: the doubt becomes a link.
      const isNew = head.keyId === '' && head.seq === 0;
      const [last] = await tx.query<Pick<Link, 'seq' | 'hash'>>(lastSql, [log]);
      const fits = (last?.seq ?? head.startSeq) === head.seq;
      const doubt = (isNew ? null : seals.doubt(log, head)) ?? (fits ? null : 'broken');
      // A head that was set back or removed: the log goes on behind what is there.
      if (last && last.seq > head.seq) Object.assign(head, last);
      if (doubt) await add(doubt, []);
      if (removed.length > 0) await add('removed', removed);
      if (written.length > 0) {
        const sql = `${digestsSql(log)} WHERE id = ANY($1::bigint[]) ORDER BY id`;
        const rows = await tx.query<{ id: number; digest: string }>(sql, [written]);
        await add(
          'written',
          rows.map(({ id, digest }) => [id, digest]),
        );
      }
      await saveHead(tx, log, head);
    },
    trim: (db, log, before) =>
      db.transaction(async (tx) => {
        const [head] = await tx.query<ChainHead>(lockSql, [log]);
        if (!head || seals.doubt(log, head)) return 0;
        // From the start alone: links of a clock that was ahead keep those behind them until they are old themselves.
        const [last] = await tx.query<Pick<Link, 'seq' | 'hash'>>(
          `SELECT seq::float8 AS seq, hash FROM log_chain WHERE log = $1 AND seq < coalesce(
             (SELECT min(seq) FROM log_chain WHERE log = $1 AND at >= $2::timestamptz), $3::bigint + 1)
           ORDER BY seq DESC LIMIT 1`,
          [log, before.toISOString(), head.seq],
        );
        if (!last) return 0;
        const dropped = last.seq - head.startSeq;
        await tx.query('DELETE FROM log_chain WHERE log = $1 AND seq <= $2::bigint', [log, last.seq]);
        await saveHead(tx, log, { ...head, startSeq: last.seq, startHash: last.hash });
        return dropped;
      }),
  };
}
