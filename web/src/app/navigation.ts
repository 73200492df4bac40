import type { Screen, Variant } from './screen.ts';
import { screens } from './screens.data.ts';

/** A drawer entry (docs/spec/screens.md, Navigation), with the address it leads to. */
export type NavigationItem = NonNullable<Screen['navigation']> & { path: string };

/** Every entry of the drawer, in its order. */
export const navigation: readonly NavigationItem[] = screens.flatMap(({ path, navigation: entry }) =>
  entry ? { ...entry, path: path.replace(/\/:.*/, '') } : [],
);

/** The entries a person sees. */
export function visibleNavigation(variant: Variant, isSignedIn: boolean): NavigationItem[] {
  return navigation.filter(
    ({ who, path }) => who === 'all' || (isSignedIn ? who.includes(variant) : path === '/settings'),
  );
}

/** In the order of the wide top bar; what has no place there keeps its order, behind. */
export function inBarOrder(items: readonly NavigationItem[]): NavigationItem[] {
  const place = ({ wide }: NavigationItem) => wide ?? Number.MAX_SAFE_INTEGER;
  return [...items].sort((a, b) => place(a) - place(b));
}

/** The selected entry: the longest one contained in the address; Home only when equal (docs/spec/readings.md R7). */
export function selectedPath(items: readonly { path: string }[], pathname: string): string | null {
  if (pathname === '/') return '/';
  const hits = items.map(({ path }) => path).filter((path) => path !== '/' && pathname.includes(path));
  return hits.sort((a, b) => b.length - a.length)[0] ?? null;
}
