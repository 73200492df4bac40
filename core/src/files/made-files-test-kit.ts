import { zipOf } from './zip-test-kit.ts';

/** A text on a page of a made PDF: `mode` as in the operator Tr, `color` and `ground` as three parts from 0 to 1. */
export type MadeText = {
  text: string;
  x: number;
  y: number;
  size?: number;
  isBold?: boolean;
  mode?: number;
  color?: string;
  ground?: string;
};

/** A PDF with these texts in Helvetica; where it is encrypted, with a password that nobody has. */
export function pdfOf(pages: readonly (readonly MadeText[])[], { isEncrypted = false } = {}): Uint8Array {
  const objects: string[] = ['<< /Type /Catalog /Pages 2 0 R >>', ''];
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>');
  const kids: number[] = [];
  for (const texts of pages) {
    const content = texts.map(drawn).join('\n');
    objects.push(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${objects.length} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
    );
    kids.push(objects.length);
  }
  objects[1] = `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${kids.length} >>`;
  if (isEncrypted) {
    const word = '00'.repeat(32);
    objects.push(`<< /Filter /Standard /V 1 /R 2 /O <${word}> /U <${'ab'.repeat(32)}> /P -44 >>`);
  }
  let file = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = file.length;
  const encrypt = isEncrypted
    ? ` /Encrypt ${objects.length} 0 R /ID [<${'01'.repeat(16)}> <${'01'.repeat(16)}>]`
    : '';
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${encrypt} >>\nstartxref\n${table}\n%%EOF\n`;
  return Uint8Array.from(file, (sign) => sign.charCodeAt(0));
}

/** Letters of Windows-1252 that are elsewhere in Unicode, as PDF writes them. */
const codes: Readonly<Record<string, string>> = {
  '–': '\\226',
  '—': '\\227',
  '•': '\\225',
  '‘': '\\221',
  '’': '\\222',
  '“': '\\223',
  '”': '\\224',
};

function drawn({
  text,
  x,
  y,
  size = 10,
  isBold = false,
  mode = 0,
  color = '0 0 0',
  ground,
}: MadeText): string {
  const shape = ground ? `${ground} rg ${x - 5} ${y - 5} 300 ${size + 10} re f\n` : '';
  const escaped = text.replace(/[\\()]/g, '\\$&').replace(/[–—•‘’“”]/g, (sign) => codes[sign] ?? sign);
  return `${shape}q ${color} rg BT ${mode} Tr /F${isBold ? 2 : 1} ${size} Tf ${x} ${y} Td (${escaped}) Tj ET Q`;
}

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"';

/** A DOCX with this body, and other parts by their names. */
export function docxOf(body: string, parts: Readonly<Record<string, string>> = {}): Uint8Array {
  return zipOf({
    'word/document.xml': `<?xml version="1.0"?><w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
    ...parts,
  });
}
