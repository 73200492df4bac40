import type { SourceFile } from './house-rules.ts';

/** An address of the router and the file of its screen. */
export type ScreenFile = { path: string; file: string };

/** The screens whose addresses are in these files: in texts, in templates up to their first value, in expressions. */
export function openedScreens(
  files: readonly SourceFile[],
  screens: readonly ScreenFile[],
): readonly ScreenFile[] {
  const addresses = files.flatMap(({ text }) => addressesIn(text));
  return screens.filter(({ path }) => addresses.some((address) => leadsTo(address, path)));
}

function addressesIn(text: string): string[] {
  const quoted = [...text.matchAll(/['"`](\/[\w\-/{}?%.]*)/g)].map(([, address = '']) => address);
  const expressions = [...text.matchAll(/(?:\\\/[\w-]+)+(?:\\\/)?/g)].map(([source]) =>
    source.replaceAll('\\', ''),
  );
  return [...quoted, ...expressions].map((address) => address.replace(/\?.*$/, ''));
}

/** Whether an address, or the beginning of one that ends with a slash, is one of the router's path. */
function leadsTo(address: string, path: string): boolean {
  if (path === '/' || address === '/') return address === path;
  const names = address.split('/').slice(1);
  const parts = path.split('/').slice(1);
  const isBeginning = names.at(-1) === '';
  if (isBeginning) names.pop();
  if (names.length > parts.length) return false;
  const isSame = names.every((name, at) => parts[at]?.startsWith(':') || parts[at] === name);
  return isSame && (isBeginning || parts.slice(names.length).every((part) => part.endsWith('?')));
}
