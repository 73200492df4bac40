/** Where search defaults lie that were set while nobody was signed in. */
export const pendingSearchKey = 'foothold.search';

/** Removes them. Apart from what reads them: the first script of every page needs this, and no schema. */
export function forgetPendingSearch(): void {
  try {
    localStorage.removeItem(pendingSearchKey);
  } catch {
    // Nothing is kept where storage is forbidden.
  }
}
