import { csvRows } from '@foothold/core/files/csv-cell.ts';
import { Parser } from 'htmlparser2';
import { ReferenceFileError } from './reference-file-error.ts';
import { type ZipEntry, zipEntries } from './reference-zip.ts';

/** A part of a workbook larger than this is none of a publisher's tables. */
const maxPartBytes = 200_000_000;
/** Elements inside each other at most; a workbook has seven. */
const maxDepth = 50;
/** Columns of a sheet at most, as spreadsheet programs have them. */
const maxColumns = 16_384;

/**
 * The first sheet of a workbook as csv, a line for each row that holds something, short rows filled up. Throws
 * ReferenceFileError on one that is cut off, damaged or no workbook.
 */
export async function csvOfWorkbook(path: string, file: string): Promise<string> {
  const entries = await zipEntries(path, file);
  const partOf = (name: string): Part | undefined => {
    const part = entries.find((entry) => entry.name === name);
    if (part && part.size > maxPartBytes)
      throw new ReferenceFileError(file, 'is too large to be a file of figures');
    return part && { file, read: part.read };
  };
  const names = await partNames(partOf);
  const sheet = partOf(names.sheet);
  if (!sheet) throw new ReferenceFileError(file, 'is no workbook with a sheet');
  const strings = await sharedStrings(partOf(names.strings));
  const rows = await rowsOf(sheet, strings);
  const width = rows[0]?.length ?? 0;
  return csvRows(
    rows.map((row) => Array.from({ length: Math.max(width, row.length) }, (_, at) => row[at] ?? '')),
  ).replaceAll('\r\n', '\n');
}

type Part = { file: string; read: ZipEntry['read'] };

/** Where the first tab of a workbook and its shared texts lie: tabs have an order, names of files have none. */
async function partNames(partOf: (name: string) => Part | undefined) {
  let first: string | undefined;
  await readXml(partOf('xl/workbook.xml'), {
    open(name, attributes) {
      if (name === 'sheet') first ??= attributes['r:id'] ?? attributes.id;
    },
  });
  const names = { sheet: 'xl/worksheets/sheet1.xml', strings: 'xl/sharedStrings.xml' };
  await readXml(partOf('xl/_rels/workbook.xml.rels'), {
    open(name, { Id, Type = '', Target = '' }) {
      if (name !== 'Relationship') return;
      const part = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`;
      if (Id !== undefined && Id === first) names.sheet = part;
      if (Type.endsWith('/sharedStrings')) names.strings = part;
    },
  });
  return names;
}

/** The shared texts in their order; a text may be cut into runs, and how it is spoken is no part of it. */
async function sharedStrings(part: Part | undefined): Promise<string[]> {
  const strings: string[] = [];
  const text = new CellText();
  await readXml(part, {
    open(name) {
      if (name === 'si') text.clear();
      text.open(name);
    },
    text: (piece) => text.add(piece),
    close(name) {
      text.close(name);
      if (name === 'si') strings.push(text.whole);
    },
  });
  return strings;
}

async function rowsOf(sheet: Part, strings: readonly string[]): Promise<string[][]> {
  const rows: string[][] = [];
  const text = new CellText();
  let cells: string[] = [];
  let cell = { column: 0, type: '' };
  await readXml(sheet, {
    open(name, { r = '', t = '' }) {
      if (name === 'row') cells = [];
      if (name === 'c') {
        text.clear();
        cell = { column: columnOf(r) ?? cells.length, type: t };
      }
      text.open(name);
    },
    text: (piece) => text.add(piece),
    close(name) {
      text.close(name);
      if (name === 'c' && cell.column < maxColumns)
        cells[cell.column] = cell.type === 's' ? (strings[Number(text.whole)] ?? '') : text.whole;
      if (name === 'row' && cells.length > 0) rows.push(cells);
    },
  });
  return rows;
}

/** The text inside the elements `v` and `t`, on one line, as the readers of published tables expect it. */
class CellText {
  whole = '';
  #inText = false;
  #inPhonetic = false;

  clear(): void {
    this.whole = '';
  }
  open(name: string): void {
    if (name === 'rPh') this.#inPhonetic = true;
    this.#inText = name === 't' || name === 'v';
  }
  add(piece: string): void {
    if (this.#inText && !this.#inPhonetic) this.whole += piece.replace(/[\r\n]+/g, ' ');
  }
  close(name: string): void {
    if (name === 'rPh') this.#inPhonetic = false;
    this.#inText = false;
  }
}

/** Where “AB” of the cell AB7 is in its row, from 0; null for a cell that does not say. */
function columnOf(reference: string): number | null {
  const letters = /^[A-Z]{1,4}/.exec(reference)?.[0];
  return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1 : null;
}

type XmlHandler = {
  open: (name: string, attributes: Record<string, string>) => void;
  text?: (piece: string) => void;
  /** Not called for an element that never ends. */
  close?: (name: string) => void;
};

/** Reads a part as it is unpacked; elements by their names without prefix. Throws ReferenceFileError where too many are in each other. */
async function readXml(part: Part | undefined, on: XmlHandler): Promise<void> {
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        // What is nested without end costs the parser the square of its depth.
        if (depth > maxDepth)
          throw new ReferenceFileError(part?.file ?? '', 'is damaged: an element never ends');
        on.open(local(name), attributes);
      },
      ontext: (piece) => on.text?.(piece),
      onclosetag(name, isImplied) {
        depth -= 1;
        if (!isImplied) on.close?.(local(name));
      },
    },
    { xmlMode: true },
  );
  const decoder = new TextDecoder();
  for await (const chunk of part?.read() ?? []) parser.write(decoder.decode(chunk, { stream: true }));
  parser.end(decoder.decode());
}
