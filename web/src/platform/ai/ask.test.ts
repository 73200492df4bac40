import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answer,
  events,
  freshPage,
  json,
  line,
  type Reply,
  refused,
  said,
  streamed,
  streamOf,
  whole,
} from './ask-test-kit.ts';

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
