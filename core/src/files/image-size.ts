/** Width and height of a picture in pixels. */
export type ImageSize = { width: number; height: number };

/**
 * The size that the header of a PNG, JPEG, WebP, GIF, AVIF or HEIC states, without decoding it; null for another file, such
 * as an SVG, and where none is stated.
 */
export function imageSize(bytes: Uint8Array): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const starts = (text: string, offset: number) =>
    bytes.length >= offset + text.length &&
    [...text].every((sign, index) => bytes[offset + index] === sign.charCodeAt(0));
  const size = starts('\x89PNG', 0)
    ? starts('IHDR', 12) && view.byteLength >= 24
      ? { width: view.getUint32(16), height: view.getUint32(20) }
      : null
    : starts('GIF8', 0) && view.byteLength >= 10
      ? { width: view.getUint16(6, true), height: view.getUint16(8, true) }
      : starts('RIFF', 0) && starts('WEBP', 8)
        ? webpSize(view, starts)
        : bytes[0] === 0xff && bytes[1] === 0xd8
          ? jpegSize(view)
          : starts('ftyp', 4)
            ? boxedSize(view)
            : null;
  return size && size.width > 0 && size.height > 0 ? size : null;
}

/** The number of pixels that the header of a picture states; null where it states none. */
export function statedPixels(bytes: Uint8Array): number | null {
  const size = imageSize(bytes);
  return size && size.width * size.height;
}

function webpSize(view: DataView, starts: (text: string, offset: number) => boolean): ImageSize | null {
  if (view.byteLength < 30) return null;
  const three = (offset: number) => view.getUint16(offset, true) | (view.getUint8(offset + 2) << 16);
  if (starts('VP8X', 12)) return { width: three(24) + 1, height: three(27) + 1 };
  if (starts('VP8 ', 12))
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (!starts('VP8L', 12)) return null;
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

/** Markers of a JPEG that begin a frame: SOF0 to SOF15 without DHT, JPG and DAC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(view: DataView): ImageSize | null {
  for (let offset = 2; offset + 9 <= view.byteLength; ) {
    if (view.getUint8(offset) !== 0xff) return null;
    const marker = view.getUint8(offset + 1);
    // Any number of fill bytes may stand before a marker.
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    if (isFrame(marker)) return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) };
    offset += 2 + view.getUint16(offset + 2);
  }
  return null;
}

/** The boxes of AVIF and HEIC stand at the start; each picture inside has one that states its size. */
const boxesLength = 65_536;

function boxedSize(view: DataView): ImageSize | null {
  let largest: ImageSize | null = null;
  const mark = 0x69737065;
  for (let offset = 0; offset + 16 <= Math.min(view.byteLength, boxesLength); offset += 1) {
    if (view.getUint32(offset) !== mark) continue;
    const size = { width: view.getUint32(offset + 8), height: view.getUint32(offset + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}
