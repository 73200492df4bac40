import { posix } from 'node:path';
import type { SourceFile } from './house-rules.ts';

/** Who imports whom and how often: from → to → number of import statements. */
export type Graph = ReadonlyMap<string, ReadonlyMap<string, number>>;

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** Every address a file imports: value, type, re-export, for its effect, dynamic, inside a type. */
export function importsOf(text: string): string[] {
  const code = text.replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, '');
  const found = code.matchAll(
    /(?:^|[;}\n])\s*(?:import|export)\b(?:[^'";()]*?\bfrom)?\s*['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]|\bnew URL\(\s*['"]([^'"\n]+\.tsx?)['"]/g,
  );
  return [...found].map(([, plain, dynamic, worker]) => plain ?? dynamic ?? worker ?? '');
}

/** What an import names: a path from the root of the project, or `npm:name` and `node:name` for what is not part of it. */
export function resolvedImport(from: string, address: string): string {
  const [plain = ''] = address.split('?');
  if (plain.startsWith('.')) return posix.join(posix.dirname(from), plain);
  // The web's development server takes its folder for the root.
  if (plain.startsWith('/')) return posix.join('web', plain);
  const own = /^@foothold\/(core|api|web)\b\/?(?:src\/)?(.*)$/.exec(plain);
  if (own) return posix.join(own[1] ?? '', own[2]?.startsWith('test-data/') ? '' : 'src', own[2] ?? '');
  if (plain.startsWith('node:')) return plain;
  return `npm:${plain
    .split('/')
    .slice(0, plain.startsWith('@') ? 2 : 1)
    .join('/')}`;
}

/** The part of the house a file belongs to: a feature, a module, a layer; a file of a package's root stands for itself. */
export function partOf(path: string): string {
  const inside = path.replace('/src/', '/').split('/');
  const grouped = /^(?:web\/features|api\/modules|api\/providers)\//.test(inside.join('/'));
  const levels = grouped ? 3 : 2;
  return inside
    .slice(0, Math.min(levels, inside.length))
    .join('/')
    .replace(/\.tsx?$/, '');
}

/** What each of the given files imports of the others, tests included. */
export function importsByFile(files: readonly SourceFile[]): Map<string, Set<string>> {
  const here = new Set(files.map(({ path }) => path));
  return new Map(
    files.map(({ path, text }) => {
      const targets = importsOf(text).map((address) => resolvedImport(path, address));
      return [path, new Set(targets.filter((target) => here.has(target) && target !== path))];
    }),
  );
}

/** The imports between the given files, without tests; `nameOf` puts files together (as they are, or by part). */
export function importGraph(files: readonly SourceFile[], nameOf = (path: string) => path): Graph {
  const here = new Set(files.map(({ path }) => path));
  const graph = new Map<string, Map<string, number>>();
  for (const { path, text } of files.filter((file) => !isTest(file.path))) {
    const from = nameOf(path);
    const arrows = graph.get(from) ?? new Map<string, number>();
    graph.set(from, arrows);
    for (const target of importsOf(text).map((address) => resolvedImport(path, address))) {
      if (!here.has(target) || nameOf(target) === from) continue;
      arrows.set(nameOf(target), (arrows.get(nameOf(target)) ?? 0) + 1);
    }
  }
  return graph;
}

/** Every knot of the graph as one way round it, `a → b → a`; none is how it should be. */
export function circles(graph: Graph): string[] {
  const state = new Map<string, 'open' | 'done'>();
  const found: string[] = [];
  const path: string[] = [];
  const visit = (name: string): void => {
    if (state.get(name) === 'done') return;
    if (state.get(name) === 'open') {
      found.push([...path.slice(path.indexOf(name)), name].join(' → '));
      return;
    }
    state.set(name, 'open');
    path.push(name);
    for (const next of graph.get(name)?.keys() ?? []) visit(next);
    path.pop();
    state.set(name, 'done');
  };
  for (const name of graph.keys()) visit(name);
  return found;
}

/** The graph as text for people: each name, then its arrows with the number of imports behind them. */
export function drawing(graph: Graph): string {
  const lines = [...graph]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, arrows]) => {
      const sorted = [...arrows].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
      return [name, ...sorted.map(([to, count]) => `  → ${to} ${count}`)];
    });
  return lines.join('\n');
}
