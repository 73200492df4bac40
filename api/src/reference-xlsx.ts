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

/** The text of a shared or an inline string, which may be cut into runs. */
function stringIn(xml: string): string {
  return plain([...xml.matchAll(/<t(?:\s[^>]*)?>([^<]*)<\/t>/g)].map(([, text]) => text).join(''));
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
  for (const [, attributes = '', content = ''] of xml.matchAll(/<c\s([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
    const column = columnOf(/\br="([A-Z]+)\d+"/.exec(attributes)?.[1] ?? '');
    const type = /\bt="(\w+)"/.exec(attributes)?.[1];
    const value = /<v[^>]*>([^<]*)<\/v>/.exec(content)?.[1] ?? '';
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
  const items = shared ? (await textOf(shared, file)).matchAll(/<si(?:\s[^>]*)?>(.*?)<\/si>/gs) : [];
  const strings = [...items].map(([, item = '']) => stringIn(item));
  const rows = (await textOf(sheet, file)).matchAll(/<row(?:\s[^>]*)?>(.*?)<\/row>/gs);
  const lines = [...rows].map(([, row = '']) => csvRow(row, strings));
  const width = lines[0]?.split(',').length ?? 0;
  return lines.map((line) => `${line}${','.repeat(missing(line, width))}\n`).join('');
}

/** How many cells a line has too few. */
function missing(line: string, width: number): number {
  const count = line.replaceAll(/"(?:[^"]|"")*"/g, '').split(',').length;
  return Math.max(0, width - count);
}
