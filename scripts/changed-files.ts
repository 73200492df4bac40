import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What differs from the commit where this branch left `ref`, uncommitted and new files included; or why that cannot be told. */
export function changedFiles(
  ref: string,
  folder = root,
): { ok: true; since: string; paths: string[] } | { ok: false; sentence: string } {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  const base = git('merge-base', '--end-of-options', ref, 'HEAD');
  if (base.status !== 0)
    return { ok: false, sentence: `git knows no commit that this folder and ${ref} have in common.` };
  const since = base.stdout.trim();
  const differing = git('diff', '--name-only', '--no-renames', '-z', since);
  const added = git('ls-files', '--others', '--exclude-standard', '-z');
  if (differing.status !== 0 || added.status !== 0)
    return { ok: false, sentence: `git could not compare this folder with ${ref}: ${differing.stderr}` };
  const paths = `${differing.stdout}${added.stdout}`.split('\0').filter((path) => path !== '');
  return { ok: true, since, paths: [...new Set(paths)].sort() };
}
