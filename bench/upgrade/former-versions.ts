import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationHashes } from '@foothold/api/src/db/migration-hashes.data.ts';

/** A commit whose data folders are upgraded. */
export type FormerVersion = {
  commit: string;
  day: string;
  migrations: number;
  /** Whether each of its migrations is one of today, by content and by number. */
  isReleased: boolean;
  /** Path of its server's first file; null where there was none yet. */
  main: string | null;
};

/** A commit that every list has to hold: the version that people had for long. */
const always = '9c9cbc4';
const sqlFolder = 'api/src/db/migrations';

function git(root: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr.trim()}. A full clone is needed.`);
  return stdout;
}

/** The commits that added a migration, and 9c9cbc4, oldest first. Throws a sentence where the history is not there. */
export function formerVersions(root: string): FormerVersion[] {
  const log = git(root, 'log', '--diff-filter=A', '--format=%h', '--', '*migrations/*.sql').split('\n');
  const commits = [...new Set([...log.filter(Boolean), always])].map((commit) => {
    const [time = '', day = ''] = git(root, 'show', '-s', '--format=%ct %cs', commit).trim().split(' ');
    return { commit: commit.slice(0, 8), time: Number(time), day };
  });
  return commits
    .sort((a, b) => a.time - b.time)
    .map(({ commit, day }) => {
      const names = git(root, 'ls-tree', '--name-only', commit, `${sqlFolder}/`)
        .split('\n')
        .filter((name) => name.endsWith('.sql'));
      const isReleased = names.every((path) => {
        const hash = createHash('sha256')
          .update(git(root, 'show', `${commit}:${path}`))
          .digest('hex');
        return migrationHashes[path.slice(sqlFolder.length + 1, -'.sql'.length)] === hash;
      });
      const main = git(root, 'ls-tree', '--name-only', commit, 'api/src/main.ts').trim() || null;
      return { commit, day, migrations: names.length, isReleased, main };
    });
}

/** Writes the code of a commit into `folder`, with the packages that are installed here. */
export function writeVersion(root: string, commit: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const archive = spawnSync('git', ['archive', commit, 'api', 'core', 'package.json', 'package-lock.json'], {
    cwd: root,
    maxBuffer: 500_000_000,
  });
  const unpacked = spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout });
  if (archive.status !== 0 || unpacked.status !== 0)
    throw new Error(`The code of ${commit} cannot be unpacked: ${archive.stderr}${unpacked.stderr}`);
  linkPackages(root, folder);
}

/** Links each package, and the workspaces to the code of the commit. */
function linkPackages(installation: string, folder: string): void {
  const installed = join(installation, 'node_modules');
  const modules = join(folder, 'node_modules');
  const own = join(installation, 'api/node_modules');
  if (existsSync(own)) symlinkSync(own, join(folder, 'api/node_modules'));
  mkdirSync(join(modules, '@foothold'), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== '@foothold' && !name.startsWith('.'))
      symlinkSync(join(installed, name), join(modules, name));
  for (const name of ['core', 'api']) symlinkSync(join(folder, name), join(modules, '@foothold', name));
}

/**
 * Replaces the linked packages with those of the commit's own lock file, installed once for each lock. Throws npm's words.
 */
export async function installPackages(folder: string): Promise<void> {
  const lock = readFileSync(join(folder, 'package-lock.json'));
  const cached = join(
    tmpdir(),
    'foothold-upgrade-packages',
    createHash('sha256').update(lock).digest('hex').slice(0, 16),
  );
  if (!existsSync(join(cached, 'node_modules'))) {
    mkdirSync(cached, { recursive: true });
    for (const name of ['package.json', 'package-lock.json', 'api/package.json', 'core/package.json'])
      await cp(join(folder, name), join(cached, name));
    const npm = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: cached,
      encoding: 'utf8',
      timeout: 300_000,
    });
    if (npm.status !== 0) throw new Error(`npm ci failed: ${npm.stderr.slice(-400)}`);
  }
  for (const name of ['node_modules', 'api/node_modules'])
    rmSync(join(folder, name), { recursive: true, force: true });
  linkPackages(cached, folder);
}
