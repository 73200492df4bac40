import { crc32 } from 'node:zlib';

type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array;

/** Arrays by name, and whatever else JSON can hold. */
export type Packed = { arrays: ReadonlyMap<string, Numbers>; rest: unknown };

const types = { Uint8Array, Uint16Array, Uint32Array, Int32Array };
type TypeName = keyof typeof types;
type Entry = [name: string, type: TypeName, offset: number, length: number];

/** "FPI1", as its bytes read in a file. Another layout of the arrays gets another number at its end. */
const magic = 0x31_49_50_46;
const headSize = 16;
const alignment = 8;
const aligned = (size: number) => Math.ceil(size / alignment) * alignment;

/** Writes arrays and a checksum over them to bytes of their own. */
export function pack({ arrays, rest }: Packed): Uint8Array<ArrayBuffer> {
  const entries: Entry[] = [];
  let size = 0;
  for (const [name, array] of arrays) {
    entries.push([name, array.constructor.name as TypeName, size, array.length]);
    size = aligned(size + array.byteLength);
  }
  const header = new TextEncoder().encode(JSON.stringify({ entries, rest }));
  const dataOffset = aligned(headSize + header.length);
  const bytes = new Uint8Array(dataOffset + size);
  bytes.set(header, headSize);
  for (const [index, array] of [...arrays.values()].entries())
    bytes.set(
      new Uint8Array(array.buffer, array.byteOffset, array.byteLength),
      dataOffset + (entries[index]?.[2] ?? 0),
    );
  const view = new DataView(bytes.buffer);
  view.setUint32(0, magic, true);
  view.setUint32(8, bytes.length, true);
  view.setUint32(12, header.length, true);
  view.setUint32(4, checksum(bytes), true);
  return bytes;
}

/** Of what follows the checksum itself. */
function checksum(bytes: Uint8Array): number {
  return crc32(bytes.subarray(8));
}

/** The checksum that packed bytes carry, in hexadecimal. */
export function checksumText(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return view.getUint32(4, true).toString(16).padStart(8, '0');
}

/** Reads packed bytes into arrays of their own. Throws an Error that says what is wrong with them. */
export function unpack(source: Uint8Array): Packed {
  // The slices of a Buffer are no copies.
  const bytes = new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
  if (bytes.length < headSize) throw new Error('It is truncated.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0, true) !== magic) throw new Error('It is of another kind or version.');
  if (view.getUint32(8, true) !== bytes.length) throw new Error('It is truncated.');
  if (view.getUint32(4, true) !== checksum(bytes)) throw new Error('Its checksum is wrong.');
  const headerLength = view.getUint32(12, true);
  const header = new TextDecoder().decode(bytes.subarray(headSize, headSize + headerLength));
  const { entries, rest } = JSON.parse(header) as { entries: Entry[]; rest: unknown };
  const dataOffset = aligned(headSize + headerLength);
  const arrays = new Map<string, Numbers>();
  for (const [name, type, offset, length] of entries) {
    const Type = types[type];
    const from = dataOffset + offset;
    arrays.set(name, new Type(bytes.slice(from, from + length * Type.BYTES_PER_ELEMENT).buffer));
  }
  return { arrays, rest };
}
