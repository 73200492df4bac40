import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import type { PrintedPage } from '@foothold/core/typesetting/page-pieces.ts';
import type { ResumePage } from '@foothold/core/typesetting/resume-page.ts';
import { ownLocale } from '../../platform/own-locale.ts';
import type { DocumentProof } from '../../typesetting/document-proof.ts';
import type { Typeset, TypesetProblem, TypesetRequest } from '../../typesetting/typesetting.ts';
import type { TurnOptions } from '../../typesetting/typesetting-queue.ts';

/** A resume or a letter that was set and read back. */
export type ProvedPdf<P extends PrintedPage = ResumePage> = {
  ok: true;
  page: P;
  document: Typeset;
  proof: DocumentProof;
};

/** Why there is no PDF, or none that could be read. */
export type PdfProblem = TypesetProblem;

type Options = Omit<TurnOptions, 'onProgress'> & {
  /** What is under way: bytes that arrive (of how many), then setting, then reading back. */
  onStep?: (step: PdfStep) => void;
};

/** What making a PDF is at. */
export type PdfStep = { kind: 'fetching'; loaded: number; total: number } | { kind: 'setting' | 'reading' };

/** What is to be set for a resume, in the look that the person chose. */
export async function resumeRequest(whole: WholeResume): Promise<TypesetRequest<ResumePage>> {
  const [{ typesetRequest }, { paperOfLocale }, { fromBase64 }] = await Promise.all([
    import('../../typesetting/typeset-request.ts'),
    import('@foothold/core/typesetting/resume-look.ts'),
    import('../../data/rows/base64.ts'),
  ]);
  const request = typesetRequest(whole, paperOfLocale(ownLocale()));
  const { photo } = whole.resume;
  if (!request.look.hasPhoto || photo === '') return request;
  try {
    return { ...request, photo: fromBase64(photo) };
  } catch {
    // Damaged by another program: the page goes without it.
    return request;
  }
}

/** Sets a resume as PDF and reads it back in both ways. */
export function provedPdf(whole: WholeResume, options: Options = {}): Promise<ProvedPdf | PdfProblem> {
  return provedDocument(() => resumeRequest(whole), options);
}

/**
 * Sets a document as PDF and reads it back in both ways; nothing leaves the device. Never throws: what did not load or
 * failed is in the answer.
 */
export async function provedDocument<P extends PrintedPage>(
  ask: () => Promise<TypesetRequest<P>>,
  { onStep = () => undefined, ...turn }: Options = {},
): Promise<ProvedPdf<P> | PdfProblem> {
  try {
    const [request, { typesetInTurn }] = await Promise.all([
      ask(),
      import('../../typesetting/typeset-in-turn.ts'),
    ]);
    onStep({ kind: 'setting' });
    const onProgress = ({ loaded, total }: { loaded: number; total: number }) =>
      onStep(loaded < total ? { kind: 'fetching', loaded, total } : { kind: 'setting' });
    const answer = await typesetInTurn(request, { isUrgent: true, ...turn, onProgress });
    if (!answer.ok) return answer;
    onStep({ kind: 'reading' });
    const { provePdf } = await import('../../typesetting/prove-pdf.ts');
    const proof = await provePdf(request.page, answer.document);
    return { ok: true, page: request.page, document: answer.document, proof };
  } catch (error) {
    return problemOf(error);
  }
}

/** What went wrong, as an answer. A part of the product that does not load rejects with a TypeError of the browser. */
export function problemOf(error: unknown): PdfProblem {
  const detail = error instanceof Error ? error.message : '';
  const isMissing = error instanceof TypeError && /import|module|fetch/i.test(detail);
  return { ok: false, problem: isMissing ? 'not-loaded' : 'failed', detail };
}
