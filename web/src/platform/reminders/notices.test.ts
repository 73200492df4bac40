import { afterEach, expect, test, vi } from 'vitest';
import { askForNotices, noticeState } from './notices.ts';

afterEach(() => vi.unstubAllGlobals());

const browser = (userAgent: string, maxTouchPoints: number, permission?: string) => {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints });
  const requestPermission = vi.fn(async () => permission);
  if (permission !== undefined) vi.stubGlobal('Notification', { permission, requestPermission });
  return requestPermission;
};
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari';

const cases: [name: string, given: Parameters<typeof browser>, state: string][] = [
  ['a browser without notifications', [mac, 0], 'unsupported'],
  ['Safari on an iPhone before it is on the home screen', ['Mozilla/5.0 (iPhone)', 5], 'install-first'],
  ['Safari on an iPad, which calls itself a Mac', [mac, 5], 'install-first'],
  ['the same from the home screen', [mac, 5, 'default'], 'not-asked'],
  ['a browser that was asked and refused', [mac, 0, 'denied'], 'denied'],
  ['a browser that was asked and allowed', [mac, 0, 'granted'], 'granted'],
];
test.each(cases)('%s', (_, given, state) => {
  browser(...given);
  expect(noticeState()).toBe(state);
});

test('a browser that has answered is not asked again, and one that asks nobody is no error', async () => {
  const refused = browser(mac, 0, 'denied');
  expect(await askForNotices()).toBe('denied');
  expect(refused).not.toHaveBeenCalled();
  const silent = browser(mac, 0, 'default');
  silent.mockRejectedValue(new Error('Not in a frame.'));
  expect(await askForNotices()).toBe('not-asked');
});
