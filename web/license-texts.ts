import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** A package as Vite's own list names it (`build.license`). */
export type BundledPackage = { name: string; version: string; identifier?: string; text?: string };

/** Vite's list, which it writes first. */
export const licenseList = '.vite/licenses.json';
const page = 'open-source-licenses.txt';
/** What the service worker and the worker of the spelling consist of: both are built apart from the pages. */
const inWorkers = [
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
  'nspell',
  'is-buffer',
  'dictionary-en',
  'dictionary-en-gb',
  '@cspell/dict-software-terms',
  'tesseract.js-core',
  '@tesseract.js-data/eng',
  '@tesseract.js-data/spa',
  '@tesseract.js-data/deu',
  '@tesseract.js-data/fra',
];

/** Vite: writes the packages in the pages and their workers with the texts of their licenses, for About. */
export function licenseTexts(): Plugin {
  return {
    name: 'license-texts',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const list = bundle[licenseList];
        if (list?.type !== 'asset')
          throw new Error(`${licenseList} is missing: build.license has to write it.`);
        const bundled = JSON.parse(String(list.source)) as BundledPackage[];
        const source = licensePage([...bundled, ...inWorkers.map(packageOf), wordNet()]);
        this.emitFile({ type: 'asset', fileName: page, source });
      },
    },
  };
}

/** The page as plain text: each package once, by name. */
export function licensePage(packages: readonly BundledPackage[]): string {
  const parts = [...packages]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, version, identifier = 'no license stated', text }) => {
      const head = `${name} ${version} (${identifier})`;
      return `${head}\n${'-'.repeat(head.length)}\n\n${text ?? 'The package holds no text of its license.'}\n`;
    });
  return `Open source licenses\n====================\n\nThe pages of this site contain these ${parts.length} packages.\n\n${parts.join('\n\n')}`;
}

/** The lexicon of the truth verifier is made of it (scripts/word-lexicon.ts). */
function wordNet(): BundledPackage {
  const text = readFileSync(new URL('../docs/licenses/wordnet.txt', import.meta.url), 'utf8');
  return { name: 'WordNet', version: '3.1', identifier: 'WordNet license', text };
}

function packageOf(name: string): BundledPackage {
  // Some packages keep their package.json to themselves, so it is found as a file.
  const path = fileURLToPath(new URL(`../node_modules/${name}/package.json`, import.meta.url));
  const { version, license } = JSON.parse(readFileSync(path, 'utf8')) as { version: string; license: string };
  const file = readdirSync(dirname(path)).find((one) => /^(?:licen[cs]e|copying)/i.test(one));
  const text = file ? readFileSync(join(dirname(path), file), 'utf8') : '';
  return { name, version, identifier: license, ...(text && { text: text.trim() }) };
}
