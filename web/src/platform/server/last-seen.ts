/**
 * What a screen has to know before anything was asked: the postings of this site are fictional; the note that says so
 * was put away; companies are hidden.
 */
const keys = {
  sample: 'foothold.sample',
  sampleNoteAway: 'foothold.sample-note-away',
  hidden: 'foothold.hidden',
} as const;

/** Whether it was so when this browser looked last. */
export function wasSeen(what: keyof typeof keys): boolean {
  try {
    return localStorage.getItem(keys[what]) === '1';
  } catch {
    return false;
  }
}

/** Keeps what an answer or the own data said for the next start. */
export function noteSeen(what: keyof typeof keys, isSo: boolean): void {
  try {
    if (isSo) localStorage.setItem(keys[what], '1');
    else localStorage.removeItem(keys[what]);
  } catch {
    // The rows move once after they are there; nothing else hangs on it.
  }
}
