import { parseSync, Visitor } from 'oxc-parser';
import { importsOf } from './import-graph.ts';
import type { WeightClass } from './route-budgets.data.ts';

/** What a screen loads at first: its sources in the build's manifest, and the class whose ceiling holds for it. */
export type RouteBudget = { route: string; screens: readonly string[]; weight: WeightClass };

/** What the weight of a screen depends on (`Screen` of web/src/app). */
type Row = { path: string; access: string; heavy?: true };

// What every screen over own data needs: one file of many (web/vite.config.ts).
const ownData = '_own-data-';

/** The source of every screen by its path, as Vite names it, read from the text of the table of screens. */
export function screenSources(table: string): ReadonlyMap<string, string> {
  const loaders = new Map<string, string>();
  const sources = new Map<string, string>();
  const sourceIn = ({ start, end }: { start: number; end: number }) => {
    const text = table.slice(start, end);
    const [address] = importsOf(text);
    return address ? `src/${address.replace('../', '')}` : loaders.get(text);
  };
  new Visitor({
    VariableDeclarator({ id, init }) {
      const source = init?.type === 'ArrowFunctionExpression' && sourceIn(init);
      if (source && id.type === 'Identifier') loaders.set(id.name, source);
    },
    ObjectExpression({ properties }) {
      const valueNamed = (name: string) =>
        properties.find(
          (one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === name,
        );
      const [path, load] = [valueNamed('path'), valueNamed('load')];
      if (path?.type !== 'Property' || load?.type !== 'Property' || path.value.type !== 'Literal') return;
      const source = sourceIn(load.value);
      if (source) sources.set(String(path.value.value), source);
    },
  }).visit(parseSync('screens.data.ts', table).program);
  return sources;
}

/** The budget of every screen, under the first of its addresses. */
export function routeBudgets(rows: readonly Row[], sources: ReadonlyMap<string, string>): RouteBudget[] {
  const budgets = new Map<string, RouteBudget>();
  for (const { path, access, heavy } of rows) {
    const source = sources.get(path);
    if (!source) throw new Error(`${path}: its load() in web/src/app/screens.data.ts imports no screen.`);
    const isPublic = access === 'public' || access === 'home';
    const weight = heavy ? 'maps and documents' : isPublic ? 'public' : 'own data';
    if (!budgets.has(source))
      budgets.set(source, { route: path, screens: isPublic ? [source] : [ownData, source], weight });
  }
  return [...budgets.values()];
}
