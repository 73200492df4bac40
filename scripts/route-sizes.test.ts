import { describe, expect, test } from 'vitest';
import { ceilings, laterPackages } from './route-budgets.data.ts';
import type { RouteBudget } from './route-budgets.ts';
import {
  earlyPackages,
  type Manifest,
  routeSizes,
  scriptCircles,
  sizeProblems,
  sizeTable,
  storedSizes,
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
const budgets: readonly RouteBudget[] = [
  { route: '/auth', screens: ['src/features/auth/auth-screen.tsx'], weight: 'public' },
];
const kept = { '/auth': 179 };
/** What is wrong with a build whose sign-in screen weighs this much: thousands of bytes. */
const problemsAt = (size: number, before: Record<string, number> = kept) =>
  sizeProblems(manifest, budgets, [{ route: '/auth', size, weight: 'public' }], before);

describe('the JavaScript on the way to a route', () => {
  test('is the entry, the screen and what they import at once, each once, and nothing that loads later', () => {
    const sizes = routeSizes(manifest, budgets, sizeOf);
    expect(sizes).toEqual([{ route: '/auth', size: 179, weight: 'public' }]);
    expect(sizeProblems(manifest, budgets, sizes, kept)).toEqual([]);
  });

  test('stops the build when it has grown by more than 5 % over what is kept, and names the route', () => {
    expect(problemsAt(179 * 1.049)).toEqual([]);
    expect(problemsAt(179 * 1.06)).toEqual([
      expect.stringMatching(/^\/auth loads 189\.7 KB .* 6\.0 % more than the 179 it had: .*npm run sizes/),
    ]);
    expect(problemsAt(120)).toEqual([]);
  });

  test('stops the build above the ceiling of its class, however slowly it came there', () => {
    const most = ceilings.public;
    expect(problemsAt(most, { '/auth': most })).toEqual([]);
    expect(problemsAt(most + 0.1, { '/auth': most })).toEqual([
      expect.stringMatching(
        /^\/auth loads 224\.1 KB of JavaScript, 224 are allowed for public: .*import\(\)/,
      ),
    ]);
  });

  test('is kept for every route, and for no other', () => {
    expect(problemsAt(179, {})).toEqual([expect.stringMatching(/^\/auth has no kept size: npm run sizes/)]);
    expect(problemsAt(179, { ...kept, '/gone': 200 })).toEqual([
      expect.stringMatching(/^\/gone has a kept size and no screen: npm run sizes/),
    ]);
  });

  test('is kept in whole kilobytes, and as it is within 1 %', () => {
    const keptAt = (size: number, before = {}) =>
      storedSizes([{ route: '/auth', size, weight: 'public' }], before)['/auth'];
    expect(keptAt(179.4)).toBe(179);
    expect(keptAt(180.6, { '/auth': 179 })).toBe(179);
    expect(keptAt(181.4, { '/auth': 179 })).toBe(181);
    expect(keptAt(170.2, { '/auth': 179, '/gone': 1 })).toBe(170);
  });

  test('is printed class by class, with what has grown', () => {
    const sizes = [
      { route: '/auth', size: 179, weight: 'public' },
      { route: '/jobs/list', size: 300, weight: 'own data' },
      { route: '/jobs/map/view', size: 240, weight: 'maps and documents' },
    ] as const;
    expect(sizeTable(sizes, { ...kept, '/jobs/list': 290, '/jobs/map/view': 250 }).split('\n')).toEqual([
      'JavaScript on the way to each route (gzip):',
      'public, at most 224 KB',
      '  /auth            179.0 KB',
      'own data, at most 295 KB',
      '  /jobs/list       300.0 KB  +3.4 %  over',
      'maps and documents, at most 313 KB',
      '  /jobs/map/view   240.0 KB  -4.0 %',
    ]);
  });

  test('belongs to a screen of the table', () => {
    const more = { ...manifest, 'src/features/new/new-screen.tsx': { file: 'new.js', isDynamicEntry: true } };
    expect(sizeProblems(more, budgets, routeSizes(more, budgets, sizeOf), kept)).toEqual([
      'src/features/new/new-screen.tsx is in no entry of web/src/app/screens.data.ts.',
    ]);
  });

  test('cannot be measured for a screen that the build does not hold', () => {
    const gone: RouteBudget[] = [{ route: '/x', screens: ['src/features/x/x-screen.tsx'], weight: 'public' }];
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
    earlyPackages(tree, budgets, { ...packages, ...(more as typeof packages) }, laterPackages);

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
    expect(() => earlyPackages(manifest, budgets, without, laterPackages)).toThrow(
      'field.js is not in packages.json of the build.',
    );
  });
});
