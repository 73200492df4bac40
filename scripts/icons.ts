import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.ts';

// Draws web/public/icons and extension/icons again from favicon.svg: `node scripts/icons.ts`, after a change of the mark.

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'web/public/icons');
const extension = join(root, 'extension/icons');
const mark = await readFile(join(root, 'web/public/favicon.svg'), 'utf8');
const path = mark.match(/<path[^>]*\/>/)?.[0] ?? '';
// A mask may cut away all but the inner 80 %, so the ground fills the square and the steps stay inside.
const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" fill="#212121"/><g transform="translate(12 12) scale(0.82) translate(-12 -12)">${path}</g></svg>`;

const icons = [
  { folder, name: 'icon-192', size: 192, svg: mark },
  { folder, name: 'icon-512', size: 512, svg: mark },
  { folder, name: 'maskable-512', size: 512, svg: whole },
  { folder, name: 'apple-touch-180', size: 180, svg: whole },
  ...[16, 32, 48, 128].map((size) => ({ folder: extension, name: `icon-${size}`, size, svg: mark })),
];

const found = findChromium();
if (!found.ok) throw new Error(found.sentence);
for (const made of [folder, extension]) await mkdir(made, { recursive: true });
const browser = await chromium.launch({
  ...(found.path && { executablePath: found.path }),
  args: ['--no-sandbox'],
});
for (const { folder: at, name, size, svg } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  );
  await page.screenshot({ path: join(at, `${name}.png`), omitBackground: true });
  await page.close();
}
await browser.close();
