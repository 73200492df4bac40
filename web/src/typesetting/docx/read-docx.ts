/**
 * The texts that a reader finds in a Word document, one for each paragraph, in the order in which they are read; tab stops
 * are tabs. The reader (mammoth) is loaded with the first one. Throws when the file is no Word document.
 */
export async function readDocx(bytes: Uint8Array): Promise<string[]> {
  const { default: mammoth } = await import('mammoth');
  const copy = bytes.slice();
  // In a browser it takes the first, in Node the second.
  const given = { arrayBuffer: copy.buffer, buffer: copy } as { arrayBuffer: ArrayBuffer };
  const { value } = await mammoth.extractRawText(given);
  return value.split('\n\n').filter((text) => text !== '');
}
