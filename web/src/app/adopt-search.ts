import { saveSettings } from '../data/settings/settings.ts';
import { pendingSearch, storePendingSearch } from '../platform/server/pending-search.ts';

/** Makes search defaults that were set while nobody was signed in those of the account that has just opened. */
export async function adoptSearch(): Promise<void> {
  const waiting = pendingSearch();
  if (!waiting) return;
  const saved = await saveSettings('jobSearch', waiting);
  if (saved.ok) storePendingSearch(null);
}
