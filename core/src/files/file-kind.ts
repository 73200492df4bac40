/** What a file is by its first bytes, where it is none of text. */
export type FileKind = 'zip' | 'pdf' | 'image' | 'old-office' | 'archive' | 'text';

const starts: readonly (readonly [FileKind, readonly number[]])[] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['image', [0x89, 0x50, 0x4e, 0x47]],
  ['image', [0xff, 0xd8, 0xff]],
  ['image', [0x47, 0x49, 0x46, 0x38]],
  ['image', [0x52, 0x49, 0x46, 0x46]],
  ['old-office', [0xd0, 0xcf, 0x11, 0xe0]],
  ['archive', [0x1f, 0x8b]],
  ['archive', [0x52, 0x61, 0x72, 0x21]],
  ['archive', [0x37, 0x7a, 0xbc, 0xaf]],
];

/** What a file is; text when nothing says otherwise. */
export function fileKind(bytes: Uint8Array): FileKind {
  return starts.find(([, start]) => start.every((byte, at) => bytes[at] === byte))?.[0] ?? 'text';
}

/** Encodings that a table may be in. */
type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const looked = 4096;

/**
 * The text of a file: by its mark (UTF-8, UTF-16), by where its zeros stand (UTF-16 without a mark), as UTF-8 where
 * that fits, else as Windows-1252, which Excel writes. Null when it is no text: it holds signs that no text has.
 */
export function decodedText(bytes: Uint8Array): { text: string; encoding: Encoding } | null {
  const encoding = marked(bytes) ?? zeroed(bytes);
  if (encoding) return readable(new TextDecoder(encoding).decode(bytes), encoding);
  try {
    return readable(new TextDecoder('utf-8', { fatal: true }).decode(bytes), 'utf-8');
  } catch {
    return readable(new TextDecoder('windows-1252').decode(bytes), 'windows-1252');
  }
}

function marked([first, second, third]: Uint8Array): Encoding | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** Latin text in UTF-16 has a zero in every other byte; text in other scripts has them at blanks and separators. */
function zeroed(bytes: Uint8Array): Encoding | null {
  const length = Math.min(bytes.length, looked);
  const zeros = [0, 0];
  for (let at = 0; at < length; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const least = length / 40;
  if (odd > least && even < odd / 8) return 'utf-16le';
  return even > least && odd < even / 8 ? 'utf-16be' : null;
}

/** Null for a text with many control signs in its beginning: something else was taken for text. */
function readable(text: string, encoding: Encoding): { text: string; encoding: Encoding } | null {
  const start = text.slice(0, looked);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const odd = start.match(/[\u0000-\u0008\u000e-\u001f\ufffd]/g)?.length ?? 0;
  return odd > start.length / 50 ? null : { text, encoding };
}
