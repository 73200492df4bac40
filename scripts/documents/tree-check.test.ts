import { expect, test } from 'vitest';
import { folderProblems, treeFolders } from './tree-check.ts';

const text =
  '# Architecture\n\n```\ncore/src/          what both agree on\n  text/            words\n    deep/          more\n  main.ts          no folder\napi/src/           the server\n```\n';
const documents = [{ path: 'docs/ARCHITECTURE.md', text }];
const there = ['core/src/text/deep/a.ts', 'api/src/b.ts', 'docs/spec/calls.md'];

test('the tree is read by its indentation', () =>
  expect(treeFolders(text)).toEqual(['core/src', 'core/src/text', 'core/src/text/deep', 'api/src']));

test('a tree that names what there is has no problem', () =>
  expect(
    folderProblems(documents, [...there, 'docs/x/y.md']).filter((one) => !one.includes(' docs:')),
  ).toEqual([]));

test('a folder that the tree lacks, and one that is gone, are told', () => {
  const problems = folderProblems(documents, ['api/src/b.ts', 'api/src/db/c.ts', 'core/src/text/a.ts']);
  expect(problems).toEqual([
    'docs/ARCHITECTURE.md does not name api/src/db: add it to the tree.',
    'docs/ARCHITECTURE.md names core/src/text/deep, which is not there.',
  ]);
});
