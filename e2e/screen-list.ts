import { screens } from '../web/src/app/screens.data.ts';

/** A screen that stands: its address as docs/spec/screens.md, Addresses, writes it, and one real address to open. */
export type Screen = { path: string; example: string };

/** The address of the router as the specification writes it, without the parameters that this example leaves out. */
function specified(path: string, example: string): string {
  const words = path.split('/').slice(0, example.split('/').length);
  return words.map((word) => (word.startsWith(':') ? `{${word.slice(1)}}` : word)).join('/');
}

const listed = screens.flatMap(({ path, access, example = path }) =>
  [example].flat().map((one) => ({ access, path: path === '*' ? path : specified(path, one), example: one })),
);
const ofScreen = ({ path, example }: Screen): Screen => ({ path, example });

/** Screens that anybody may open; the last one is the page for addresses that lead nowhere. */
export const openScreens: readonly Screen[] = listed
  .filter(({ access }) => access !== 'signed-in')
  .map(ofScreen);

/** Screens of a signed-in person; the examples suit the example data. */
export const ownScreens: readonly Screen[] = listed
  .filter(({ access }) => access === 'signed-in')
  .map(ofScreen);

/** A name for files: the address without signs. */
export function screenName({ path }: Screen): string {
  if (path === '/') return 'home';
  return path === '*' ? 'not-found' : path.slice(1).replace(/[{}?]/g, '').replaceAll('/', '-');
}
