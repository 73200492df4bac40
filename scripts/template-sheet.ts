import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { templateNames } from '../web/src/typesetting/resume-templates.data.ts';
import { findChromium } from './chromium.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The colors around the pages; paper stays white in both. */
const themes = {
  light: { ground: '#fafafa', line: '#cfcfcf', text: '#595959' },
  dark: { ground: '#212121', line: '#212121', text: '#bdbdbd' },
} as const;

/** Draws the pictures of all templates for README, light and dark around them, from their thumbnails; answers where they are. */
export async function drawTemplateSheets(): Promise<string[]> {
  const found = findChromium();
  if (!found.ok) throw new Error(found.sentence);
  const browser = await chromium.launch({
    ...(found.path && { executablePath: found.path }),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1120, height: 100 } });
    const files: string[] = [];
    for (const [name, colors] of Object.entries(themes)) {
      await page.setContent(sheet(colors));
      const path = join(root, `docs/pictures/templates-${name}.png`);
      await page.screenshot({ path, fullPage: true });
      files.push(path);
    }
    return files;
  } finally {
    await browser.close();
  }
}

function sheet({ ground, line, text }: (typeof themes)[keyof typeof themes]): string {
  const pages = templateNames.map((name) => {
    const picture = readFileSync(join(root, `web/src/typesetting/templates/${name}/${name}.png`), 'base64');
    const label = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
    return `<figure><img src="data:image/png;base64,${picture}"><figcaption>${label}</figcaption></figure>`;
  });
  return `<!doctype html><style>
    body { margin: 0; padding: 20px; background: ${ground}; color: ${text}; font: 14px sans-serif;
      display: grid; grid-template-columns: repeat(5, 1fr); gap: 20px; }
    figure { margin: 0; text-align: center } figcaption { margin-top: 6px }
    img { display: block; box-sizing: border-box; width: 100%; border: 1px solid ${line} }
  </style>${pages.join('')}`;
}
