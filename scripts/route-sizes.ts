import { circles } from './import-graph.ts';
import { ceilings, maxGrowth, type WeightClass } from './route-budgets.data.ts';
import type { RouteBudget } from './route-budgets.ts';

/** The part of Vite's manifest that says which file needs which. */
export type Manifest = Readonly<
  Record<string, { file: string; imports?: readonly string[]; isEntry?: boolean; isDynamicEntry?: boolean }>
>;

/** What a browser fetches for one route: thousands of bytes of gzip JavaScript. */
export type RouteSize = { route: string; size: number; weight: WeightClass };

/** The sizes that a build is compared with, in whole thousands of bytes (route-sizes.json). */
export type StoredSizes = Readonly<Record<string, number>>;

/** The key of a part in the manifest: a source file as it is, a file made of several (`_name-`) with its hash. */
function keyOf(manifest: Manifest, name: string): string {
  const found = name.startsWith('_')
    ? Object.keys(manifest).filter((key) => key.startsWith(name))
    : Object.keys(manifest).filter((key) => key === name);
  if (found[0] === undefined || found.length > 1)
    throw new Error(
      `${name} is not in the build: mend web/src/app/screens.data.ts or scripts/route-budgets.ts.`,
    );
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
  return budgets.map(({ route, screens, weight }) => {
    const files = firstFiles(manifest, screens);
    return { route, size: files.reduce((sum, file) => sum + sizeOf(file), 0) / 1000, weight };
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
 * Scripts that need each other at once, one line for each cycle: one of them runs before what it needs is there, and the
 * screen stays empty.
 */
export function scriptCircles(manifest: Manifest): string[] {
  const arrows = (names: readonly string[] = []) => new Map(names.map((name) => [name, 1]));
  const graph = new Map(Object.entries(manifest).map(([key, { imports }]) => [key, arrows(imports)]));
  return circles(graph).map((way) => `${way}: take a source out of its group in web/files-together.ts.`);
}

/** The sizes to keep of these; a route within one hundredth of its row keeps it, so that a change shows only what it did. */
export function storedSizes(sizes: readonly RouteSize[], before: StoredSizes): StoredSizes {
  const rowOf = (one: RouteSize) => (Math.abs(growthOf(one, before)) < 1 && before[one.route]) || one.size;
  return Object.fromEntries(sizes.map((one) => [one.route, Math.round(rowOf(one))]));
}

function growthOf({ route, size }: RouteSize, kept: StoredSizes): number {
  return (size / (kept[route] ?? size) - 1) * 100;
}

const isOver = ({ size, weight }: RouteSize) => size > ceilings[weight];

/** What is wrong, one line each: a route over the ceiling of its class or much over its kept size, one that is not kept. */
export function sizeProblems(
  manifest: Manifest,
  budgets: readonly RouteBudget[],
  sizes: readonly RouteSize[],
  kept: StoredSizes,
): string[] {
  const known = new Set(budgets.flatMap(({ screens }) => screens));
  const unknown = Object.keys(manifest).filter(
    (key) => manifest[key]?.isDynamicEntry && /-screen\.tsx$/.test(key) && !known.has(key),
  );
  const lighter = 'import what is not needed at first sight with import(), or drop it';
  const write = 'npm run sizes writes scripts/route-sizes.json';
  return [
    ...sizes
      .filter(isOver)
      .map(
        ({ route, size, weight }) =>
          `${route} loads ${size.toFixed(1)} KB of JavaScript, ${ceilings[weight]} are allowed for ${weight}: ${lighter}.`,
      ),
    ...sizes
      .filter((one) => growthOf(one, kept) > maxGrowth)
      .map(
        (one) =>
          `${one.route} loads ${one.size.toFixed(1)} KB of JavaScript, ${growthOf(one, kept).toFixed(1)} % more than the ${kept[one.route]} it had: ${lighter}; where it is worth that, ${write}.`,
      ),
    ...sizes
      .filter(({ route }) => kept[route] === undefined)
      .map(({ route }) => `${route} has no kept size: ${write}.`),
    ...Object.keys(kept)
      .filter((route) => !sizes.some((one) => one.route === route))
      .map((route) => `${route} has a kept size and no screen: ${write}.`),
    ...unknown.map((key) => `${key} is in no entry of web/src/app/screens.data.ts.`),
  ];
}

/** The sizes as a table for people: class by class, each route with its growth over what is kept. */
export function sizeTable(sizes: readonly RouteSize[], kept: StoredSizes): string {
  const width = Math.max(...sizes.map(({ route }) => route.length));
  const rowOf = (one: RouteSize) => {
    const growth = growthOf(one, kept);
    const change = Math.abs(growth) < 1 ? '' : `  ${growth > 0 ? '+' : ''}${growth.toFixed(1)} %`;
    return `  ${one.route.padEnd(width)}  ${one.size.toFixed(1).padStart(6)} KB${change}${isOver(one) ? '  over' : ''}`;
  };
  const parts = Object.entries(ceilings).flatMap(([weight, most]) => {
    const rows = sizes.filter((one) => one.weight === weight).map(rowOf);
    return rows.length > 0 ? [`${weight}, at most ${most} KB`, ...rows] : [];
  });
  return ['JavaScript on the way to each route (gzip):', ...parts].join('\n');
}
