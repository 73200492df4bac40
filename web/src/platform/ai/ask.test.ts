import type { AiAnswer, AiEvent } from '@foothold/core/ai/ai-answer.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser, fakeToken } from '../fake-browser.ts';

const identity = JSON.stringify({
  userId: 'u1',
  email: 'maya@example.com',
  name: 'Maya',
  isKept: true,
  at: 1,
});
const answer: AiAnswer = {
  text: 'Start with **numbers**.',
  claims: [],
  provider: 'openai-compatible',
  model: 'small',
  usage: { inputTokens: 20, outputTokens: 6 },
  prompt: 'resume-review/1',
  notes: [],
};

const line = (event: AiEvent) => `data: ${JSON.stringify(event)}\n\n`;
const said = (text: string) => line({ kind: 'text', text });
const whole = line({ kind: 'answer', data: answer });

type Sent = { path: string; headers: Record<string, string>; body: unknown; signal: AbortSignal };
type Reply = (sent: Sent, tries: number) => Response | Promise<Response>;

/** Bytes in these pieces; then the end, a lost connection, or silence until the call is given up. */
function streamOf(pieces: (string | Uint8Array)[], end: 'done' | 'lost' | 'silent', signal?: AbortSignal) {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      signal?.addEventListener('abort', () => controller.error(signal.reason));
      for (const piece of pieces) {
        controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
        await Promise.resolve();
      }
      if (end === 'done') controller.close();
      if (end === 'lost') setTimeout(() => controller.error(new TypeError('network error')));
    },
  });
}

const events = (...pieces: string[]) => streamed(streamOf(pieces, 'done'));
const streamed = (body: ReadableStream<Uint8Array>) =>
  new Response(body, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'x-request-id': 'r-7' },
  });
const json = (data: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(data), { status, headers: { 'content-type': 'application/json', ...headers } });
const refused = (status: number, code: string, headers: Record<string, string> = {}) =>
  json({ success: false, code, message: `Words for ${code}.`, requestId: 'r-9' }, status, headers);

/** A signed-in page whose server answers AI calls as `reply` says. */
async function freshPage(reply: Reply) {
  vi.resetModules();
  const browser = fakeBrowser(({ path }) =>
    path === '/api/auth/token' ? { data: { token: fakeToken('u1') } } : { data: { success: true } },
  );
  const others = fetch;
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (!path.startsWith('/api/ai/')) return others(path, init);
    if (!browser.connection.onLine) throw new TypeError('Failed to fetch');
    const one = {
      path,
      headers: init.headers as Record<string, string>,
      body: JSON.parse(String(init.body)),
      signal: init.signal as AbortSignal,
    };
    sent.push(one);
    one.signal.throwIfAborted();
    return reply(one, sent.length);
  });
  browser.local.setItem('foothold.identity', identity);
  const session = await import('../server/session.ts');
  session.startSession();
  const { askModel } = await import('./ask.ts');
  const stop = new AbortController();
  const texts: string[] = [];
  return {
    browser,
    session,
    sent,
    stop,
    shown: () => texts.join(''),
    ask: (body: object = { resume: 'Nurse' }) =>
      askModel({
        task: 'resume-review',
        path: '/ai/resume/review',
        body,
        signal: stop.signal,
        onText: (text) => texts.push(text),
        onRestart: () => texts.splice(0),
      }),
  };
}

beforeEach(() => void vi.unstubAllGlobals());
afterEach(() => void vi.useRealTimers());

describe('an answer', () => {
  it('comes in pieces, whatever the network makes of them, and ends with the whole', async () => {
    const bytes = new TextEncoder().encode(`: open\n\n${said('Grüße, ')}${said('ナース 🩺')}\r\n${whole}`);
    const page = await freshPage(() =>
      streamed(
        streamOf(
          [...bytes].map((byte) => Uint8Array.of(byte)),
          'done',
        ),
      ),
    );
    expect(await page.ask()).toEqual(answer);
    expect(page.shown()).toBe('Grüße, ナース 🩺');
    const [sent] = page.sent;
    expect(sent).toMatchObject({ path: '/api/ai/resume/review', body: { resume: 'Nurse' } });
    expect(sent?.headers).toMatchObject({
      accept: expect.stringContaining('text/event-stream'),
      authorization: expect.stringMatching(/^Bearer \S+$/),
      'Idempotency-Key': expect.stringMatching(/^[\da-f]{32}$/),
    });
  });

  it('that a proxy gathered is taken whole, as one stream or as JSON', async () => {
    expect(await (await freshPage(() => events(said('a') + said('b') + whole))).ask()).toEqual(answer);
    const page = await freshPage(() => json({ success: true, data: answer }));
    expect(await page.ask()).toEqual(answer);
    expect(page.shown()).toBe('');
  });

  it('without a last line end is taken', async () => {
    expect(await (await freshPage(() => events(whole.trimEnd()))).ask()).toEqual(answer);
  });

  it('begins anew where the model is asked again', async () => {
    const page = await freshPage(() =>
      events(said('{"broken'), line({ kind: 'restart' }), said('Good.'), whole),
    );
    await page.ask();
    expect(page.shown()).toBe('Good.');
  });

  it('survives lines that do not read', async () => {
    const page = await freshPage(() =>
      events(
        'data: {"kind":"text","te\n',
        'data: 7\n',
        'event: x\n',
        'id: 3\n',
        'nonsense\n',
        said('ok'),
        whole,
      ),
    );
    expect(await page.ask()).toEqual(answer);
    expect(page.shown()).toBe('ok');
  });
});

