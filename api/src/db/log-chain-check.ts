import type { Db, Queryable } from './db.ts';
import {
  type ChainedLog,
  type ChainHead,
  chainedLogs,
  digestsSql,
  headColumns,
  type Link,
  linkHash,
  sealer,
} from './log-chain.ts';

/** What a check of one log found. `problems`: one sentence each, none where nothing was altered. */
export type LogCheck = {
  log: ChainedLog;
  entries: number;
  /** Entries that are older than the chain, which says nothing of them. */
  uncovered: number;
  /** The newest link, `NUMBER:HASH`; '' where nothing was written yet. */
  newest: string;
  problems: readonly string[];
};

/** The newest link of a log as somebody noted it outside the database. */
export type NotedLinks = Partial<Record<ChainedLog, string>>;

/** Rows that are read at once. */
const batch = 5000;
/** Entries that a sentence names. */
const named = 5;

const linksSql = `SELECT seq::float8 AS seq, at::text AS at, kind, entries, hash FROM log_chain
WHERE log = $1 AND seq > $2::bigint ORDER BY seq LIMIT ${batch}`;

type State = { tx: Queryable; log: ChainedLog; head: ChainHead; problems: string[] };

/** Walks the links; returns the digest of each entry as it was written last, null for one that was removed. */
async function walk({ tx, log, head, problems }: State, since: Link['hash'] | undefined) {
  const digests = new Map<number, string | null>();
  let { startSeq: seq, startHash: hash } = head;
  let isSinceThere = since === undefined || since === `${seq}:${hash}` || Number(since.split(':')[0]) < seq;
  let hasGap = false;
  for (let links: Link[] = [], last = batch; last === batch; last = links.length) {
    links = await tx.query<Link>(linksSql, [log, seq]);
    for (const { at, ...row } of links) {
      const link = { ...row, at: new Date(at).toISOString() };
      hasGap ||= link.seq !== seq + 1 || link.hash !== linkHash(log, hash, link);
      if (hasGap && !problems.some((one) => one.includes('does not follow')))
        problems.push(
          `Link ${link.seq} of ${link.at} does not follow from the one before: links were changed or removed.`,
        );
      if (link.kind === 'broken')
        problems.push(
          `Before ${link.at} (link ${link.seq}) the seal did not fit: somebody without the secret changed the chain.`,
        );
      if (link.kind === 'new-secret')
        problems.push(
          `At ${link.at} (link ${link.seq}) the secret was another one: what is older is linked, but nobody can tell whether it was rewritten.`,
        );
      for (const one of parsed(link.entries)) {
        if (Array.isArray(one)) digests.set(Number(one[0]), String(one[1]));
        else digests.set(Number(one), null);
      }
      seq = link.seq;
      hash = link.hash;
      isSinceThere ||= since === `${seq}:${hash}`;
    }
  }
  if (seq !== head.seq || hash !== head.hash)
    problems.push(
      `The chain ends at link ${seq}, and its head says ${head.seq}: the newest links were changed or removed.`,
    );
  if (!isSinceThere)
    problems.push(`The noted link ${since} is not in the chain: it was rewritten or set back.`);
  return digests;
}

function parsed(entries: string): unknown[] {
  try {
    const value: unknown = JSON.parse(entries);
    return Array.isArray(value) ? value : [];
  } catch {
    // Its hash does not fit then either.
    return [];
  }
}

function sentence(what: string, ids: readonly number[]): string[] {
  if (ids.length === 0) return [];
  const shown = ids.slice(0, named).join(', ');
  const more = ids.length > named ? ` and ${ids.length - named} more` : '';
  return [`Entries ${what} by somebody else than the server: ${shown}${more}.`];
}

async function compare({ tx, log, head, problems }: State, digests: Map<number, string | null>) {
  const [changed, added]: [number[], number[]] = [[], []];
  let entries = 0;
  let uncovered = 0;
  const sql = `${digestsSql(log)} WHERE id > $1::bigint ORDER BY id LIMIT ${batch}`;
  let after = Number.MIN_SAFE_INTEGER;
  for (let last = batch; last === batch; ) {
    const rows = await tx.query<{ id: number; digest: string }>(sql, [after]);
    for (const { id, digest } of rows) {
      const known = digests.get(id);
      if (known === undefined && id <= head.uncovered) uncovered += 1;
      else if (known === undefined || known === null) added.push(id);
      else if (known !== digest) changed.push(id);
      digests.delete(id);
      after = id;
    }
    entries += rows.length;
    last = rows.length;
  }
  const removed = [...digests].flatMap(([id, digest]) => (digest === null ? [] : id));
  problems.push(
    ...sentence('were changed', changed),
    ...sentence('were added', added),
    ...sentence('were removed', removed),
  );
  return { entries, uncovered };
}

/**
 * Compares every chained log with its chain. `since`: of each log the newest link of an earlier check (`NUMBER:HASH`), as it was
 * noted elsewhere, which has to be there still unless it was dropped for its age.
 */
export async function checkLogs(
  db: Db,
  { secret, since = {} }: { secret: string; since?: NotedLinks },
): Promise<LogCheck[]> {
  const seals = sealer(secret);
  const checks: LogCheck[] = [];
  for (const log of Object.keys(chainedLogs) as ChainedLog[])
    checks.push(
      await db.transaction(async (tx) => {
        // What is written meanwhile is not seen by half.
        await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
        const [head] = await tx.query<ChainHead>(`SELECT ${headColumns} FROM log_chain_head WHERE log = $1`, [
          log,
        ]);
        if (!head) return await unchained(tx, log, since[log]);
        const problems: string[] = [];
        const doubt = seals.doubt(log, head);
        if (doubt === 'broken')
          problems.push('The seal of the chain does not fit: somebody without the secret changed it.');
        if (doubt === 'new-secret')
          problems.push(
            'The chain is sealed with another secret: AUTH_SECRET changed, or somebody rewrote it.',
          );
        const state = { tx, log, head, problems };
        const counts = await compare(state, await walk(state, since[log]));
        return { log, ...counts, newest: `${head.seq}:${head.hash}`, problems };
      }),
    );
  return checks;
}

async function unchained(tx: Queryable, log: ChainedLog, since: string | undefined): Promise<LogCheck> {
  const [counted] = await tx.query<{ entries: number }>(`SELECT count(*)::float8 AS entries FROM ${log}`);
  const entries = counted?.entries ?? 0;
  const [links] = await tx.query<{ count: number }>(
    'SELECT count(*)::float8 AS count FROM log_chain WHERE log = $1',
    [log],
  );
  const isLost = since !== undefined || (links?.count ?? 0) > 0;
  const problems = isLost ? ['The head of the chain is missing: somebody removed it.'] : [];
  return { log, entries, uncovered: entries, newest: '', problems };
}
