import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser, fakeToken, refusal } from '../fake-browser.ts';

const profile = {
  id: 'u1',
  name: 'Maya Ortiz',
  email: 'maya@example.com',
  emailVerified: true,
  nameLower: 'maya ortiz',
  provider: 'email',
  createdDate: '2026-11-01T10:00:00.000Z',
  pendingEmail: null,
};
type Answer = Parameters<typeof fakeBrowser>[0];

async function page(answer: ReturnType<Answer>, isSignedIn = true) {
  const browser = fakeBrowser(({ path }) =>
    path === '/api/auth/token' ? { data: { token: fakeToken('u1') } } : answer,
  );
  if (isSignedIn)
    browser.local.setItem(
      'foothold.identity',
      JSON.stringify({ userId: 'u1', email: profile.email, name: 'User', isKept: true, at: 1 }),
    );
  vi.resetModules();
  (await import('./session.ts')).startSession();
  return { browser, calls: await import('./profile.ts') };
}

beforeEach(() => {
  vi.unstubAllGlobals();
});

describe('profile calls', () => {
  it('ask nothing when nobody is signed in', async () => {
    const { browser, calls } = await page('offline', false);
    expect(await calls.sendProfile()).toBe(false);
    expect(await calls.renameProfile('Maya')).toBe(false);
    expect(await calls.deleteUser()).toBe(true);
    expect(browser.asked).toEqual([]);
  });

  it('send the profile without the name that stands in for none', async () => {
    const { browser, calls } = await page({ data: { success: true, data: profile } });
    expect(await calls.sendProfile()).toBe(true);
    expect(browser.asked.at(-1)).toMatchObject({ path: '/api/user/upsert', body: { name: '' } });
  });

  it('a new name is shown and stored at once', async () => {
    const { browser, calls } = await page({ data: { success: true, data: profile } });
    expect(await calls.renameProfile('Maya Ortiz')).toMatchObject({ name: 'Maya Ortiz' });
    const { currentSession } = await import('./session.ts');
    expect(currentSession().user?.name).toBe('Maya Ortiz');
    expect(JSON.parse(browser.local.getItem('foothold.identity') ?? '')).toMatchObject({
      name: 'Maya Ortiz',
    });
  });

  it('are quiet after signing in, loud when the person asked', async () => {
    const { calls } = await page(refusal(500, 'internal'));
    expect(await calls.sendProfile()).toBe(false);
    await expect(calls.renameProfile('Maya')).rejects.toMatchObject({ code: 'internal' });
    await expect(calls.deleteUser()).rejects.toMatchObject({ code: 'internal' });
  });

  it('read a refusal at status 200 too', async () => {
    const { calls } = await page(refusal(200, 'not-found'));
    await expect(calls.deleteUser()).rejects.toMatchObject({ code: 'not-found' });
  });

  it('the profile that was read shows its name and its new address, in the storage too', async () => {
    const changed = { ...profile, email: 'maya@new.example' };
    const { browser, calls } = await page({ data: { success: true, data: changed } });
    expect(await calls.readProfile()).toEqual(changed);
    const { currentSession } = await import('./session.ts');
    expect(currentSession().user).toEqual({ userId: 'u1', email: changed.email, name: 'Maya Ortiz' });
    expect(JSON.parse(browser.local.getItem('foothold.identity') ?? '')).toMatchObject({
      email: changed.email,
      isKept: true,
      at: 1,
    });
  });

  it('a profile that comes after another account signed in changes nothing', async () => {
    await page({ data: { success: true, data: profile } });
    const { adoptProfile, currentSession } = await import('./session.ts');
    const before = currentSession().user;
    adoptProfile({ id: 'u2', name: 'Somebody else', email: 'else@example.com' });
    expect(currentSession().user).toEqual(before);
  });
});

describe('onSignIn', () => {
  it('calls back once for a sign-in here; not for the start of the page, another tab, or after it was stopped', async () => {
    const { browser } = await page({ data: { success: true, data: profile } });
    const { adoptSignIn, currentSession, onSignIn } = await import('./session.ts');
    let heard = 0;
    const stop = onSignIn(() => {
      heard += 1;
    });
    browser.otherTabWrote(
      'foothold.identity',
      JSON.stringify({ userId: 'u2', email: 'b@example.com', name: 'B', isKept: true, at: 2 }),
    );
    expect(currentSession().user?.userId).toBe('u2');
    expect(heard).toBe(0);
    const expiresAt = new Date(Date.now() + 30 * 24 * 3600_000).toISOString();
    const answer = { user: { id: 'u1', email: profile.email, name: '' }, session: { id: 's1', expiresAt } };
    adoptSignIn(answer);
    expect(heard).toBe(1);
    expect(() => adoptSignIn({ success: false })).toThrow();
    stop();
    adoptSignIn(answer);
    expect(heard).toBe(1);
  });
});
