import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser, refusal } from './fake-browser.ts';
import { freshPage, key, maya, mayasServer, settled, stored, token } from './session-test-kit.ts';

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('signOut', () => {
  const signedIn = async (answers = {}) => {
    const browser = fakeBrowser(mayasServer(answers));
    browser.local.setItem(key, stored());
    const page = await freshPage();
    page.startSession();
    await settled();
    return { browser, page };
  };

  it('clears the user here before the server has answered, and tells the server', async () => {
    const { browser, page } = await signedIn();
    const done = page.signOut();
    expect(page.currentSession()).toEqual({ authChecked: true, user: null, expired: false });
    expect(browser.local.getItem(key)).toBeNull();
    await done;
    expect(browser.paths().at(-1)).toBe('POST /api/auth/sign-out');
    await expect(page.bearerToken()).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('gives up a token that is on its way, which the server would refuse by then', async () => {
    const { page } = await signedIn({ '/api/auth/token': 'never' });
    const waiting = page.bearerToken();
    const refused = expect(waiting).rejects.toMatchObject({ code: 'unauthenticated' });
    await page.signOut();
    await refused;
    expect(page.currentSession()).toEqual({ authChecked: true, user: null, expired: false });
  });

  it('clears the user also when the call fails, and tells the server when it is there again', async () => {
    const { browser, page } = await signedIn();
    browser.connection.onLine = false;
    await page.signOut();
    expect(page.currentSession().user).toBeNull();
    browser.asked.length = 0;
    browser.comeOnline();
    await settled();
    expect(browser.paths()).toEqual(['POST /api/auth/sign-out']);
    browser.comeOnline();
    await settled();
    expect(browser.asked).toHaveLength(1);
  });

  it('that is still owed does not end a newer sign-in', async () => {
    const { browser, page } = await signedIn({ '/api/auth/sign-out': refusal(503, 'unavailable') });
    await page.signOut();
    await page.verifyLink({ token, email: maya.email });
    browser.asked.length = 0;
    browser.comeOnline();
    await settled();
    expect(browser.paths()).not.toContain('POST /api/auth/sign-out');
  });

  it('in another tab signs out here, and signing in there signs in here', async () => {
    const { browser, page } = await signedIn();
    browser.otherTabWrote(key, null);
    expect(page.currentSession().user).toBeNull();
    browser.otherTabWrote(key, stored({ userId: 'u2' }));
    expect(page.currentSession().user).toMatchObject({ userId: 'u2' });
    browser.otherTabWrote('theme', 'dark');
    expect(page.currentSession().user).toMatchObject({ userId: 'u2' });
  });
});
