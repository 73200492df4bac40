import { deflateRawSync } from 'node:zlib';
import { crc32Of } from './crc32.ts';

/** A file of a made archive; `says` is what the directory states instead of the truth. */
export type ZipPart = {
  name: string;
  content?: string | Uint8Array;
  isStored?: boolean;
  /** An entry of the directory alone, without content of its own. */
  isListedOnly?: boolean;
  says?: Partial<Record<'method' | 'flags' | 'crc' | 'packed' | 'size' | 'from', number>>;
};

type Ending = { comment?: string; count?: number; isZip64?: boolean };

const marks = {
  local: 0x04034b50,
  entry: 0x02014b50,
  end: 0x06054b50,
  end64: 0x06064b50,
  locator: 0x07064b50,
};
const wide = 0xffffffff;

/** A ZIP with these files, as programs write it: compressed, with a directory at the end. */
export function zipOf(files: Readonly<Record<string, string | Uint8Array>>): Buffer<ArrayBuffer> {
  return zipOfParts(Object.entries(files).map(([name, content]) => ({ name, content })));
}

/** A ZIP of parts that may lie about themselves, share names or content; with `isZip64`, in 64-bit fields. */
export function zipOfParts(parts: readonly ZipPart[], ending: Ending = {}): Buffer<ArrayBuffer> {
  const contents: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, content = '', isStored, isListedOnly, says = {} } of parts) {
    const bytes = Buffer.from(content);
    const packed = isStored ? bytes : deflateRawSync(bytes);
    const truth = { method: isStored ? 0 : 8, flags: 0x800, crc: crc32Of(bytes), from: at };
    const stated = { ...truth, packed: packed.length, size: bytes.length, ...says };
    list.push(entryOf(name, stated, ending.isZip64 ?? false));
    if (isListedOnly) continue;
    const header = Buffer.alloc(30);
    header.writeUInt32LE(marks.local, 0);
    header.writeUInt16LE(20, 4);
    writeFields(header, 6, stated);
    header.writeUInt16LE(Buffer.byteLength(name), 26);
    const local = Buffer.concat([header, Buffer.from(name), packed]);
    contents.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(list);
  return Buffer.concat([...contents, directory, endOf(directory.length, at, parts.length, ending)]);
}

type Stated = Required<NonNullable<ZipPart['says']>>;

function writeFields(into: Buffer, at: number, stated: Stated): void {
  into.writeUInt16LE(stated.flags, at);
  into.writeUInt16LE(stated.method, at + 2);
  into.writeUInt32LE(stated.crc, at + 8);
  into.writeUInt32LE(Math.min(stated.packed, wide), at + 12);
  into.writeUInt32LE(Math.min(stated.size, wide), at + 16);
}

function entryOf(name: string, stated: Stated, isZip64: boolean): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(marks.entry, 0);
  entry.writeUInt16LE(20, 6);
  writeFields(entry, 8, isZip64 ? { ...stated, packed: wide, size: wide } : stated);
  entry.writeUInt16LE(Buffer.byteLength(name), 28);
  entry.writeUInt32LE(isZip64 ? wide : stated.from, 42);
  const extra = Buffer.alloc(isZip64 ? 28 : 0);
  if (isZip64) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(24, 2);
    for (const [place, value] of [stated.size, stated.packed, stated.from].entries())
      extra.writeBigUInt64LE(BigInt(value), 4 + place * 8);
  }
  entry.writeUInt16LE(extra.length, 30);
  return Buffer.concat([entry, Buffer.from(name), extra]);
}

function endOf(
  length: number,
  from: number,
  files: number,
  { comment = '', count, isZip64 }: Ending,
): Buffer {
  const stated = count ?? files;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(marks.end, 0);
  for (const at of [8, 10]) end.writeUInt16LE(isZip64 ? 0xffff : stated & 0xffff, at);
  end.writeUInt32LE(isZip64 ? wide : length, 12);
  end.writeUInt32LE(isZip64 ? wide : from, 16);
  end.writeUInt16LE(Buffer.byteLength(comment), 20);
  const wideEnd = Buffer.alloc(isZip64 ? 76 : 0);
  if (isZip64) {
    wideEnd.writeUInt32LE(marks.end64, 0);
    wideEnd.writeBigUInt64LE(44n, 4);
    for (const [place, value] of [stated, stated, length, from].entries())
      wideEnd.writeBigUInt64LE(BigInt(value), 24 + place * 8);
    wideEnd.writeUInt32LE(marks.locator, 56);
    wideEnd.writeBigUInt64LE(BigInt(from + length), 64);
    wideEnd.writeUInt32LE(1, 72);
  }
  return Buffer.concat([wideEnd, end, Buffer.from(comment)]);
}
