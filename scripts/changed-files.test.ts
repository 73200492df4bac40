import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changedFiles } from './changed-files.ts';

let folder = '';
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-changed-'));
  git('init', '--quiet', '--initial-branch=main');
  for (const name of ['kept.ts', 'edited.ts', 'moved.ts', 'left.ts']) write(name, `${name}\n`.repeat(20));
  write('.gitignore', 'ignored.ts\n');
  git('add', '.');
  git('commit', '--quiet', '--message=one');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('changedFiles names what a branch changed, moved, added and left uncommitted, and nothing that main did', () => {
  expect(changedFiles('main', folder)).toMatchObject({ ok: true, paths: [] });
  git('checkout', '--quiet', '-b', 'work');
  git('mv', 'moved.ts', 'new name.ts');
  git('commit', '--quiet', '--message=two');
  write('edited.ts', 'other\n');
  write('added ä.ts', 'new\n');
  write('ignored.ts', 'new\n');
  const since = git('rev-parse', 'main').trim();
  const paths = ['added ä.ts', 'edited.ts', 'moved.ts', 'new name.ts'];
  expect(changedFiles('main', folder)).toEqual({ ok: true, since, paths });
  expect(changedFiles('HEAD', folder)).toMatchObject({ paths: ['added ä.ts', 'edited.ts'] });
  git('stash', '--quiet', '--include-untracked');
  git('checkout', '--quiet', 'main');
  write('left.ts', 'main went on\n');
  git('commit', '--quiet', '--all', '--message=three');
  git('checkout', '--quiet', 'work');
  expect(changedFiles('main', folder)).toEqual({ ok: true, since, paths: ['moved.ts', 'new name.ts'] });
});

test.each(['no-such-branch', '--help', ''])(
  'changedFiles refuses the reference “%s” with a sentence',
  (ref) => {
    expect(changedFiles(ref, folder)).toEqual({
      ok: false,
      sentence: `git knows no commit that this folder and ${ref} have in common.`,
    });
  },
);
