import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Built, buildExtension } from './build-extension.ts';

const folder = mkdtempSync(join(tmpdir(), 'foothold-extension-'));
let built: Built[] = [];
beforeAll(async () => {
  built = await buildExtension(join(folder, 'a'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the same sources give the same bytes', async () => {
  const again = await buildExtension(join(folder, 'b'));
  expect(again.map(({ target }) => target)).toEqual(['chromium', 'firefox']);
  for (const [at, { zip }] of again.entries())
    expect(readFileSync(zip).equals(readFileSync(built[at]?.zip ?? ''))).toBe(true);
});

describe.each(['chromium', 'firefox'])('for %s', (target) => {
  const own = () => built.find((one) => one.target === target)?.folder ?? '';
  const file = (name: string) => readFileSync(join(own(), name), 'utf8');

  test('it may look at a page after a press, keep things, and nothing more', () => {
    const manifest = JSON.parse(file('manifest.json'));
    expect(manifest.manifest_version).toBe(3);
    expect(manifest.permissions).toEqual(['activeTab', 'scripting', 'storage']);
    for (const name of [
      'host_permissions',
      'content_scripts',
      'externally_connectable',
      'web_accessible_resources',
    ])
      expect(manifest[name]).toBeUndefined();
    const { extension_pages: policy } = manifest.content_security_policy;
    expect(policy).toContain("default-src 'none'; script-src 'self'");
    expect(policy).toContain("connect-src 'none'");
  });

  test('every file that is named is there', () => {
    const manifest = JSON.parse(file('manifest.json'));
    const scripts = manifest.background.scripts ?? [manifest.background.service_worker];
    const pages = [manifest.action.default_popup, manifest.options_ui.page];
    const loaded = pages.flatMap((page: string) =>
      [...file(page).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, at]) => at),
    );
    const injected = ['page.js', 'bridge.js', 'offer.js'];
    const names = readdirSync(own(), { recursive: true, encoding: 'utf8' });
    for (const name of [...scripts, ...pages, ...loaded, ...injected, ...Object.values(manifest.icons)])
      expect(names).toContain(name);
  });

  test('no script loads code, makes code of texts or markup of texts, or speaks to a server', () => {
    for (const name of readdirSync(own()).filter((one) => one.endsWith('.js'))) {
      const code = file(name);
      expect(code).not.toMatch(
        /\beval\(|importScripts|\bimport\(|\.innerHTML\s*=|insertAdjacentHTML|document\.write/,
      );
      expect(code).not.toMatch(/\bfetch\(|XMLHttpRequest|WebSocket|sendBeacon|EventSource/);
    }
  });
});
