/** One line of docs/ASVS.md. */
export type AsvsLine = {
  number: string;
  level: string;
  subject: string;
  state: string;
  /** What shows it, or why it is not so, as it is in the table. */
  reason: string;
  tests: readonly NamedTest[];
};

/** A test that a line names: a file of the project, and a title in it ('' where the file alone is named). */
export type NamedTest = { path: string; title: string };

const line = /^\| (\d+\.\d+\.\d+) \| ([12]) \| ([^|]+) \| (met|not applicable|gap) \| ([^|]+) \|$/;
const named = /`([a-z0-9][\w./-]*\.(?:test|spec|data)\.tsx?)`((?:,? “[^“”]+”)*)/g;

/** The tests that a text names: a file in code marks, and behind it any number of titles in quotation marks. */
export function namedTests(text: string): NamedTest[] {
  return [...text.matchAll(named)].flatMap(([, path = '', quoted = '']) => {
    const titles = [...quoted.matchAll(/“([^“”]+)”/g)].map(([, title = '']) => title);
    return (titles.length > 0 ? titles : ['']).map((title) => ({ path, title }));
  });
}

/** The lines of the table in their order; a line of it that does not read is an error that quotes it. */
export function asvsLines(markdown: string): AsvsLine[] {
  return markdown
    .split('\n')
    .filter((text) => /^\| \d/.test(text))
    .map((text) => {
      const [, number = '', level = '', subject = '', state = '', reason = ''] = line.exec(text) ?? [];
      if (number === '') throw new Error(`docs/ASVS.md has a line that does not read: ${text}`);
      const tests = namedTests(reason);
      return { number, level, subject, state, reason, tests };
    });
}

/** How many lines of each chapter are in which state: `V1` → `{ met: 3, 'not applicable': 1, gap: 0 }`. */
export function asvsCounts(lines: readonly AsvsLine[]): Map<string, Record<string, number>> {
  const counts = new Map<string, Record<string, number>>();
  for (const { number, state } of lines) {
    const chapter = `V${number.split('.')[0]}`;
    const known = counts.get(chapter) ?? { met: 0, 'not applicable': 0, gap: 0 };
    known[state] = (known[state] ?? 0) + 1;
    counts.set(chapter, known);
  }
  return counts;
}
