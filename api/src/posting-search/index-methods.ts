import { DocumentIndex } from './document-index.ts';
import { readFiles, removeOthers, writeFiles } from './saved-files.ts';
import type { SavedFiles } from './saved-head.ts';
import type { StoredRow } from './stored-rows.ts';

/** What the thread of an index is asked to do; a folder that is null keeps nothing. */
export function indexMethods(folder: string | null) {
  let own = new DocumentIndex();
  let stored: readonly string[] = [];
  const kept = () => {
    if (folder === null) throw new Error('This index has no folder.');
    return folder;
  };
  return {
    ...questions(() => own),
    clear(): void {
      own = new DocumentIndex();
    },
    put: (rows: readonly StoredRow[]) => own.put(rows),
    remove: (ids: readonly number[]) => own.index.remove(ids),
    /** Takes over a saved index; answers why it could not be read, else ''. */
    async load(files: SavedFiles): Promise<string> {
      try {
        own = await readFiles(kept(), files);
        stored = files.parts;
        return '';
      } catch (cause) {
        return (cause as Error).message;
      }
    },
    /** Writes the index as it is when this is called. */
    async save(): Promise<SavedFiles> {
      const files = await writeFiles(kept(), own, stored);
      stored = files.parts;
      return files;
    },
    removeOthers: (files: SavedFiles) => removeOthers(kept(), files),
  };
}

/** The questions to an index, whichever it is by then. */
function questions(own: () => DocumentIndex) {
  type Index = DocumentIndex['index'];
  return {
    search: (...args: Parameters<Index['search']>) => own().index.search(...args),
    matchIds: (...args: Parameters<Index['matchIds']>) => own().index.matchIds(...args),
    suggest: (...args: Parameters<Index['suggest']>) => own().index.suggest(...args),
    similar: (...args: Parameters<Index['similar']>) => own().index.similar(...args),
    wordCounts: (...args: Parameters<Index['wordCounts']>) => own().index.wordCounts(...args),
    nearWords: (...args: Parameters<Index['nearWords']>) => own().index.nearWords(...args),
    size: () => own().index.size(),
  };
}

export type IndexMethods = ReturnType<typeof indexMethods>;
