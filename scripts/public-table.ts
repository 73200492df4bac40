import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { csvOfWorkbook } from '../api/src/reference/reference-xlsx.ts';
import { csvRecords } from '../core/src/files/csv-read.ts';

/** The cells of a published table, line by line. */
export type Rows = readonly (readonly string[])[];

/** What parts cells, the surest first. */
const separators = ['\t', '|', ','] as const;

/** The rows of a publication: a workbook, or text with tabs, bars or commas, gzipped or not; a path or an address. */
export async function rowsOf(source: string): Promise<Rows> {
  const path = /^https?:/.test(source) ? await downloaded(source) : source;
  const bytes = await readFile(path);
  if (bytes.subarray(0, 2).toString('latin1') === 'PK')
    return [...csvRecords(await csvOfWorkbook(path, basename(path)), ',')];
  const text = (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8');
  const head = text.slice(0, text.indexOf('\n'));
  return [...csvRecords(text, separators.find((one) => head.includes(one)) ?? ',')];
}

async function downloaded(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was refused: the server answered ${response.status}.`);
  const path = join(await mkdtemp(join(tmpdir(), 'foothold-table-')), basename(new URL(address).pathname));
  await writeFile(path, Buffer.from(await response.arrayBuffer()));
  return path;
}
