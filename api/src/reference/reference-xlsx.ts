import { ReferenceFileError } from './reference-file-error.ts';
import { type ZipEntry, zipEntries } from './reference-zip.ts';

/** A part of a workbook larger than this is none of a publisher's tables. */
const largestPart = 200_000_000;

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function plain(xml: string): string {
  return xml.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name] ?? whole;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16));
  });
}

/**
 * The elements of a name, which hold none of their own kind, in one pass: attributes and what is inside. One that never
 * ends is none, nor is anything after it.
 */
function* elementsOf(xml: string, name: string): Generator<{ attributes: string; content: string }> {
  const [opens, closes] = [`<${name}`, `</${name}>`];
  for (let at = xml.indexOf(opens); at >= 0; at = xml.indexOf(opens, at)) {
    const from = at + opens.length;
    const end = xml.indexOf('>', from);
    if (end < 0) return;
    at = from;
    // `<row` begins `<rowBreaks` as well.
    if (!/[\s>/]/.test(xml.charAt(from))) continue;
    const attributes = xml.slice(from, end);
    const isEmpty = attributes.endsWith('/');
    const close = isEmpty ? end + 1 : xml.indexOf(closes, end);
    if (close < 0) return;
    yield { attributes, content: xml.slice(end + 1, close) };
    at = close;
  }
}

/** The text of a shared or an inline string, which may be cut into runs. */
function stringIn(xml: string): string {
  return plain([...xml.matchAll(/<t(?:\s[^<>]*)?>([^<]*)<\/t>/g)].map(([, text]) => text).join(''));
}

/** Where “AB” of the cell AB7 stands in its row, from 0. */
function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function csvCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""').replaceAll(/\s+/g, ' ')}"` : text;
}

function csvRow(xml: string, strings: readonly string[]): string {
  const cells: string[] = [];
  for (const { attributes, content } of elementsOf(xml, 'c')) {
    const column = columnOf(/\br="([A-Z]+)\d+"/.exec(attributes)?.[1] ?? '');
    const type = /\bt="(\w+)"/.exec(attributes)?.[1];
    const value = /<v(?:\s[^<>]*)?>([^<]*)<\/v>/.exec(content)?.[1] ?? '';
    const text =
      type === 's' ? (strings[Number(value)] ?? '') : type === 'inlineStr' ? stringIn(content) : plain(value);
    cells[column < 0 ? cells.length : column] = text;
  }
  return Array.from(cells, (cell) => csvCell(cell ?? '')).join(',');
}

async function textOf(entry: ZipEntry, file: string): Promise<string> {
  if (entry.size > largestPart) throw new ReferenceFileError(file, 'is too large to be a file of figures');
  const parts: Uint8Array[] = [];
  for await (const chunk of entry.read()) parts.push(chunk);
  return Buffer.concat(parts).toString('utf8');
}

/**
 * The first sheet of a workbook as csv, a line for each row, short rows filled up. Throws ReferenceFileError on one that
 * is cut off, damaged or no workbook.
 */
export async function csvOfWorkbook(path: string, file: string): Promise<string> {
  const entries = await zipEntries(path, file);
  const sheet = entries.find(({ name }) => name === 'xl/worksheets/sheet1.xml');
  if (!sheet) throw new ReferenceFileError(file, 'is no workbook with a sheet');
  const shared = entries.find(({ name }) => name === 'xl/sharedStrings.xml');
  const items = shared ? [...elementsOf(await textOf(shared, file), 'si')] : [];
  const strings = items.map(({ content }) => stringIn(content));
  const rows = [...elementsOf(await textOf(sheet, file), 'row')].filter(({ content }) => content !== '');
  const lines = rows.map(({ content }) => csvRow(content, strings));
  const width = lines[0]?.split(',').length ?? 0;
  return lines.map((line) => `${line}${','.repeat(missing(line, width))}\n`).join('');
}

/** How many cells a line has too few. */
function missing(line: string, width: number): number {
  const count = line.replaceAll(/"(?:[^"]|"")*"/g, '').split(',').length;
  return Math.max(0, width - count);
}
