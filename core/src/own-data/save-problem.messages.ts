import { messages } from '../text/messages.ts';

/** Why own data was not written (docs/spec/interface.md, Words; docs/spec/readings.md R23 and R31). */
export const saveProblemText = messages('saveProblem', {
  invalid: 'This cannot be saved as it is.',
  'changed-elsewhere':
    'This was changed in another tab since you opened it. Nothing was overwritten. Look at the newer version, then save again.',
  missing: 'This record is no longer here. It was deleted in the meantime; Undo may bring it back.',
  quota:
    'The disk space of this browser is full, so nothing was saved. What you typed is still here. Free some space, then save again.',
  closed:
    'Your data is not open right now, so nothing was saved. What you typed is still here: copy it, reload the page, then save again.',
  newer: 'This cannot be undone, because something newer stands in the way.',
  expired: 'This change is too old to undo.',
  undone: 'This was undone already.',
  stopped: 'Stopped before the end. Nothing was changed.',
  'example-already-loaded': 'The example data is here already.',
  'no-example': 'There is no example data to remove.',
  failed: 'The browser could not save this. What you typed is still here. Try again, or reload the page.',
});

/** Why own data was not written, by which code tells the cases apart. */
export type SaveProblemCode = Parameters<typeof saveProblemText>[0];
