import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../scripts/postgres.ts';
import type { FuzzSide } from './fuzz-bench.ts';
import { startFuzzServer } from './fuzz-server.ts';
import type { BenchDatabase } from './options.ts';

/** The databases of a fuzz run, each with an empty folder of its own that `remove` takes away again. */
export async function fuzzSides(
  databases: readonly BenchDatabase[],
): Promise<{ all: FuzzSide[]; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'foothold-fuzz-'));
  const postgres = databases.includes('postgres') ? await startPostgres() : null;
  const sides: Record<BenchDatabase, FuzzSide> = {
    pglite: { name: 'PGlite', start: () => startFuzzServer(join(folder, 'pglite')) },
    postgres: { name: 'PostgreSQL', start: () => startFuzzServer(join(folder, 'postgres'), postgres?.url) },
  };
  return {
    all: databases.map((name) => sides[name]),
    async remove() {
      await postgres?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
