import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Asked, fakeBrowser, fakeToken, refusal } from '../fake-browser.ts';

const maya = {
  user: { id: 'u1', email: 'maya@example.com', name: '' },
  session: { id: 's1', expiresAt: new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString() },
};
const google = 'https://accounts.example/authorize';

type Popup = { name: string; closed: boolean; close: () => void; location: { href: string } };
type Answers = Record<string, ReturnType<typeof refusal> | { data: unknown } | 'offline'>;

/** A page with a server that knows Google sign-in; `popups` are the windows it opened, in order. */
async function freshPage(answers: Answers = {}, { opens = true } = {}) {
  vi.resetModules();
  const browser = fakeBrowser(({ path }: Asked) => {
    if (answers[path]) return answers[path];
    if (path === '/api/auth/sign-in/google') return { data: { url: google } };
    if (path === '/api/auth/get-session') return { data: maya };
    if (path === '/api/auth/token') return { data: { token: fakeToken('u1') } };
    return { data: { success: true } };
  });
  const popups: Popup[] = [];
  Object.assign(window, {
    name: '',
    screenX: 0,
    screenY: 0,
    outerWidth: 1200,
    outerHeight: 800,
    close: vi.fn(),
    open: vi.fn((_: string, name: string) => {
      const popup: Popup = {
        name,
        closed: false,
        close: () => {
          popup.closed = true;
        },
        location: { href: 'about:blank' },
      };
      if (opens) popups.push(popup);
      return opens ? popup : null;
    }),
  });
  const module = await import('./google-sign-in.ts');
  const session = await import('./session.ts');
  const problems: string[] = [];
  const onClosed = vi.fn();
  return {
    browser,
    popups,
    problems,
    onClosed,
    module,
    session,
    click: (remember = true) =>
      module.signInWithGoogle({
        next: '/jobs/list?status=applied',
        remember,
        onProblem: ({ code }) => problems.push(code),
        onClosed,
      }),
    /** What Google's window says, by the storage way. */
    answer: (code: string, name = '') =>
      browser.otherTabWrote('foothold.google', JSON.stringify({ code, name, at: 1 })),
  };
}

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe('signInWithGoogle', () => {
  it('opens the window in the click itself, sends it to Google and adopts who signed in', async () => {
    const page = await freshPage();
    const result = page.click(false);
    expect(page.popups).toHaveLength(1);
    expect(page.browser.asked).toEqual([]);
    expect(vi.mocked(window.open).mock.calls[0]?.[2]).toBe('popup,width=500,height=640,left=350,top=80');
    await vi.waitFor(() => expect(page.popups[0]?.location.href).toBe(google));
    expect(page.browser.asked[0]?.body).toEqual({
      way: 'popup',
      rememberMe: false,
      callbackURL: '/jobs/list?status=applied',
    });
    page.answer('done');
    expect(await result).toEqual({ userId: 'u1', email: 'maya@example.com', name: 'User' });
    expect(page.session.currentSession().user?.userId).toBe('u1');
    expect(page.browser.local.getItem('foothold.identity')).toContain('"u1"');
    expect(page.problems).toEqual([]);
  });

  it('hears the channel too', async () => {
    const page = await freshPage();
    const result = page.click();
    await vi.waitFor(() => expect(page.popups[0]?.location.href).toBe(google));
    const line = new BroadcastChannel('foothold.google');
    line.postMessage({ code: 'done', name: page.popups[0]?.name });
    expect((await result)?.userId).toBe('u1');
    line.close();
  });

  it('gives undefined and the code where Google or the server refuses', async () => {
    const page = await freshPage();
    const result = page.click();
    page.answer('tenant-id-mismatch');
    expect(await result).toBeUndefined();
    expect(page.problems).toEqual(['tenant-id-mismatch']);
    expect(page.session.currentSession().user).toBeNull();

    const down = await freshPage({ '/api/auth/sign-in/google': refusal(503, 'unavailable') });
    expect(await down.click()).toBeUndefined();
    expect(down.problems).toEqual(['unavailable']);
    expect(down.popups[0]?.closed).toBe(true);

    const nobody = await freshPage({ '/api/auth/get-session': { data: null } });
    const waiting = nobody.click();
    nobody.answer('done');
    expect(await waiting).toBeUndefined();
    expect(nobody.problems).toEqual(['invalid-auth-event']);
  });

  it('says so where the browser opens no window, and asks the server nothing', async () => {
    const page = await freshPage({}, { opens: false });
    expect(await page.click()).toBeUndefined();
    expect(page.problems).toEqual(['popup-blocked']);
    expect(page.browser.asked).toEqual([]);
  });

  it.each([
    [7_000, 'u1'],
    [9_000, undefined],
  ])('%i ms after the window seems closed an answer gives %s', async (ms, userId) => {
    const page = await freshPage();
    const result = page.click();
    await vi.waitFor(() => expect(page.popups[0]?.location.href).toBe(google));
    page.popups[0]?.close();
    await vi.advanceTimersByTimeAsync(600);
    expect(page.onClosed).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(ms);
    page.answer('done');
    expect((await result)?.userId).toBe(userId);
    expect(page.problems).toEqual([]);
  });

  it('a second click closes the first window and takes no answer of it', async () => {
    const page = await freshPage();
    const first = page.click();
    const second = page.click();
    expect(page.popups[0]?.closed).toBe(true);
    expect(await first).toBeUndefined();
    page.answer('user-mismatch', page.popups[0]?.name);
    page.answer('cancelled-popup-request');
    expect(page.problems).toEqual([]);
    page.answer('done', page.popups[1]?.name);
    expect((await second)?.userId).toBe('u1');
  });

  it('tells the server of an owed sign-out first, and does not start while that fails', async () => {
    const page = await freshPage();
    page.browser.local.setItem('foothold.sign-out-owed', 'true');
    const result = page.click();
    page.answer('done');
    await result;
    expect(page.browser.paths().slice(0, 2)).toEqual([
      'POST /api/auth/sign-out',
      'POST /api/auth/sign-in/google',
    ]);

    const down = await freshPage({ '/api/auth/sign-out': 'offline' });
    down.browser.local.setItem('foothold.sign-out-owed', 'true');
    expect(await down.click()).toBeUndefined();
    expect(down.problems).toEqual(['network']);
    expect(down.browser.paths()).toEqual(['POST /api/auth/sign-out']);
  });
});

describe('the other ways', () => {
  it('leaves for Google in this tab', async () => {
    const page = await freshPage();
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    await page.module.continueInThisTab({ next: '', remember: true, onProblem: () => {} });
    expect(page.browser.asked[0]?.body).toEqual({ way: 'tab', rememberMe: true });
    expect(assign).toHaveBeenCalledWith(google);
  });

  it('tells the opener from the window and closes it; storage keeps nothing of it', async () => {
    const page = await freshPage();
    const heard: unknown[] = [];
    const line = new BroadcastChannel('foothold.google');
    line.onmessage = ({ data }) => heard.push(data);
    window.name = 'foothold-google-7';
    page.module.bringToOpener('done');
    await vi.waitFor(() => expect(heard).toEqual([{ code: 'done', name: 'foothold-google-7' }]));
    expect(page.browser.local.getItem('foothold.google')).toBeNull();
    expect(window.close).toHaveBeenCalledOnce();
    line.close();
  });

  it('has a sentence also for a code that nobody knows', async () => {
    const { module } = await freshPage();
    expect(module.googleProblem('toString').message).toContain('Nothing in this browser was changed.');
    expect(module.googleProblem('popup-blocked').message).toContain('pop-ups');
  });
});
