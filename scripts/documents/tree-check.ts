import type { SourceFile } from '../house-rules.ts';

const architecture = 'docs/ARCHITECTURE.md';
/** Folders each of whose own folders is in the tree. */
const drawn = ['', 'core/', 'core/src/', 'web/', 'web/src/', 'api/', 'api/src/'];
/** What holds no code of its own. */
const unnamed = /^(?:node_modules|docs\/.+|core\/\.types|web\/(?:dist|public|\.types)|.*\/fixtures|\..*)$/;

/** The folders that the tree of a text names, by its indentation: two spaces lead one level down. */
export function treeFolders(text: string): string[] {
  const [, tree = ''] = text.split('```');
  const folders: string[] = [];
  const above: string[] = [];
  for (const line of tree.split('\n').slice(1)) {
    const name = /^( *)((?:[\w.-]+\/)+)(?:\s|$)/.exec(line);
    if (!name) continue;
    const [, indent = '', own = ''] = name;
    const depth = indent.length / 2;
    above.length = depth;
    const folder = `${above.join('')}${own}`;
    above[depth] = own;
    folders.push(folder.slice(0, -1));
  }
  return folders;
}

/** Folders of the project that the tree of docs/ARCHITECTURE.md lacks, and those it names that are not there. */
export function folderProblems(documents: readonly SourceFile[], paths: readonly string[]): string[] {
  const text = documents.find(({ path }) => path === architecture)?.text ?? '';
  const named = new Set(treeFolders(text));
  const folders = new Set(
    paths.flatMap((path) => {
      const parts = path.split('/').slice(0, -1);
      return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
    }),
  );
  const needed = [...folders].filter(
    (folder) => drawn.includes(folder.replace(/[^/]+$/, '')) && !unnamed.test(folder),
  );
  return [
    ...needed
      .filter((folder) => ![...named].some((one) => one === folder || one.startsWith(`${folder}/`)))
      .map((folder) => `${architecture} does not name ${folder}: add it to the tree.`),
    ...[...named]
      .filter((folder) => !folders.has(folder))
      .map((folder) => `${architecture} names ${folder}, which is not there.`),
  ];
}
