import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const packages = '/usr/bin/apt-get';
const isInstalled = () => spawnSync('pdftotext', ['-v']).status === 0;

/** Whether poppler, the second reader of PDFs in tests, is installed; root on Debian gets its package installed. */
export function findPoppler(): boolean {
  if (isInstalled()) return true;
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
  return isInstalled();
}
