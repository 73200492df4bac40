import { resumeFileName } from '@foothold/core/entities/resume/resume-file-name.ts';
import { resumeText } from '@foothold/core/entities/resume/resume-text.ts';
import type { SetResume } from '../../data/jobs/apply.ts';
import { readResume } from '../../data/resumes/read-resume.ts';
import type { PdfProblem, PdfStep } from './resume-pdf.ts';

/** A resume set as PDF to be kept as it is today; null when it is gone, a problem when it could not be set. */
export async function frozenPdf(
  resumeId: number,
  watch: { signal: AbortSignal; onStep: (step: PdfStep) => void },
): Promise<SetResume | PdfProblem | null> {
  const whole = await readResume(resumeId);
  if (!whole) return null;
  const { provedPdf } = await import('./resume-pdf.ts');
  const made = await provedPdf(whole, watch);
  if (!made.ok) return made;
  const { contentOf } = await import('../../data/documents/document-content.ts');
  return {
    ...contentOf(made.document.pdf, 'application/pdf'),
    name: resumeFileName(whole.resume, 'pdf'),
    text: resumeText(whole) || whole.resume.title,
  };
}
