/**
 * The text without the characters of a set at its end, as `replace(/[…]+$/, '')` returns it, but in linear time: that
 * expression starts again at every character of a run that does not reach the end. `set` matches one character.
 */
export function trimEndCharacters(text: string, set: RegExp): string {
  let end = text.length;
  while (end > 0 && set.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The text without the characters of a set at both ends. */
export function trimCharacters(text: string, set: RegExp): string {
  const cut = trimEndCharacters(text, set);
  let start = 0;
  while (start < cut.length && set.test(cut.charAt(start))) start += 1;
  return cut.slice(start);
}
