import type { NavigationItem } from '../navigation.ts';
import type { ScreenLink, Variant } from '../screen.ts';
import { screens } from '../screens.data.ts';

/** An entry of the palette under “Screens”. */
export type PaletteEntry = ScreenLink & { path: string };

/** The screens that the palette offers: the entries in the drawer, and to a signed-in person those of the palette alone. */
export function paletteScreens(
  items: readonly NavigationItem[],
  variant: Variant,
  isSignedIn: boolean,
  isOperator = false,
): PaletteEntry[] {
  if (!isSignedIn) return [...items];
  const own = screens.flatMap(({ path, palette }) =>
    palette?.who.includes(variant) && (isOperator || !palette.isForOperators)
      ? // Without a key that may be missing.
        [{ ...palette, path: path.replace(/\/:\w+\?$/, '') + (palette.hash ? `#${palette.hash}` : '') }]
      : [],
  );
  return [
    ...own.filter(({ first }) => first),
    // Who is signed in comes from there to /work.
    ...items.filter(({ path }) => path !== '/'),
    ...own.filter(({ first }) => !first),
  ];
}
