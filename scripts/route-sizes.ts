import type { RouteBudget } from './route-budgets.data.ts';

/** The part of Vite's manifest that says which file needs which. */
export type Manifest = Readonly<
  Record<string, { file: string; imports?: readonly string[]; isEntry?: boolean; isDynamicEntry?: boolean }>
>;

/** What a browser fetches for one route: thousands of bytes of gzip JavaScript, and what it may fetch. */
export type RouteSize = { route: string; size: number; most: number };

function withImports(manifest: Manifest, key: string, seen: Set<string>): void {
  if (seen.has(key)) return;
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the build: mend its name in scripts/route-budgets.data.ts.`);
  seen.add(key);
  for (const one of chunk.imports ?? []) withImports(manifest, one, seen);
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
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  if (entries.length === 0) throw new Error('The manifest of the build names no entry.');
  return budgets.map(({ route, screens, most }) => {
    const seen = new Set<string>();
    for (const key of [...entries, ...screens]) withImports(manifest, key, seen);
    const files = new Set(
      [...seen].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js')),
    );
    return { route, size: [...files].reduce((sum, file) => sum + sizeOf(file), 0) / 1000, most };
  });
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
