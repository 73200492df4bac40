import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { laterPackages, routeBudgets } from './route-budgets.data.ts';
import {
  budgetProblems,
  earlyPackages,
  type Manifest,
  routeSizes,
  scriptCircles,
  sizeTable,
} from './route-sizes.ts';

const manifest: Manifest = {
  'index.html': { file: 'entry.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js', imports: ['index.html'] },
  'src/features/auth/auth-screen.tsx': {
    file: 'auth.js',
    isDynamicEntry: true,
    imports: ['_shared.js', '_field.js'],
  },
  '_field.js': { file: 'field.js' },
  'src/features/places/map.tsx': { file: 'map.js', isDynamicEntry: true },
  'src/style.css': { file: 'style.css' },
};
const bytes: Record<string, number> = {
  'entry.js': 100_000,
  'shared.js': 50_000,
  'auth.js': 20_000,
  'field.js': 9_000,
};
const sizeOf = (file: string) => bytes[file] ?? Number.NaN;
const budget = (most: number) => [{ route: '/auth', screens: ['src/features/auth/auth-screen.tsx'], most }];

describe('the JavaScript on the way to a route', () => {
  test('is the entry, the screen and what they import at once, each once, and nothing that loads later', () => {
    expect(routeSizes(manifest, budget(200), sizeOf)).toEqual([{ route: '/auth', size: 179, most: 200 }]);
  });

  test('stops the build one byte above its budget and says what to do', () => {
    const problems = (most: number) => {
      const budgets = budget(most);
      return budgetProblems(manifest, budgets, routeSizes(manifest, budgets, sizeOf));
    };
    expect(problems(179)).toEqual([]);
    expect(problems(178.999)).toEqual([expect.stringMatching(/^\/auth loads 179\.0 KB .*import\(\)/)]);
    expect(sizeTable(routeSizes(manifest, budget(178), sizeOf))).toMatch(/\/auth +179\.0 of 178 KB {2}over/);
  });

  test('has a budget for every screen', () => {
    const more = { ...manifest, 'src/features/new/new-screen.tsx': { file: 'new.js', isDynamicEntry: true } };
    expect(budgetProblems(more, budget(200), routeSizes(more, budget(200), sizeOf))).toEqual([
      expect.stringContaining('src/features/new/new-screen.tsx has no budget: add its route'),
    ]);
  });

  test('cannot be measured for a screen that the build does not hold', () => {
    const gone = [{ route: '/x', screens: ['src/features/x/x-screen.tsx'], most: 1 }];
    expect(() => routeSizes(manifest, gone, sizeOf)).toThrow(
      'src/features/x/x-screen.tsx is not in the build',
    );
  });

  test('has no two scripts that need each other', () => {
    const chain = {
      a: { file: 'a.js', imports: ['b', 'c'] },
      b: { file: 'b.js', imports: ['c'] },
      c: { file: 'c.js' },
    };
    expect(scriptCircles(chain)).toEqual([]);
    const closed = { ...chain, c: { file: 'c.js', imports: ['b'] } };
    expect(scriptCircles(closed)).toEqual([
      expect.stringMatching(/^b → c → b: take a source out of its group/),
    ]);
  });

  test('is budgeted for files that stand', () => {
    const named = routeBudgets.flatMap(({ screens }) => screens);
    const config = readFileSync(new URL('../web/vite.config.ts', import.meta.url), 'utf8');
    const [files, groups] = [
      named.filter((one) => !one.startsWith('_')),
      named.filter((one) => one.startsWith('_')),
    ];
    for (const group of new Set(groups)) expect(config).toContain(`name: '${group.slice(1, -1)}'`);
    expect(groups.length).toBeGreaterThan(5);
    expect(files.filter((file) => !existsSync(new URL(`../web/${file}`, import.meta.url)))).toEqual([]);
    const routes = readFileSync(new URL('../web/src/app/screens.ts', import.meta.url), 'utf8');
    const lazy = [...routes.matchAll(/import\('\.\.\/(features\/[^']+)'\)/g)].map(
      ([, path]) => `src/${path}`,
    );
    expect(lazy.length).toBeGreaterThan(5);
    expect(files).toEqual(expect.arrayContaining(lazy));
  });
});

describe('a heavy library', () => {
  const packages = {
    'entry.js': ['react'],
    'shared.js': ['@mui/material'],
    'auth.js': [],
    'field.js': [],
    'map.js': ['maplibre-gl', '@react-pdf/renderer'],
  };
  const early = (more: Partial<Record<string, string[]>>, tree = manifest) =>
    earlyPackages(tree, budget(200), { ...packages, ...(more as typeof packages) }, laterPackages);

  test('may be anywhere behind import()', () => {
    expect(early({})).toEqual([]);
  });

  test.each([
    'maplibre-gl',
    'us-atlas',
    'world-atlas',
    'recharts',
    'd3-sankey',
    '@react-pdf/renderer',
    '@react-pdf/primitives',
    'docx',
    'mammoth',
    'unpdf',
    'dexie',
    'dompurify',
  ])('stops the build in a script that its screen waits for: %s', (name) => {
    expect(early({ 'field.js': ['react', name] })).toEqual([
      `/auth loads ${name} before its screen is shown: reach it through import() only.`,
    ]);
  });

  test('stops the build when the screen comes to import the map itself', () => {
    const screen = 'src/features/auth/auth-screen.tsx';
    const direct: Manifest = {
      ...manifest,
      [screen]: {
        file: 'auth.js',
        isDynamicEntry: true,
        imports: ['_shared.js', '_field.js', 'src/features/places/map.tsx'],
      },
    };
    expect(early({}, direct)).toEqual([
      expect.stringMatching(/^\/auth loads maplibre-gl /),
      expect.stringMatching(/^\/auth loads @react-pdf\/renderer /),
    ]);
  });

  test('is never missed for want of a list', () => {
    const { 'field.js': _, ...without } = packages;
    expect(() => earlyPackages(manifest, budget(200), without, laterPackages)).toThrow(
      'field.js is not in packages.json of the build.',
    );
  });
});
