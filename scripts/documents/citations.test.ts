import { describe, expect, test } from 'vitest';
import { citationProblems } from './citations.ts';

const documents = [
  {
    path: 'README.md',
    text: '# Foothold\n\n[How](docs/OPERATING.md#limits), [code](core/src/a.ts), [web](https://a.example/).\n',
  },
  { path: 'docs/OPERATING.md', text: '# Operating\n\n## Limits\n' },
  { path: 'docs/spec/states.md', text: '# States\n\n## Job status\n' },
  { path: 'docs/spec/readings.md', text: '# Readings\n\n## R1 A search\n\n## R21b Open screens\n' },
];
const paths = new Set([...documents.map(({ path }) => path), 'core/src/a.ts', 'docs/pictures/one.png']);
const problemsOf = (text: string, path = 'core/src/a.ts') =>
  citationProblems([...documents, { path, text }], paths);

describe('citations', () => {
  test.each([
    ['a section', '/** A status (docs/spec/states.md, Job status). */'],
    ['a reading over the end of a line', '/**\n * What counts (docs/spec/readings.md R1,\n * R21b).\n */'],
    ['a document of the repository', '// docs/OPERATING.md says how; README.md too.'],
    ['an export of a person', "const name = 'resume.md';"],
  ])('%s may be cited', (_, text) => expect(problemsOf(text)).toEqual([]));

  test.each([
    [
      'a document that is not there',
      '// See SPEC.md section 4.',
      'cites SPEC.md, which is not in the repository',
    ],
    ['a document of docs that is not there', '// docs/GONE.md', 'cites docs/GONE.md, which is not'],
    ['readings by their old name', '// READINGS R12', 'cites “READINGS”, which is not in the repository'],
    ['a picture that nobody has', '// the card (mockup 05)', 'cites “mockup 0”'],
    ['a section that is not there', '// docs/spec/states.md, Weather', 'no heading there begins so'],
    ['a reading that is not there', '// docs/spec/readings.md R1, R99', 'cites reading R99'],
  ])('%s is found', (_, text, says) => {
    const [problem, ...more] = problemsOf(text);
    expect(problem).toContain(`core/src/a.ts ${says.startsWith('no heading') ? 'cites' : ''}`);
    expect(problem).toContain(says);
    expect(more).toEqual([]);
  });

  test.each([
    ['a file', '[x](docs/NONE.md)', 'links to docs/NONE.md'],
    ['a heading', '[x](docs/OPERATING.md#speed)', 'has no such heading'],
  ])('a link to %s that is not there is found', (_, text, says) =>
    expect(problemsOf(text, 'CONTRIBUTING.md').join()).toContain(says),
  );

  test('a link to a folder is one to its files', () =>
    expect(problemsOf('[x](docs/spec)', 'CONTRIBUTING.md')).toEqual([]));
});
