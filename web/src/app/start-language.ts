import type { Messages } from '@lingui/core';
import { keepCatalog } from '../platform/catalog-cache.ts';
import { pseudoLocale } from '../platform/pseudo-locale.ts';
import { whenIdle } from '../platform/when-idle.ts';
import { speak } from './speak.ts';

type Catalog = { default: Messages };

// One script per catalog, compiled from its .po by the build (web/compile-catalogs.ts).
const catalogs = import.meta.glob<Catalog | undefined>(['../locales/*.po', '!../locales/en.po']);

/** How long the first screen waits for its words. Milliseconds. */
const longest = 15_000;

/**
 * Speaks the language that theme.js has set on the document, as soon as its catalog is there; without it the page is in
 * English and says so. Never rejects.
 */
export async function startLanguage(): Promise<void> {
  const root = document.documentElement;
  const { lang, dataset } = root;
  const load = (import.meta.env.DEV ? pseudoCatalog() : null) ?? catalogs[`../locales/${lang}.po`];
  if (!load) return;
  const late = new Promise<never>((_, refuse) => {
    setTimeout(() => refuse(new Error(`The catalog of ${lang} did not come.`)), longest);
  });
  try {
    const catalog = await Promise.race([load(), late]);
    // None where the page is about to load itself again (lost-chunk.ts).
    if (!catalog) return new Promise(() => undefined);
    speak(dataset.locale ?? lang, catalog.default);
    if (import.meta.env.PROD) whenIdle(() => void keepCatalog());
  } catch {
    root.lang = 'en';
    root.dir = 'ltr';
    speak('en');
    // Beside the first screen, which has its own words for what was not loaded.
    import('./language-missing.tsx').then(
      ({ sayLanguageIsMissing }) => sayLanguageIsMissing(lang),
      () => undefined,
    );
  }
}

function pseudoCatalog(): (() => Promise<Catalog>) | null {
  const pseudo = pseudoLocale();
  if (!pseudo) return null;
  document.documentElement.dir = pseudo.direction;
  return () => import('../locales/en.po?pseudo');
}
