import { readdirSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { askedLanguage, chosenLanguage, shownLanguage, storeLanguage } from './language.ts';
import { languages } from './languages.data.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('document', { documentElement: { lang: 'de', dataset: { asked: 'en' } } });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});

test('every language of the table has a catalog, and every catalog a language', () => {
  const catalogs = readdirSync(`${import.meta.dirname}/../locales`).filter((name) => name.endsWith('.po'));
  expect(languages.map(({ tag }) => `${tag}.po`).sort()).toEqual(catalogs.sort());
});

test('the language that is shown and the one that the browser asks for are those of the document', () => {
  expect(shownLanguage().name).toBe('Deutsch');
  expect(askedLanguage().name).toBe('English');
  vi.stubGlobal('document', undefined);
  expect(shownLanguage().tag).toBe('en');
});

test('a choice is kept, and says whether the page is to be loaded again', () => {
  expect(chosenLanguage()).toBe('');
  expect(storeLanguage('de')).toBe(false);
  expect(chosenLanguage()).toBe('de');
  expect(storeLanguage('en')).toBe(true);
  expect(storeLanguage('')).toBe(true);
  expect([...stored]).toEqual([]);
});

test('a language that is gone, and a browser that keeps nothing, are no choice', () => {
  stored.set('language', 'tlh');
  expect(chosenLanguage()).toBe('');
  vi.stubGlobal('localStorage', undefined);
  expect(chosenLanguage()).toBe('');
  expect(storeLanguage('en')).toBe(false);
});
