import { route } from '@foothold/core/contract/route.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Db } from '../db/db.ts';
import { openTestDb } from '../db/test-db.ts';
import { AppError } from '../errors.ts';
import { bind } from './bind.ts';
import { answerError } from './http-errors.ts';
import { storedAnswers } from './idempotency-store.ts';

const sendNote = route({
  method: 'POST',
  path: '/notes/:to',
  auth: 'public',
  retry: 'key',
  summary: 'Send a note.',
  params: z.object({ to: z.string() }),
  body: z.strictObject({ text: z.string() }),
  data: z.object({ sent: z.number() }),
});
const keep = route({ ...sendNote, path: '/own/:to', auth: 'user' });
const plain = route({ ...sendNote, path: '/plain/:to', retry: undefined as never });

let db: Db;
let app: FastifyInstance;
let other: FastifyInstance;
let at: number;
let sent: string[] = [];
/** What the next send does instead. */
let next: (() => Promise<void>) | undefined;

/** One process of a server with the routes above; the bearer is the user's id. */
async function process(): Promise<FastifyInstance> {
  const server = Fastify();
  server.setErrorHandler(answerError);
  server.decorate('storedAnswers', storedAnswers({ db, secret: 'secret', now: () => new Date(at) }));
  server.decorate('authenticate', async ({ headers }) => {
    if (!headers.authorization) throw new AppError('unauthenticated', { code: 'test', english: 'Sign in.' });
    return { userId: headers.authorization, sessionId: '', email: '', isFresh: true };
  });
  for (const one of [sendNote, keep, plain])
    bind(server, one, async ({ params, body }) => {
      const instead = next;
      next = undefined;
      await instead?.();
      sent.push(`${params.to}: ${body.text}`);
      return { sent: sent.length };
    });
  await server.ready();
  return server;
}

beforeAll(async () => {
  db = await openTestDb();
  for (const id of ['ann', 'bob'])
    await db.query(
      `INSERT INTO users (id, name, email, email_verified, created_at, updated_at) VALUES ($1, '', $1, true, now(), now())`,
      [id],
    );
  [app, other] = [await process(), await process()];
});
afterAll(async () => {
  await Promise.all([app.close(), other.close()]);
  await db.close();
});
beforeEach(() => {
  at = Date.parse('2026-03-01T12:00:00Z');
  sent = [];
});
afterEach(() => db.query('DELETE FROM kept_answers'));

type Sent = { key?: string; text?: string; to?: string; path?: string; as?: string; ip?: string };
function post(
  server: FastifyInstance,
  { key, text = 'hi', to = 'max', path = 'notes', as, ip = '203.0.113.7' }: Sent,
) {
  return server.inject({
    method: 'POST',
    url: `/api/${path}/${to}`,
    remoteAddress: ip,
    headers: { ...(key !== undefined && { 'idempotency-key': key }), ...(as && { authorization: as }) },
    payload: { text },
  });
}
const countOf = async () => (await db.query('SELECT 1 FROM kept_answers')).length;

describe('a call with an Idempotency-Key', () => {
  it('runs once, in whichever process; the others get its answer and are told so', async () => {
    const first = await post(app, { key: 'note-0001' });
    const second = await post(other, { key: 'note-0001' });
    expect(sent).toEqual(['max: hi']);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.json()).toEqual({ success: true, data: { sent: 1 } });
    expect(second.body).toBe(first.body);
    expect([first.headers['idempotency-replayed'], second.headers['idempotency-replayed']]).toEqual([
      undefined,
      'true',
    ]);
  });

  it('is another call with another key, route, address, caller or network, or without a key', async () => {
    for (const one of [
      { key: 'note-0001' },
      { key: 'note-0002' },
      { key: 'note-0001', ip: '203.0.113.8' },
      { key: 'note-0001', path: 'own', as: 'ann' },
      { key: 'note-0001', path: 'own', as: 'bob' },
      { key: 'note-0001', path: 'plain' },
      { key: 'note-0001', path: 'plain' },
      {},
      {},
    ])
      expect((await post(app, one)).statusCode).toBe(200);
    expect(sent).toHaveLength(9);
  });

  it.each([{ text: 'ho' }, { to: 'eve' }])(
    'with another request (%o) is 409, and does not run',
    async (changed) => {
      await post(app, { key: 'note-0001' });
      const answer = await post(other, { key: 'note-0001', ...changed });
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'idempotency-key-reused']);
      expect(sent).toEqual(['max: hi']);
    },
  );

  it.each(['short', 'x'.repeat(65), 'with space', 'semi;colon', '', 'größer-als-8'])(
    'that is %o is 400 and named',
    async (key) => {
      const answer = await post(app, { key });
      expect([answer.statusCode, answer.json().field]).toEqual([400, 'Idempotency-Key']);
      expect(sent).toEqual([]);
    },
  );

  it('is not looked at before the caller is known, nor kept when the body is refused', async () => {
    expect((await post(app, { key: 'bad', path: 'own' })).statusCode).toBe(401);
    const refused = await app.inject({
      method: 'POST',
      url: '/api/notes/max',
      headers: { 'idempotency-key': 'note-0001' },
      payload: { text: 7 },
    });
    expect([refused.statusCode, refused.json().field]).toEqual([400, 'text']);
    expect(await countOf()).toBe(0);
  });
});

