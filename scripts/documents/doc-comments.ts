/**
 * The one-line and block comments of the members of `const NAME = {` (or of a call that takes such an object), by the names
 * of the members. Empty where the source has no such constant.
 */
export function memberComments(source: string, name: string): Record<string, string> {
  const lines = source.split('\n');
  const first = lines.findIndex((line) => new RegExp(`^(?:export )?const ${name}\\b`).test(line));
  const found: Record<string, string> = {};
  if (first === -1) return found;
  let comment = '';
  for (const line of lines.slice(first + 1)) {
    if (line.startsWith('}')) break;
    const member = /^ {2}(\w+):/.exec(line)?.[1];
    if (line.startsWith('  /**')) comment = textOf(line);
    else if (line.startsWith('   *')) comment = `${comment} ${textOf(line)}`.trim();
    else if (member) {
      if (comment) found[member] = comment;
      comment = '';
    }
  }
  return found;
}

/** A line of a comment without its stars and slashes. */
const textOf = (line: string) =>
  line
    .trim()
    .replace(/^\/?\*{1,2}\/?/, '')
    .replace(/\*\/$/, '')
    .trim();