describe('what goes wrong', () => {
  it.each<[string, Reply, object, string]>([
    ['an empty stream', () => events(), { code: 'cut-off' }, ''],
    ['a stream cut half-way', () => events(said('half')), { code: 'cut-off', requestId: 'r-7' }, 'half'],
    [
      'a connection lost in mid-stream',
      () => streamed(streamOf([said('half')], 'lost')),
      { code: 'cut-off', message: expect.stringContaining('stays') },
      'half',
    ],
    [
      'a last line that does not read',
      () => events(said('half'), whole.replace('"claims":[],', '')),
      { code: 'cut-off' },
      'half',
    ],
    [
      'more than 10 MB in one line',
      () => streamed(streamOf([said('half'), ...Array(11).fill('x'.repeat(1_000_000))], 'silent')),
      { code: 'too-large' },
      'half',
    ],
    [
      'more than 10 MB gathered',
      () => new Response(streamOf(Array(11).fill('x'.repeat(1_000_000)), 'silent')),
      { code: 'too-large' },
      '',
    ],
    [
      'a page instead of an answer',
      () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
      { code: 'bad-answer', status: 502 },
      '',
    ],
    [
      'an answer of another shape',
      () => json({ success: true, data: { text: 7 } }),
      { code: 'bad-answer' },
      '',
    ],
    [
      'no plan',
      () => refused(402, 'plan-limit'),
      { code: 'plan-limit', status: 402, message: 'Words for plan-limit.', requestId: 'r-9' },
      '',
    ],
    [
      'no such provider',
      () => refused(422, 'provider-not-configured'),
      { code: 'provider-not-configured', status: 422 },
      '',
    ],
    [
      'too many calls',
      () => refused(429, 'too-many-requests', { 'retry-after': '40' }),
      { code: 'too-many-requests', status: 429, retryAfter: 40 },
      '',
    ],
    [
      'a vendor that fails in mid-stream',
      () =>
        events(said('half'), line({ kind: 'failure', code: 'vendor-failed', message: 'It is overloaded.' })),
      { code: 'vendor-failed', status: 502, message: 'It is overloaded.', requestId: 'r-7' },
      'half',
    ],
  ])('%s has words, and what had arrived was shown', async (_, reply, problem, shown) => {
    const page = await freshPage(reply);
    await expect(page.ask()).rejects.toMatchObject({ name: 'ApiError', ...problem });
    expect(page.shown()).toBe(shown);
    expect(page.sent).toHaveLength(1);
  });

  it('a connection lost before anything came is tried once more, with the same key', async () => {
    const page = await freshPage((_, tries) => {
      if (tries === 1) throw new TypeError('Failed to fetch');
      return events(whole);
    });
    expect(await page.ask()).toEqual(answer);
    const [first, second] = page.sent.map(({ headers }) => headers['Idempotency-Key']);
    expect(second).toBe(first);
  });

  it('a token that the server does not take is renewed once', async () => {
    const page = await freshPage((_, tries) =>
      tries === 1 ? refused(401, 'unauthenticated') : events(whole),
    );
    expect(await page.ask()).toEqual(answer);
    expect(page.sent[0]?.headers.authorization).not.toBe(page.sent[1]?.headers.authorization);
  });

  it('without a connection nothing is sent', async () => {
    const page = await freshPage(() => events(whole));
    page.browser.connection.onLine = false;
    await expect(page.ask()).rejects.toMatchObject({ code: 'offline' });
    expect(page.sent).toEqual([]);
  });

  it('a network that is cut in mid-stream says that one is offline', async () => {
    const page = await freshPage(() => {
      page.browser.connection.onLine = false;
      return streamed(streamOf([said('half')], 'lost'));
    });
    await expect(page.ask()).rejects.toMatchObject({ code: 'offline' });
    expect(page.shown()).toBe('half');
  });

  it('a model that says nothing for longer than ten minutes is given up', async () => {
    vi.useFakeTimers();
    const page = await freshPage(({ signal }) => streamed(streamOf([said('half')], 'silent', signal)));
    const asked = page.ask().catch((cause: unknown) => cause);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(page.sent[0]?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(await asked).toMatchObject({ code: 'timeout' });
    expect(page.shown()).toBe('half');
  });
});

describe('a call that is given up', () => {
  const slow: Reply = ({ signal }) => streamed(streamOf([said('half')], 'silent', signal));

  it('by the person ends at once, also on the server', async () => {
    const page = await freshPage(slow);
    const asked = page.ask();
    await vi.waitFor(() => expect(page.shown()).toBe('half'));
    page.stop.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    expect(page.sent[0]?.signal.aborted).toBe(true);
  });

  it('before it began sends nothing', async () => {
    const page = await freshPage(slow);
    page.stop.abort();
    await expect(page.ask()).rejects.toMatchObject({ name: 'AbortError' });
    expect(page.sent).toEqual([]);
  });

  it.each(['here', 'in another tab'])(
    'by signing out %s says so, and what had arrived was shown',
    async (where) => {
      const page = await freshPage(slow);
      const asked = page.ask().catch((cause: unknown) => cause);
      await vi.waitFor(() => expect(page.shown()).toBe('half'));
      if (where === 'here') void page.session.signOut();
      else page.browser.otherTabWrote('foothold.identity', null);
      expect(await asked).toMatchObject({
        code: 'signed-out',
        message: expect.stringContaining('signed out'),
      });
      expect(page.sent[0]?.signal.aborted).toBe(true);
    },
  );

  it('by a server that ended the session lets the screens offer to sign in', async () => {
    const page = await freshPage(() =>
      events(said('half'), line({ kind: 'failure', code: 'unauthenticated', message: 'Sign in again.' })),
    );
    await expect(page.ask()).rejects.toMatchObject({ code: 'unauthenticated' });
    expect([page.shown(), page.sent.length]).toEqual(['half', 1]);
    expect(page.session.currentSession().expired).toBe(true);
  });
});
