import { useSyncExternalStore } from 'react';

/** What is kept in local storage (docs/spec/entities.md, Preferences): `theme` is null before a choice is stored. */
export type Appearance = { theme: 'light' | 'dark'; color: string };

const systemDark = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

function stored(name: 'theme' | 'color'): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function read(): Appearance {
  const theme = stored('theme');
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia(systemDark).matches);
  return { theme: isDark ? 'dark' : 'light', color: stored('color') ?? 'blue' };
}

let now: Appearance | undefined;

function refresh(): void {
  now = read();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', refresh);
    matchMedia(systemDark).addEventListener('change', refresh);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', refresh);
    matchMedia(systemDark).removeEventListener('change', refresh);
  };
}

/** The theme and accent to show, kept current over tabs and the system's choice. An unknown stored color is the caller's to replace. */
export function useAppearance(): Appearance {
  return useSyncExternalStore(subscribe, currentAppearance, currentAppearance);
}

/** The same, once. */
export function currentAppearance(): Appearance {
  now ??= read();
  return now;
}

/** Stores a theme or an accent and shows it at once; where storage is forbidden it holds until the page is left. */
export function setAppearance(change: Partial<Appearance>): void {
  for (const [name, value] of Object.entries(change))
    try {
      localStorage.setItem(name, value);
    } catch {
      // Shown anyway.
    }
  now = { ...read(), ...change };
  for (const listener of listeners) listener();
}

/** Puts the theme on the document itself: class, color-scheme and the browser's own bars. */
export function paintDocument(theme: 'light' | 'dark', pageColor: string): void {
  const root = document.documentElement;
  root.classList.toggle('dark', theme === 'dark');
  root.style.colorScheme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', pageColor);
}
