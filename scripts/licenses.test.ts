import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mayShip } from './license-terms.ts';
import { installedProblems, licensePage, licenseProblems, projectLicenseProblems } from './licenses.ts';
import type { LockedPackage } from './lock-packages.ts';

const one = (name: string, license: string, uses: LockedPackage['uses']): LockedPackage => ({
  at: `node_modules/${name}`,
  name,
  version: '1.0.0',
  license,
  integrity: '',
  uses,
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['GPL-2.0-only OR (MIT AND Zlib)', true],
  ['MIT OR GPL-3.0-only AND Zlib', true],
  ['MPL-2.0 OR Apache-2.0', true],
  ['OFL-1.1', true],
  ['(MIT OR GPL-3.0-only) AND AGPL-3.0-only', false],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-or-later', false],
  ['AGPL-3.0-only', false],
  ['SSPL-1.0', false],
  ['Apache-2.0 WITH LLVM-exception', false],
  ['SEE LICENSE IN LICENSE.txt', false],
  ['UNLICENSED', false],
  ['(MIT', false],
  ['MIT)', false],
  ['', false],
])('%j may ship: %s', (expression, may) => {
  expect(mayShip(expression)).toBe(may);
});

test('a license that may not ship is refused where it ships, an unknown one everywhere', () => {
  const packages = [
    one('page', 'MIT', ['web']),
    one('strict', 'AGPL-3.0-only', ['web', 'server']),
    one('tool', 'GPL-3.0-only', ['development']),
    one('nameless', '', ['development']),
  ];
  expect(licenseProblems(packages)).toEqual([
    'strict@1.0.0 ships (web, server) under AGPL-3.0-only, which scripts/license-terms.ts does not allow.',
    'nameless@1.0.0 states no license in package-lock.json.',
  ]);
});

test('a license whose name says too little counts by the text it was read from, in that version alone', () => {
  const duck = (version: string) => ({ ...one('duck', 'BSD', ['web']), version });
  expect(licenseProblems([duck('0.1.12'), duck('0.2.0')])).toEqual([
    'duck@0.2.0 ships (web) under BSD, which scripts/license-terms.ts does not allow.',
  ]);
});

test('the page lists each version once, what ships apart from what builds', () => {
  const page = licensePage([
    one('b', 'MIT', ['web', 'server']),
    { ...one('b', 'MIT', ['web', 'server']), at: 'node_modules/x/node_modules/b' },
    one('a', 'ISC', ['server']),
    one('tool', 'MPL-2.0', ['development']),
  ]);
  const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| package'));
  expect(rows).toEqual([
    '| a | 1.0.0 | ISC | server |',
    '| b | 1.0.0 | MIT | web, server |',
    '| tool | 1.0.0 | MPL-2.0 | development |',
  ]);
  expect(page).toContain('## Shipped: 2');
});

test('an installed package that states something else than the lock file is named', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-licenses-'));
  try {
    const install = async (name: string, about: object) => {
      await mkdir(join(folder, 'node_modules', name), { recursive: true });
      await writeFile(join(folder, 'node_modules', name, 'package.json'), JSON.stringify(about));
    };
    await install('a', { version: '1.0.0', license: 'BUSL-1.1' });
    await install('b', { version: '1.0.1', license: 'MIT' });
    await install('c', { version: '1.0.0', license: { type: 'MIT' } });
    const packages = ['a', 'b', 'c', 'not-here'].map((name) => one(name, 'MIT', ['server']));
    expect(installedProblems(packages, folder)).toEqual([
      'a@1.0.0 states BUSL-1.1, the lock file MIT.',
      'b is installed as 1.0.1, not 1.0.0.',
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the licenses of the project may ship, and docs/LICENSES.md is current', () => {
  expect(projectLicenseProblems()).toEqual([]);
});
