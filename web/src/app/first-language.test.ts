import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const script = readFileSync(`${import.meta.dirname}/../../public/theme.js`, 'utf8');
const catalogs = {
  de: ['ltr', '/assets/catalog-de-1234567.js'],
  ar: ['rtl', '/assets/catalog-ar-1234567.js'],
};

/** What theme.js makes of a document, for a browser that asks for these languages and has this one stored. */
function started(languages: string[], stored: string | null, search = '') {
  const links: { rel?: string; href?: string }[] = [];
  const classes = new Map<string, boolean>();
  const root = {
    lang: 'en',
    dir: 'ltr',
    dataset: {} as Record<string, string>,
    style: {},
    classList: { toggle: (name: string, isOn: boolean) => classes.set(name, isOn) },
  };
  const document = {
    documentElement: root,
    querySelector: (what: string) => ({ content: what.includes('catalogs') ? JSON.stringify(catalogs) : '' }),
    createElement: () => ({}),
    head: { append: (link: object) => links.push(link) },
    addEventListener: () => undefined,
  };
  const localStorage = { getItem: (name: string) => (name === 'language' ? stored : null) };
  new Function('document', 'localStorage', 'matchMedia', 'navigator', 'location', script)(
    document,
    localStorage,
    () => ({ matches: false }),
    { languages },
    { search },
  );
  const { lang, dir, dataset } = root;
  return { lang, dir, ...dataset, links, isFirstShown: !classes.get('not-first') };
}

test.each([
  [['en-US'], null, 'en', 'en', 'en-US'],
  [['en-GB', 'en'], null, 'en', 'en', 'en-GB'],
  [['de'], null, 'de', 'de', 'de'],
  [['de-AT', 'en-US'], null, 'de', 'de', 'de-AT'],
  [['fr-FR', 'DE-ch', 'en'], null, 'de', 'de', 'DE-ch'],
  [['fr-FR'], null, 'en', 'en', 'en'],
  [[], null, 'en', 'en', 'en'],
  [['en-US'], 'de', 'de', 'en', 'de'],
  [['de-DE', 'en-GB'], 'en', 'en', 'de', 'en-GB'],
  [['de-DE'], 'en', 'en', 'de', 'en'],
  [['en-US'], 'tlh', 'en', 'en', 'en-US'],
])('a browser that asks for %j and has %j stored speaks %s', (languages, stored, lang, asked, locale) => {
  expect(started(languages, stored)).toMatchObject({ lang, asked, locale, dir: 'ltr' });
});

test('English fetches no catalog, another language its own', () => {
  expect(started(['en-US'], null).links).toEqual([]);
  expect(started(['de-DE'], null).links).toEqual([{ rel: 'modulepreload', href: catalogs.de[1] }]);
});

test('a language that is written from right to left turns the document', () => {
  expect(started(['ar-EG'], null)).toMatchObject({ lang: 'ar', dir: 'rtl' });
});

test('the page that was drawn in English is shown to nobody who reads another language', () => {
  expect(started(['en-US'], null).isFirstShown).toBe(true);
  expect(started(['de-DE'], null).isFirstShown).toBe(false);
});
