import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceTexts } from '../source-files.ts';
import { citationProblems } from './citations.ts';
import { decisionRecords } from './decision-records.ts';
import { documentFiles } from './document-files.ts';
import { staleDocuments } from './project-documents.ts';
import { folderProblems } from './tree-check.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const left = /^(?:node_modules|dist|coverage|test-results|\.git|\.data|\.types)$/;

/** Every file of the project but what is installed and built. */
export function projectPaths(): string[] {
  return globSync('**/*', { cwd: root, exclude: (name) => left.test(name.split(/[\\/]/).at(-1) ?? '') }).map(
    (path) => path.replaceAll('\\', '/'),
  );
}

/**
 * Brings the made parts of all documents up to date and returns what is wrong with the documents: which were out of date,
 * what is cited and not there, decisions without date and status, folders that the architecture does not name.
 */
export async function documentProblems(): Promise<string[]> {
  const { stale, unused } = await staleDocuments();
  for (const { path, text } of stale) writeFileSync(join(root, path), text);
  const documents = documentFiles();
  const paths = projectPaths();
  return [
    ...stale.map(({ path }) => `${path} was out of date and is written anew: commit it with your change.`),
    ...unused.map((name) => `The made part “${name}” stands in no document.`),
    ...citationProblems([...documents, ...sourceTexts()], new Set(paths)),
    ...decisionRecords(documents).problems,
    ...folderProblems(documents, paths),
  ];
}
