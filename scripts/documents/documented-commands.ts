/** Commands that a document tells its reader to run: whole lines of its shell blocks, and code within sentences. */
export function commandsIn(markdown: string): string[] {
  const found: string[] = [];
  let isShell = false;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) isShell = /^```(?:sh|bash|console)$/.test(line);
    else if (isShell && /^(?:npm|npx|node) /.test(line)) found.push(line.replace(/#.*$/, '').trim());
    else
      for (const part of line
        .replaceAll('\\|', '|')
        .split('`')
        .filter((_, at) => at % 2 === 1))
        if (/^(?:npm|npx|node) /.test(part)) found.push(part);
  }
  return [...new Set(found)];
}

/** Who runs a command: this test, with what it then says; another test; or npm itself. */
export type RunBy =
  | { here: readonly string[]; says: RegExp; code?: number }
  | { test: string; because: string }
  | { npm: string };

/** The longest beginning of a command that the table knows, null for a command that nothing runs. */
export function runnerOf(command: string, table: Readonly<Record<string, RunBy>>): string | null {
  const fits = Object.keys(table).filter((known) => command === known || command.startsWith(`${known} `));
  return fits.sort((a, b) => b.length - a.length)[0] ?? null;
}
