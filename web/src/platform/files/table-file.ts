import { csvRecords, findSeparator } from '@foothold/core/files/csv-read.ts';
import { decodedText, fileKind } from '@foothold/core/files/file-kind.ts';
import { fileLimits } from '@foothold/core/files/file-limits.data.ts';
import { type ZipFile, type ZipProblem, zipFiles } from '@foothold/core/files/zip-directory.ts';
import { nextTurn } from '../next-turn.ts';
import { unzipFile } from './unzip-file.ts';

/** One table out of a file: the name of the file it lay in and its rows. */
export type TableText = { name: string; records: string[][] };

/** Why no table can be read from a file, for the words that say what it is and what to do. */
export type TableFileProblem =
  | 'empty'
  | 'pdf'
  | 'image'
  | 'excel'
  | 'word'
  | 'archive'
  | 'json'
  | 'web-page'
  | 'not-text'
  | 'too-large'
  | 'too-many-cells'
  | 'no-table'
  | 'damaged-zip';

/** Largest file, and largest content of a ZIP in all, in bytes; files in a ZIP; cells and rows of all tables. */
const { bytes: maxBytes, entries: maxFiles, items: maxCells } = fileLimits.table;
/** Tables that a person can still say something about. */
const maxTables = 30;
const sliceMs = 24;

/**
 * The tables in a file: its rows when it is CSV in any usual encoding, those of the job lists inside when it is a ZIP.
 * Throws nothing for bad files; an aborted `signal` throws its AbortError. The page stays alive meanwhile.
 */
