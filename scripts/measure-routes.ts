import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { screens } from '../web/src/app/screens.data.ts';
import { precacheProblems } from './precache-size.ts';
import { laterPackages } from './route-budgets.data.ts';
import { routeBudgets, screenSources } from './route-budgets.ts';
import {
  earlyPackages,
  type Manifest,
  routeSizes,
  type StoredSizes,
  scriptCircles,
  sizeProblems,
  sizeTable,
  storedSizes,
} from './route-sizes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'web/dist');
const kept = join(root, 'scripts/route-sizes.json');
const table = join(root, 'web/src/app/screens.data.ts');

function readKept(): StoredSizes {
  return JSON.parse(readFileSync(kept, 'utf8')) as StoredSizes;
}

function measure() {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(dist, '.vite', name), 'utf8'));
  const manifest = read('manifest.json') as Manifest;
  const packages = read('packages.json') as Record<string, readonly string[]>;
  const sizeOf = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  const budgets = routeBudgets(screens, screenSources(readFileSync(table, 'utf8')));
  return { manifest, packages, sizeOf, budgets, sizes: routeSizes(manifest, budgets, sizeOf) };
}

/** The weight of every route of the built pages as a table, and what is too much or too early there, one line each. */
export function measureRoutes(): { table: string; problems: string[] } {
  const { manifest, packages, sizeOf, budgets, sizes } = measure();
  const before = readKept();
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  return {
    table: sizeTable(sizes, before),
    problems: [
      ...sizeProblems(manifest, budgets, sizes, before),
      ...earlyPackages(manifest, budgets, packages, laterPackages),
      ...scriptCircles(manifest),
      ...precacheProblems(worker, sizeOf),
    ],
  };
}

/** Keeps the sizes of the built pages as those that later builds are compared with. */
export function keepSizes(): void {
  writeFileSync(kept, `${JSON.stringify(storedSizes(measure().sizes, readKept()), null, 2)}\n`);
}
