import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { TextDecoder } from 'node:util';
import { headBytes } from './detect-format.ts';
import { ImportFileError } from './import-file-error.ts';

/**
 * The first bytes of a file, as many as `detectFormat` wants.
 *
 * @internal Used by tests alone.
 */
export async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The text of a file in pieces. Bytes that are no UTF-8 and zero bytes throw an ImportFileError that says where. */
export async function* readText(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  let lines = 1;
  for await (const piece of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    const text = decode(decoder, piece as Uint8Array, { bytes, lines });
    const zero = text.indexOf('\u0000');
    if (zero >= 0) {
      throw new ImportFileError(
        `The file is not text: line ${lines + countLines(text.slice(0, zero))} holds a zero byte.`,
      );
    }
    bytes += (piece as Uint8Array).length;
    lines += countLines(text);
    if (text !== '') yield text;
  }
  decode(decoder, undefined, { bytes, lines });
}

/** The lines of a file with their numbers from 1, without line ends; a long file never is in memory whole. */
export async function* readLines(path: string): AsyncGenerator<{ line: number; text: string }> {
  let rest = '';
  let line = 0;
  for await (const piece of readText(path)) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) {
      line += 1;
      yield { line, text: text.replace(/\r$/, '') };
    }
  }
  if (rest !== '') yield { line: line + 1, text: rest.replace(/\r$/, '') };
}

function decode(
  decoder: TextDecoder,
  piece: Uint8Array | undefined,
  at: { bytes: number; lines: number },
): string {
  try {
    return piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
  } catch {
    const where = piece ? whereBroken(piece, at) : 'at its end (it seems to be cut off)';
    throw new ImportFileError(`The file is not UTF-8 text ${where}. Save it as UTF-8 and try again.`);
  }
}

/** The line inside a piece whose bytes do not decode; its first and last character may be cut by the piece. */
function whereBroken(piece: Uint8Array, { lines }: { lines: number }): string {
  let line = lines;
  let start = 0;
  for (let end = piece.indexOf(10); end >= 0; end = piece.indexOf(10, start)) {
    const decoded = new TextDecoder('utf-8').decode(piece.subarray(start, end));
    if (decoded.includes('\ufffd') && start > 0) return `in line ${line}`;
    start = end + 1;
    line += 1;
  }
  return `near line ${line}`;
}

function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