describe('two calls of one key at the same moment', () => {
  it('one runs, the other is 409 with Retry-After until it is done', async () => {
    let finish = () => {};
    let begun = () => {};
    const hasBegun = new Promise<void>((done) => {
      begun = done;
    });
    next = () => {
      begun();
      return new Promise<void>((done) => {
        finish = done;
      });
    };
    const first = post(app, { key: 'note-0001' });
    await hasBegun;
    const meanwhile = await post(other, { key: 'note-0001' });
    expect([meanwhile.statusCode, meanwhile.json().code, meanwhile.headers['retry-after']]).toEqual([
      409,
      'idempotency-key-running',
      '1',
    ]);
    finish();
    expect((await first).statusCode).toBe(200);
    expect((await post(other, { key: 'note-0001' })).headers['idempotency-replayed']).toBe('true');
    expect(sent).toEqual(['max: hi']);
  });

  it('also when many come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => post(n % 2 ? app : other, { key: 'note-0001' })),
    );
    expect(sent).toEqual(['max: hi']);
    expect(answers.filter(({ statusCode }) => ![200, 409].includes(statusCode))).toEqual([]);
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(1);
  });
});

describe('what is kept', () => {
  it.each([
    ['a failure', new Error('broken'), 500],
    [
      'a vendor that failed',
      new AppError('vendor-failed', { code: 'test', english: 'The mail could not be sent.' }),
      502,
    ],
    [
      'a refusal, which did nothing',
      new AppError('too-many-requests', { code: 'test', english: 'Later.' }),
      429,
    ],
  ])('is not %s: the next call runs', async (_what, error, status) => {
    next = () => Promise.reject(error);
    expect((await post(app, { key: 'note-0001' })).statusCode).toBe(status);
    const again = await post(other, { key: 'note-0001' });
    expect([again.statusCode, again.headers['idempotency-replayed']]).toEqual([200, undefined]);
    expect(sent).toEqual(['max: hi']);
  });

  it('is given for a day, then forgotten and cleaned up', async () => {
    await post(app, { key: 'note-0001' });
    await post(app, { key: 'note-0002' });
    at += 24 * 3_600_000 - 1;
    await post(app, { key: 'note-0001' });
    expect(sent).toHaveLength(1 + 1);
    at += 1;
    await post(app, { key: 'note-0001' });
    expect(sent).toHaveLength(3);
    expect(await countOf()).toBe(1);
  });

  it('may be nothing when the database goes away in the middle: what was done is answered all the same', async () => {
    const flaky: Db = {
      ...db,
      query: (sql, params) =>
        sql.startsWith('UPDATE') ? Promise.reject(new Error('gone')) : db.query(sql, params),
    };
    const store = storedAnswers({ db: flaky, secret: 'secret', now: () => new Date(at) });
    const call = { from: { network: 'n' }, route: 'POST /x', key: 'note-0001', request: null };
    const answer = await store.once(call, async () => ({ status: 200, body: { done: true } }));
    expect(answer).toEqual({ status: 200, body: { done: true }, isReplayed: false, isKept: false });
    // Still claimed, so that a retry does not double it at once.
    await expect(store.once(call, async () => ({ status: 200, body: {} }))).rejects.toMatchObject({
      code: 'idempotency-key-running',
    });
  });

  it('is nothing of a process that died in the middle: two minutes later the call runs again', async () => {
    next = () => new Promise(() => {});
    void post(app, { key: 'note-0001' });
    await expect.poll(countOf).toBe(1);
    at += 119_000;
    expect((await post(other, { key: 'note-0001' })).statusCode).toBe(409);
    at += 1000;
    expect((await post(other, { key: 'note-0001', text: 'ho' })).json().code).toBe('idempotency-key-reused');
    expect((await post(other, { key: 'note-0001' })).statusCode).toBe(200);
    expect(sent).toEqual(['max: hi']);
  });

  it('holds no key, text or network in the clear, and goes with the account', async () => {
    await post(app, { key: 'note-0001', text: 'secret words' });
    await post(app, { key: 'note-0001', text: 'secret words', path: 'own', as: 'bob' });
    const rows = JSON.stringify(await db.query('SELECT * FROM kept_answers'));
    for (const word of ['note-0001', 'secret words', 'max', '203.0.113', 'success', 'sent'])
      expect(rows).not.toContain(word);
    await db.query(`DELETE FROM users WHERE id = 'bob'`);
    expect(await countOf()).toBe(1);
  });
});
