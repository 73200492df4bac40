import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from './postgres.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const api = join(root, 'api/src');

/** The tests that need a PostgreSQL and run nowhere else. */
export const onlyOnPostgres = 'api/src/**/*postgres.test.ts';

/** Every test of the API that opens a test database, by what its text says: the suite that has to pass on both databases. */
export function databaseTests(): string[] {
  return readdirSync(api, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .filter((name) =>
      /openTest(?:Db|App|Search)|newTestDatabase/.test(readFileSync(join(api, name), 'utf8')),
    )
    .map((name) => `api/src/${name.replaceAll('\\', '/')}`)
    .sort();
}

/** Vitest's global set-up for TEST_DATABASE=postgres: one server for the whole run; its address goes to the workers. */
export async function setup(): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  process.env.TEST_DATABASE_URL = url;
  return stop;
}
