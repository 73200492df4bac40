/** A paragraph of the notes of a job, under a key that stays while its words do. */
export type JobNote = { key: string; text: string };

/** The paragraphs of the notes of a job. Two with the same words are one. */
export function jobNotes(notes: string): JobNote[] {
  const texts = notes
    .split(/\n[ \t]*\n/)
    .map((text) => text.trim())
    .filter((text) => /\p{L}/u.test(text));
  return [...new Map(texts.map((text) => [keyOf(text), { key: keyOf(text), text }])).values()];
}

/** FNV-1a of the letters and digits: blanks and signs make no other note. */
function keyOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const sign of text.normalize('NFKC').toLowerCase()) {
    if (!/[\p{L}\p{N}]/u.test(sign)) continue;
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  }
  return `note-${(hash >>> 0).toString(36)}`;
}
