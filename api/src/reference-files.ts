import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ReferenceFileError } from './reference-file-error.ts';
import { type Format, formatOf } from './reference-formats.ts';
import { zipEntries } from './reference-zip.ts';

/** A file that can be loaded: its name for people, what it is, its lines without their ends. */
export type DataFile = { name: string; format: Format; day: string; lines(): AsyncIterable<string> };

/** What was found: files to load, and the names of those that are none of ours. */
export type FoundFiles = { files: DataFile[]; others: string[] };

type Found = { name: string; day: string; read(): AsyncIterable<Uint8Array> };

/** Folders in folders that are looked into. */
const deepest = 3;
/** A line longer than this is no line of a table. */
const longestLine = 1_000_000;
const isCandidate = (name: string) => /\.(?:zip|txt|tsv|csv)$/i.test(name);

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
  const day = (await stat(path)).mtime.toISOString().slice(0, 10);
  const read = () => createReadStream(path) as AsyncIterable<Uint8Array>;
  if (!/\.zip$/i.test(name)) return [{ name, day, read }];
  // A page that was saved as a zip is told for what it is.
  await refusePage({ name, day, read });
  const entries = (await zipEntries(path, name)).filter((entry) => isCandidate(entry.name));
  return entries.map((entry) => ({ name: `${name} (${entry.name})`, day, read: entry.read }));
}

async function recognised(all: readonly Found[]): Promise<FoundFiles> {
  const found: FoundFiles = { files: [], others: [] };
  for (const one of all) {
    await refusePage(one);
    const format = formatOf(one.name, await firstLine(one));
    if (format) found.files.push({ ...one, format, lines: () => linesOf(one) });
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

async function firstLine(one: Found): Promise<string> {
  let head = '';
  for await (const chunk of one.read()) {
    head += Buffer.from(chunk).toString('utf8');
    if (head.includes('\n') || head.length > longestLine) break;
  }
  return /^[^\r\n]*/.exec(head)?.[0] ?? '';
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
