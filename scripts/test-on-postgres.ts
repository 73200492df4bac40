import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from './postgres.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const api = join(root, 'api/src');

/** The tests that need a PostgreSQL and run nowhere else. */
export const onlyOnPostgres = 'api/src/**/*postgres.test.ts';

/** The two ways to a test database; whatever imports one of them, itself or through others, is run on PostgreSQL. */
const ways = ['db/test-db.ts', 'db/test-postgres.ts'].map((name) => join(api, name));

function importsOf(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/from '(\.[^']*\.ts)'/g)].map(([, to = '']) =>
    join(dirname(path), to),
  );
}

/** Every test of the API that opens a test database: the suite that has to pass on both databases (`npm test -- --all`). */
export function databaseTests(): string[] {
  const imports = new Map<string, string[]>();
  const opensDatabase = (test: string): boolean => {
    const reached = new Set([test]);
    // A set that grows is walked to its end.
    for (const path of reached) {
      if (ways.includes(path)) return true;
      if (!imports.has(path)) imports.set(path, importsOf(path));
      for (const one of imports.get(path) ?? []) reached.add(one);
    }
    return false;
  };
  return readdirSync(api, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && opensDatabase(join(api, name)))
    .map((name) => `api/src/${name.replaceAll('\\', '/')}`)
    .sort();
}

/** Folders that are about the database itself, and about the search, which is its dictionaries, ranks and order. */
const aboutDatabase = /^api\/src\/(?:db|modules\/jobs)\//;

/**
 * Where the two databases may answer one statement otherwise: locks and rows that somebody else holds, work that one
 * process does alone, a statement that is ended, the server's own tables, code for one of the two.
 */
const oneConnectionOrMany =
  /advisory|\bFOR UPDATE\b|SKIP LOCKED|\bdb\.kind\b|\.reader\(|\.alone\(|statementSeconds|statement_timeout|\bpg_\w+/;
/** The same of production code, and its order of texts, which is another one there, and dictionaries. */
const differsInCode = new RegExp(`${oneConnectionOrMany.source}|COLLATE|tsquery`);
/** Bytes that one driver passes on and the other refuses. */
const hostileBytes = /\\u0000/;

/** A test of the API and the production files of its folder that it is about. @internal */
export type TestOfApi = {
  path: string;
  text: string;
  /** The text of the file of its name, '' where there is none. */
  own: string;
  /** The texts of the files of its folder that it imports. */
  imported: readonly string[];
};

/**
 * Whether a test that opens a test database is repeated on PostgreSQL in every `npm test`, by what it touches; the others
 * call routes with plain statements and are repeated by `--all`. @internal
 */
export function mayDiffer({ path, text, own, imported }: TestOfApi): boolean {
  if (matchesGlob(path, onlyOnPostgres) || aboutDatabase.test(path)) return true;
  // What opens PGlite by itself does so there as well.
  if (/\/db\/pglite\.ts'/.test(text)) return false;
  return (
    oneConnectionOrMany.test(text) ||
    hostileBytes.test(text) ||
    /ORDER BY/.test(own) ||
    [own, ...imported].some((code) => differsInCode.test(code))
  );
}

/** The tests of databaseTests() that every `npm test` repeats on PostgreSQL. */
export function testsThatDiffer(): string[] {
  return databaseTests().filter((test) => {
    const path = join(root, test);
    const sibling = path.replace(/\.test\.ts$/, '.ts');
    // The server and its start put everything together: whatever they import is no matter of their tests.
    const isWhole = dirname(path) === api;
    const near = importsOf(path).filter(
      (to) => dirname(to) === dirname(path) && !/(?:^|\/)test-[^/]*$|-kit\.ts$/.test(to),
    );
    return mayDiffer({
      path: test,
      text: readFileSync(path, 'utf8'),
      own: existsSync(sibling) && !isWhole ? readFileSync(sibling, 'utf8') : '',
      imported: isWhole ? [] : near.map((to) => readFileSync(to, 'utf8')),
    });
  });
}

/** Vitest's global set-up for TEST_DATABASE=postgres: one server for the whole run; its address goes to the workers. */
export async function setup(): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  process.env.TEST_DATABASE_URL = url;
  return stop;
}
