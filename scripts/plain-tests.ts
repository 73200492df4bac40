import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

// What outlives a test file in its process: modules put in place of others, a clock or storage, what a browser has. And who
// looks at all commands that were registered sees those of other tests.
const leavesTraces =
  /\bregisteredCommands\b|\bvi\.|globalThis|Storage|\bwindow\b|\bnavigator\b|\bdocument\.|\bdelete process\.env|process\.env(?:\.\w+|\[[^\]]+\])?\s*=(?!=)/;
/** Databases in memory: a test of own data begins by deleting all of them (`openEmptyData`). */
const hasDatabase = /['"]fake-indexeddb/;

/** The kits that a file imports: beside it or in core, where most are. */
function kitsOf(path: string, text: string): string[] {
  return [...text.matchAll(/from '([^']*(?:-test-kit|\/test-[\w-]*)\.ts)'/g)].map(([, to = '']) =>
    to.startsWith('.')
      ? relative(root, join(root, dirname(path), to))
      : to
          .replace(/^@foothold\/(core|web|api|extension)\//, '$1/')
          .replace(/^core\/(?!test-data\/|src\/)/, 'core/src/'),
  );
}

/** What a test leaves behind, by what it and its kits name. */
function traceOf(test: string): 'none' | 'database' | 'more' {
  const paths = new Set([test]);
  let database = false;
  // A set that grows is walked to its end.
  for (const path of paths) {
    if (!existsSync(join(root, path))) return 'more';
    const text = readFileSync(join(root, path), 'utf8');
    if (leavesTraces.test(text)) return 'more';
    database ||= hasDatabase.test(text);
    for (const kit of kitsOf(path, text)) paths.add(kit.replaceAll('\\', '/'));
  }
  return database ? 'database' : 'none';
}

/**
 * The tests below these folders that need no process of their own: `plain` leave nothing behind, `ownData` databases in
 * memory alone, which the next one deletes.
 */
export function plainTests(...folders: readonly string[]): { plain: string[]; ownData: string[] } {
  const tests = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((path) => path.endsWith('.test.ts') && !path.includes('/node_modules/'))
    .sort()
    .map((path) => ({ path, trace: traceOf(path) }));
  const of = (kind: 'none' | 'database') =>
    tests.filter(({ trace }) => trace === kind).map(({ path }) => path);
  return { plain: of('none'), ownData: of('database') };
}
