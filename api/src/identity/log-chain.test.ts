import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../db/db.ts';
import { createLogChain } from '../db/log-chain.ts';
import { checkLogs } from '../db/log-chain-check.ts';
import { openTestDb } from '../db/test-db.ts';
import { createSecurityLog } from './security-log.ts';
import { pruneSecurity } from './security-pruning.ts';

const secret = 'a secret of the tests, 32 characters or more';
const day = 86_400_000;
const start = new Date('2026-11-25T10:00:00Z').getTime();
let at = start;
const now = () => new Date(at);
let db: Db;
beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());
beforeEach(async () => {
  at = start;
  await db.exec('DELETE FROM security_events; DELETE FROM log_chain; DELETE FROM log_chain_head');
});

const from = { ip: '203.0.113.7', headers: { 'user-agent': 'Mozilla/5.0 Chrome/150' } };
const logWith = (key = secret) =>
  createSecurityLog({
    db,
    secret: key,
    now,
    log: { info: () => undefined, warn: (problem: unknown) => expect(problem).toBeNull() },
  });

/** Entries of every kind: three that were done, refusals that are counted twice. */
async function fill(log = logWith()): Promise<number[]> {
  for (const kind of ['signed-in-by-link', 'signed-out', 'address-changed'] as const)
    await log.record({ kind, userId: 'maya' }, from);
  for (let times = 0; times < 2; times += 1) {
    log.refuse({ kind: 'sign-in-refused', reason: 'wrong-address', userId: null }, from);
    await log.flush();
  }
  const rows = await db.query<{ id: number }>('SELECT id::float8 AS id FROM security_events ORDER BY id');
  return rows.map(({ id }) => id);
}
async function check(since?: string) {
  const [one] = await checkLogs(db, { secret, ...(since && { since: { security_events: since } }) });
  if (!one) throw new Error('no log was checked');
  return one;
}
const problems = async (since?: string) => (await check(since)).problems;

describe('a log that the server alone wrote', () => {
  test('is unaltered, refusals that were counted later and a pruned start included', async () => {
    expect(await fill()).toHaveLength(4);
    expect(await check()).toMatchObject({ entries: 4, uncovered: 0, problems: [] });
    at += 80 * day;
    await logWith().record({ kind: 'signed-in-by-link', userId: 'noor' }, from);
    at += 20 * day;
    expect(await pruneSecurity(db, { now, secret })).toBe(4);
    expect(await check()).toMatchObject({ entries: 1, problems: [] });
    expect(await db.query("SELECT kind FROM log_chain WHERE kind <> 'removed'")).toHaveLength(1);
    at += 200 * day;
    await pruneSecurity(db, { now, secret });
    expect(await check()).toMatchObject({ entries: 0, problems: [] });
  });

  test('is unaltered after a deleted account took its entries along', async () => {
    await fill();
    await db.transaction((tx) => logWith().accountDeleted(tx, 'maya'));
    expect(await check()).toMatchObject({ entries: 2, problems: [] });
  });

  test('is unaltered when two processes write it at once', async () => {
    const [one, two] = [logWith(), logWith()];
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 ? one : two).record({ kind: 'signed-in-by-link', userId: `person ${n}` }, from),
      ),
    );
    expect(await check()).toMatchObject({ entries: 20, problems: [] });
  });

  test('is unaltered after a clock that was ahead was set right', async () => {
    at = start + 365 * day;
    await fill();
    at = start;
    await logWith().record({ kind: 'signed-in-by-link', userId: 'maya' }, from);
    await pruneSecurity(db, { now, secret });
    expect(await check()).toMatchObject({ entries: 5, problems: [] });
  });

  test('that is older than its chain is counted as such', async () => {
    await db.query("INSERT INTO security_events (at, kind) VALUES ($1::timestamptz, 'signed-out')", [
      now().toISOString(),
    ]);
    await fill();
    expect(await check()).toMatchObject({ entries: 5, uncovered: 1, problems: [] });
  });
});

