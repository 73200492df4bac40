import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

/** Every test of the API that opens a test database: the suite that has to pass on both databases. */
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

/** Vitest's global set-up for TEST_DATABASE=postgres: one server for the whole run; its address goes to the workers. */
export async function setup(): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  process.env.TEST_DATABASE_URL = url;
  return stop;
}
