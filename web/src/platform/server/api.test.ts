import { route } from '@foothold/core/contract/route.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type Asked, fakeBrowser, fakeToken, refusal } from '../fake-browser.ts';

const open = route({
  method: 'GET',
  path: '/things/:id',
  auth: 'public',
  summary: 'One thing.',
  params: z.object({ id: z.string() }),
  query: z.object({ near: z.optional(z.string()), size: z.optional(z.number()) }),
  data: z.object({ name: z._default(z.string(), 'unnamed') }),
});
const guarded = route({
  method: 'POST',
  path: '/things',
  auth: 'user',
  summary: 'Keep a thing.',
  body: z.object({ name: z.string() }),
  data: z.object({ id: z.number() }),
});

/** api.ts and session.ts of one freshly loaded page; signed in when `userId` is given. */
async function freshPage(server: Parameters<typeof fakeBrowser>[0], userId = '') {
  const browser = fakeBrowser(server);
  if (userId)
    browser.local.setItem(
      'foothold.identity',
      JSON.stringify({ userId, email: 'm@example.com', name: 'M', isKept: true, at: 1 }),
    );
  vi.resetModules();
  const session = await import('./session.ts');
  const { call } = await import('./api.ts');
  // What the start itself asks for is not under test here.
  browser.connection.onLine = false;
  session.startSession();
  browser.connection.onLine = true;
  return { browser, call, session };
}

beforeEach(() => {
  vi.unstubAllGlobals();
});

