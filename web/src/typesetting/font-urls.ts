// Every file of every family, as a file of its own beside the pages: only those that a text needs are ever fetched. The
// sets of whole scripts, which lie beside their slices, are left out.
const files = import.meta.glob<string>(
  [
    '../../../node_modules/@fontsource/{inter,source-sans-3,source-serif-4,eb-garamond,lora}/files/*-{400-normal,600-normal,400-italic}.woff',
    '../../../node_modules/@fontsource/{vazirmatn,noto-sans-hebrew,noto-sans-sc,noto-sans-jp,noto-sans-kr}/files/*-{400,600}-normal.woff',
    '../../../node_modules/@fontsource/{noto-sans-symbols-2,noto-emoji}/files/*-400-normal.woff',
    '!**/noto-sans-{sc-chinese-simplified,jp-japanese,kr-korean}-*',
    '!**/noto-emoji-emoji-*',
  ],
  { query: '?url', import: 'default', eager: true },
);

const byName = new Map(
  Object.entries(files).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url] as const),
);

/** The URL of a font file; throws for one that no family has. */
export function fontUrl(file: string): string {
  const url = byName.get(file);
  if (url === undefined) throw new Error(`No package has the font ${file}.`);
  return url;
}
