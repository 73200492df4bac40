import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetUnsaved, keepUnsaved, takeUnsaved } from './unsaved-typing.ts';

let stored: Record<string, string> = {};
beforeEach(() => {
  stored = {};
  const methods = {
    getItem: (name: string) => stored[name] ?? null,
    setItem: (name: string, text: string) => {
      stored[name] = text;
    },
    removeItem: (name: string) => {
      delete stored[name];
    },
  };
  // Names of a storage are its own keys.
  vi.stubGlobal(
    'localStorage',
    new Proxy(methods, {
      ownKeys: () => Reflect.ownKeys(stored),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
});
afterEach(() => vi.unstubAllGlobals());

test('what was typed last is read once', () => {
  keepUnsaved('a', 'Led a team');
  expect(takeUnsaved('a')).toBe('Led a team');
  expect(takeUnsaved('a')).toBe('');
});

test('what was typed is forgotten with own data, other names stay', () => {
  stored['foothold.theme'] = 'dark';
  keepUnsaved('a', 'Led a team');
  keepUnsaved('b', 'Drove 40 trips');
  forgetUnsaved();
  expect(stored).toEqual({ 'foothold.theme': 'dark' });
});

test('a browser that keeps nothing is no error', () => {
  vi.stubGlobal('localStorage', undefined);
  keepUnsaved('a', 'Led a team');
  forgetUnsaved();
  expect(takeUnsaved('a')).toBe('');
});
