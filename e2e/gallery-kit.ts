import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { violationsOf } from './a11y-kit.ts';
import { Server } from './server.ts';

const web = fileURLToPath(new URL('../web', import.meta.url));

/** A theme and the name of an accent, as they are stored. */
export type Palette = { theme: 'light' | 'dark'; color: string };

/** What is over the gallery in turn; '' is the page itself with the bulk bar. */
const views = [
  '',
  'question',
  'menu',
  'panel',
  'comparison',
  'fit',
  'send',
  'share',
  'wants',
  'task',
  'toasts',
] as const;

const shown: Record<(typeof views)[number], (page: Page) => Promise<void>> = {
  '': (page) => expect(page.getByRole('toolbar', { name: 'Selected jobs' })).toBeVisible(),
  question: (page) => expect(page.getByRole('dialog', { name: 'Clear all data?' })).toBeVisible(),
  menu: (page) => expect(page.getByRole('option', { name: 'Offer Accepted' })).toBeVisible(),
  panel: (page) => expect(page.getByRole('dialog', { name: 'Filter jobs' })).toBeVisible(),
  comparison: (page) => expect(page.getByRole('dialog', { name: 'Compare resumes' })).toBeVisible(),
  fit: (page) => expect(page.getByRole('dialog', { name: 'Fit' })).toBeVisible(),
  send: (page) => expect(page.getByRole('dialog', { name: /^Send this to llama3.2/ })).toBeVisible(),
  share: (page) => expect(page.getByRole('dialog', { name: 'Share Acme with everybody?' })).toBeVisible(),
  wants: (page) => expect(page.getByRole('dialog', { name: 'What you want' })).toBeVisible(),
  task: (page) => expect(page.getByRole('dialog', { name: 'Export resume' })).toBeVisible(),
  toasts: (page) => expect(page.getByRole('status').filter({ hasText: 'Job saved.' })).toBeVisible(),
};

/** Builds the page that shows every component into a folder of its own; answers where. */
export async function buildGallery(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foothold-gallery-'));
  const vite = join(web, '../node_modules/vite/bin/vite.js');
  const build = ['build', 'gallery', '--config', 'gallery/vite.config.ts', '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, [vite, ...build, '--outDir', folder], {
    cwd: web,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return folder;
}

/** Serves the page that shows every component, which was built before the first test, while `use` runs. */
export async function withGallery(use: (url: string) => Promise<void>): Promise<void> {
  const { E2E_GALLERY: folder } = process.env;
  if (!folder) throw new Error('The gallery was not built.');
  const server = await Server.start({ WEB_DIR: folder });
  try {
    await use(server.url);
  } finally {
    await server.dispose();
  }
}

/** What axe finds in the gallery in these palettes, over the page and each thing that may be over it. */
export async function galleryViolations(
  page: Page,
  url: string,
  palettes: readonly Palette[],
): Promise<{ seen: number; found: string[] }> {
  const found: string[] = [];
  let seen = 0;
  await page.goto(url);
  for (const { theme, color } of palettes) {
    await page.evaluate(
      (stored) => {
        for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
      },
      { theme, color },
    );
    for (const view of views) {
      await page.goto(`${url}/?open=${view}`);
      await expect(page.getByText('Every shared component', { exact: false })).toBeAttached();
      await shown[view](page);
      await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /dark/ : /^((?!dark).)*$/);
      for (const line of await violationsOf(page)) found.push(`${theme} ${color} ${view}: ${line}`);
      seen += 1;
    }
  }
  return { seen, found };
}
