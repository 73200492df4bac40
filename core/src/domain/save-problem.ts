/** Why own data was not written, and the sentence that says so (UI.md section 5, READINGS R23 and R31). */
export const saveProblems = {
  invalid: 'This cannot be saved as it is.',
  'changed-elsewhere':
    'This was changed in another tab since you opened it. Nothing was overwritten. Look at the newer version, then save again.',
  missing: 'This record is no longer here. It was deleted in the meantime; Undo may bring it back.',
  quota:
    'The disk space of this browser is full, so nothing was saved. What you typed is still here. Free some space, then save again.',
  closed: 'Your data is not open right now, so nothing was saved. Reload the page, then save again.',
  newer: 'This cannot be undone, because something newer stands in the way.',
  expired: 'This change is too old to undo.',
  undone: 'This was undone already.',
  stopped: 'Stopped before the end. Nothing was changed.',
  'example-already-loaded': 'The example data is here already.',
  'no-example': 'There is no example data to remove.',
  failed: 'The browser could not save this. What you typed is still here. Try again, or reload the page.',
} as const;
export type SaveProblemCode = keyof typeof saveProblems;

/** Why Undo stops: what came later, by the label of its entry. */
export function newerMessage(laterLabel: string): string {
  return `This cannot be undone by itself, because “${laterLabel}” came later. Undo that first.`;
}

/** Why Undo stops: what it builds on was itself undone since, by the label of its entry. */
export function undoneMessage(undoneLabel: string): string {
  return `This cannot be undone any more, because “${undoneLabel}”, which it needs, was undone in the meantime.`;
}

/** What stops the own data from being open, and the sentence that says so. */
export const ownDataProblems = {
  'newer-tab': 'Foothold was updated in another tab. Reload this one to go on; everything saved is safe.',
  erased: 'Your data was erased from this browser in another tab.',
  blocked: 'An older tab of Foothold is holding your data. Close the other tabs; this one goes on by itself.',
  closed: 'The browser closed your data. Reload the page to go on; everything saved is safe.',
  'newer-database':
    'A newer Foothold has used your data since this page was loaded. Reload the page to get that version; nothing was changed.',
  'no-storage':
    'This browser keeps no data for this site: it may be a private window, or site data may be blocked. You can search, but not save, until that is changed.',
  'disk-full':
    'The disk space of this browser is full, so it did not open your data. Nothing was deleted. Free some space, then reload the page.',
  'cannot-open':
    'The browser did not open your data. It may be blocked for this site, or the disk may be full. Nothing was deleted.',
} as const;
export type OwnDataProblemCode = keyof typeof ownDataProblems;
