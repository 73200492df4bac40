import { pdfOf } from '@foothold/core/files/made-files-test-kit.ts';

/** A PDF of one page with these lines in Helvetica, as a file. */
export function madePdf(lines: readonly string[]): Buffer {
  return Buffer.from(pdfOf([lines.map((text, at) => ({ text, x: 60, y: 740 - at * 22 }))]));
}
