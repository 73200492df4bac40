/** Notes with an answer of a model added at their end. */
export function withAddedNote(notes: string, markdown: string): string {
  return [notes.trimEnd(), markdown.trim()].filter((part) => part !== '').join('\n\n');
}
