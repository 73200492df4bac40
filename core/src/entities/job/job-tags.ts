/** The longest name of a tag, in letters as people count them, and how many tags one job may have. */
export const tagLimits = { letters: 60, ofJob: 30 } as const;

/** Why a text is no tag of a job. */
export type TagProblem = 'too-long' | 'too-many';

/** A name as it is shown: one line, no blanks at its ends. */
export function tagName(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** What tells one tag from another: “Remote” and “remote” are one. */
export function tagKey(name: string): string {
  return tagName(name).normalize('NFKC').toLowerCase();
}

/** The names in a text that divides them by commas, semicolons, bars or lines, each once. */
export function tagsIn(text: string): string[] {
  return withTags([], text.split(/[,;|\n\r]/));
}

/** The tags with others at their end; one that is there already stays as it is written. */
export function withTags(tags: readonly string[], added: readonly string[]): string[] {
  const byKey = new Map(tags.map((name) => [tagKey(name), name]));
  for (const name of added.map(tagName)) {
    const key = tagKey(name);
    if (key !== '' && !byKey.has(key)) byKey.set(key, name);
  }
  return [...byKey.values()];
}

/** The tags without these. */
export function withoutTags(tags: readonly string[], removed: readonly string[]): string[] {
  const keys = new Set(removed.map(tagKey));
  return tags.filter((name) => !keys.has(tagKey(name)));
}

/** The tags as they are written elsewhere: `known` gives by its key how a name is spelled so far. */
export function spelledAs(tags: readonly string[], known: ReadonlyMap<string, string>): string[] {
  return withTags(
    [],
    tags.map((name) => known.get(tagKey(name)) ?? name),
  );
}

/** What a job cannot take of its tags, null where it can take them all. */
export function tagProblem(tags: readonly string[]): TagProblem | null {
  if (tags.some(isTooLong)) return 'too-long';
  return tags.length > tagLimits.ofJob ? 'too-many' : null;
}

/** True for a name that is longer than a tag may be. */
export function isTooLong(name: string): boolean {
  return [...name].length > tagLimits.letters;
}
