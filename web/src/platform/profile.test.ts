import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser, fakeToken, refusal } from './fake-browser.ts';

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
});
