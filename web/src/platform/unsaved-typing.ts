const prefixOf = (owner: string) => `foothold.unsaved.${encodeURIComponent(owner)}/`;

/**
 * Keeps what was typed and could not be stored before a tab closed, by account and uid of its record: own data is
 * written too late there, this is written at once. The next opening by the same account reads it once. Another account
 * of this browser can hold records of the same uid, added from one backup. Without an account nothing is kept.
 */
export function keepUnsaved(owner: string, uid: string, text: string): void {
  if (owner === '') return;
  try {
    if (text === '') localStorage.removeItem(prefixOf(owner) + uid);
    else localStorage.setItem(prefixOf(owner) + uid, text);
  } catch {
    // Where the browser keeps nothing, what the store took in time is all there is.
  }
}

/** Returns what an account kept for a record, '' for nothing, and forgets it. */
export function takeUnsavedTyping(owner: string, uid: string): string {
  if (owner === '') return '';
  try {
    const text = localStorage.getItem(prefixOf(owner) + uid) ?? '';
    localStorage.removeItem(prefixOf(owner) + uid);
    return text;
  } catch {
    return '';
  }
}

/** Forgets all that an account kept so, when its own data is cleared or erased. */
export function forgetUnsaved(owner: string): void {
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(prefixOf(owner))) localStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}
