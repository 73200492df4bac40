import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { screens } from '../web/src/app/screens.data.ts';
import { routeBudgets, screenSources } from './route-budgets.ts';

const web = new URL('../web/', import.meta.url);
const features = '../features';
const planted = `
const list = async () => (await import('${features}/x/list-screen.tsx')).ListScreen;
const rows = [
  { path: '/x', access: 'public', load: async () => (await import('${features}/x/x-screen.tsx')).XScreen },
  { path: '/list', navigation: { title: () => msg\`List\`, icon: 'x' }, load: list },
  { path: '/list/:id', load: list },
  { path: '/gone' },
];`;

describe('the source of a screen', () => {
  test('is what its loader imports, which several addresses may share', () => {
    expect([...screenSources(planted)]).toEqual([
      ['/x', 'src/features/x/x-screen.tsx'],
      ['/list', 'src/features/x/list-screen.tsx'],
      ['/list/:id', 'src/features/x/list-screen.tsx'],
    ]);
  });

  test('is a file that stands, for every row of the table', () => {
    const sources = screenSources(readFileSync(new URL('src/app/screens.data.ts', web), 'utf8'));
    expect([...sources.keys()].sort()).toEqual(screens.map(({ path }) => path).sort());
    expect([...sources.values()].filter((source) => !existsSync(new URL(source, web)))).toEqual([]);
  });
});

describe('the budget of a screen', () => {
  const sources = new Map([
    ['/a', 'src/a-screen.tsx'],
    ['/a/:id', 'src/a-screen.tsx'],
    ['/b', 'src/b-screen.tsx'],
  ]);
  const budgets = (access: string, heavy?: true) =>
    routeBudgets([{ path: '/b', access, ...(heavy && { heavy }) }], sources);

  test('counts what own data needs, unless anybody may open it', () => {
    expect(budgets('public')).toEqual([{ route: '/b', screens: ['src/b-screen.tsx'], weight: 'public' }]);
    expect(budgets('home')).toEqual(budgets('public'));
    expect(budgets('signed-in')).toEqual([
      { route: '/b', screens: ['_own-data-', 'src/b-screen.tsx'], weight: 'own data' },
    ]);
    expect(budgets('own-data')).toEqual(budgets('signed-in'));
    expect(budgets('signed-in', true)[0]?.weight).toBe('maps and documents');
  });

  test('is one for all of its addresses, named by the first', () => {
    const rows = ['/a', '/a/:id'].map((path) => ({ path, access: 'public' }));
    expect(routeBudgets(rows, sources).map(({ route }) => route)).toEqual(['/a']);
  });

  test('cannot be told of a row without a source', () => {
    expect(() => routeBudgets([{ path: '/c', access: 'public' }], sources)).toThrow('/c: its load()');
  });

  test('names a group of files that the build has', () => {
    const [ownData = ''] = budgets('signed-in')[0]?.screens ?? [];
    const config = readFileSync(new URL('vite.config.ts', web), 'utf8');
    expect(config).toContain(`name: '${ownData.slice(1, -1)}'`);
  });
});
