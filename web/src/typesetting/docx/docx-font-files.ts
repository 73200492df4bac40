import { fetchBytes } from '../../platform/files/fetch-bytes.ts';

/** Loads the file of a font: from the server in a browser, from the disk in tests. */
export type DocxFontFiles = (folder: string, file: string) => Promise<Uint8Array>;

// The slices of the alphabets of Europe by family and cut: files of their own, the same as those of the PDF.
const urls = import.meta.glob<string>(
  '../../../../node_modules/@fontsource/{inter,source-sans-3,source-serif-4,eb-garamond,lora}/files/*-{latin,latin-ext,vietnamese,greek,greek-ext,cyrillic,cyrillic-ext}-{400-normal,600-normal,400-italic}.woff',
  { query: '?url', import: 'default', eager: true },
);

/** The files beside the pages; fails without a network for one that was never used. */
export const servedFonts: DocxFontFiles = (_folder, file) => {
  const url = Object.entries(urls).find(([path]) => path.endsWith(`/${file}`))?.[1];
  return url === undefined ? Promise.reject(new Error(`No package has the font ${file}.`)) : fetchBytes(url);
};
