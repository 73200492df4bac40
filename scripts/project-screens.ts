import { posix } from 'node:path';
import { screens } from '../web/src/app/screens.data.ts';
import { screenTable } from './changed.data.ts';
import type { ScreenFile } from './opened-screens.ts';

/** Every address of the router with the file of its screen, which the table of screens loads. */
export function projectScreens(): ScreenFile[] {
  // A test runner calls `import` by another name and with the path from the root.
  return screens.map(({ path, load }) => {
    const address = /import\w*\(['"]([^'"]+)['"]/.exec(String(load))?.[1];
    if (!address) throw new Error(`${screenTable} does not say which file shows ${path}.`);
    const file = address.startsWith('.') ? posix.join(posix.dirname(screenTable), address) : address.slice(1);
    return { path, file };
  });
}
