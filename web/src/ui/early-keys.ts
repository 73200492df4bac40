let held: string[] | null = null;

const isEditing = ({ key }: KeyboardEvent) => key.length === 1 || key === 'Backspace' || key === 'Enter';

function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || !isEditing(event)) return;
  // A key that is still down since before repeats itself, and means nothing.
  if (!event.repeat) held?.push(event.key);
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Holds back what is typed until the field that opens takes it with `bufferEarlyKeys`: who opens it by a key and types on
 * at once means the field, also where it is still loading, and not the screen below, whose keys would do something else.
 */
export function holdKeys(): void {
  // What was held before for the same field stays.
  held ??= [];
  window.addEventListener('keydown', onKey, true);
}

/** Ends the holding back; what was typed meanwhile, and whether Enter came after it. */
export function bufferEarlyKeys(): { text: string; isEntered: boolean } {
  window.removeEventListener('keydown', onKey, true);
  const keys = held ?? [];
  held = null;
  const end = keys.indexOf('Enter');
  let text = '';
  for (const key of end < 0 ? keys : keys.slice(0, end))
    text = key === 'Backspace' ? text.slice(0, -1) : text + key;
  return { text, isEntered: end >= 0 };
}
