const cacheOf = (owner: string) => `import of ${owner}`;
const flag = 'foothold.import-open';

/** Where an account keeps the file it is importing, until it is imported or left. Throws where a browser has none. */
export function importCache(owner: string): Promise<Cache> {
  return caches.open(cacheOf(owner));
}

/** Notes in this tab which import is open in it: only a reload of it finds what was kept. Never throws. */
export function noteImport(importId: string): void {
  try {
    sessionStorage.setItem(flag, importId);
  } catch {
    // A reload then begins again.
  }
}

/** The import of this tab that a reload cut short; null for none. */
export function openImportId(): string | null {
  try {
    return sessionStorage.getItem(flag);
  } catch {
    return null;
  }
}

const lastName = 'foothold.import-draft';

/** Keeps what was corrected last as its page goes: a cache is written too late there, this is written at once. Never throws. */
export function keepLastDraft(text: string): void {
  try {
    sessionStorage.setItem(lastName, text);
  } catch {
    // The cache has what was corrected until a moment before.
  }
}

/** What was corrected as the page went, '' for nothing. Never throws. */
export function lastDraft(): string {
  try {
    return sessionStorage.getItem(lastName) ?? '';
  } catch {
    return '';
  }
}

/** Forgets the import that is under way. Never throws. */
export async function forgetImport(owner: string): Promise<void> {
  try {
    sessionStorage.removeItem(flag);
    sessionStorage.removeItem(lastName);
    await caches.delete(cacheOf(owner));
  } catch {
    // Nothing was kept.
  }
}
