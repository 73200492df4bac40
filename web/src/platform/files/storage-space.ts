/** Room in this browser: bytes used and allowed, and whether it promised to keep what is stored. Null: it does not say. */
export type StorageSpace = { used: number | null; quota: number | null; isKept: boolean | null };

/** What the browser says about its storage for this site; without the means to ask, all null. Never throws. */
export async function storageSpace(): Promise<StorageSpace> {
  const storage: StorageManager | undefined = navigator.storage;
  const ask = async <T>(question: (() => Promise<T>) | undefined) => question?.().catch(() => null) ?? null;
  const room = await ask(storage?.estimate?.bind(storage));
  const isKept = await ask(storage?.persisted?.bind(storage));
  return { used: room?.usage ?? null, quota: room?.quota ?? null, isKept };
}

/** Asks the browser to keep what is stored here also when space runs out; false where it does not promise it. */
export async function askToKeep(): Promise<boolean> {
  try {
    return await navigator.storage.persist();
  } catch {
    return false;
  }
}

const askedName = 'asked-to-keep';

/**
 * Asks it once in this browser, as soon as there is something to keep: some browsers ask the person, who answers once.
 * Where nothing can be remembered it is not asked by itself.
 */
export async function askToKeepOnce(): Promise<void> {
  try {
    if (localStorage.getItem(askedName)) return;
    localStorage.setItem(askedName, 'yes');
  } catch {
    return;
  }
  if ((await storageSpace()).isKept === false) await askToKeep();
}
