import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPoppler } from './find-poppler.ts';
import { drawTemplateSheets } from './template-sheet.ts';

// Draws the thumbnails of the resume templates beside their sources, and of them the sheets of README: run `npm run thumbnails`
// after a template changed.

const root = fileURLToPath(new URL('..', import.meta.url));
const templates = join(root, 'web/src/typesetting/templates');
/** Twice what a card of the list is wide. */
const width = '340';

if (!findPoppler()) {
  console.error('The pages are drawn by pdftoppm: install poppler-utils.');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'foothold-thumbnails-'));
try {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const test = 'web/src/typesetting/template-thumbnails.test.ts';
  const set = spawnSync(process.execPath, [vitest, 'run', test], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, THUMBNAILS: folder },
  });
  if (set.status !== 0) process.exit(1);
  for (const file of readdirSync(folder)) {
    const name = file.replace('.pdf', '');
    const to = join(templates, name, name);
    const draw = ['-png', '-singlefile', '-scale-to-x', width, '-scale-to-y', '-1', join(folder, file), to];
    if (spawnSync('pdftoppm', draw, { stdio: 'inherit' }).status !== 0) process.exit(1);
  }
  console.log(`${readdirSync(folder).length} pictures are in ${templates}.`);
  for (const file of await drawTemplateSheets()) console.log(`The sheet of all is ${file}.`);
} finally {
  rmSync(folder, { recursive: true });
}
