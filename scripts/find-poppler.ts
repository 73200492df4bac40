import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const packages = '/usr/bin/apt-get';
const isThere = () => spawnSync('pdftotext', ['-v']).status === 0;

/** Whether poppler, the second reader of PDFs in tests, is here; Debian's package is installed where this user may. */
export function findPoppler(): boolean {
  if (isThere()) return true;
  if (process.getuid?.() !== 0 || !existsSync(packages)) return false;
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', 'poppler-utils'],
  ])
    spawnSync(packages, args, {
      stdio: 'inherit',
      timeout: 5 * 60_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  return isThere();
}
