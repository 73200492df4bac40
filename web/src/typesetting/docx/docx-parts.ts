import type { DocxFont } from './docx-fonts.data.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The properties of a document that searches and screen readers ask for; the library leaves the language out. */
export function coreProperties(
  of: { title: string; author: string; about: string; language: string },
  now: Date,
): string {
  const at = `${now.toISOString().slice(0, 19)}Z`;
  const dated = (name: string) => `<dcterms:${name} xsi:type="dcterms:W3CDTF">${at}</dcterms:${name}>`;
  const told = (name: string, text: string) => (text === '' ? '' : `<${name}>${escaped(text)}</${name}>`);
  return `${declaration}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">${[
    told('dc:title', of.title),
    told('dc:creator', of.author),
    told('dc:description', of.about),
    told('cp:lastModifiedBy', of.author),
    told('dc:language', of.language),
    dated('created'),
    dated('modified'),
  ].join('')}</cp:coreProperties>`;
}

/** A face that lies in the document, with the key that its first bytes are mixed with. */
export type FontFace = {
  name: string;
  bold?: boolean | undefined;
  italic?: boolean | undefined;
  fontKey: string;
};

/** The table of fonts: which faces lie in the document, in order, and what to take where a font is missing. */
export function fontTable(fonts: readonly DocxFont[], faces: readonly FontFace[]): string {
  const rows = [...new Map(fonts.map((font) => [font.name, font])).values()].map(
    ({ name, instead, kind }) => {
      const embedded = faces.flatMap((face, at) => (face.name === name ? [faceOf(face, at)] : []));
      return `<w:font w:name="${escaped(name)}"><w:altName w:val="${escaped(instead)}"/><w:charset w:val="00"/><w:family w:val="${kind}"/><w:pitch w:val="variable"/>${embedded.join('')}</w:font>`;
    },
  );
  return `${declaration}<w:fonts xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">${rows.join('')}</w:fonts>`;
}

function faceOf({ bold, italic, fontKey }: FontFace, at: number): string {
  const face = bold ? 'embedBold' : italic ? 'embedItalic' : 'embedRegular';
  return `<w:${face} r:id="rId${at + 1}" w:fontKey="{${fontKey.toUpperCase()}}"/>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
