import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { staleDocuments } from './project-documents.ts';

/** `npm run docs`: writes the parts of documents that are made from code. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const { stale } = await staleDocuments();
for (const { path, text } of stale) writeFileSync(join(root, path), text);
console.log(
  stale.length === 0
    ? 'All documents are up to date.'
    : `Written: ${stale.map(({ path }) => path).join(', ')}`,
);
