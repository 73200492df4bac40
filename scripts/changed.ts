import { readers, readersOfAll, screenTable, serverRoots, underAll, underNone } from './changed.data.ts';
import type { SourceFile } from './house-rules.ts';
import { importsByFile } from './import-graph.ts';
import { openedScreens, type ScreenFile } from './opened-screens.ts';

/** Test files to run, 'all' of them where that cannot be told, and for people why. */
export type Choice = {
  tests: 'all' | string[];
  specs: 'all' | string[];
  /** Paths of the screens that a sweep over all screens has to open. */
  screens: 'all' | string[];
  why: string[];
};

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

type Project = {
  /** All code, tests included. */
  files: readonly SourceFile[];
  screens: readonly ScreenFile[];
};

const webRoot = 'web/src/main.tsx';
const galleryKit = 'e2e/gallery-kit.ts';
const sweep = 'e2e/all-screens.spec.ts';
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const isSpec = (path: string) => /^e2e\/[^/]+\.spec\.ts$/.test(path);
const isCode = (path: string) => /\.(?:tsx?|mjs)$/.test(path);
const holds = (place: string, path: string) =>
  place.endsWith('/') ? path.startsWith(place) : path === place;

/** Chooses the tests that changed, new and deleted files can touch: by what imports them, itself or through others, or reads them. */
export function testChooser({ files, screens }: Project): (changed: readonly string[]) => Choice {
  const imports = importsByFile(files);
  const specs = specScreens(files, screens, withReaders(imports, []));
  return (changed) => {
    const base = changed.find((path) => underAll.includes(path));
    if (base) return { ...everything, why: [`everything is built and tested with ${base}`] };
    const unknown = changed.find((path) => !isKnown(path));
    if (unknown)
      return { ...everything, why: [`nothing says who reads ${unknown} (scripts/changed.data.ts)`] };
    const graph = withReaders(imports, changed);
    const touched = [...dependents(graph, changed)].filter((path) => isTest(path) && imports.has(path));
    const whole = changed.some(isCode) ? readersOfAll.filter((path) => imports.has(path)) : [];
    const tests = [...new Set([...touched, ...whole])].sort();
    return { tests, ...chooseSpecs({ graph, specs, screens }, changed) };
  };
}

const everything = { tests: 'all', specs: 'all', screens: 'all' } as const;

function isKnown(path: string): boolean {
  return (
    isCode(path) ||
    underNone.some((place) => holds(place, path)) ||
    readers.some(({ files }) => holds(files, path))
  );
}

/** The imports, and to each file what it reads otherwise. */
function withReaders(imports: Graph, changed: readonly string[]): Graph {
  const graph = new Map(imports);
  const paths = [...new Set([...imports.keys(), ...changed])];
  for (const { files, by } of readers) {
    const read = paths.filter((path) => holds(files, path));
    for (const reader of by) graph.set(reader, new Set([...(graph.get(reader) ?? []), ...read]));
  }
  return graph;
}

/** The screens that each spec opens; 'any' where it names none and is not about the gallery alone. */
function specScreens(
  files: readonly SourceFile[],
  screens: readonly ScreenFile[],
  graph: Graph,
): ReadonlyMap<string, readonly ScreenFile[] | 'any'> {
  const opened = (spec: string) => {
    const own = closure(graph, [spec]);
    if (own.has(screenTable)) return screens;
    const kits = files.filter(({ path }) => path.startsWith('e2e/') && own.has(path));
    const found = openedScreens(kits, screens);
    return found.length > 0 || own.has(galleryKit) ? found : 'any';
  };
  return new Map(files.filter(({ path }) => isSpec(path)).map(({ path }) => [path, opened(path)]));
}