describe('call', () => {
  it('builds the address from the route and answers parsed data', async () => {
    const { browser, call } = await freshPage(() => ({ data: { success: true, data: {} } }));
    const data = await call(open, {
      params: { id: 'a/b ?' },
      query: { near: 'New York & co', size: undefined },
    });
    expect(data).toEqual({ name: 'unnamed' });
    expect(browser.asked).toEqual([
      { method: 'GET', path: '/api/things/a%2Fb%20%3F?near=New+York+%26+co', body: undefined, token: '' },
    ]);
  });

  it.each([400, 404, 422, 429, 500, 200])('reads the envelope at status %i', async (status) => {
    const answer = { ...refusal(status, 'validation', { field: 'near' }), headers: { 'retry-after': '7' } };
    const { call } = await freshPage(() => answer);
    await expect(call(open, { params: { id: '1' }, query: {} })).rejects.toMatchObject({
      name: 'ApiError',
      code: 'validation',
      message: 'Refused: validation.',
      status,
      requestId: 'r-1',
      field: 'near',
      retryAfter: 7,
    });
  });

  it('takes what the server told as a code with its values, and no fault of it for the message', async () => {
    const text = { code: 'limit.wait', values: { wait: { code: 'limit.seconds', values: { count: 5 } } } };
    const told = await freshPage(() => refusal(429, 'too-many-requests', { text }));
    await expect(told.call(open, { params: { id: '1' }, query: {} })).rejects.toMatchObject({ text });
    for (const broken of ['Try again.', { code: 7 }, { code: 'a.b', values: { x: [] } }, null]) {
      const { call } = await freshPage(() => refusal(429, 'too-many-requests', { text: broken }));
      const failed = call(open, { params: { id: '1' }, query: {} });
      await expect(failed).rejects.toMatchObject({ code: 'too-many-requests', text: undefined });
    }
  });

  it('says which language the page is in, as far as there is a page', async () => {
    const { call } = await freshPage(() => ({ data: { success: true, data: {} } }));
    const send = vi.spyOn(globalThis, 'fetch');
    await call(open, { params: { id: '1' }, query: {} });
    vi.stubGlobal('document', { ...document, documentElement: { lang: 'de' } });
    await call(open, { params: { id: '1' }, query: {} });
    const sent = send.mock.calls.map(([, init]) => new Headers(init?.headers).get('accept-language'));
    expect(sent).toEqual([null, 'de']);
  });

  it.each([
    ['a page of a proxy', () => 'html' as const, 'bad-answer'],
    ['data of another shape', () => ({ data: { success: true, data: 7 } }), 'bad-answer'],
    ['an answer without data', () => ({ data: null }), 'bad-answer'],
    ['a refusal of another shape', () => ({ status: 500, data: { error: 'x' } }), 'bad-answer'],
    ['no answer', () => 'offline' as const, 'network'],
  ])('%s is an error with a sentence', async (_what, server, code) => {
    const { call } = await freshPage(server);
    await expect(call(open, { params: { id: '1' }, query: {} })).rejects.toMatchObject({
      code,
      message: expect.stringMatching(/^The server .*\.$/),
    });
  });

  it('tells being offline from a server that is away', async () => {
    const { browser, call } = await freshPage(() => ({ data: {} }));
    browser.connection.onLine = false;
    await expect(call(open, { params: { id: '1' }, query: {} })).rejects.toMatchObject({
      code: 'offline',
      status: 0,
    });
  });

  it('gives up when its signal says so, with the signal’s own error', async () => {
    const { call } = await freshPage(() => 'never');
    const giving = new AbortController();
    const waiting = call(open, { params: { id: '1' }, query: {}, signal: giving.signal });
    giving.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('waits half a minute and no longer', async () => {
    const patience = new AbortController();
    const limits: number[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      limits.push(ms);
      return patience.signal;
    });
    const { call } = await freshPage(() => 'never');
    const waiting = call(open, { params: { id: '1' }, query: {} });
    patience.abort(new DOMException('too long', 'TimeoutError'));
    await expect(waiting).rejects.toMatchObject({ code: 'timeout' });
    expect(limits).toEqual([30_000]);
    vi.restoreAllMocks();
  });
});

describe('a guarded call', () => {
  const keeper = (refused: number) => {
    let left = refused;
    return ({ path, token }: Asked) => {
      if (path === '/api/auth/token') return { data: { token: fakeToken('u1') } };
      left -= 1;
      return left >= 0 || !token
        ? refusal(401, 'unauthenticated')
        : { data: { success: true, data: { id: 9 } } };
    };
  };

  it('carries the token, and no other call does', async () => {
    const { browser, call } = await freshPage(keeper(0), 'u1');
    expect(await call(guarded, { body: { name: 'x' } })).toEqual({ id: 9 });
    await call(guarded, { body: { name: 'y' } });
    expect(browser.paths()).toEqual(['GET /api/auth/token', 'POST /api/things', 'POST /api/things']);
    expect(browser.asked[2]).toMatchObject({ body: { name: 'y' }, token: browser.asked[1]?.token });
    expect(browser.asked[2]?.token).not.toBe('');
  });

  it('renews a refused token once and repeats the call', async () => {
    const { browser, call, session } = await freshPage(keeper(1), 'u1');
    expect(await call(guarded, { body: { name: 'x' } })).toEqual({ id: 9 });
    expect(browser.paths()).toEqual([
      'GET /api/auth/token',
      'POST /api/things',
      'GET /api/auth/token',
      'POST /api/things',
    ]);
    expect(browser.asked[3]?.token).not.toBe(browser.asked[1]?.token);
    expect(session.currentSession().expired).toBe(false);
  });

  it('refused twice it says that the sign-in has ended and keeps the person', async () => {
    const { browser, call, session } = await freshPage(keeper(2), 'u1');
    await expect(call(guarded, { body: { name: 'x' } })).rejects.toMatchObject({
      code: 'unauthenticated',
      status: 401,
    });
    expect(browser.paths().filter((path) => path === 'POST /api/things')).toHaveLength(2);
    expect(session.currentSession()).toMatchObject({ user: { userId: 'u1' }, expired: true });
  });

  it('without anybody signed in asks nothing', async () => {
    const { browser, call } = await freshPage(keeper(0));
    await expect(call(guarded, { body: { name: 'x' } })).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(browser.asked).toEqual([]);
  });
});

describe('a call that a retry would double', () => {
  const keyed = { ...guarded, auth: 'public', retry: 'key' } as const;
  const done = { data: { success: true, data: { id: 9 } } };
  const keysOf = (asked: Asked[]) =>
    asked.flatMap(({ path, retryKey }) => (path === '/api/things' ? retryKey : []));
  /** Answers one call after the other, the last one for good. */
  const inTurn = (...answers: ReturnType<Parameters<typeof fakeBrowser>[0]>[]) => {
    const left = [...answers];
    return () => (left.length > 1 ? left.shift() : left[0]) ?? done;
  };

  it('carries a fresh key each time, and no other call carries one', async () => {
    const { browser, call } = await freshPage(() => done);
    await call(keyed, { body: { name: 'x' } });
    await call(keyed, { body: { name: 'x' } });
    await call(open, { params: { id: '1' }, query: {} });
    const [first, second, other] = browser.asked.map(({ retryKey }) => retryKey);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
    expect(other).toBeUndefined();
  });

  it('keeps its key when the token had to be renewed', async () => {
    const answers = inTurn(refusal(401, 'unauthenticated'), done);
    const server = ({ path }: Asked) =>
      path === '/api/auth/token' ? { data: { token: fakeToken('u1') } } : answers();
    const { browser, call } = await freshPage(server, 'u1');
    expect(await call({ ...keyed, auth: 'user' }, { body: { name: 'x' } })).toEqual({ id: 9 });
    const keys = keysOf(browser.asked);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  it('is tried again once with its key when the connection was lost', async () => {
    const { browser, call } = await freshPage(inTurn('offline', done));
    expect(await call(keyed, { body: { name: 'x' } })).toEqual({ id: 9 });
    expect(new Set(keysOf(browser.asked)).size).toBe(1);
    expect(browser.asked).toHaveLength(2);
    const gone = await freshPage(() => 'offline');
    await expect(gone.call(keyed, { body: { name: 'x' } })).rejects.toMatchObject({ code: 'network' });
    expect(gone.browser.asked).toHaveLength(2);
    await expect(gone.call({ ...guarded, auth: 'public' }, { body: { name: 'x' } })).rejects.toThrow();
    expect(gone.browser.asked).toHaveLength(3);
  });

  it('waits for an earlier try that still runs, and no longer than its signal', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const running = refusal(409, 'idempotency-key-running');
      const { browser, call } = await freshPage(inTurn(running, running, done));
      const waiting = call(keyed, { body: { name: 'x' } });
      await vi.advanceTimersByTimeAsync(2000);
      expect(await waiting).toEqual({ id: 9 });
      expect(browser.asked).toHaveLength(3);
      expect(new Set(keysOf(browser.asked)).size).toBe(1);

      const never = await freshPage(() => running);
      const giving = new AbortController();
      const given = never.call(keyed, { body: { name: 'x' }, signal: giving.signal });
      const refused = expect(given).rejects.toMatchObject({ name: 'AbortError' });
      await vi.advanceTimersByTimeAsync(0);
      giving.abort();
      await refused;
      const tired = never.call(keyed, { body: { name: 'x' } });
      const ended = expect(tired).rejects.toMatchObject({ code: 'idempotency-key-running' });
      await vi.advanceTimersByTimeAsync(10_000);
      await ended;
      expect(never.browser.asked).toHaveLength(1 + 5);
    } finally {
      vi.useRealTimers();
    }
  });

  it('does not try a refusal again, and takes the key of a caller that does', async () => {
    const { browser, call } = await freshPage(() => refusal(502, 'vendor-failed'));
    const retryKey = 'of-the-caller-1';
    await expect(call(keyed, { body: { name: 'x' }, retryKey })).rejects.toMatchObject({
      code: 'vendor-failed',
    });
    expect(keysOf(browser.asked)).toEqual([retryKey]);
  });
});
