import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser, fakeToken, refusal } from '../fake-browser.ts';
import { freshPage, key, maya, mayasServer, settled, stored, token } from './session-test-kit.ts';

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('startSession', () => {
  it('renews the token by itself before it ends, and after sleep when the page is seen again', async () => {
    vi.useFakeTimers();
    const browser = fakeBrowser(mayasServer());
    browser.local.setItem(key, stored());
    const page = await freshPage();
    page.startSession();
    await vi.advanceTimersByTimeAsync(10);
    expect(browser.asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(279_000);
    expect(browser.asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(browser.asked).toHaveLength(2);
    const seen = (visibilityState: string) => Object.assign(document, { visibilityState });
    seen('hidden');
    await vi.advanceTimersByTimeAsync(900_000);
    expect(browser.asked).toHaveLength(2);
    seen('visible');
    window.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(10);
    expect(browser.asked).toHaveLength(3);
    expect(page.currentSession().expired).toBe(false);
  });

  it.each([
    ['an hour behind', -3_600_000],
    ['an hour ahead', 3_600_000],
  ])('with the clock of the device %s keeps a token as long as with a right one', async (_, shift) => {
    const browser = fakeBrowser(mayasServer());
    vi.useFakeTimers({ now: Date.now() + shift });
    browser.local.setItem(key, stored());
    const page = await freshPage();
    page.startSession();
    await vi.advanceTimersByTimeAsync(279_000);
    expect(browser.asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(browser.asked).toHaveLength(2);
    expect(page.currentSession()).toMatchObject({ user: { userId: 'u1' }, expired: false });
  });

  it('asks nothing at a first visit', async () => {
    const browser = fakeBrowser(mayasServer());
    const page = await freshPage();
    expect(page.currentSession()).toEqual({ authChecked: false, user: null, expired: false, signedInAt: 0 });
    page.startSession();
    expect(page.currentSession()).toEqual({ authChecked: true, user: null, expired: false, signedInAt: 0 });
    await settled();
    expect(browser.asked).toEqual([]);
  });

  it('knows who is signed in before the server answers, then renews the token', async () => {
    const browser = fakeBrowser(mayasServer());
    browser.local.setItem(key, stored());
    const page = await freshPage();
    page.startSession();
    expect(page.currentSession()).toMatchObject({
      authChecked: true,
      user: { userId: 'u1', email: maya.email, name: 'User' },
    });
    await settled();
    expect(browser.paths()).toEqual(['GET /api/auth/token']);
    expect(page.currentSession().expired).toBe(false);
  });

  it('keeps the person and says expired when the server has forgotten the session', async () => {
    const browser = fakeBrowser(mayasServer({ '/api/auth/token': refusal(401, 'unauthenticated') }));
    browser.local.setItem(key, stored());
    const page = await freshPage();
    page.startSession();
    await settled();
    expect(page.currentSession()).toMatchObject({ user: { userId: 'u1' }, expired: true });
    expect(browser.local.getItem(key)).not.toBeNull();
  });

  it('says expired when the server signs for somebody else', async () => {
    const browser = fakeBrowser(({ path }) => ({
      data: path.endsWith('token') ? { token: fakeToken('u2') } : {},
    }));
    browser.local.setItem(key, stored());
    const page = await freshPage();
    page.startSession();
    await settled();
    expect(page.currentSession()).toMatchObject({ user: { userId: 'u1' }, expired: true });
    await expect(page.bearerToken()).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it.each(['offline', 'unreachable'])('opens for the stored person when the server is %s', async (how) => {
    const browser = fakeBrowser(mayasServer({ '/api/auth/token': 'offline' }));
    browser.local.setItem(key, stored());
    browser.connection.onLine = how !== 'offline';
    const page = await freshPage();
    page.startSession();
    await settled();
    expect(page.currentSession()).toMatchObject({ user: { userId: 'u1' }, expired: false });
    expect(browser.asked).toHaveLength(how === 'offline' ? 0 : 1);
  });

  it.each(['no JSON', '{}', '{"userId":""}', '7', 'null'])(
    'takes a damaged note (%s) for nobody',
    async (note) => {
      const browser = fakeBrowser(mayasServer());
      browser.local.setItem(key, note);
      const page = await freshPage();
      page.startSession();
      expect(page.currentSession()).toEqual({ authChecked: true, user: null, expired: false, signedInAt: 0 });
    },
  );

  it('forgets who did not want to be kept once the browser was closed', async () => {
    const browser = fakeBrowser(mayasServer({}, 1));
    const page = await freshPage();
    page.startSession();
    await page.verifyLink({ token, email: maya.email });
    const reloaded = await freshPage();
    reloaded.startSession();
    expect(reloaded.currentSession().user).toMatchObject({ userId: 'u1' });
    browser.closeBrowser();
    const reopened = await freshPage();
    reopened.startSession();
    expect(reopened.currentSession().user).toBeNull();
  });
});

describe('a mailed link', () => {
  it('is asked for with the page to go to and how long', async () => {
    const browser = fakeBrowser(mayasServer());
    const page = await freshPage();
    await page.requestLink(' Maya@example.com ', { next: '/jobs/list', remember: false });
    expect(browser.asked).toMatchObject([
      {
        method: 'POST',
        path: '/api/auth/sign-in/magic-link',
        body: { email: ' Maya@example.com ', callbackURL: '/jobs/list', rememberMe: false },
      },
    ]);
  });

  it('signs in at once where this browser asked', async () => {
    const browser = fakeBrowser(mayasServer());
    const page = await freshPage();
    await page.requestLink(maya.email, { next: '', remember: true });
    const reloaded = await freshPage();
    reloaded.startSession();
    expect(await reloaded.verifyLink({ token })).toEqual({
      ok: true,
      user: { userId: 'u1', email: maya.email, name: 'User' },
    });
    expect(browser.asked.at(-1)).toMatchObject({
      method: 'GET',
      path: `/api/auth/magic-link/verify?token=${token}`,
    });
    expect(reloaded.currentSession()).toMatchObject({ user: { userId: 'u1' }, expired: false });
  });

  it('asks for the address elsewhere, without a request', async () => {
    const browser = fakeBrowser(mayasServer());
    const page = await freshPage();
    expect(await page.verifyLink({ token })).toMatchObject({ ok: false, code: 'email-address-needed' });
    expect(browser.asked).toEqual([]);
    expect(await page.verifyLink({ token, email: maya.email })).toMatchObject({ ok: true });
    expect(browser.asked).toMatchObject([{ method: 'POST', body: { token, email: maya.email } }]);
  });

  it.each(['missing-email-link', 'email-link-used', 'email-link-expired', 'email-address-mismatch'])(
    'hands %s on',
    async (code) => {
      fakeBrowser(mayasServer({ '/api/auth/magic-link/verify': refusal(400, code) }));
      const page = await freshPage();
      expect(await page.verifyLink({ token, email: maya.email })).toEqual({
        ok: false,
        code,
        message: `Refused: ${code}.`,
      });
      expect(page.currentSession().user).toBeNull();
    },
  );
});

describe('bearerToken', () => {
  const signedIn = async (server = mayasServer()) => {
    const browser = fakeBrowser(server);
    browser.local.setItem(key, stored());
    const page = await freshPage();
    page.startSession();
    await settled();
    browser.asked.length = 0;
    return { browser, page };
  };

  it('is asked for anew when the same person signs in again in another tab', async () => {
    const browser = fakeBrowser(mayasServer());
    browser.local.setItem(key, stored());
    const page = await freshPage();
    page.startSession();
    await page.bearerToken();
    const tokens = () => browser.paths().filter((path) => path === 'GET /api/auth/token').length;
    const before = tokens();
    await page.bearerToken();
    expect(tokens()).toBe(before);
    browser.otherTabWrote(key, stored({ at: 1000 }));
    expect(page.currentSession()).toMatchObject({ signedInAt: 1000, user: { userId: 'u1' }, expired: false });
    await page.bearerToken();
    expect(tokens()).toBe(before + 1);
  });

  it('is held in memory, fetched once for many callers, renewed before it ends', async () => {
    const { browser, page } = await signedIn();
    const first = await page.bearerToken();
    expect(browser.asked).toHaveLength(0);
    expect(
      [...Array(browser.local.length).keys()].map((n) => browser.local.getItem(browser.local.key(n) ?? '')),
    ).not.toContain(first);
    page.forgetToken(first);
    const [a, b] = await Promise.all([page.bearerToken(), page.bearerToken()]);
    expect(a).toBe(b);
    expect(browser.asked).toHaveLength(1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 281_000 });
    expect(await page.bearerToken()).not.toBe(a);
  });

  it('is refused without a request when nobody is signed in', async () => {
    const browser = fakeBrowser(mayasServer());
    const page = await freshPage();
    page.startSession();
    await expect(page.bearerToken()).rejects.toMatchObject({ code: 'unauthenticated', status: 401 });
    expect(browser.asked).toEqual([]);
  });

  it('is not given to the next person when it arrives late', async () => {
    const { browser, page } = await signedIn();
    page.forgetToken(await page.bearerToken());
    const late = page.bearerToken();
    browser.otherTabWrote(key, stored({ userId: 'u2', email: 'other@example.com' }));
    await expect(late).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(page.currentSession()).toMatchObject({ user: { userId: 'u2' }, expired: false });
  });
});
