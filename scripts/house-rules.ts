/** A source file of the project: path from its root with forward slashes, and its text. */
export type SourceFile = { path: string; text: string };

/** Lines that a file may have; tables of data are exempt. */
const mostLines = 300;

type Rule = {
  applies: (path: string) => boolean;
  /** What is wrong with the file and what to do about it; '' when nothing is. */
  problem: (file: SourceFile) => string;
};

const isData = (path: string) => /\.data\.tsx?$/.test(path);

const rules: Record<string, Rule> = {
  'file length': {
    applies: (path) => !isData(path),
    problem: ({ text }) => {
      const lines = text.split('\n').length - 1;
      return lines > mostLines
        ? `has ${lines} lines, ${mostLines} are allowed: split it by what it says (a table of data goes to a *.data.ts).`
        : '';
    },
  },
  'zod/mini': {
    applies: (path) => !path.startsWith('api/') && !path.startsWith('scripts/'),
    problem: ({ text }) =>
      /from ['"]zod(?:\/v4)?['"]/.test(text)
        ? "imports classic zod: write import * as z from 'zod/mini', so that only one of the two reaches the browser."
        : '',
  },
  'flat folders': {
    applies: (path) =>
      /^(web\/src\/(features|data)|core\/src\/(domain|contract)|api\/src\/modules)\//.test(path),
    problem: ({ path }) => {
      const isNested = /^(web\/src\/features|api\/src\/modules)\//.test(path);
      const levels = path.split('/').length - (isNested ? 5 : 4);
      return levels > 0 && !/\/fixtures\//.test(path)
        ? 'lies in a folder of a folder: the import rules read flat folders only, move it one level up.'
        : '';
    },
  },
  'no barrels': {
    applies: (path) => /\/index\.tsx?$/.test(path),
    problem: () => 'is a barrel: name the file after its main export and import it from there.',
  },
  'network and storage only in platform': {
    applies: (path) => /^web\/src\/(app|features|components)\//.test(path) && !/\.test\.tsx?$/.test(path),
    problem: ({ text }) =>
      /(?<![\w.'"`-])(?:fetch\(|localStorage|sessionStorage|indexedDB|XMLHttpRequest)/.test(text)
        ? 'uses fetch or browser storage: that belongs to web/src/platform (own data to web/src/data).'
        : '',
  },
};

/** The names of all rules. */
export const ruleNames: readonly string[] = Object.keys(rules);

/** What breaks the rules that no tool knows, one line per finding: rule, path, what to do. */
export function houseProblems(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    Object.entries(rules)
      .filter(([, rule]) => rule.applies(file.path))
      .map(([name, rule]) => ({ name, text: rule.problem(file) }))
      .filter(({ text }) => text !== '')
      .map(({ name, text }) => `${name}: ${file.path} ${text}`),
  );
}
