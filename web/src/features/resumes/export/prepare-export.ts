import { resumeFileName } from '@foothold/core/entities/resume/resume-file-name.ts';
import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import type { ResumePage } from '@foothold/core/typesetting/resume-page.ts';
import {
  type PdfProblem,
  type PdfStep,
  problemOf,
  provedPdf,
  resumeRequest,
} from '../../../shared/resumes/resume-pdf.ts';
import type { DocumentProof } from '../../../typesetting/document-proof.ts';
import type { TypesetRequest } from '../../../typesetting/typesetting.ts';
import { type ExportFormat, exportFormats } from './export-formats.ts';

/** What reading a file back found: of a document, of data, or nothing where a text is itself what is read. */
export type ExportProof =
  | ({ kind: 'pdf'; pages: number } & DocumentProof)
  | ({ kind: 'docx' } & DocumentProof)
  | { kind: 'json'; isWhole: boolean }
  | { kind: 'none' };

/** A file that is ready to be saved, and what reading it back found. */
export type ReadyExport = {
  ok: true;
  name: string;
  type: string;
  content: string | Uint8Array<ArrayBuffer>;
  proof: ExportProof;
  page: ResumePage;
};

type Options = { now: Date; signal?: AbortSignal; onStep?: (step: PdfStep) => void };

/** Makes the file of a format in memory and reads it back; nothing is saved yet, and nothing leaves the device. */
export async function prepareExport(
  whole: WholeResume,
  format: ExportFormat,
  { now, ...watch }: Options,
): Promise<ReadyExport | PdfProblem> {
  const { ending, type } = exportFormats[format];
  const file = { ok: true, name: resumeFileName(whole.resume, ending), type } as const;
  try {
    if (format === 'pdf') {
      const made = await provedPdf(whole, watch);
      if (!made.ok) return made;
      const { page, document, proof } = made;
      return {
        ...file,
        content: document.pdf,
        page,
        proof: { kind: 'pdf', pages: document.pages, ...proof },
      };
    }
    const request = await resumeRequest(whole);
    const { page } = request;
    if (format === 'docx') return { ...file, page, ...(await docxExport(request, watch)) };
    if (format === 'json') return { ...file, page, ...(await jsonExport(whole, now)) };
    return { ...file, page, content: await textExport(page, format), proof: { kind: 'none' } };
  } catch (error) {
    return problemOf(error);
  }
}

/** The resume as a Word document, and what another program than the one that wrote it finds in it. */
async function docxExport(
  request: TypesetRequest<ResumePage>,
  { onStep }: Pick<Options, 'onStep'>,
): Promise<Pick<ReadyExport, 'content' | 'proof'>> {
  const [{ resumeDocx }, { proveDocx }, { piecesOfPage }] = await Promise.all([
    import('../../../typesetting/docx/resume-docx.ts'),
    import('../../../typesetting/docx/prove-docx.ts'),
    import('@foothold/core/typesetting/page-pieces.ts'),
  ]);
  const content = await resumeDocx(request);
  onStep?.({ kind: 'reading' });
  const differences = (await proveDocx(request.page, content)).map((one) => ({ ...one, readings: [] }));
  const texts = piecesOfPage(request.page).length;
  return { content, proof: { kind: 'docx', texts, differences, missing: [], outside: [] } };
}

/** The resume as JSON Resume, and whether reading that gives every field and every item again. */
async function jsonExport(whole: WholeResume, now: Date): Promise<Pick<ReadyExport, 'content' | 'proof'>> {
  const [{ jsonResume }, { isCompleteJsonResume }] = await Promise.all([
    import('@foothold/core/transfer/json-resume.ts'),
    import('@foothold/core/transfer/json-resume-proof.ts'),
  ]);
  const content = `${JSON.stringify(jsonResume(whole, now.toISOString()), null, 2)}\n`;
  return { content, proof: { kind: 'json', isWhole: isCompleteJsonResume(whole, JSON.parse(content)) } };
}

async function textExport(page: ResumePage, format: ExportFormat): Promise<string> {
  if (format === 'markdown')
    return (await import('@foothold/core/typesetting/page-markdown.ts')).pageMarkdown(page);
  if (format === 'text') return (await import('@foothold/core/typesetting/page-text.ts')).pageText(page);
  return '';
}
