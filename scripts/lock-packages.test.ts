import { expect, test } from 'vitest';
import { integrityProblems, type LockEntry, lockedPackages, projectLock } from './lock-packages.ts';

const integrity = `sha512-${'A'.repeat(86)}==`;
const entry = (more: LockEntry = {}): LockEntry => ({ version: '1.0.0', license: 'MIT', integrity, ...more });
const needs = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '1.0.0']));

/** Where each package of a made lock file is used, by its folder. */
function usesOf(packages: Record<string, LockEntry>): Record<string, string> {
  return Object.fromEntries(lockedPackages({ packages }).map(({ at, uses }) => [at, uses.join(' ')]));
}

test('every package of the lock file has an integrity', () => {
  const packages = lockedPackages(projectLock());
  expect(packages.length).toBeGreaterThan(800);
  expect(integrityProblems(packages)).toEqual([]);
});

test.each([undefined, '', 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=', integrity.slice(0, -1)])(
  'a package with the integrity %s is named',
  (stated) => {
    const lock = {
      packages: { 'node_modules/a/node_modules/@x/b': { version: '1.2.3', integrity: stated ?? '' } },
    };
    expect(integrityProblems(lockedPackages(lock))).toEqual([
      '@x/b@1.2.3 has no SHA-512 integrity in package-lock.json.',
    ]);
  },
);

test('what ships is what the pages and the server need to run, nested, optional and by way of a workspace', () => {
  const packages = {
    api: { dependencies: needs('@foothold/core', 'a'), devDependencies: needs('tester') },
    web: { dependencies: needs('@foothold/core', 'page') },
    core: { dependencies: needs('zod') },
    bench: { devDependencies: needs('a', 'tester') },
    'node_modules/@foothold/core': { link: true, resolved: 'core' },
    'node_modules/node': entry(),
    'node_modules/a': entry({ dependencies: needs('b'), optionalDependencies: needs('c', 'absent') }),
    'node_modules/a/node_modules/b': entry({ dependencies: needs('deep') }),
    'node_modules/b': entry(),
    'node_modules/c': entry(),
    'node_modules/deep': entry(),
    'node_modules/page': entry({
      peerDependencies: needs('peer', 'tester'),
      peerDependenciesMeta: { tester: { optional: true } },
    }),
    'node_modules/peer': entry(),
    'node_modules/tester': entry(),
    'node_modules/zod': entry(),
  };
  expect(usesOf(packages)).toEqual({
    'node_modules/node': 'server',
    'node_modules/a': 'server',
    'node_modules/a/node_modules/b': 'server',
    'node_modules/b': 'development',
    'node_modules/c': 'server',
    'node_modules/deep': 'server',
    'node_modules/page': 'web',
    'node_modules/peer': 'web',
    'node_modules/tester': 'development',
    'node_modules/zod': 'web server',
  });
});

test('packages of the project are used where the product uses them', () => {
  const uses = new Map(lockedPackages(projectLock()).map(({ at, uses }) => [at, uses.join(' ')]));
  expect(uses.get('node_modules/zod')).toBe('web server');
  // The measurements need it as well, which hides it from npm's own --omit dev.
  expect(uses.get('node_modules/fastify')).toBe('server');
  expect(uses.get('node_modules/node')).toBe('server');
  expect(uses.get('node_modules/react')).toMatch(/web/);
  expect(uses.get('node_modules/workbox-precaching')).toBe('web');
  for (const name of ['vitest', '@playwright/test', 'vite', 'lighthouse'])
    expect(uses.get(`node_modules/${name}`)).toBe('development');
});
