import type * as DexieLibrary from 'dexie';

let loading: Promise<typeof DexieLibrary> | null = null;

/**
 * The library of the local database. It loads beside the first signed-in screen, which shows its frame meanwhile, and
 * not before it; after a failure the next call tries again.
 */
export function loadDexie(): Promise<typeof DexieLibrary> {
  loading ??= import('dexie').catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
