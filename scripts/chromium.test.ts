import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findChromium } from './chromium.ts';

let machine: string;
let programs: string;

/** A machine with nothing but a shell; what is looked for is found there or nowhere. */
beforeEach(() => {
  machine = mkdtempSync(join(tmpdir(), 'foothold-chromium-'));
  programs = join(machine, 'bin');
  mkdirSync(programs);
  symlinkSync(execFileSync('sh', ['-c', 'command -v sh'], { encoding: 'utf8' }).trim(), join(programs, 'sh'));
  vi.stubEnv('PATH', programs);
  vi.stubEnv('HOME', machine);
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', join(machine, 'downloads'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(machine, { recursive: true });
});

function install(name: string): string {
  const path = join(programs, name);
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, 0o755);
  return path;
}
const download = (name: string) => mkdirSync(join(machine, 'downloads', name), { recursive: true });

test('tests take the browser without a window first, measurements the whole one', () => {
  const shell = install('chromium-headless-shell');
  const whole = install('chromium');
  expect(findChromium({ light: true })).toEqual({ ok: true, path: shell });
  expect(findChromium()).toEqual({ ok: true, path: whole });
});

test('for extensions neither one without a window nor Google Chrome counts, also where CHROMIUM_PATH names it', () => {
  const shell = install('chromium-headless-shell');
  const chrome = install('google-chrome');
  download('chromium_headless_shell-1200');
  download('chromium-1200');
  for (const path of ['', shell, chrome]) {
    vi.stubEnv('CHROMIUM_PATH', path);
    expect(findChromium({ isWhole: true })).toEqual({ ok: true, path: '' });
  }
  const whole = install('chromium');
  expect(findChromium({ isWhole: true })).toEqual({ ok: true, path: whole });
  expect(findChromium({ light: true })).toEqual({ ok: true, path: chrome });
});
