import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = ['core/src', 'api/src', 'web/src', 'web/gallery', 'e2e', 'scripts'];

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
  return folders.flatMap(below);
}
