import { crc32, deflateRawSync } from 'node:zlib';

/** A ZIP archive of these texts by name, as programs write it: compressed, with a list of its files at the end. */
export function zipOf(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    const sizes = Buffer.alloc(16);
    sizes.writeUInt32LE(crc32(content), 0);
    sizes.writeUInt32LE(packed.length, 4);
    sizes.writeUInt32LE(content.length, 8);
    sizes.writeUInt16LE(Buffer.byteLength(name), 12);
    const head = Buffer.from([20, 0, 0, 8, 8, 0, 0, 0, 0, 0]);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), head, sizes, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    list.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), head, sizes, rest, Buffer.from(name)]));
    parts.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(list.length, 4);
  end.writeUInt16LE(list.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, directory, Buffer.from('PK\x05\x06'), end]);
}
