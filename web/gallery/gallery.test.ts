import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const here = fileURLToPath(new URL('.', import.meta.url));
const sources = fileURLToPath(new URL('../src', import.meta.url));

/** Paths of the components that a file draws, from `web/src`; what it loads later as well. `from` is its own path there. */
function imported(from: string, text: string): string[] {
  const found = text.matchAll(/(?:from|import\()\s*'(\.[^']+\.tsx)'/g);
  return [...found].map(([, address = '']) => posix.join(posix.dirname(from), address));
}

/** Files of components that nothing in these texts, which are in `web/gallery`, leads to. */
function notShown(
  texts: readonly string[],
  read: (path: string) => string,
  all: readonly string[],
): string[] {
  const shown = new Set<string>();
  const waiting = texts
    .flatMap((text) => imported('../gallery/page.tsx', text))
    .map((path) => path.replace(/^\.\.\/src\//, ''))
    .filter((path) => all.includes(path));
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (shown.has(path)) continue;
    shown.add(path);
    waiting.push(...imported(path, read(path)).filter((next) => all.includes(next)));
  }
  return all.filter((path) => !shown.has(path));
}

test('the gallery shows every shared component', () => {
  const all = ['ui', 'maps', 'shared']
    .flatMap((folder) =>
      readdirSync(join(sources, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'));
  const texts = readdirSync(here)
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(join(here, name), 'utf8'));
  expect(all.length).toBeGreaterThan(40);
  // Commands and reminders without a look of their own, cards and a button that a browser test shows at work, the field that picks another one by its descriptor, what the providers draw around every page, what the macros of the words become.
  const around = [
    'shared/ai/conversation/ask-blocked.tsx',
    'shared/ai/conversation/result-card.tsx',
    'shared/ai/conversation/use-send-consent.tsx',
    'shared/ai/conversation/use-written-by.tsx',
    'shared/ai/ledger/marked-diff.tsx',
    'shared/calendar/save-calendar.tsx',
    'shared/fit/fit-filler.tsx',
    'shared/jobs/jobs-csv-toast.tsx',
    'shared/own-data/download-backup.tsx',
    'shared/own-data/entity-field.tsx',
    'shared/own-data/own-data-care.tsx',
    'shared/postings/mark-applied.tsx',
    'shared/reminders/reminders.tsx',
    'shared/sign-in/passkey-button.tsx',
    'ui/toasts/toast-host.tsx',
    'ui/toasts/toast-provider.tsx',
    'ui/trans.tsx',
  ];
  expect(notShown(texts, (path) => readFileSync(join(sources, path), 'utf8'), all).sort()).toEqual(around);
});

test('a component that is not shown is named', () => {
  const read = (path: string) => (path === 'ui/a.tsx' ? "import('./b.tsx')" : '');
  const all = ['ui/a.tsx', 'ui/b.tsx', 'ui/c.tsx'];
  expect(notShown(["from '../src/ui/a.tsx'"], read, all)).toEqual(['ui/c.tsx']);
});
