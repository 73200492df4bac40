import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { extractStyles } from './extract-styles.ts';

// Draws the public screens at build, so that they paint before any script has run: web/dist/.first/*.html. Started by
// build-web.ts as a process of its own, because React and the screens look at NODE_ENV and at the browser's globals.

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'web/dist');
const bundle = join(dist, '.drawing');

/** What web/src/prerender.tsx offers. */
type Drawing = {
  firstScreens: { path: string; title: string }[];
  firstHtml(path: string): Promise<string>;
  firstStyles(): string;
};

// The server fills these in (api/src/modules/web/first-pages.ts).
const words = { siteName: '⟦siteName⟧', aboutSiteText: '⟦aboutSiteText⟧', supportEmail: '⟦supportEmail⟧' };
const config = {
  ...words,
  variant: 'job',
  signIn: { email: 'smtp', google: false },
  aiProviders: [],
  billing: false,
  mapStyleUrl: null,
  version: '',
};

/** The few things of a browser that the screens look at while they are drawn. */
function pretendBrowser(): void {
  const stored: Record<string, string> = {
    'foothold.config': JSON.stringify(config),
    theme: 'light',
    color: 'blue',
  };
  const nothing = () => undefined;
  const browser = {
    localStorage: { getItem: (name: string) => stored[name] ?? null, setItem: nothing, removeItem: nothing },
    window: { addEventListener: nothing, removeEventListener: nothing },
    // Not the machine's that builds.
    navigator: { languages: ['en-US'] },
  };
  for (const [name, value] of Object.entries(browser))
    Object.defineProperty(globalThis, name, { value, configurable: true });
}

const vite = join(root, 'node_modules/vite/bin/vite.js');
const args = [
  'build',
  '--logLevel',
  'warn',
  '--ssr',
  'src/prerender.tsx',
  '--outDir',
  bundle,
  '--emptyOutDir',
];
const built = spawnSync(process.execPath, [vite, ...args], { cwd: join(root, 'web'), stdio: 'inherit' });
if (built.status !== 0) process.exit(1);
pretendBrowser();
const drawing = (await import(pathToFileURL(join(bundle, 'prerender.js')).href)) as Drawing;
const page = readFileSync(join(dist, 'index.html'), 'utf8');
const folder = join(dist, '.first');
mkdirSync(folder, { recursive: true });
for (const { path, title } of drawing.firstScreens) {
  const { html, ground, emotion } = extractStyles(await drawing.firstHtml(path));
  if (/<script/.test(html))
    throw new Error(`${path} was drawn with a script in it; the security header forbids those.`);
  const name = path === '/' ? 'home' : path.slice(1);
  const whole = page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title ? `${title} · ` : ''}${words.siteName}</title>`)
    .replace('</head>', () => `<style>${drawing.firstStyles()}\n${ground}</style>${emotion}</head>`)
    .replace('<div id="root">', () => `<div id="first">${html}</div><div id="root">`);
  writeFileSync(join(folder, `${name}.html`), whole);
}
rmSync(bundle, { recursive: true });
// Something the screens started, a timer or a worker, must not keep the build waiting.
process.exit(0);
