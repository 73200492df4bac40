import { beforeEach, expect, test, vi } from 'vitest';
import { fakeCaches } from './platform/files/fake-caches-test-kit.ts';
import { readNotified, takePendingActions, writePlan } from './platform/reminders/reminder-store.ts';
import { wakeTag } from './platform/reminders/wake-tag.ts';

type Matcher = (request: { url: URL; sameOrigin: boolean }) => boolean;
type Listener = (event: object) => void;

const routes = vi.hoisted(() => ({
  denied: [] as RegExp[],
  matchers: [] as unknown[],
  ahead: [] as unknown[],
}));
vi.mock('workbox-precaching', () => ({
  precacheAndRoute: (entries: unknown[]) => routes.ahead.push(...entries),
  cleanupOutdatedCaches: vi.fn(),
  createHandlerBoundToURL: vi.fn(),
}));
vi.mock('workbox-routing', () => ({
  NavigationRoute: class {
    constructor(_: unknown, { denylist }: { denylist: RegExp[] }) {
      routes.denied = denylist;
    }
  },
  registerRoute: (matcher: unknown) => routes.matchers.push(matcher),
}));
vi.mock('workbox-strategies', () => ({ CacheFirst: class {}, NetworkFirst: class {} }));
vi.mock('workbox-expiration', () => ({ ExpirationPlugin: class {} }));

const listeners = new Map<string, Listener>();
const showNotification = vi.fn(async (_title: string, _options: object) => undefined);
const openWindow = vi.fn(async () => undefined);
const skipWaiting = vi.fn(async () => undefined);
const page = { url: '/', focus: vi.fn(async () => undefined), postMessage: vi.fn() };
let pages: (typeof page)[] = [];

beforeEach(async () => {
  vi.clearAllMocks();
  fakeCaches();
  pages = [];
  vi.stubGlobal('self', {
    __WB_MANIFEST: [
      { url: 'index.html', revision: '1' },
      'assets/catalog-de-bbbbbbb.js',
      'assets/catalog-fr-bbbbbbb.js',
    ],
    skipWaiting,
    registration: { showNotification },
    clients: { matchAll: async () => pages, openWindow },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  });
  if (listeners.size === 0) await import('./sw.ts');
});

/** Says an event to the worker and waits for what it asks to be waited for. */
async function say(type: string, event: object): Promise<void> {
  const works: Promise<unknown>[] = [];
  listeners.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => works.push(work) });
  await Promise.all(works);
}

const minute = 60_000;
const plan = () =>
  writePlan({
    person: 'u1',
    quiet: { from: '00:00', to: '00:00' },
    due: {},
    words: { done: 'Done', snooze: 'In an hour', many: '', manyBody: '', manyPath: '/work' },
    reminders: [
      {
        ...{ key: 'task 7', title: 'Send references', body: 'Lakeside Clinic', path: '/job/edit/3' },
        ...{ at: Date.now() - minute, until: Date.now() + minute, done: { kind: 'task', id: 7 } },
      },
    ],
  });
const data = { key: 'task 7', path: '/job/edit/3', person: 'u1', done: { kind: 'task', id: 7 } };
const press = (action: string) => {
  const close = vi.fn();
  return say('notificationclick', { action, notification: { data, close } }).then(() => close);
};

test('it says what is due when the browser wakes it for that, once, and nothing for another reason', async () => {
  await plan();
  await say('periodicsync', { tag: 'other' });
  expect(showNotification).not.toHaveBeenCalled();
  await say('periodicsync', { tag: wakeTag });
  await say('periodicsync', { tag: wakeTag });
  expect(showNotification.mock.calls.map(([title]) => title)).toEqual(['Send references']);
});

test('a press on a notification opens its record, in the page that is there or a new one', async () => {
  expect(await press('')).toHaveBeenCalledOnce();
  expect(openWindow).toHaveBeenCalledWith('/job/edit/3');
  pages = [page];
  await press('');
  expect(openWindow).toHaveBeenCalledOnce();
  expect(page.postMessage).toHaveBeenCalledWith({ type: 'reminder', path: '/job/edit/3' });
  expect(page.focus).toHaveBeenCalledOnce();
  expect(await takePendingActions()).toEqual([]);
});

test('Done is left to the page, and In an hour opens none', async () => {
  await press('done');
  expect(await takePendingActions()).toEqual([{ kind: 'task', id: 7, person: 'u1' }]);
  expect(openWindow).toHaveBeenCalledOnce();
  await press('snooze');
  expect(openWindow).toHaveBeenCalledOnce();
  expect((await readNotified('u1')).snoozed['task 7']).toBeGreaterThan(Date.now() + 59 * minute);
});

test('a new version waits until a page asks for it', async () => {
  await say('message', { data: null });
  await say('message', { data: { type: 'reminder' } });
  expect(skipWaiting).not.toHaveBeenCalled();
  await say('message', { data: { type: 'SKIP_WAITING' } });
  expect(skipWaiting).toHaveBeenCalledOnce();
});

test('catalogs are not fetched ahead, but for the language that is read here their next version is', async () => {
  const addAll = vi.fn(async () => undefined);
  const keys = async () => [{ url: 'https://own.example/assets/catalog-de-aaaaaaa.js' }];
  vi.stubGlobal('caches', { open: async () => ({ keys, addAll }) });
  expect(routes.ahead).toEqual([{ url: 'index.html', revision: '1' }]);
  await say('install', {});
  expect(addAll).toHaveBeenCalledExactlyOnceWith(['/assets/catalog-de-bbbbbbb.js']);
});

test('where nothing can be cached the worker installs all the same', async () => {
  vi.stubGlobal('caches', undefined);
  await expect(say('install', {})).resolves.toBeUndefined();
});

const isKept = (address: string) => {
  const url = new URL(address, 'https://own.example');
  const sameOrigin = url.origin === 'https://own.example';
  return routes.matchers.some(
    (match) => typeof match === 'function' && (match as Matcher)({ url, sameOrigin }),
  );
};

test.each([
  ['/assets/typst_ts_web_compiler_bg-Ab1.wasm', true],
  ['/assets/Inter-Regular-x1.woff', true],
  ['/assets/eng.traineddata-4f.gz', true],
  ['/assets/catalog-de-x1x2x3x.js', true],
  ['/assets/index-x1.css', false],
  ['/api/jobs', false],
  ['/api/jobs?term=/assets/a.woff', false],
  ['/api/assets/a.woff', false],
  ['https://else.example/assets/a.woff', false],
])('%s is kept when it is asked for: %s', (address, expected) => expect(isKept(address)).toBe(expected));

test.each([
  ['/api', true],
  ['/api/auth/google', true],
  ['/apiary', false],
  ['/work', false],
])('%s is answered by the server alone: %s', (path, expected) =>
  expect(routes.denied.some((one) => one.test(path))).toBe(expected),
);