function chooseSpecs(
  {
    graph,
    specs,
    screens,
  }: Pick<Project, 'screens'> & { graph: Graph; specs: ReturnType<typeof specScreens> },
  changed: readonly string[],
): Omit<Choice, 'tests'> {
  const all = (reason: string) => ({ specs: 'all' as const, screens: 'all' as const, why: [reason] });
  const screenFiles = new Set(screens.map(({ file }) => file));
  const rest = [...(graph.get(screenTable) ?? [])].filter((path) => !screenFiles.has(path));
  const cut = new Map(graph).set(screenTable, new Set(rest));

  const server = serverChange(cut, changed);
  if ('unsure' in server) return all(server.unsure);
  const touched = dependents(cut, [...changed, ...server.contracts]);
  if (touched.has(webRoot)) return all(`every screen loads ${pathOf(cut, webRoot, changed).join(' → ')}`);
  const lost = changed.filter(isShown).find((path) => leadsNowhere(dependents(cut, [path]), screenFiles));
  if (lost) return all(`nothing says which browser tests need ${lost}`);

  const shown = screens.filter(({ file }) => touched.has(file));
  const folders = new Set(shown.map(({ file }) => folderOf(file)));
  const why = [...server.why];
  if (shown.length > 0) why.push(`screens touched: ${shown.map(({ path }) => path).join(', ')}`);
  const chosen = [...specs].filter(([spec, opened]) => {
    if (touched.has(spec)) return true;
    if (opened !== 'any') return opened.some(({ file }) => folders.has(folderOf(file)));
    if (shown.length > 0) why.push(`${spec} names no screen, so it may open any`);
    return shown.length > 0;
  });
  const swept = touched.has(sweep) ? 'all' : shown.map(({ path }) => path);
  return { specs: chosen.map(([spec]) => spec).sort(), screens: swept, why };
}

/** The contracts of the modules that a change touches, through which the web notices it; or why it cannot be told. */
function serverChange(
  graph: Graph,
  changed: readonly string[],
): { contracts: string[]; why: string[] } | { unsure: string } {
  const touched = dependents(graph, changed);
  if (!serverRoots.some((root) => touched.has(root))) return { contracts: [], why: [] };
  const served = closure(graph, serverRoots);
  const inside = [...touched].filter(
    (path) =>
      path.startsWith('api/') && served.has(path) && (changed.includes(path) || !serverRoots.includes(path)),
  );
  const modules = new Set<string>();
  for (const path of inside) {
    const module = /^api\/src\/modules\/[^/]+\//.exec(path)?.[0];
    if (!module) return { unsure: `${path} is part of the whole server` };
    modules.add(module);
  }
  const contracts = [...graph].flatMap(([path, targets]) =>
    [...modules].some((module) => path.startsWith(module))
      ? [...targets].filter((target) => target.startsWith('core/src/contract/'))
      : [],
  );
  if (contracts.length === 0)
    return { unsure: `no contract says who calls ${[...modules].join(', ') || serverRoots.join(', ')}` };
  const names = [...modules].map((module) => module.slice(0, -1));
  return { contracts, why: [`the server answers otherwise: ${names.join(', ')}`] };
}

/** A file of the pages or of the browser tests, which some test in the browser should need. */
const isShown = (path: string) =>
  /^(?:web|e2e)\//.test(path) &&
  isCode(path) &&
  !/\.test\.tsx?$|-test-kit\.tsx?$|\.prove\.ts$|^web\/gallery\//.test(path) &&
  path !== screenTable;

const leadsNowhere = (reached: ReadonlySet<string>, screenFiles: ReadonlySet<string>) =>
  ![...reached].some((path) => screenFiles.has(path) || isSpec(path) || path.endsWith('.prove.ts'));

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** These files and all that import them, themselves or through others. */
function dependents(graph: Graph, paths: readonly string[]): Set<string> {
  const importers = new Map<string, string[]>();
  for (const [from, targets] of graph)
    for (const to of targets) importers.set(to, [...(importers.get(to) ?? []), from]);
  const found = new Set(paths);
  // A set that grows is walked to its end.
  for (const path of found) for (const importer of importers.get(path) ?? []) found.add(importer);
  return found;
}

/** These files and all that they import, themselves or through others. */
function closure(graph: Graph, paths: readonly string[]): Set<string> {
  const found = new Set(paths);
  for (const path of found) for (const target of graph.get(path) ?? []) found.add(target);
  return found;
}

/** One way along the imports from a file to one of those. */
function pathOf(graph: Graph, from: string, to: readonly string[]): string[] {
  const before = new Map<string, string>([[from, '']]);
  for (const [path] of before) {
    if (to.includes(path)) {
      const way = [path];
      for (let at = before.get(path); at; at = before.get(at)) way.unshift(at);
      return way;
    }
    for (const target of graph.get(path) ?? []) if (!before.has(target)) before.set(target, path);
  }
  return [from];
}
