import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

// What outlives a test file in its process: modules put in place of others, a database or storage, what a browser has.
const leavesTraces =
  /\bvi\.|test-kit|fake-indexeddb|globalThis|Storage|\bwindow\b|\bnavigator\b|\bdocument\.|process\.env/;

/** The tests below these folders that leave nothing behind, by what they name: they need no process of their own. */
export function plainTests(...folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((path) => path.endsWith('.test.ts') && !path.includes('/node_modules/'))
    .filter((path) => !leavesTraces.test(readFileSync(join(root, path), 'utf8')))
    .sort();
}
