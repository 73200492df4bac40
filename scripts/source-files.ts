import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SourceFile } from './house-rules.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = [
  'core/src',
  'core/test-data',
  'api/src',
  'web/src',
  'web/gallery',
  'e2e',
  'scripts',
  'bench',
  'extension',
];

function below(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory())
      return /^(node_modules|dist|\.types|locales|fixtures)$/.test(entry.name) ? [] : below(path);
    return /\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : [];
  });
}

/** Every hand-written code file of the project: paths from its root with forward slashes. */
export function sourceFiles(): string[] {
  return [
    ...folders.flatMap(below),
    ...globSync('web/*.ts', { cwd: root }).map((path) => path.replaceAll('\\', '/')),
  ];
}

/** The same with their texts. */
export function sourceTexts(): SourceFile[] {
  return sourceFiles().map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
