import '@foothold/web/src/app/first.ts';
import { drawPage, openPdf } from '@foothold/web/src/typesetting/open-pdf.ts';
import { provePdf } from '@foothold/web/src/typesetting/prove-pdf.ts';
import { typesetRequest } from '@foothold/web/src/typesetting/typeset-request.ts';
import { workerTypesetting } from '@foothold/web/src/typesetting/worker-typesetting.ts';
import { longResume } from './long-resume.ts';

/** What the bench asks of the page, in milliseconds; libraries are loaded when they are first needed, as in the product. */
export type DocumentsPage = {
  /** From a resume to its first page on the screen. */
  typst(typed: string): Promise<{ set: number; drawn: number; bytes: number; pages: number }>;
  reactPdf(typed: string): Promise<{ set: number; drawn: number; bytes: number; pages: number }>;
  /** From a resume to a PDF that was read back without a difference. */
  proved(typed: string): Promise<{ ms: number; differences: number }>;
  docx(typed: string): Promise<{ ms: number; bytes: number }>;
  /** From a resume to its review, without spelling. */
  reviewed(typed: string): Promise<{ ms: number; findings: number }>;
};

let engine: ReturnType<typeof workerTypesetting> | undefined;
const request = (typed: string) => typesetRequest(longResume(typed), 'letter');

async function shown(pdf: Uint8Array): Promise<number> {
  const canvas = document.querySelector('canvas');
  const { document: opened, close } = await openPdf(pdf);
  if (canvas) await drawPage(opened, 1, canvas, 612);
  const { numPages } = opened;
  await close();
  return numPages;
}

async function timed(make: () => Promise<Uint8Array>) {
  const start = performance.now();
  const pdf = await make();
  const set = performance.now() - start;
  const pages = await shown(pdf);
  return { set, drawn: performance.now() - start, bytes: pdf.length, pages };
}

async function typstPdf(typed: string) {
  engine ??= workerTypesetting();
  const answer = await engine.typeset(request(typed));
  if (!answer.ok) throw new Error(answer.detail);
  return answer.document;
}

const page: DocumentsPage = {
  typst: (typed) => timed(async () => (await typstPdf(typed)).pdf),
  reactPdf: (typed) =>
    timed(async () => (await import('./react-pdf-resume.ts')).reactPdf(request(typed).page)),
  async proved(typed) {
    const start = performance.now();
    const { differences } = await provePdf(request(typed).page, await typstPdf(typed));
    return { ms: performance.now() - start, differences: differences.length };
  },
  async docx(typed) {
    const start = performance.now();
    const { resumeDocx } = await import('@foothold/web/src/typesetting/docx/resume-docx.ts');
    const bytes = await resumeDocx(request(typed));
    return { ms: performance.now() - start, bytes: bytes.length };
  },
  async reviewed(typed) {
    const { reviewResume } = await import('@foothold/core/resume-review/review-resume.ts');
    const whole = longResume(typed);
    const start = performance.now();
    const { findings } = reviewResume({
      whole,
      today: '2026-11-25',
      country: 'US',
      template: { isPlainToRead: true },
      pages: 2,
      misspelled: null,
      hidden: [],
    });
    return { ms: performance.now() - start, findings: findings.length };
  },
};
(globalThis as typeof globalThis & { documentsPage?: DocumentsPage }).documentsPage = page;
