import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const fileName = z.string().check(z.regex(/^[A-Za-z0-9-]+$/));

const SavedHead = z.object({
  /** What its documents were made by (`documentEdition`). */
  edition: z.string(),
  /** Its row in `posting_index_save`. */
  token: z.uuid(),
  position: z.string(),
  /** Files of the index, of which `manifest` names the others, and of the numbers of groups. */
  manifest: fileName,
  parts: z.array(fileName),
  groups: fileName,
});

/** What a saved index is made of. Written last, it makes the files that it names one. */
export type SavedHead = z.infer<typeof SavedHead>;
export type SavedFiles = Pick<SavedHead, 'manifest' | 'parts' | 'groups'>;

/** The file of the head; all others in the folder are named by it or left over. */
export const headName = 'head.json';

/** The head in a folder; null where there is none that can be read. */
export async function readHead(folder: string): Promise<SavedHead | null> {
  try {
    const parsed = SavedHead.safeParse(JSON.parse(await readFile(join(folder, headName), 'utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    // Missing, truncated or unreadable: all the same, the index is made anew.
    return null;
  }
}

/** Puts a head in place of the one before, at once. */
export async function writeHead(folder: string, head: SavedHead): Promise<void> {
  const fresh = join(folder, `${headName}.new`);
  await writeFile(fresh, JSON.stringify(head), { mode: 0o600 });
  await rename(fresh, join(folder, headName));
}
