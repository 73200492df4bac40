import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { LockEntry } from './lock-packages.ts';
import { projectLock, projectRoot } from './lock-packages.ts';
import { type Bom, bomOf, bomProblems, installedRuntime } from './sbom.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const bytes = Buffer.alloc(64, 7);
const integrity = `sha512-${bytes.toString('base64')}`;
const entry = (more: LockEntry = {}): LockEntry => ({ version: '1.0.0', license: 'MIT', integrity, ...more });
const needs = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '1.0.0']));
const made = {
  packages: {
    '': { version: '0.1.0' },
    api: { dependencies: needs('@x/a') },
    e2e: { devDependencies: needs('tester') },
    'node_modules/@x/a': entry({ license: '(MIT OR Apache-2.0)', dependencies: needs('b') }),
    'node_modules/@x/a/node_modules/b': entry(),
    'node_modules/b': entry(),
    'node_modules/tester': entry({ dependencies: needs('b') }),
  },
};

test('what ships is listed with version, package URL, hash, license and what each needs', () => {
  const hashes = [{ alg: 'SHA-512', content: bytes.toString('hex') }];
  const whole = { type: 'library', version: '1.0.0', hashes };
  expect(bomOf({ lock: made, now })).toEqual({
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: '2026-11-21T12:00:00.000Z',
      component: {
        type: 'application',
        'bom-ref': 'foothold@0.1.0',
        name: 'foothold',
        version: '0.1.0',
        purl: 'pkg:npm/foothold@0.1.0',
      },
    },
    components: [
      {
        ...whole,
        'bom-ref': '@x/a@1.0.0',
        name: '@x/a',
        purl: 'pkg:npm/%40x/a@1.0.0',
        licenses: [{ expression: '(MIT OR Apache-2.0)' }],
      },
      {
        ...whole,
        'bom-ref': 'b@1.0.0',
        name: 'b',
        purl: 'pkg:npm/b@1.0.0',
        licenses: [{ license: { id: 'MIT' } }],
      },
    ],
    dependencies: [
      { ref: 'foothold@0.1.0', dependsOn: ['@x/a@1.0.0'] },
      { ref: '@x/a@1.0.0', dependsOn: ['b@1.0.0'] },
      { ref: 'b@1.0.0', dependsOn: [] },
    ],
  });
});

test('with all, what builds and tests is listed as well, each version once', () => {
  const { components, dependencies } = bomOf({ lock: made, now, all: true });
  expect(components.map((one) => one['bom-ref'])).toEqual(['@x/a@1.0.0', 'b@1.0.0', 'tester@1.0.0']);
  expect(dependencies).toContainEqual({ ref: 'tester@1.0.0', dependsOn: ['b@1.0.0'] });
});

test('what a component lacks is named', () => {
  const lock = { packages: { ...made.packages, 'node_modules/b': { integrity: 'sha1-x' } } };
  expect(bomProblems(bomOf({ lock, now, all: true }))).toEqual(['b@ has no version, no hash, no license.']);
});

test('the list of the project names no package without its facts, and nothing twice', () => {
  const lock = projectLock();
  const ships = bomOf({ lock, beside: installedRuntime(), now });
  const all = bomOf({ lock, beside: installedRuntime(), all: true, now });
  for (const bom of [ships, all]) {
    expect(bomProblems(bom)).toEqual([]);
    const refs = bom.components.map((one) => one['bom-ref']);
    expect(new Set(refs).size).toBe(refs.length);
    const known = new Set([bom.metadata.component['bom-ref'], ...refs]);
    expect(
      bom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !known.has(ref)),
    ).toEqual([]);
  }
  const names = ships.components.map(({ name }) => name);
  // Both are needed by tests as well, for which npm's own list leaves them out.
  expect(names).toEqual(expect.arrayContaining(['fastify', 'zod', 'react', 'node', 'workbox-core']));
  expect(names.filter((name) => /^(?:vitest|@playwright\/test|lighthouse)$/.test(name))).toEqual([]);
  expect(all.components.length).toBeGreaterThan(ships.components.length + 300);
});

test('the program of Node that was installed past the lock file is in the list with its hash', () => {
  const names = installedRuntime().map(({ name }) => name);
  expect(names).toEqual([expect.stringMatching(/^node-/)]);
  const { components } = bomOf({ lock: projectLock(), beside: installedRuntime(), now });
  expect(components.find(({ name }) => name === names[0])?.hashes).toHaveLength(1);
});

test('the command writes the list to a file below the folder it is called in', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-sbom-'));
  try {
    const run = spawnSync(process.execPath, [join(projectRoot, 'scripts/sbom.ts'), 'list.json'], {
      env: { ...process.env, INIT_CWD: folder },
      encoding: 'utf8',
    });
    expect([run.status, run.stdout, run.stderr]).toEqual([0, '', '']);
    const bom = JSON.parse(readFileSync(join(folder, 'list.json'), 'utf8')) as Bom;
    expect(bom.components.length).toBeGreaterThan(300);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
