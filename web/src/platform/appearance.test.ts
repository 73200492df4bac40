import { beforeEach, expect, test, vi } from 'vitest';

type Kept = { getItem: (name: string) => string | null; setItem: (name: string, value: string) => void };

const denied = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};
const full = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

/** The module as a page has it with this storage and system. */
async function page(storage: Kept, systemIsDark = false) {
  vi.resetModules();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('matchMedia', () => ({ matches: systemIsDark }));
  return import('./appearance.ts');
}

const keeping = (items: Record<string, string> = {}): Kept => ({
  getItem: (name) => items[name] ?? null,
  setItem: (name, value) => {
    items[name] = value;
  },
});

beforeEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['nothing, in a light system', {}, false, { theme: 'light', color: 'blue' }],
  ['nothing, in a dark system', {}, true, { theme: 'dark', color: 'blue' }],
  [
    'a light theme, in a dark system',
    { theme: 'light', color: 'teal' },
    true,
    { theme: 'light', color: 'teal' },
  ],
  ['an unknown theme, in a light system', { theme: 'purple' }, false, { theme: 'light', color: 'blue' }],
  ['an unknown theme, in a dark system', { theme: 'purple' }, true, { theme: 'dark', color: 'blue' }],
])('the appearance of a browser that keeps %s', async (_, items, isDark, shown) => {
  expect((await page(keeping(items), isDark)).currentAppearance()).toEqual(shown);
});

test.each([
  ['is full', { getItem: () => null, setItem: full }],
  ['cannot be looked at', { getItem: denied, setItem: denied }],
])('a theme that is chosen holds on the page where storage %s', async (_, storage) => {
  const { currentAppearance, setAppearance } = await page(storage);
  expect(currentAppearance()).toEqual({ theme: 'light', color: 'blue' });
  setAppearance({ theme: 'dark' });
  expect(currentAppearance()).toEqual({ theme: 'dark', color: 'blue' });
});
