import { spawnSync } from 'node:child_process';
import { installDebianPackage } from './debian-package.ts';

const isInstalled = () => spawnSync('pdftotext', ['-v']).status === 0;

/** Whether poppler, the second reader of PDFs in tests, is installed; root on Debian gets its package installed. */
export function findPoppler(): boolean {
  if (isInstalled()) return true;
  installDebianPackage('poppler-utils', 'Looking for poppler');
  return isInstalled();
}
