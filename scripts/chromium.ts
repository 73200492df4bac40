import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDebianPackage } from './debian-package.ts';

/** A browser for the tests: its path, or '' where Playwright finds its own; else a sentence that says what to do. */
export type Chromium = { ok: true; path: string } | { ok: false; sentence: string };

const playwright = join(
  fileURLToPath(new URL('..', import.meta.url)),
  'node_modules',
  '@playwright/test/cli.js',
);
/** Chromium without a window: the same pages with a third less work for the machine. */
const shell = 'chromium-headless-shell';
const chromiums = ['chromium', 'chromium-browser'];
/** Loads no extension that a program names, unlike Chromium. */
const chrome = 'google-chrome';

function onPath(names: readonly string[]): string {
  for (const name of names) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return '';
}

/** Playwright's own download whose folder begins so, looked for where it keeps them on Linux and macOS. */
function isDownloaded(start: string): boolean {
  const folders = [
    process.env.PLAYWRIGHT_BROWSERS_PATH ?? '',
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
  ];
  return folders.some(
    (folder) => folder && existsSync(folder) && readdirSync(folder).some((one) => one.startsWith(start)),
  );
}

function download(): boolean {
  console.log('Looking for a Chromium: downloading the one of Playwright …');
  const install = [playwright, 'install', 'chromium'];
  return spawnSync(process.execPath, install, { stdio: 'inherit', timeout: 5 * 60_000 }).status === 0;
}

/**
 * The installed Chromium, else Playwright's download, else the system's package where this user may install one.
 * `light`: one without a window comes first, which is enough for tests; measurements take the whole browser. `isWhole`: only
 * one that loads extensions counts, also of what CHROMIUM_PATH names: not one without a window, and not Google Chrome.
 */
export function findChromium({ light = false, isWhole = false } = {}): Chromium {
  const names = isWhole ? chromiums : [...(light ? [shell] : []), ...chromiums, chrome];
  const { CHROMIUM_PATH = '' } = process.env;
  if (CHROMIUM_PATH && !(isWhole && [shell, chrome].some((name) => CHROMIUM_PATH.includes(name)))) {
    return existsSync(CHROMIUM_PATH)
      ? { ok: true, path: CHROMIUM_PATH }
      : { ok: false, sentence: `CHROMIUM_PATH names no file: ${CHROMIUM_PATH}` };
  }
  const installed = onPath(names);
  if (installed) return { ok: true, path: installed };
  // The one without a window is in a folder of its own, chromium_headless_shell-….
  if (isDownloaded(isWhole ? 'chromium-' : 'chromium') || download()) return { ok: true, path: '' };
  for (const name of light ? [shell, 'chromium'] : ['chromium']) {
    installDebianPackage(name, 'Looking for a Chromium');
    const path = onPath(names);
    if (path) return { ok: true, path };
  }
  const [what, which] = isWhole
    ? ['The tests of the extension need', 'a whole Chromium (package chromium)']
    : ['The browser tests need', 'Chromium'];
  return {
    ok: false,
    sentence: `${what} ${which}: install it, or set CHROMIUM_PATH to its program, and run npm test again.`,
  };
}
