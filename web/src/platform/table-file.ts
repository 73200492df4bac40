import { csvRecords, findSeparator } from '@foothold/core/domain/csv-read.ts';
import { decodedText, fileKind } from '@foothold/core/domain/file-kind.ts';
import { nextTurn } from './next-turn.ts';

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
  | 'no-table'
  | 'damaged-zip';

/** Largest file, and largest content of a ZIP in all, in bytes. */
const mostBytes = 250_000_000;
/** Files in a ZIP; a whole LinkedIn export has about a hundred. */
const mostFiles = 10_000;
/** Tables that a person can still say something about. */
const mostTables = 30;
const sliceMs = 24;

/**
 * The tables in a file: its rows when it is CSV in any usual encoding, those of the job lists inside when it is a ZIP.
 * Throws nothing for bad files; an aborted `signal` throws its AbortError. The page stays alive meanwhile.
 */
export async function readTableFile(
  file: File,
  signal?: AbortSignal,
): Promise<{ ok: true; tables: TableText[] } | { ok: false; problem: TableFileProblem }> {
  if (file.size > mostBytes) return { ok: false, problem: 'too-large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  signal?.throwIfAborted();
  const kind = fileKind(bytes);
  if (kind === 'pdf' || kind === 'image' || kind === 'archive') return { ok: false, problem: kind };
  if (kind === 'old-office') return { ok: false, problem: 'excel' };
  const found = kind === 'zip' ? await unzipped(bytes) : { files: [{ name: file.name, bytes }] };
  if ('problem' in found) return { ok: false, problem: found.problem };
  const tables: TableText[] = [];
  for (const { name, bytes: content } of found.files) {
    const text = readText(content);
    if (typeof text !== 'string') {
      if (found.files.length === 1) return { ok: false, problem: text.problem };
      continue;
    }
    tables.push({ name, records: await recordsOf(text, signal) });
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

async function recordsOf(text: string, signal?: AbortSignal): Promise<string[][]> {
  const { separator, start } = findSeparator(text);
  const records: string[][] = [];
  let until = performance.now() + sliceMs;
  for (const record of csvRecords(start === 0 ? text : text.slice(start), separator)) {
    records.push(record);
    if (performance.now() < until) continue;
    await nextTurn();
    signal?.throwIfAborted();
    until = performance.now() + sliceMs;
  }
  return records;
}

/** The job lists of a LinkedIn export; large ones come in several files. Applications first: they say more. */
const jobLists = [/(?:^|\/)job applications(?:_\d+)?\.csv$/i, /(?:^|\/)saved jobs(?:_\d+)?\.csv$/i];

type Found = { files: { name: string; bytes: Uint8Array }[] } | { problem: TableFileProblem };

async function unzipped(bytes: Uint8Array): Promise<Found> {
  const { unzipSync } = await import('fflate');
  const names: string[] = [];
  const sizes = new Map<string, number>();
  try {
    // Nothing is unpacked before it is known how much it would be.
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.push(name);
        sizes.set(name, originalSize);
        if (names.length > mostFiles) throw new RangeError('too many files');
        return false;
      },
    });
  } catch (error) {
    return { problem: error instanceof RangeError ? 'too-large' : 'damaged-zip' };
  }
  if (names.includes('xl/workbook.xml') || names.includes('content.xml')) return { problem: 'excel' };
  if (names.some((name) => /^(?:Index\/Document\.iwa|xl\/)/.test(name))) return { problem: 'excel' };
  if (names.includes('word/document.xml')) return { problem: 'word' };
  const lists = jobLists.flatMap((list) => names.filter((name) => list.test(name)).sort());
  const tables = names.filter(
    (name) => /\.(?:csv|tsv)$/i.test(name) && !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name),
  );
  const wanted = lists.length > 0 ? lists : tables;
  if (wanted.length === 0) return { problem: 'no-table' };
  if (wanted.length > mostTables) return { problem: 'too-large' };
  if (wanted.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0) > mostBytes)
    return { problem: 'too-large' };
  const asked = new Set(wanted);
  try {
    const contents = unzipSync(bytes, { filter: ({ name }) => asked.has(name) });
    const files = wanted.map((name) => ({ name: shortName(name, asked), bytes: contents[name] }));
    return {
      files: files.flatMap(({ name, bytes: content }) => (content ? [{ name, bytes: content }] : [])),
    };
  } catch {
    return { problem: 'damaged-zip' };
  }
}

/** A name without its folder where no other file has it. */
function shortName(path: string, all: ReadonlySet<string>): string {
  const name = path.split('/').at(-1) ?? path;
  return [...all].some((other) => other !== path && other.endsWith(`/${name}`)) ? path : name;
}
