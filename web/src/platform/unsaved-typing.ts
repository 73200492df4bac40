const prefix = 'foothold.unsaved.';

/**
 * What was typed and could not be stored before a tab closed, by the uid of its record: own data is written too late
 * there, this is written at once. It is read once, by the next opening.
 */
export function keepUnsaved(uid: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(prefix + uid);
    else localStorage.setItem(prefix + uid, text);
  } catch {
    // Where the browser keeps nothing, what the store took in time is all there is.
  }
}

/** What was kept for a record, '' for nothing; it is forgotten here. */
export function takeUnsaved(uid: string): string {
  try {
    const text = localStorage.getItem(prefix + uid) ?? '';
    localStorage.removeItem(prefix + uid);
    return text;
  } catch {
    return '';
  }
}

/** Forgets all that was kept so, when own data is cleared or erased. */
export function forgetUnsaved(): void {
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(prefix)) localStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}
