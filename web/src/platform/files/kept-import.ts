const cacheOf = (owner: string) => `import of ${owner}`;
const flag = 'foothold.import-open';

/** Where an account keeps the file it is importing, until it is imported or left. Throws where a browser has none. */
export function importCache(owner: string): Promise<Cache> {
  return caches.open(cacheOf(owner));
}

/** Notes in this tab that an import is open: only a reload of it finds what was kept. Never throws. */
export function noteImport(name: string): void {
  try {
    sessionStorage.setItem(flag, name);
  } catch {
    // A reload then begins anew.
  }
}

/** Whether a reload cut an import of this tab short. */
export function isImportOpen(): boolean {
  try {
    return sessionStorage.getItem(flag) !== null;
  } catch {
    return false;
  }
}

/** Forgets the import that is under way. Never throws. */
export async function forgetImport(owner: string): Promise<void> {
  try {
    sessionStorage.removeItem(flag);
    await caches.delete(cacheOf(owner));
  } catch {
    // Nothing was kept.
  }
}
