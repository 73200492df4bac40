/** A file outside the browser that this site may write, as the person chose it. */
export type FileHandle = FileSystemFileHandle & {
  queryPermission?: (wish: { mode: 'readwrite' }) => Promise<PermissionState>;
  requestPermission?: (wish: { mode: 'readwrite' }) => Promise<PermissionState>;
};

/** What is remembered of the file: who chose it, when it was written last (instant, '' never), and why it was not. */
export type StoredFile = { handle: FileHandle; writtenAt: string; problem: FileProblem | '' };

/** Why a file was not written: the browser asks again, the person said no, the file went away, or something else. */
export type FileProblem = 'ask-again' | 'denied' | 'gone' | 'full' | 'failed';

type Picker = (options: {
  suggestedName: string;
  types: { description: string; accept: Record<string, string[]> }[];
}) => Promise<FileHandle>;

const name = 'foothold-files';
const store = 'handles';
const listeners = new Set<() => void>();

const picker = () => (window as { showSaveFilePicker?: Picker }).showSaveFilePicker;

/** True where the browser lets a site keep a file of the person's own up to date: Chrome and Edge on a computer. */
export function canKeepFile(): boolean {
  return picker() !== undefined;
}

/** Lets the person choose where the file lies; null when they thought better of it. */
export async function chooseFile(suggestedName: string, description: string): Promise<FileHandle | null> {
  try {
    const types = [{ description, accept: { 'application/json': ['.json'] } }];
    return (await picker()?.({ suggestedName, types })) ?? null;
  } catch (error) {
    if ((error as Error).name === 'AbortError') return null;
    throw error;
  }
}

/** The file of an account, or null. Handles are in a database of their own: they cannot go into a backup. */
export async function storedFile(userId: string): Promise<StoredFile | null> {
  if (!canKeepFile() || !(await hasStore())) return null;
  return (await inStore<StoredFile | undefined>('readonly', (files) => files.get(userId))) ?? null;
}

/** Remembers the file of an account, or with null forgets it. */
export async function keepFile(userId: string, kept: StoredFile | null): Promise<void> {
  await inStore('readwrite', (files) => (kept ? files.put(kept, userId) : files.delete(userId)));
  for (const listener of listeners) listener();
}

/** Forgets the file of an account that leaves this browser; the file itself stays where it is. Never throws. */
export async function forgetFile(userId: string): Promise<void> {
  if (canKeepFile() && (await hasStore())) await keepFile(userId, null).catch(() => undefined);
}

/** Looking must not make a database where no file was ever chosen. */
async function hasStore(): Promise<boolean> {
  const all = await indexedDB.databases().catch(() => []);
  return all.some((one) => one.name === name);
}

/** Calls back when the file of an account changes in this tab; answers the way to stop. */
export function watchStoredFile(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the file may be written. `ask`: after a click the browser may ask the person. */
export async function mayWrite(handle: FileHandle, { ask }: { ask: boolean }): Promise<PermissionState> {
  const wish = { mode: 'readwrite' } as const;
  const answer = (await handle.queryPermission?.(wish)) ?? 'granted';
  return ask && answer === 'prompt' ? ((await handle.requestPermission?.(wish)) ?? answer) : answer;
}

/**
 * Puts content in the place of what the file held. The browser writes beside it and swaps the two when all is there, so
 * that a full disk or a closed page leaves the former file whole.
 */
export async function writeWhole(handle: FileHandle, content: Blob): Promise<FileProblem | ''> {
  try {
    const stream = await handle.createWritable();
    try {
      await stream.write(content);
      await stream.close();
    } catch (error) {
      await stream.abort().catch(() => undefined);
      throw error;
    }
    return '';
  } catch (error) {
    return problemOf((error as Error).name);
  }
}

function problemOf(error: string): FileProblem {
  if (error === 'NotAllowedError') return 'ask-again';
  if (error === 'NotFoundError') return 'gone';
  return error === 'QuotaExceededError' ? 'full' : 'failed';
}

/** Runs it unless another tab is at it; false when one is. */
export async function alone(work: () => Promise<void>): Promise<boolean> {
  if (!navigator.locks) return work().then(() => true);
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
}

/** Calls back when the page is put away: another tab, another app, a closed window. Answers the way to stop. */
export function onHidden(run: () => void): () => void {
  const listen = () => document.visibilityState === 'hidden' && run();
  document.addEventListener('visibilitychange', listen);
  return () => document.removeEventListener('visibilitychange', listen);
}

function inStore<T>(mode: IDBTransactionMode, ask: (files: IDBObjectStore) => IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const db = opening.result;
      const transaction = db.transaction(store, mode);
      const request = ask(transaction.objectStore(store));
      transaction.oncomplete = () => {
        db.close();
        resolve(request.result as T);
      };
      transaction.onerror = () => {
        db.close();
        reject(transaction.error);
      };
    };
  });
}
