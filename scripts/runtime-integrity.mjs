import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const pinned = JSON.parse(readFileSync(new URL('runtime-integrity.json', import.meta.url), 'utf8'));

/**
 * What is wrong with the program of Node that the package `node` installed, or ''. Its install script fetches a package
 * of the platform past the lock file; npm notes beside it which integrity it verified. A platform without a pinned one is
 * not checked. Built-ins only: runs on any Node from 18, before the pinned one is started.
 */
export function runtimeProblem(root) {
  const notes = join(root, 'node_modules/node/node_modules/.package-lock.json');
  if (!existsSync(notes)) return '';
  const { packages } = JSON.parse(readFileSync(notes, 'utf8'));
  for (const [name, integrity] of Object.entries(pinned.packages)) {
    const installed = packages[`node_modules/${name}`];
    if (installed && (installed.version !== pinned.version || installed.integrity !== integrity))
      return `The program of Node that was installed (${name} ${installed.version}) is not the one this version of the project was made with; it was not started. Delete node_modules, check which registry npm uses, and run the command again.`;
  }
  return '';
}
