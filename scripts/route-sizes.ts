import { circles } from './import-graph.ts';
import type { RouteBudget } from './route-budgets.data.ts';

/** The part of Vite's manifest that says which file needs which. */
export type Manifest = Readonly<
  Record<string, { file: string; imports?: readonly string[]; isEntry?: boolean; isDynamicEntry?: boolean }>
>;

/** What a browser fetches for one route: thousands of bytes of gzip JavaScript, and what it may fetch. */
export type RouteSize = { route: string; size: number; most: number };

/** The key of a part in the manifest: a source file as it is, a file made of several (`_name-`) with its hash. */
function keyOf(manifest: Manifest, name: string): string {
  const found = name.startsWith('_')
    ? Object.keys(manifest).filter((key) => key.startsWith(name))
    : Object.keys(manifest).filter((key) => key === name);
  if (found[0] === undefined || found.length > 1)
    throw new Error(`${name} is not in the build: mend its name in scripts/route-budgets.data.ts.`);
  return found[0];
}

function withImports(manifest: Manifest, name: string, seen: Set<string>): void {
  const key = keyOf(manifest, name);
  if (seen.has(key)) return;
  const chunk = manifest[key];
  seen.add(key);
  for (const one of chunk?.imports ?? []) withImports(manifest, one, seen);
}

/**
 * The JavaScript on the way to every route: the entry, the chunks of the route and all they import at once. What loads
 * later (a map, a chart) does not count. `sizeOf` answers the gzip bytes of a built file.
 */
export function routeSizes(
  manifest: Manifest,
  budgets: readonly RouteBudget[],
  sizeOf: (file: string) => number,
): RouteSize[] {
  return budgets.map(({ route, screens, most }) => {
    const files = firstFiles(manifest, screens);
    return { route, size: files.reduce((sum, file) => sum + sizeOf(file), 0) / 1000, most };
  });
}

function firstFiles(manifest: Manifest, screens: readonly string[]): string[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  if (entries.length === 0) throw new Error('The manifest of the build names no entry.');
  const seen = new Set<string>();
  for (const key of [...entries, ...screens]) withImports(manifest, key, seen);
  return [
    ...new Set([...seen].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'))),
  ];
}

/**
 * Packages on the way to a route that may only come later, one line for each route and package. `packages` says of every
 * built script whose packages are in it (web/name-packages.ts); `later` names packages, or families by a final /.
 */
export function earlyPackages(
  manifest: Manifest,
  budgets: readonly RouteBudget[],
  packages: Readonly<Record<string, readonly string[]>>,
  later: readonly string[],
): string[] {
  const isLater = (name: string) =>
    later.some((one) => name === one || (one.endsWith('/') && name.startsWith(one)));
  return budgets.flatMap(({ route, screens }) => {
    const names = firstFiles(manifest, screens).flatMap((file) => {
      const found = packages[file];
      if (!found) throw new Error(`${file} is not in packages.json of the build.`);
      return found.filter(isLater);
    });
    return [...new Set(names)].map(
      (name) => `${route} loads ${name} before its screen is shown: reach it through import() only.`,
    );
  });
}

/**
 * Scripts that need each other at once, one line for each circle: one of them runs before what it needs is there, and the
 * screen stays empty.
 */
export function scriptCircles(manifest: Manifest): string[] {
  const arrows = (names: readonly string[] = []) => new Map(names.map((name) => [name, 1]));
  const graph = new Map(Object.entries(manifest).map(([key, { imports }]) => [key, arrows(imports)]));
  return circles(graph).map((way) => `${way}: take a source out of its group in web/files-together.ts.`);
}

/** What is wrong, one line each: a route over its budget, a screen without one. */
export function budgetProblems(
  manifest: Manifest,
  budgets: readonly RouteBudget[],
  sizes: readonly RouteSize[],
): string[] {
  const known = new Set(budgets.flatMap(({ screens }) => screens));
  const over = sizes.filter(({ size, most }) => size > most);
  const unknown = Object.keys(manifest).filter(
    (key) => manifest[key]?.isDynamicEntry && /-screen\.tsx$/.test(key) && !known.has(key),
  );
  return [
    ...over.map(
      ({ route, size, most }) =>
        `${route} loads ${size.toFixed(1)} KB of JavaScript, ${most} are allowed: import what is not needed at first sight with import(), or drop it.`,
    ),
    ...unknown.map((key) => `${key} has no budget: add its route to scripts/route-budgets.data.ts.`),
  ];
}

/** The sizes as a table for people. */
export function sizeTable(sizes: readonly RouteSize[]): string {
  const width = Math.max(...sizes.map(({ route }) => route.length));
  const rows = sizes.map(
    ({ route, size, most }) =>
      `${route.padEnd(width)}  ${size.toFixed(1).padStart(6)} of ${most} KB${size > most ? '  over' : ''}`,
  );
  return ['JavaScript on the way to each route (gzip):', ...rows].join('\n');
}
