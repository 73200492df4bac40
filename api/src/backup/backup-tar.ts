/** One file or folder of a tar archive; a folder's name ends with a slash and has no size. */
export type TarEntry = { name: string; size: number };

export const tarBlock = 512;
const longestName = 100;
/** Sizes are eleven octal digits. */
const largestSize = 8 ** 11 - 1;

/** A tar archive that cannot be read; the message says why. */
export class TarError extends Error {
  override name = 'TarError';
}

const sumOf = (header: Buffer) =>
  header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 0x20 : byte), 0);

/** The header of an entry in the ustar format, for its owner alone. Throws TarError for what does not fit in one. */
export function tarHeader({ name, size }: TarEntry): Buffer {
  const isFolder = name.endsWith('/');
  if (Buffer.byteLength(name) > longestName)
    throw new TarError(`The name ${name} is too long for an archive.`);
  if (size > largestSize) throw new TarError(`The file ${name} is too large for an archive.`);
  const header = Buffer.alloc(tarBlock);
  header.write(name, 0);
  header.write(isFolder ? '0000700\0' : '0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  header.write(isFolder ? '5' : '0', 156);
  header.write('ustar\0', 257);
  header.write('00', 263);
  header.write(`${sumOf(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** The zeros that fill an entry of this size up to a whole block. */
export const tarPadding = (size: number): Buffer => Buffer.alloc((tarBlock - (size % tarBlock)) % tarBlock);

/** What ends an archive. */
export const tarEnd = (): Buffer => Buffer.alloc(2 * tarBlock);

const [fileType, folderType] = ['0', '5'];

/** Reads a header; null for the zeros at the end. Throws TarError for a damaged one, and for what is neither file nor folder. */
export function readTarHeader(header: Buffer): TarEntry | null {
  if (header.every((byte) => byte === 0)) return null;
  const text = (from: number, to: number) => header.toString('utf8', from, to).split('\0')[0] ?? '';
  if (Number.parseInt(text(148, 156), 8) !== sumOf(header)) throw new TarError('The archive is damaged.');
  const name = text(0, longestName);
  const sizeText = text(124, 136).trim();
  if (!/^[0-7]{1,11}$/.test(sizeText))
    throw new TarError(`The size of ${name} in the archive cannot be read.`);
  const size = Number.parseInt(sizeText, 8);
  const type = text(156, 157) || fileType;
  const isFolder = name.endsWith('/');
  if (type !== (isFolder ? folderType : fileType) || (isFolder && size > 0))
    throw new TarError(`The archive holds ${name}, which is a link or a device and no file.`);
  return { name, size };
}

/**
 * Reads an archive as it comes: for each file its entry and its bytes, which have to be read before the next one.
 * Throws TarError when it ends too early.
 */
export async function* readTar(
  source: AsyncIterable<Buffer>,
): AsyncGenerator<TarEntry & { content: AsyncGenerator<Buffer> }> {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  async function* take(bytes: number): AsyncGenerator<Buffer> {
    let left = bytes;
    while (left > 0) {
      if (rest.length === 0) {
        const next = await chunks.next();
        if (next.done) throw new TarError('The archive ends too early.');
        rest = next.value;
      }
      const part = rest.subarray(0, left);
      rest = rest.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }
  const whole = async (bytes: number) => {
    const parts: Buffer[] = [];
    for await (const part of take(bytes)) parts.push(part);
    return Buffer.concat(parts);
  };
  try {
    for (;;) {
      const entry = readTarHeader(await whole(tarBlock));
      if (!entry) return;
      const content = take(entry.size);
      yield { ...entry, content };
      for await (const part of content) void part;
      await whole(tarPadding(entry.size).length);
    }
  } finally {
    // Nothing after the end of the archive, or after a refused entry, is unpacked.
    await chunks.return?.();
  }
}
