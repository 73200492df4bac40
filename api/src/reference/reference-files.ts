import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { ReferenceFileError } from './reference-file-error.ts';
import { type Format, formatOf } from './reference-formats.ts';
import { csvOfWorkbook } from './reference-xlsx.ts';
import { type ZipEntry, zipEntries } from './reference-zip.ts';

/** A file that can be loaded: its name for people, where it lies, what it is, its lines without their ends or all of it. */
export type DataFile = {
  name: string;
  path: string;
  format: Format;
  day: string;
  lines(): AsyncIterable<string>;
  text(): Promise<string>;
};

/** What was found: files to load, and the names of those that are none of ours. */
export type FoundFiles = { files: DataFile[]; others: string[] };

type Found = { name: string; path: string; day: string; read(): AsyncIterable<Uint8Array> };

/** Folders in folders that are looked into. */
const deepest = 3;
/** A line longer than this is no line of a table. */
const longestLine = 1_000_000;
/** Characters that tell what a file is, unless its first line is longer. */
const shortestHead = 8192;
/** A file that is read as a whole and longer than this is no file of figures. */
const longestText = 100_000_000;
const isWorkbook = (name: string) => /\.xlsx$/i.test(name);
const isCandidate = (name: string) => /\.(?:zip|txt|tsv|csv|json|xlsx)$/i.test(name);

/** The reference files below a folder, or the one that is named. Throws ReferenceFileError on a broken or strange one. */
export async function findFiles(path: string): Promise<FoundFiles> {
  const about = await stat(path).catch(() => null);
  if (!about) throw new ReferenceFileError(path, 'does not exist');
  if (!about.isDirectory()) {
    const found = await recognised(await opened(path));
    if (found.files.length === 0)
      throw new ReferenceFileError(basename(path), 'is no reference file that is known here');
    return found;
  }
  const all: Found[] = [];
  for (const one of await filesBelow(path, 1)) all.push(...(await opened(one)));
  return recognised(all);
}

async function filesBelow(folder: string, depth: number): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const paths: string[] = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && depth < deepest) paths.push(...(await filesBelow(path, depth + 1)));
    else if (entry.isFile() && isCandidate(entry.name)) paths.push(path);
  }
  return paths;
}

async function opened(path: string): Promise<Found[]> {
  const name = basename(path);
  const day = calendarDate((await stat(path)).mtime, 'UTC');
  const read = () => createReadStream(path) as AsyncIterable<Uint8Array>;
  if (!/\.(?:zip|xlsx)$/i.test(name)) return [{ name, path, day, read }];
  // A page that was saved as a zip is told for what it is.
  await refusePage({ name, path, day, read });
  if (isWorkbook(name)) return [{ name, path, day, read: await csvReader(path, name) }];
  const entries = (await zipEntries(path, name)).filter((entry) => isCandidate(entry.name));
  return Promise.all(
    entries.map(async (entry) => {
      const whole = `${name} (${entry.name})`;
      const reader = isWorkbook(entry.name) ? await packedReader(entry, whole) : entry.read;
      return { name: whole, path, day, read: reader };
    }),
  );
}

async function csvReader(path: string, name: string): Promise<Found['read']> {
  const bytes = Buffer.from(await csvOfWorkbook(path, name));
  return async function* inOne() {
    yield bytes;
  };
}

/** A workbook inside a zip is unpacked for a moment, since it is a zip itself. */
async function packedReader(entry: ZipEntry, name: string): Promise<Found['read']> {
  const folder = await mkdtemp(join(tmpdir(), 'foothold-workbook-'));
  try {
    const path = join(folder, 'workbook.xlsx');
    await writeFile(path, entry.read());
    return await csvReader(path, name);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function recognised(all: readonly Found[]): Promise<FoundFiles> {
  const found: FoundFiles = { files: [], others: [] };
  for (const one of all) {
    await refusePage(one);
    const format = formatOf(one.name, await beginning(one));
    if (format) found.files.push({ ...one, format, lines: () => linesOf(one), text: () => textOf(one) });
    else found.others.push(one.name);
  }
  return found;
}

async function refusePage(one: Found): Promise<void> {
  for await (const chunk of one.read()) {
    const head = Buffer.from(chunk.subarray(0, 512)).toString('utf8');
    if (/^\uFEFF?\s*<(?:!doctype|html|\?xml)/i.test(head))
      throw new ReferenceFileError(
        one.name,
        'is a web page and no data: the server it came from answered with an error page',
      );
    return;
  }
  throw new ReferenceFileError(one.name, 'is empty');
}

/** The first line at least, and of what has short ones some more. */
async function beginning(one: Found): Promise<string> {
  let head = '';
  for await (const chunk of one.read()) {
    head += Buffer.from(chunk).toString('utf8');
    if (head.length > longestLine || (head.length >= shortestHead && head.includes('\n'))) break;
  }
  return head;
}

async function textOf({ name, read }: Found): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of read()) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > longestText) throw new ReferenceFileError(name, 'is too large to be a file of figures');
  }
  return text + decoder.decode();
}

/** Every published table ends its last line; one that does not was cut off. */
async function* linesOf({ name, read }: Found): AsyncIterable<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of read()) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > longestLine)
      throw new ReferenceFileError(name, 'is no table: it has a line without end');
    for (const line of lines) yield line.endsWith('\r') ? line.slice(0, -1) : line;
  }
  rest += decoder.decode();
  if (rest !== '') throw new ReferenceFileError(name, 'is cut off: its last line has no end');
}
