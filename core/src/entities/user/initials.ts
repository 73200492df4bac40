/**
 * Letters for a profile avatar (docs/spec/screens.md, Avatar): the upper-cased first letters of the first two words
 * of a name, or its first character when there is one word; '' for an empty name. Characters are whole, so that an
 * emoji or a letter with accents is never cut in half.
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  return words.slice(0, 2).map(firstCharacter).join('').toUpperCase();
}

function firstCharacter(word: string): string {
  // Nothing joins two plain letters; a segmenter costs milliseconds at every start.
  if (/^[ -~](?:[ -~]|$)/.test(word)) return word.charAt(0);
  return [...new Intl.Segmenter().segment(word)][0]?.segment ?? '';
}
