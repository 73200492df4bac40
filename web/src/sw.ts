import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { catalogCache, isCatalog, renewCatalogs } from './platform/catalog-cache.ts';
import { answerShare, sharePath } from './platform/files/shared-file.ts';
import { setBadge } from './platform/reminders/badge.ts';
import { storePendingAction } from './platform/reminders/reminder-store.ts';
import { type NoticeData, sendReminders, snoozeReminder } from './platform/reminders/send-reminders.ts';
import { wakeTag } from './platform/reminders/wake-tag.ts';

// What runs beside the pages: the product starts without a network (decision 0019), says reminders while nothing is open,
// where the browser wakes it (0085), and takes what other programs share (0089).

type Waits = Event & { waitUntil: (work: Promise<unknown>) => void };
type WindowClientLike = {
  url: string;
  focus: () => Promise<unknown>;
  postMessage: (message: unknown) => void;
};
type Worker = {
  __WB_MANIFEST: (PrecacheEntry | string)[];
  skipWaiting: () => Promise<void>;
  registration: { showNotification: (title: string, options: object) => Promise<void> };
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<WindowClientLike[]>;
    openWindow: (path: string) => Promise<unknown>;
  };
  addEventListener: (type: string, listener: (event: never) => void) => void;
};
declare const self: Worker;

// Nobody reads every language: a catalog is cached when it is first asked for, and its successor with a new version of
// the product (decision 0118).
const manifest = self.__WB_MANIFEST;
const pathOf = (entry: PrecacheEntry | string) => `/${typeof entry === 'string' ? entry : entry.url}`;
precacheAndRoute(manifest.filter((entry) => !isCatalog(pathOf(entry))));
cleanupOutdatedCaches();
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isCatalog(url.pathname),
  new CacheFirst({
    cacheName: catalogCache,
    // Of a few versions: an open page may still be of the one before.
    plugins: [new ExpirationPlugin({ maxEntries: 12, purgeOnQuotaError: true })],
  }),
);
self.addEventListener('install', (event: Waits) => event.waitUntil(renewCatalogs(manifest.map(pathOf))));
// Nothing of /api is ever kept here: own data is in the browser's database, the rest is asked for.
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/api(\/|$)/] }));
// The files that set, read and spell documents are cached when first needed (decisions 0068, 0073, 0080). Their
// path is looked at, not the whole address: what is asked of /api can end like one of them.
const documents =
  /\/assets\/(?:(?:typst_|tesseract-|jbig2|openjpeg)[\w-]*\.wasm|[\w-]+\.(?:woff|aff|dic)|(?:softwareTerms|\w{3}\.traineddata)[\w.-]*\.gz|(?:typst|pdf|read-scan)[\w.-]*\.js)$/;
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/') && documents.test(url.pathname),
  new CacheFirst({
    cacheName: 'documents',
    plugins: [new ExpirationPlugin({ maxEntries: 600, purgeOnQuotaError: true })],
  }),
);

// The worker that asks a model carries the policy of the origin in its address: one answer per origin is kept, with its headers.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/model-worker-[\w-]+\.js$/.test(url.pathname),
  new NetworkFirst({
    cacheName: 'model-worker',
    plugins: [new ExpirationPlugin({ maxEntries: 12, purgeOnQuotaError: true })],
  }),
);

// What other programs share is answered here: an invitation must not travel to a server.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === sharePath,
  ({ request }) => answerShare(request, new Date()),
  'POST',
);

// A new version waits until a page asks for it.
self.addEventListener('message', ({ data }: MessageEvent<{ type?: string } | null>) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('periodicsync', (event: Waits & { tag: string }) => {
  if (event.tag === wakeTag) event.waitUntil(tell());
});

self.addEventListener(
  'notificationclick',
  (event: Waits & { action: string; notification: { data: NoticeData; close: () => void } }) => {
    const { data } = event.notification;
    event.notification.close();
    event.waitUntil(event.action === 'snooze' ? snoozeReminder(data, new Date()) : open(data, event.action));
  },
);

function tell(): Promise<void> {
  return sendReminders(new Date(), {
    show: ({ title, options }) =>
      self.registration.showNotification(title, { ...options, icon: '/icons/icon-192.png' }),
    badge: setBadge,
  });
}

/** Opens the record in a page that is there, or a new one; “Done” is done by that page, which offers Undo. */
async function open({ path, person, done }: NoticeData, action: string): Promise<void> {
  if (action === 'done' && done) await storePendingAction({ ...done, person });
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!page) {
    await self.clients.openWindow(path);
    return;
  }
  page.postMessage({ type: 'reminder', path });
  await page.focus();
}
