import { type Fence, fences } from './fences.data.ts';
import type { SourceFile } from './house-rules.ts';
import { importsOf, resolvedImport } from './import-graph.ts';

const isTest = (path: string) => /\.test\.tsx?$|-test-kit\.tsx?$/.test(path);

/** Imports that the table does not allow, and files that it does not know, one line each with what to do. */
export function fenceProblems(files: readonly SourceFile[], table: readonly Fence[] = fences): string[] {
  return files.flatMap(({ path, text }) => {
    const fence = fenceOf(path, table);
    if (!fence)
      return `${path} lies in a folder without arrows: move it to one that CONTRIBUTING.md names, or add the line { folder: '${topOf(path)}', may: […], says: '…' } to scripts/fences.data.ts.`;
    const allowed = [ownFolder(path, fence), ...fence.may, ...((isTest(path) && fence.tests) || [])];
    return importsOf(text)
      .map((address) => resolvedImport(path, address))
      .filter((target) => !allowed.some((place) => covers(place, target)))
      .map((target) => `${path} imports ${target}: ${fence.says}`);
  });
}

function fenceOf(path: string, table: readonly Fence[]): Fence | undefined {
  return table
    .filter(({ folder }) =>
      folder.endsWith('/*.ts')
        ? parentOf(path) === folder.slice(0, -'/*.ts'.length)
        : covers(folder, parentOf(path)),
    )
    .sort((a, b) => weight(b) - weight(a))[0];
}

/** The longest counts, a name above a star. */
const weight = ({ folder }: Fence) => folder.split('/').length - folder.split('*').length / 10;

const parentOf = (path: string) => path.split('/').slice(0, -1).join('/');

/** What the missing line should cover: the folder of a package, or the files that are in none. */
function topOf(path: string): string {
  const names = parentOf(path).split('/').slice(0, 3);
  return names.length < 3 ? [...names, '*.ts'].join('/') : names.join('/');
}

/** The folder that a line means for this file: its stars are taken from the path. */
function ownFolder(path: string, { folder }: Fence): string {
  return path
    .split('/')
    .slice(0, folder.replace(/\/\*\.ts$/, '').split('/').length)
    .join('/');
}

/** Whether a place of the table is the target or holds it. */
function covers(place: string, target: string): boolean {
  const [parts, names] = [place.split(/[/:]/), target.split(/[/:]/)];
  return parts.every((part, at) => part === names[at] || (part === '*' && names[at] !== undefined));
}
