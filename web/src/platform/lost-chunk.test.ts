import { beforeEach, expect, test, vi } from 'vitest';
import { recoverLostChunks } from './lost-chunk.ts';

let at = 1_000_000;
const reload = vi.fn();
const kept = vi.fn();
let page: EventTarget;
let memory: Map<string, string> | null;

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  at += 1_000_000;
  page = new EventTarget();
  memory = new Map();
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => {
      if (!memory) throw new Error('forbidden');
      return memory.get(key) ?? null;
    },
    setItem: (key: string, value: string) => memory?.set(key, value),
  });
});

const start = (hasUnsaved = false) =>
  recoverLostChunks({ hasUnsaved: () => hasUnsaved, onKept: kept, now: () => at });
const lose = () => page.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

test('the page loads itself again, once in a minute', () => {
  start();
  lose();
  lose();
  expect(reload).toHaveBeenCalledTimes(1);
  at += 120_000;
  lose();
  expect(reload).toHaveBeenCalledTimes(2);
  expect(kept).not.toHaveBeenCalled();
});

test('with something unsaved it only says so', () => {
  start(true);
  lose();
  expect(kept).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

test('offline, or without a place to remember the first time, it does nothing', () => {
  start();
  vi.stubGlobal('navigator', { onLine: false });
  lose();
  vi.stubGlobal('navigator', { onLine: true });
  memory = null;
  lose();
  expect(reload).not.toHaveBeenCalled();
});

test('it stops when told', () => {
  start()();
  lose();
  expect(reload).not.toHaveBeenCalled();
});
