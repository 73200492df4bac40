import type { DocxRequest } from './docx-request.ts';

/**
 * A resume as a Word document with real styles, lists, links and tab stops, in the look of its PDF. The library is loaded
 * with the first one; throws when it cannot be, or when the photo is no picture.
 */
export async function resumeDocx(request: DocxRequest): Promise<Uint8Array<ArrayBuffer>> {
  const { writeDocx } = await import('./write-docx.ts');
  return writeDocx(request, new Date());
}
