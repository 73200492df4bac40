import { beforeEach, expect, test, vi } from 'vitest';

/** The module as a page has it whose browser has these service workers, or none. */
async function page(serviceWorker?: object) {
  vi.resetModules();
  vi.stubGlobal('navigator', { onLine: true, ...(serviceWorker && { serviceWorker }) });
  vi.stubGlobal('document', new EventTarget());
  return import('./service-worker.ts');
}

beforeEach(() => {
  vi.unstubAllGlobals();
});

test('startServiceWorker does nothing where the browser has none', async () => {
  const { startServiceWorker, waitingUpdate } = await page();
  await expect(startServiceWorker()).resolves.toBeUndefined();
  expect(waitingUpdate()).toBeNull();
});

test('startServiceWorker goes on without one where the browser refuses', async () => {
  const asked: string[] = [];
  const refusing = Object.assign(new EventTarget(), {
    register: (path: string) => {
      asked.push(path);
      return Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
    },
  });
  const { startServiceWorker, waitingUpdate } = await page(refusing);
  await expect(startServiceWorker()).resolves.toBeUndefined();
  expect(asked).toEqual(['/sw.js']);
  expect(waitingUpdate()).toBeNull();
});

test('an update that waits is told and can be taken; the first version is none', async () => {
  const posted: unknown[] = [];
  const waiting = { state: 'installed', postMessage: (message: unknown) => posted.push(message) };
  const registration = Object.assign(new EventTarget(), { waiting, update: async () => undefined });
  const browser = (controller: object | null) =>
    Object.assign(new EventTarget(), { controller, register: async () => registration });
  const first = await page(browser(null));
  await first.startServiceWorker();
  expect(first.waitingUpdate()).toBeNull();
  const later = await page(browser({}));
  const told = vi.fn();
  later.onUpdate(told);
  await later.startServiceWorker();
  expect(told).toHaveBeenCalledTimes(1);
  later.waitingUpdate()?.take();
  expect(posted).toEqual([{ type: 'SKIP_WAITING' }]);
});
