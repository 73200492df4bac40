/** A letter is plain text: marks of emphasis and headings would be printed as they are typed. */
export function plainLetter(markdown: string): string {
  return markdown
    .split('\n')
    .map((line) => {
      const text = line.trimStart();
      const head = text.startsWith('#') ? text.slice(text.lastIndexOf('#', 6) + 1).trimStart() : line;
      return head.replaceAll('**', '').trimEnd();
    })
    .join('\n')
    .trim();
}
