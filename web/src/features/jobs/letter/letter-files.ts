import { letterFileName } from '@foothold/core/entities/letter/letter-file-name.ts';
import type { LetterContent, LetterPage } from '@foothold/core/typesetting/letter-page.ts';
import { ownLocale } from '../../../platform/own-locale.ts';
import { type PdfProblem, problemOf, provedDocument } from '../../../shared/resumes/resume-pdf.ts';
import type { DocumentProof } from '../../../typesetting/document-proof.ts';
import type { TypesetRequest } from '../../../typesetting/typesetting.ts';

/** What a letter can be saved as. */
export const letterFormats = {
  pdf: { ending: 'pdf', type: 'application/pdf' },
  docx: {
    ending: 'docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  text: { ending: 'txt', type: 'text/plain' },
} as const;
export type LetterFormat = keyof typeof letterFormats;

/** A file of a letter that is ready to be saved, and what reading it back found; a text is itself what is read. */
export type LetterFile = {
  ok: true;
  name: string;
  type: string;
  content: string | Uint8Array<ArrayBuffer>;
  proof: DocumentProof | null;
};

/** Makes the file of a letter in memory and reads it back; nothing is saved yet, and nothing leaves the device. */
export async function letterFile(
  content: LetterContent,
  format: LetterFormat,
  what: string,
): Promise<LetterFile | PdfProblem> {
  const { ending, type } = letterFormats[format];
  const who = content.resume?.resume.name ?? '';
  const file = {
    ok: true,
    name: letterFileName({ who, what, subject: content.subject }, ending),
    type,
  } as const;
  try {
    if (format === 'pdf') {
      const made = await provedDocument(() => requestOf(content), { isUrgent: true });
      return made.ok ? { ...file, content: made.document.pdf, proof: made.proof } : made;
    }
    const request = await requestOf(content);
    if (format === 'docx') return { ...file, ...(await docxFile(request)) };
    const { letterText } = await import('@foothold/core/typesetting/letter-text.ts');
    return { ...file, content: letterText(request.page), proof: null };
  } catch (error) {
    return problemOf(error);
  }
}

async function requestOf(content: LetterContent): Promise<TypesetRequest<LetterPage>> {
  const [{ letterRequest }, { paperOfLocale }] = await Promise.all([
    import('../../../typesetting/letter-request.ts'),
    import('@foothold/core/typesetting/resume-look.ts'),
  ]);
  return letterRequest(content, paperOfLocale(ownLocale()));
}

async function docxFile(request: TypesetRequest<LetterPage>): Promise<Pick<LetterFile, 'content' | 'proof'>> {
  const [{ resumeDocx }, { proveDocx }, { piecesOfPage }] = await Promise.all([
    import('../../../typesetting/docx/resume-docx.ts'),
    import('../../../typesetting/docx/prove-docx.ts'),
    import('@foothold/core/typesetting/page-pieces.ts'),
  ]);
  const content = await resumeDocx(request);
  const differences = (await proveDocx(request.page, content)).map((one) => ({ ...one, readings: [] }));
  return {
    content,
    proof: { texts: piecesOfPage(request.page).length, differences, missing: [], outside: [] },
  };
}
