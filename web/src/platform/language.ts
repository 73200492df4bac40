import { type Language, languages } from './languages.data.ts';

// theme.js has decided by then, before the first paint: it leaves the language on the document, and what the browser asks for.

/** The language of this tag; English where there is none. */
function languageOf(tag: string | undefined): Language {
  const found = languages.find((one) => one.tag === tag) ?? languages[0];
  if (!found) throw new Error('The table of languages is empty.');
  return found;
}

// While the pages are drawn there is no document.
const root = () => globalThis.document?.documentElement;

/** The language that the interface speaks now. */
export function shownLanguage(): Language {
  return languageOf(root()?.lang);
}

/** The language that the browser asks for, as far as there is one. */
export function askedLanguage(): Language {
  return languageOf(root()?.dataset.asked);
}

/** The tag that was chosen in this browser; '' for what the browser asks for. */
export function chosenLanguage(): string {
  try {
    const tag = localStorage.getItem('language') ?? '';
    return languages.some((one) => one.tag === tag) ? tag : '';
  } catch {
    return '';
  }
}

/**
 * Stores a choice; '' follows the browser. True where the next load of a page speaks another language than this one, in
 * which other tabs continue until they are loaded again.
 */
export function storeLanguage(tag: string): boolean {
  try {
    if (tag === '') localStorage.removeItem('language');
    else localStorage.setItem('language', tag);
  } catch {
    // A page that may keep nothing speaks what the browser asks for.
    return false;
  }
  return (tag || askedLanguage().tag) !== shownLanguage().tag;
}
