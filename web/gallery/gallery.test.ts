import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const here = fileURLToPath(new URL('.', import.meta.url));
const components = fileURLToPath(new URL('../src/components', import.meta.url));

/** The components that a file draws, named by their files; what it loads later as well. */
function imported(text: string): string[] {
  const found = text.matchAll(/(?:from|import\()\s*'(?:\.|\.\.\/src\/components)\/([\w-]+\.tsx)'/g);
  return [...found].map(([, name]) => name ?? '');
}

/** Files of components that nothing in these texts leads to. */
function notShown(
  texts: readonly string[],
  read: (name: string) => string,
  all: readonly string[],
): string[] {
  const shown = new Set<string>();
  const waiting = texts.flatMap(imported).filter((name) => all.includes(name));
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    if (shown.has(name)) continue;
    shown.add(name);
    waiting.push(...imported(read(name)).filter((next) => all.includes(next)));
  }
  return all.filter((name) => !shown.has(name));
}

test('the gallery shows every shared component', () => {
  const all = readdirSync(components).filter((name) => name.endsWith('.tsx') && !name.includes('.test.'));
  const texts = readdirSync(here)
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(join(here, name), 'utf8'));
  expect(all.length).toBeGreaterThan(40);
  // Commands without a look of their own, what the providers draw around every page, what the macros of the words become.
  const around = [
    'download-backup.tsx',
    'jobs-csv-toast.tsx',
    'own-data-care.tsx',
    'toast-host.tsx',
    'toast-provider.tsx',
    'trans.tsx',
  ];
  expect(notShown(texts, (name) => readFileSync(join(components, name), 'utf8'), all)).toEqual(around);
});

test('a component that is not shown is named', () => {
  const read = (name: string) => (name === 'a.tsx' ? "import('./b.tsx')" : '');
  expect(notShown(["from '../src/components/a.tsx'"], read, ['a.tsx', 'b.tsx', 'c.tsx'])).toEqual(['c.tsx']);
});
