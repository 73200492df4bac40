import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SourceFile } from '../house-rules.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Every document of the project with its text: paths from its root with forward slashes. */
export function documentFiles(): SourceFile[] {
  return ['*.md', 'docs/**/*.md', 'core/test-data/*.md']
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