describe('a log that somebody altered in the database', () => {
  test.each([
    ["UPDATE security_events SET kind = 'signed-in-by-link' WHERE id = $1", /^Entries were changed/],
    ["UPDATE security_events SET at = at - interval '1 hour' WHERE id = $1", /^Entries were changed/],
    ["UPDATE security_events SET user_id = 'noor' WHERE id = $1", /^Entries were changed/],
    ['UPDATE security_events SET times = 9 WHERE id = $1', /^Entries were changed/],
    ['DELETE FROM security_events WHERE id = $1', /^Entries were removed/],
    [
      "INSERT INTO security_events (at, kind) SELECT at, 'signed-out' FROM security_events WHERE id = $1",
      /^Entries were added/,
    ],
    ["UPDATE log_chain SET entries = '[]' WHERE seq = 2 AND $1 > 0", /does not follow/],
    ['DELETE FROM log_chain WHERE seq = 2 AND $1 > 0', /does not follow/],
    ['DELETE FROM log_chain WHERE seq = (SELECT max(seq) FROM log_chain) AND $1 > 0', /newest links/],
    ['UPDATE log_chain_head SET seq = seq - 1 WHERE $1 > 0', /seal of the chain does not fit/],
    ['UPDATE log_chain_head SET uncovered = 99999 WHERE $1 > 0', /seal of the chain does not fit/],
    ['DELETE FROM log_chain_head WHERE $1 > 0', /head of the chain is missing/],
  ])('shows it: %s', async (sql, words) => {
    const ids = await fill();
    await db.query(sql, [ids[1]]);
    expect((await problems()).join('\n')).toMatch(new RegExp(words.source, 'm'));
    // What is written afterwards does not cover it up.
    await logWith().record({ kind: 'signed-in-by-link', userId: 'later' }, from);
    expect(await problems()).not.toEqual([]);
  });

  test('shows a whole chain that was written anew with a guessed key, also once the server wrote on', async () => {
    const ids = await fill();
    await db.exec('DELETE FROM log_chain; DELETE FROM log_chain_head');
    await db.query("UPDATE security_events SET kind = 'signed-in-by-link' WHERE id = $1::bigint", [ids[1]]);
    const forger = createLogChain({ secret: 'a guess of somebody with the database', now });
    await db.transaction((tx) => forger.append(tx, 'security_events', { written: ids }));
    expect((await problems()).join()).toContain('sealed with another secret');
    await logWith().record({ kind: 'signed-in-by-link', userId: 'later' }, from);
    expect((await problems()).join()).toContain('the secret was another one');
  });

  test('shows by a noted link that the database was set back, which its own seal cannot', async () => {
    await fill();
    const copy = [
      await db.query('SELECT * FROM log_chain_head'),
      await db.query<{ seq: string }>('SELECT seq::text AS seq FROM log_chain ORDER BY seq DESC LIMIT 1'),
    ] as const;
    const [head] = copy[0] as [{ hash: string; seal: string }];
    await logWith().record({ kind: 'signed-in-by-link', userId: 'thief' }, from);
    const { newest } = await check();
    expect(await problems(newest)).toEqual([]);
    const last = copy[1][0]?.seq;
    await db.query('DELETE FROM security_events WHERE user_id = $1', ['thief']);
    await db.query('DELETE FROM log_chain WHERE seq > $1::bigint', [last]);
    await db.query('UPDATE log_chain_head SET seq = $1::bigint, hash = $2, seal = $3', [
      last,
      head.hash,
      head.seal,
    ]);
    expect(await problems()).toEqual([]);
    expect((await problems(newest)).join()).toContain('rewritten or set back');
    // A link that was dropped for its age is no sign of anything.
    at += 100 * day;
    await pruneSecurity(db, { now, secret });
    await logWith().record({ kind: 'signed-in-by-link', userId: 'maya' }, from);
    expect(await problems(`1:${'0'.repeat(64)}`)).toEqual([]);
  });

  test('is not pruned into an unaltered one', async () => {
    await fill();
    await db.exec("UPDATE log_chain SET entries = '[]' WHERE seq = 2; UPDATE log_chain_head SET seal = 'x'");
    at += 200 * day;
    await pruneSecurity(db, { now, secret });
    expect((await problems()).join()).toContain('the seal did not fit');
  });
});
