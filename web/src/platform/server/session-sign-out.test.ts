import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser, refusal } from '../fake-browser.ts';
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
    expect(page.currentSession()).toEqual({ authChecked: true, user: null, expired: false, signedInAt: 0 });
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
    expect(page.currentSession()).toEqual({ authChecked: true, user: null, expired: false, signedInAt: 0 });
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

  it('forgets what local storage holds of the person; what is the browser’s or the site’s stays', async () => {
    const { browser, page } = await signedIn();
    const personal = {
      'foothold.asked': JSON.stringify({ email: maya.email, at: Date.now() }),
      'foothold.search': JSON.stringify({ searchTerm: 'nurse' }),
      'foothold.hidden': '1',
      'foothold.sample-note-away': '1',
      'foothold.detailed-map': 'on',
      'foothold.own-model.u1': JSON.stringify({ url: 'https://models.example', key: 'sk-secret' }),
      'foothold.own-model.u2': JSON.stringify({ key: 'sk-of-another' }),
      'foothold.sending.u1': JSON.stringify({ letter: 'models.example' }),
      'foothold.kept-answers': JSON.stringify({ 'city 1 ': { at: 1, value: {} } }),
    };
    const kept = { theme: 'dark', color: 'teal', 'foothold.jobs-look': 'board', 'foothold.sample': '1' };
    for (const [name, value] of Object.entries({ ...personal, ...kept })) browser.local.setItem(name, value);
    await page.signOut();
    const left = Array.from({ length: browser.local.length }, (_, at) => browser.local.key(at) ?? '');
    expect(left.sort()).toEqual(Object.keys(kept).sort());
    for (const name of left) expect(browser.local.getItem(name)).not.toContain(maya.email);
  });

  it('forgets it also when the server cannot be reached', async () => {
    const { browser, page } = await signedIn();
    browser.local.setItem('foothold.asked', JSON.stringify({ email: maya.email, at: Date.now() }));
    browser.connection.onLine = false;
    await page.signOut();
    expect(browser.local.getItem('foothold.asked')).toBeNull();
  });
});

describe('the address that asked for a link', () => {
  const asked = (email: string, at: number) => JSON.stringify({ email, at });

  it('is forgotten once anybody has signed in, so that it is never that of the person before', async () => {
    const browser = fakeBrowser(mayasServer());
    browser.local.setItem('foothold.asked', asked('bo@example.com', Date.now()));
    const page = await freshPage();
    page.startSession();
    expect(await page.verifyLink({ token, email: maya.email })).toMatchObject({ ok: true });
    expect(browser.local.getItem('foothold.asked')).toBeNull();
  });

  it('is forgotten a day later when the link was never used, and kept until then', async () => {
    const browser = fakeBrowser(mayasServer());
    const day = 24 * 60 * 60_000;
    browser.local.setItem('foothold.asked', asked(maya.email, Date.now() - day + 60_000));
    (await freshPage()).startSession();
    expect(browser.local.getItem('foothold.asked')).toContain(maya.email);
    browser.local.setItem('foothold.asked', asked(maya.email, Date.now() - day));
    (await freshPage()).startSession();
    expect(browser.local.getItem('foothold.asked')).toBeNull();
  });
});
