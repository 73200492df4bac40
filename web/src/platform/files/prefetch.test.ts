import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCaches } from './fake-caches-test-kit.ts';
import { canPrefetch, isPrefetched, prefetch } from './prefetch.ts';

const urls = ['/assets/typst.wasm', '/assets/inter.woff', '/assets/worker.js'];
let browser: ReturnType<typeof fakeCaches>;
let asked: string[] = [];
let gone = '';
beforeEach(() => {
  browser = fakeCaches();
  asked = [];
  gone = '';
  vi.stubGlobal('navigator', { serviceWorker: {} });
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    if (url === gone) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response(`content of ${url}`));
  });
});
afterEach(() => void vi.unstubAllGlobals());

const keep = (signal = new AbortController().signal) => {
  let bytes = 0;
  const onBytes = (count: number) => {
    bytes += count;
  };
  return prefetch(urls, { onBytes, signal }).then(() => bytes);
};

it('fetches what is missing and nothing twice, and says then that all of it is kept', async () => {
  expect(await isPrefetched(urls)).toBe(false);
  expect(await keep()).toBe(urls.map((url) => `content of ${url}`).join('').length);
  expect(await isPrefetched(urls)).toBe(true);
  expect(await keep()).toBe(0);
  expect(asked).toEqual(urls);
  expect(browser.keysOf('documents')).toEqual(urls);
});

it('keeps what arrived when one cannot be fetched, and goes on from there', async () => {
  gone = urls[1] ?? '';
  await expect(keep()).rejects.toThrow('Failed to fetch');
  expect(browser.keysOf('documents')).toEqual([urls[0]]);
  gone = '';
  await keep();
  expect(asked.filter((url) => url === urls[0])).toHaveLength(1);
  expect(await isPrefetched(urls)).toBe(true);
});

it('stops when it is called off, and throws what a full disk says', async () => {
  await expect(keep(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  expect(asked).toEqual([]);
  browser.full();
  await expect(keep()).rejects.toMatchObject({ name: 'QuotaExceededError' });
});

it('says where a browser keeps nothing', async () => {
  vi.unstubAllGlobals();
  expect(canPrefetch()).toBe(false);
  expect(await isPrefetched(urls)).toBe(false);
});
