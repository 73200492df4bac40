import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPgliteDb } from '../db/pglite.ts';
import { filledPostingSearch } from './filled-posting-search.ts';
import { asked } from './posting-search-test-kit.ts';
import { threadPostingSearch } from './thread-posting-search.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foothold-killed-'));
});
afterAll(() => rm(folder, { recursive: true }));

const kit = fileURLToPath(new URL('./importing-process-test-kit.ts', import.meta.url));

// Each round starts two databases, one of them in a process of its own.
const patience = 180_000;

test('a process that is killed while it imports and saves loses nothing', { timeout: patience }, async () => {
  for (const [round, ms] of [1500, 40].entries()) {
    const child = spawn(process.execPath, [kit, folder, String(round)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await Promise.race([
      once(child.stdout, 'data'),
      once(child, 'exit').then(([code]) => {
        throw new Error(`The process ended with ${code}.`);
      }),
    ]);
    await setTimeout(ms);
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    const db = await openPgliteDb(folder);
    const search = threadPostingSearch({
      db,
      folder: join(folder, 'posting-index'),
      now: () => new Date(),
    });
    const anew = filledPostingSearch(db);
    try {
      for (const word of ['', 'nurse', 'cook', 'driver']) {
        const facets = { listed: 50, ageDays: [], payFloors: [], facts: [] };
        const [own, other] = await Promise.all(
          [search, anew].map((one) => one.search({ ...asked(word), facets })),
        );
        const ids = (answer: typeof own) => answer?.hits.map(({ id, score }) => [id, score]);
        expect([own?.total, own?.facets, ids(own)]).toEqual([other?.total, other?.facets, ids(other)]);
      }
      expect(await search.size()).toBe(await anew.size());
    } finally {
      await search.close();
      await anew.close();
      await db.close();
    }
  }
});
