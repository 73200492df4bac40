/**
 * Letters for a profile avatar (SPEC.md section 2, app shell): the upper-cased first letters of the first two words
 * of a name, or its first character when there is one word; '' for an empty name. Characters are whole, so that an
 * emoji or a letter with accents is never cut in half.
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const segmenter = new Intl.Segmenter();
  const first = (word: string) => [...segmenter.segment(word)][0]?.segment ?? '';
  return words.slice(0, 2).map(first).join('').toUpperCase();
}
