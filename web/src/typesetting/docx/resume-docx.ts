import type { DocxFontFiles } from './docx-font-files.ts';
import type { DocxRequest } from './docx-request.ts';

/**
 * A resume as a Word document with real styles, lists, links and tab stops, in the look of its PDF. The library is loaded
 * with the first one; throws when it cannot be, or when the photo is no picture. Without `files` its fonts are fetched.
 */
export async function resumeDocx(
  request: DocxRequest,
  files?: DocxFontFiles,
): Promise<Uint8Array<ArrayBuffer>> {
  const [{ writeDocx }, { servedFonts }] = await Promise.all([
    import('./write-docx.ts'),
    import('./docx-font-files.ts'),
  ]);
  return writeDocx(request, files ?? servedFonts, new Date());
}
