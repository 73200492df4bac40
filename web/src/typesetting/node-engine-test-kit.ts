import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { TypstEngine } from './typst-engine.ts';

const require = createRequire(import.meta.url);
const fonts = dirname(dirname(require.resolve('@fontsource/inter/package.json')));

/** The engine of the product, with its files from the disk. */
export function nodeEngine(): TypstEngine {
  return new TypstEngine({
    program: () =>
      readFile(require.resolve('@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm')),
    font: nodeFont,
  });
}

/** A file of a font as its package has it. */
export function nodeFont({ folder, file }: { folder: string; file: string }): Promise<Uint8Array> {
  return readFile(join(fonts, folder, 'files', file));
}
