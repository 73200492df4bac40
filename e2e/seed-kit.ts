import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';

/** Those that e2e/seed/seed-page.ts knows; an import of it would make every spec depend on the whole data layer. */
type SeedCommand = 'addResume' | 'loadExampleData' | 'saveJob';

type SeedWindow = Window & {
  seedOwnData?: (userId: string, name: string, values: unknown[]) => Promise<number>;
};

const web = fileURLToPath(new URL('../web', import.meta.url));

/** Builds the script that writes own data in a page into a folder of its own; answers where. */
export async function buildSeed(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foothold-seed-'));
  const vite = join(web, '../node_modules/vite/bin/vite.js');
  const build = [
    'build',
    '--config',
    '../e2e/seed/vite.config.ts',
    '--logLevel',
    'error',
    '--outDir',
    folder,
  ];
  await promisify(execFile)(process.execPath, [vite, ...build], {
    cwd: web,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return folder;
}

let script = '';

/**
 * Runs a command of the product's own data layer on the data of who is signed in, on any page of the server: the same
 * checks, rules and journal entry as from a form, without its screen. Answers the key of what was written.
 */
export async function seed(page: Page, name: SeedCommand, ...values: unknown[]): Promise<number> {
  const { E2E_SEED: folder } = process.env;
  if (!folder) throw new Error('The script that writes own data was not built.');
  script ||= readFileSync(join(folder, 'seed.js'), 'utf8');
  if (!(await page.evaluate(() => 'seedOwnData' in window))) await page.evaluate(script);
  return page.evaluate(
    async ([command, given]) => {
      const { userId } = JSON.parse(localStorage.getItem('foothold.identity') ?? '{}');
      const run = (window as SeedWindow).seedOwnData;
      if (!run) throw new Error('The script that writes own data is not in this page.');
      return run(userId ?? '', command, given);
    },
    [name, values] as const,
  );
}
