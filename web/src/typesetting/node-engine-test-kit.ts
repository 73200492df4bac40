import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { TypstEngine } from './typst-engine.ts';

const require = createRequire(import.meta.url);
const fonts = dirname(dirname(require.resolve('@fontsource/inter/package.json')));

/** The engine with its files from the disk. */
export function nodeEngine(): TypstEngine {
  return new TypstEngine({
    program: () =>
      readFile(require.resolve('@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm')),
    font: nodeFont,
  });
}

/** A font file of its package. */
export function nodeFont({ folder, file }: { folder: string; file: string }): Promise<Uint8Array> {
  return readFile(join(fonts, folder, 'files', file));
}
