import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import { ReferenceFileError } from './reference-file-error.ts';

/** A file inside a zip; `read` gives its bytes as they are unpacked and fails at the end where they are not what was packed. */
export type ZipEntry = { name: string; size: number; read(): AsyncIterable<Uint8Array> };

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
/** What a size of zip64 looks like in the plain fields. */
const elsewhere = 0xffffffff;
const endBytes = 22;
const longestComment = 65_535;

/** The files in a zip, by its list at the end. Throws ReferenceFileError on a file that is cut off or no zip. */
export async function zipEntries(path: string, name: string): Promise<ZipEntry[]> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    const read = async (from: number, length: number) =>
      (await handle.read(Buffer.alloc(length), 0, length, from)).buffer;
    const tailFrom = Math.max(0, size - endBytes - longestComment);
    const tail = await read(tailFrom, size - tailFrom);
    let at = tail.length - endBytes;
    while (at >= 0 && tail.readUInt32LE(at) !== endMark) at -= 1;
    if (at < 0) throw new ReferenceFileError(name, 'is cut off: the end of the zip is missing');
    const [length, from] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
    if (from === elsewhere || from + length > size)
      throw new ReferenceFileError(name, 'is no zip that can be read here');
    return listed(await read(from, length), path, name);
  } finally {
    await handle.close();
  }
}

function listed(list: Buffer, path: string, zip: string): ZipEntry[] {
  const entries: ZipEntry[] = [];
  for (let at = 0; at + 46 <= list.length && list.readUInt32LE(at) === entryMark; ) {
    const [method, crc] = [list.readUInt16LE(at + 10), list.readUInt32LE(at + 16)];
    const [packed, size] = [list.readUInt32LE(at + 20), list.readUInt32LE(at + 24)];
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => list.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    const from = list.readUInt32LE(at + 42);
    const name = list.toString('utf8', at + 46, at + 46 + nameLength);
    at += 46 + nameLength + extra + comment;
    if ([packed, size, from].includes(elsewhere) || (method !== 0 && method !== 8))
      throw new ReferenceFileError(
        zip,
        `has ${name} packed in a way that is not read here: unpack it and name the file`,
      );
    if (!name.endsWith('/'))
      entries.push({
        name,
        size,
        read: () => unpacked({ path, zip, from, packed, isPlain: method === 0, size, crc }),
      });
  }
  return entries;
}

type Packed = {
  path: string;
  zip: string;
  from: number;
  packed: number;
  isPlain: boolean;
  size: number;
  crc: number;
};

async function* unpacked({ path, zip, from, packed, isPlain, size, crc }: Packed): AsyncIterable<Uint8Array> {
  if (packed === 0) return;
  const head = createReadStream(path, { start: from, end: from + 29 });
  const [bytes] = (await once(head, 'data')) as [Buffer];
  // The lengths of name and extra field may differ from those of the list.
  const start = from + 30 + bytes.readUInt16LE(26) + bytes.readUInt16LE(28);
  const source = createReadStream(path, { start, end: start + packed - 1 });
  let [sum, length] = [0, 0];
  try {
    for await (const chunk of (isPlain ? source : inflated(source)) as AsyncIterable<Buffer>) {
      sum = crc32(chunk, sum);
      length += chunk.length;
      yield chunk;
    }
  } catch (cause) {
    if (cause instanceof ReferenceFileError) throw cause;
    throw new ReferenceFileError(zip, 'is damaged: it cannot be unpacked', { cause });
  }
  if (length !== size || sum !== crc)
    throw new ReferenceFileError(zip, 'is damaged: what is in it is not what was packed');
}

function inflated(source: NodeJS.ReadableStream): AsyncIterable<Buffer> {
  const inflate = createInflateRaw();
  // A failure reaches whoever reads, since the pipe destroys what it leads to.
  pipeline(source, inflate).catch(() => undefined);
  return inflate;
}
