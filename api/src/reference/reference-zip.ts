import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import { fileLimits } from '@foothold/core/files/file-limits.data.ts';
import {
  localHeaderBytes,
  type ZipFile,
  type ZipProblem,
  zipContentStart,
  zipFiles,
} from '@foothold/core/files/zip-directory.ts';
import { ReferenceFileError } from './reference-file-error.ts';

/** A file inside a zip; `read` gives its bytes as they are unpacked and fails where they are more or others than were packed. */
export type ZipEntry = { name: string; size: number; read(): AsyncIterable<Uint8Array> };

/** Files in an archive, and bytes that all of them may unpack to. */
const { entries: maxFiles, unpacked: maxBytes } = fileLimits.referenceArchive;

const problems: Record<ZipProblem, string> = {
  'cut-off': 'is cut off: the end of the zip is missing',
  damaged: 'is no zip that can be read here',
  overlapping: 'is no zip that can be read here: its files share content',
  'too-many': `holds more than ${maxFiles} files`,
};

/**
 * The files in a zip, by its list at the end, several of one name included. Throws ReferenceFileError on a file that is
 * cut off or no zip, and on one that unpacks to more than 4 GB.
 */
export async function zipEntries(path: string, name: string): Promise<ZipEntry[]> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    const read = async (from: number, length: number) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, from);
      return buffer.subarray(0, bytesRead);
    };
    const listed = await zipFiles(read, size, maxFiles);
    if (!listed.ok) throw new ReferenceFileError(name, problems[listed.problem]);
    if (listed.files.reduce((sum, file) => sum + file.size, 0) > maxBytes)
      throw new ReferenceFileError(name, 'unpacks to more than 4 GB: unpack it and name the file');
    return listed.files.map((file) => entryOf(file, path, name));
  } finally {
    await handle.close();
  }
}

function entryOf(file: ZipFile, path: string, zip: string): ZipEntry {
  if (file.isEncrypted || (file.method !== 0 && file.method !== 8))
    throw new ReferenceFileError(
      zip,
      `has ${file.name} packed in a way that is not read here: unpack it and name the file`,
    );
  return { name: file.name, size: file.size, read: () => unpacked(file, path, zip) };
}

async function* unpacked(file: ZipFile, path: string, zip: string): AsyncIterable<Uint8Array> {
  const source = await contentOf(file, path);
  if (!source) throw new ReferenceFileError(zip, damaged);
  let [sum, length] = [0, 0];
  try {
    for await (const chunk of source) {
      sum = crc32(chunk, sum);
      length += chunk.length;
      if (length > file.size) break;
      yield chunk;
    }
  } catch (cause) {
    if (cause instanceof ReferenceFileError) throw cause;
    throw new ReferenceFileError(zip, 'is damaged: it cannot be unpacked', { cause });
  }
  if (length !== file.size || sum !== file.crc) throw new ReferenceFileError(zip, damaged);
}

const damaged = 'is damaged: what is in it is not what was packed';

/** The unpacked bytes of a file as they are read; null where its own header contradicts the directory. */
async function contentOf(file: ZipFile, path: string): Promise<AsyncIterable<Buffer> | null> {
  const handle = await open(path);
  const header = Buffer.alloc(localHeaderBytes);
  const { bytesRead } = await handle
    .read(header, 0, localHeaderBytes, file.from)
    .finally(() => handle.close());
  const start = zipContentStart(file, header.subarray(0, bytesRead));
  if (start === null) return null;
  if (file.packed === 0) return Readable.from([]);
  const source = createReadStream(path, { start, end: start + file.packed - 1 });
  return file.method === 0 ? source : inflated(source);
}

function inflated(source: NodeJS.ReadableStream): AsyncIterable<Buffer> {
  const inflate = createInflateRaw();
  // A failure reaches whoever reads, since the pipe destroys what it leads to.
  pipeline(source, inflate).catch(() => undefined);
  return inflate;
}