export async function readTableFile(
  file: File,
  signal?: AbortSignal,
): Promise<{ ok: true; tables: TableText[] } | { ok: false; problem: TableFileProblem }> {
  if (file.size > maxBytes) return { ok: false, problem: 'too-large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  signal?.throwIfAborted();
  const kind = fileKind(bytes);
  if (kind === 'pdf' || kind === 'image' || kind === 'archive') return { ok: false, problem: kind };
  if (kind === 'old-office') return { ok: false, problem: 'excel' };
  if (kind === 'zip') return readArchive(bytes, signal);
  const text = readText(bytes);
  if (typeof text !== 'string') return { ok: false, problem: text.problem };
  const records = await recordsOf(text, maxCells, signal);
  return records ? { ok: true, tables: [{ name: file.name, records }] } : tooManyCells;
}

const tooManyCells = { ok: false, problem: 'too-many-cells' } as const;

async function readArchive(bytes: Uint8Array, signal?: AbortSignal): ReturnType<typeof readTableFile> {
  const archive = await openArchive(bytes);
  if (!archive.ok) return archive;
  const { wanted } = archive;
  const names = shownNames(wanted.map(({ name }) => name));
  const tables: TableText[] = [];
  let cells = 0;
  for (const [at, file] of wanted.entries()) {
    const content = await unzipFile(bytes, file, signal);
    if (!content.ok) return { ok: false, problem: content.problem === 'damaged' ? 'damaged-zip' : 'archive' };
    const text = readText(content.bytes);
    if (typeof text === 'string') {
      const records = await recordsOf(text, maxCells - cells, signal);
      if (!records) return tooManyCells;
      cells += cellsIn(records);
      tables.push({ name: names[at] ?? file.name, records });
    } else if (wanted.length === 1) return { ok: false, problem: text.problem };
  }
  return tables.length > 0 ? { ok: true, tables } : { ok: false, problem: 'no-table' };
}

function readText(bytes: Uint8Array): string | { problem: TableFileProblem } {
  const decoded = decodedText(bytes);
  if (!decoded) return { problem: 'not-text' };
  const start = decoded.text.slice(0, 400).trimStart();
  if (decoded.text.trim() === '') return { problem: 'empty' };
  if (/^<(?:!doctype|html|\?xml|table|meta)/i.test(start)) return { problem: 'web-page' };
  if (/^(?:\{\s*"|\[\s*[[{])/.test(start)) return { problem: 'json' };
  return decoded.text.replace(/^\ufeff/, '');
}

/** What a row takes beside its cells, in cells: memory of its list, and time of its own. */
const rowCells = 10;
const cellsIn = (records: readonly string[][]) =>
  records.reduce((sum, record) => sum + record.length + rowCells, 0);

/** The rows of a table; null for more cells than `most`. */
async function recordsOf(text: string, most: number, signal?: AbortSignal): Promise<string[][] | null> {
  const records: string[][] = [];
  let cells = 0;
  let until = performance.now() + sliceMs;
  const separator = findSeparator(text);
  // A row of nothing but separators is complete at its end alone: they are counted before.
  if (hasWideRow(text, separator)) return null;
  for (const record of csvRecords(text, separator)) {
    records.push(record);
    cells += record.length + rowCells;
    if (cells > most) return null;
    if (performance.now() < until) continue;
    await nextTurn();
    signal?.throwIfAborted();
    until = performance.now() + sliceMs;
  }
  return records;
}

/** Most separators in a line; spreadsheets have at most 16,384 columns. */
const widestRow = 1_000_000;

function hasWideRow(text: string, separator: string): boolean {
  let separators = 0;
  let lineEnd = -1;
  for (let index = text.indexOf(separator); index >= 0; index = text.indexOf(separator, index + 1)) {
    if (index > lineEnd) {
      const next = text.indexOf('\n', index);
      lineEnd = next < 0 ? text.length : next;
      separators = 0;
    }
    separators += 1;
    if (separators > widestRow) return true;
  }
  return false;
}

/** The job lists of a LinkedIn export; large ones come in several files. Applications first: they say more. */
const jobLists = [/(?:^|\/)job applications(?:_\d+)?\.csv$/i, /(?:^|\/)saved jobs(?:_\d+)?\.csv$/i];

type Archive = { ok: true; wanted: ZipFile[] } | { ok: false; problem: TableFileProblem };

const zipProblems: Record<ZipProblem, TableFileProblem> = {
  'cut-off': 'damaged-zip',
  damaged: 'damaged-zip',
  overlapping: 'damaged-zip',
  'too-many': 'too-large',
};

/** Which files of a ZIP are read; nothing is unpacked before its directory says how much that would be. */
async function openArchive(bytes: Uint8Array): Promise<Archive> {
  const read = (from: number, length: number) => bytes.subarray(from, from + length);
  const listed = await zipFiles(read, bytes.length, maxFiles);
  if (!listed.ok) return { ok: false, problem: zipProblems[listed.problem] };
  const { files } = listed;
  const names = new Set(files.map(({ name }) => name));
  if (names.has('xl/workbook.xml') || names.has('content.xml')) return { ok: false, problem: 'excel' };
  if (files.some(({ name }) => /^(?:Index\/Document\.iwa|xl\/)/.test(name)))
    return { ok: false, problem: 'excel' };
  if (names.has('word/document.xml')) return { ok: false, problem: 'word' };
  const lists = jobLists.flatMap((list) => files.filter(({ name }) => list.test(name)).sort(byName));
  const tables = files.filter(
    ({ name }) => /\.(?:csv|tsv)$/i.test(name) && !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name),
  );
  const wanted = lists.length > 0 ? lists : tables;
  if (wanted.length === 0) return { ok: false, problem: 'no-table' };
  // Two files of one name are two files: each is counted and read.
  if (wanted.length > maxTables || wanted.reduce((sum, { size }) => sum + size, 0) > maxBytes)
    return { ok: false, problem: 'too-large' };
  return { ok: true, wanted };
}

function byName({ name: a }: ZipFile, { name: b }: ZipFile): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Names to show, in the same order and each only once: without a folder where no other file has the name. */
function shownNames(paths: readonly string[]): string[] {
  const bare = (path: string) => path.split('/').at(-1) ?? path;
  const timesOf = Map.groupBy(new Set(paths), bare);
  const seen = new Map<string, number>();
  return paths.map((path) => {
    const name = (timesOf.get(bare(path))?.length ?? 0) > 1 ? path : bare(path);
    const times = (seen.get(path) ?? 0) + 1;
    seen.set(path, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}
