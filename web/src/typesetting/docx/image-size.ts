/** A picture as a document needs it: its kind and its size in pixels. */
export type Picture = { type: 'png' | 'jpg'; width: number; height: number };

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Kind and size of a PNG or JPEG by its bytes; undefined for anything else. */
export function pictureOf(bytes: Uint8Array): Picture | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length >= 24 && pngStart.every((byte, at) => bytes[at] === byte))
    return sized('png', view.getUint32(16), view.getUint32(20));
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    // The frame header, of which there are several kinds; the others among these numbers are tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return sized('jpg', view.getUint16(at + 7), view.getUint16(at + 5));
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

const sized = (type: Picture['type'], width: number, height: number): Picture | undefined =>
  width > 0 && height > 0 ? { type, width, height } : undefined;
