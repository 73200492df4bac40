import { deflateSync } from 'node:zlib';
import { crc32Of } from './crc32.ts';

/** A stream of a made PDF: its dictionary without Length, and its bytes as they are stored. */
type MadeStream = { dictionary: string; bytes: Uint8Array };
type MadeObject = string | MadeStream;

const latin = (text: string) => Buffer.from(text, 'latin1');

/** A PDF of these objects, numbered from 1; the first is the catalog. */
export function pdfOfObjects(objects: readonly MadeObject[]): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [latin('%PDF-1.7\n')];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, object] of objects.entries()) {
    places.push(length);
    add(latin(`${index + 1} 0 obj\n`));
    if (typeof object === 'string') add(latin(object));
    else {
      add(latin(`<< ${object.dictionary} /Length ${object.bytes.length} >>\nstream\n`));
      add(Buffer.from(object.bytes));
      add(latin('\nendstream'));
    }
    add(latin('\nendobj\n'));
  }
  const table = length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  add(latin(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`));
  add(latin(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`));
  return new Uint8Array(Buffer.concat(parts));
}

const catalog = '<< /Type /Catalog /Pages 2 0 R >>';
const onePage = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const page = (resources: string) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << ${resources} >> >>`;
const helvetica = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const withFont = page('/Font << /F1 5 0 R >>');
const flate = (content: Uint8Array, times = 1): MadeStream => {
  let bytes = content;
  for (let round = 0; round < times; round += 1) bytes = deflateSync(bytes, { level: 9 });
  const filters = Array.from({ length: times }, () => '/FlateDecode').join(' ');
  return { dictionary: `/Filter [${filters}]`, bytes };
};

/** A PDF whose one page unpacks to this many bytes, compressed as often as `times` says. */
export function pdfOfLargePage(bytes: number, times = 1): Uint8Array<ArrayBuffer> {
  const content = Buffer.alloc(bytes, ' ');
  content.write('BT /F1 12 Tf 50 700 Td (Rosalind Achterberg) Tj ET');
  return pdfOfObjects([catalog, onePage, withFont, flate(content, times), helvetica]);
}

/** A PDF whose one page sets a color this many times. */
export function pdfOfOperators(count: number): Uint8Array<ArrayBuffer> {
  return pdfOfObjects([catalog, onePage, withFont, flate(Buffer.alloc(count * 7, '1 0 0 rg\n')), helvetica]);
}

/** A PDF whose page draws a form that draws ten forms, and so on: 10 to the power of `levels` drawings. */
export function pdfOfNestedForms(levels: number): Uint8Array<ArrayBuffer> {
  const form = (index: number): MadeStream => ({
    dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${index + 1} 0 R >> >>`,
    bytes: latin(index === 4 + levels ? '0 0 1 1 re f' : '/X Do '.repeat(10)),
  });
  const forms = Array.from({ length: levels }, (_, level) => form(level + 5));
  return pdfOfObjects([
    catalog,
    onePage,
    page('/XObject << /X 5 0 R >>'),
    { dictionary: '', bytes: latin('/X Do') },
    ...forms,
  ]);
}

/** A PDF whose tree of pages leads back to itself, and whose form draws itself. */
export function pdfOfLoops(): Uint8Array<ArrayBuffer> {
  return pdfOfObjects([
    catalog,
    '<< /Type /Pages /Kids [2 0 R 3 0 R] /Count 2 >>',
    page('/XObject << /X 5 0 R >>'),
    { dictionary: '', bytes: latin('/X Do') },
    {
      dictionary: '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 5 0 R >> >>',
      bytes: latin('/X Do /X Do'),
    },
  ]);
}

/** A PDF with a chain of this many nodes between its tree of pages and its page. */
export function pdfOfDeepTree(depth: number): Uint8Array<ArrayBuffer> {
  const nodes = Array.from(
    { length: depth },
    (_, level) => `<< /Type /Pages /Parent ${level + 1} 0 R /Kids [${level + 3} 0 R] /Count 1 >>`,
  );
  const leaf = `<< /Type /Page /Parent ${depth + 1} 0 R /MediaBox [0 0 612 792] >>`;
  return pdfOfObjects([catalog, ...nodes, leaf]);
}

/** A PDF of one page with an image that states this width and height. */
export function pdfOfLargeImage(side: number): Uint8Array<ArrayBuffer> {
  return pdfOfObjects([
    catalog,
    onePage,
    page('/XObject << /X 5 0 R >>'),
    { dictionary: '', bytes: latin('q 600 0 0 700 0 0 cm /X Do Q') },
    {
      dictionary: `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode`,
      bytes: deflateSync(Buffer.alloc(1_000_000)),
    },
  ]);
}

/** A PNG that states this width and height: `rows` of them are in it. */
export function pngOf(width: number, height: number, rows = height): Uint8Array<ArrayBuffer> {
  const chunk = (type: string, data: Uint8Array) => {
    const body = Buffer.concat([latin(type), data]);
    const whole = Buffer.alloc(body.length + 8);
    whole.writeUInt32BE(data.length, 0);
    body.copy(whole, 4);
    whole.writeUInt32BE(crc32Of(body) >>> 0, body.length + 4);
    return whole;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // One bit a pixel, in shades of gray.
  head[8] = 1;
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * rows), { level: 9 });
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', head),
      chunk('IDAT', pixels),
      chunk('IEND', new Uint8Array()),
    ]),
  );
}

/** The parts of an ODT whose text holds this XML. */
export const odtParts = (text: string): Record<string, string> => ({
  'META-INF/manifest.xml': '<manifest:manifest/>',
  'content.xml': `<office:document-content><office:body><office:text>${text}</office:text></office:body></office:document-content>`,
});
