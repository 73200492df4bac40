import { route } from '@foothold/core/contract/route.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type Asked, fakeBrowser, fakeToken, refusal } from './fake-browser.ts';

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
