const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/**
 * CRC-32 (ISO 3309, as in PNG and ZIP) of bytes that follow those of `before`, as a number; 0 at the start. It tells
 * damage, not forgery.
 */
export function crc32Of(bytes: Uint8Array, before = 0): number {
  let value = ~before;
  for (let at = 0; at < bytes.length; at += 1)
    value = (table[(value ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (value >>> 8);
  return ~value >>> 0;
}

/** A CRC-32 as eight hex digits. */
export function crc32Hex(value: number): string {
  return value.toString(16).padStart(8, '0');
}

/** CRC-32 of a text in UTF-8, eight hex digits. */
export function crc32(text: string): string {
  return crc32Hex(crc32Of(new TextEncoder().encode(text)));
}
