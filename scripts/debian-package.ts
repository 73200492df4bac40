import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const program = '/usr/bin/apt-get';

/** Installs a package of Debian where this user may (root); does nothing elsewhere. `reason` goes into what it prints. */
export function installDebianPackage(name: string, reason: string): void {
  if (process.getuid?.() !== 0 || !existsSync(program)) return;
  for (const [what, args] of [
    ['reading the package lists', ['update', '-q']],
    [`installing the package ${name}`, ['install', '-y', '-q', '--no-install-recommends', name]],
  ] as const) {
    console.log(`${reason}: ${what} …`);
    spawnSync(program, args, {
      stdio: 'inherit',
      timeout: 10 * 60_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}
