import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetUnsaved, keepUnsaved, takeUnsavedTyping } from './unsaved-typing.ts';

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

test('what was typed last is read once, by the account that typed it', () => {
  keepUnsaved('ann', 'a', 'Led a team');
  expect(takeUnsavedTyping('ben', 'a')).toBe('');
  expect(takeUnsavedTyping('ann', 'a')).toBe('Led a team');
  expect(takeUnsavedTyping('ann', 'a')).toBe('');
});

test('what was typed is forgotten with the data of its account, other names and accounts stay', () => {
  stored['foothold.theme'] = 'dark';
  keepUnsaved('ann', 'a', 'Led a team');
  keepUnsaved('ann', 'b', 'Drove 40 trips');
  keepUnsaved('ann.b', 'a', 'Planned');
  forgetUnsaved('ann');
  expect(takeUnsavedTyping('ann.b', 'a')).toBe('Planned');
  expect(stored).toEqual({ 'foothold.theme': 'dark' });
});

test('nothing is kept without an account', () => {
  keepUnsaved('', 'a', 'Led a team');
  expect(stored).toEqual({});
  expect(takeUnsavedTyping('', 'a')).toBe('');
});

test('a browser that keeps nothing is no error', () => {
  vi.stubGlobal('localStorage', undefined);
  keepUnsaved('ann', 'a', 'Led a team');
  forgetUnsaved('ann');
  expect(takeUnsavedTyping('ann', 'a')).toBe('');
});
