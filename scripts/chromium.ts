import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A browser for the tests: its path, or '' where Playwright finds its own; else a sentence that says what to do. */
export type Chromium = { ok: true; path: string } | { ok: false; sentence: string };

const playwright = join(
  fileURLToPath(new URL('..', import.meta.url)),
  'node_modules',
  '@playwright/test/cli.js',
);
/** Chromium without a window: the same pages with a third less work for the machine. */
const shell = 'chromium-headless-shell';
const whole = ['chromium', 'chromium-browser', 'google-chrome'];

function onPath(names: readonly string[]): string {
  for (const name of names) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return '';
}

/** Playwright's own download, looked for where it keeps them on Linux and macOS. */
function isDownloaded(): boolean {
  const folders = [
    process.env.PLAYWRIGHT_BROWSERS_PATH ?? '',
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
  ];
  return folders.some(
    (folder) => folder && existsSync(folder) && readdirSync(folder).some((one) => one.startsWith('chromium')),
  );
}

function attempt(what: string, file: string, args: string[], minutes: number): boolean {
  console.log(`Looking for a Chromium: ${what} …`);
  return spawnSync(file, args, { stdio: 'inherit', timeout: minutes * 60_000 }).status === 0;
}

/**
 * The installed Chromium, else Playwright's download, else the system's package where this user may install one.
 * `light`: one without a window comes first, which is enough for tests; measurements take the whole browser. `isWhole`: what
 * CHROMIUM_PATH names does not count where it is one without a window, which loads no extensions.
 */
export function findChromium({ light = false, isWhole = false } = {}): Chromium {
  const names = light ? [shell, ...whole] : whole;
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !(isWhole && CHROMIUM_PATH.includes(shell))) {
    return existsSync(CHROMIUM_PATH)
      ? { ok: true, path: CHROMIUM_PATH }
      : { ok: false, sentence: `CHROMIUM_PATH names no file: ${CHROMIUM_PATH}` };
  }
  const installed = onPath(names);
  if (installed) return { ok: true, path: installed };
  if (isDownloaded()) return { ok: true, path: '' };
  if (attempt('downloading the one of Playwright', process.execPath, [playwright, 'install', 'chromium'], 5))
    return { ok: true, path: '' };
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    attempt('reading the package lists', 'apt-get', ['update', '-q'], 3);
    for (const name of light ? [shell, 'chromium'] : ['chromium']) {
      const install = ['install', '-y', '-q', '--no-install-recommends', name];
      attempt(`installing the package ${name}`, 'apt-get', install, 10);
      const path = onPath(names);
      if (path) return { ok: true, path };
    }
  }
  return {
    ok: false,
    sentence:
      'The browser tests need Chromium: install it, or set CHROMIUM_PATH to its program, and run npm test again.',
  };
}
