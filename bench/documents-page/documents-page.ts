import '@foothold/web/src/app/first.ts';
import type { AskingPosting } from '@foothold/core/fit/requirement.ts';
import { importDraft } from '@foothold/core/resume-import/import-draft.ts';
import { importRegions } from '@foothold/core/resume-import/import-regions.ts';
import { importRows } from '@foothold/core/resume-import/import-rows.ts';
import { notUsed } from '@foothold/core/resume-import/not-used.ts';
import { workerReading } from '@foothold/web/src/document-reading/worker-reading.ts';
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
  /** From the bytes of a PDF to what the preview of an import shows: its fields with their places, and its first page. */
  imported(typed: string): Promise<{ ms: number; rows: number }>;
  /** The resume read once, every posting read once, then the fit of the resume to all of them, once a round. */
  fit(postings: readonly AskingPosting[], rounds: number): Promise<FitTimes>;
  /** From a resume to its review, without spelling. */
  reviewed(typed: string): Promise<{ ms: number; findings: number }>;
};

export type FitTimes = { resume: number; postings: number[]; fits: number[] };

let reading: ReturnType<typeof workerReading> | undefined;
let engine: ReturnType<typeof workerTypesetting> | undefined;
/** The day that positions still held are counted to. */
const fitDay = '2026-11-25';
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
  async imported(typed) {
    const { pdf } = await typstPdf(typed);
    const start = performance.now();
    reading ??= workerReading();
    const answer = await reading.read({ name: 'resume.pdf', bytes: pdf });
    if (!answer.ok) throw new Error(answer.problem);
    const { document: read } = answer;
    const draft = importDraft(read.reading, read.resume);
    const rows = importRows(draft);
    importRegions(rows, notUsed(draft, read.reading, read.lines), read.layout);
    await shown(pdf);
    return { ms: performance.now() - start, rows: rows.length };
  },
  async fit(postings, rounds) {
    const [{ requirementsOf }, { prepareResume }, { fitOf }, { unstatedPerson }] = await Promise.all([
      import('@foothold/core/fit/requirements-of.ts'),
      import('@foothold/core/fit/prepared-resume.ts'),
      import('@foothold/core/fit/fit-of.ts'),
      import('@foothold/core/fit/fit.ts'),
    ]);
    const took = (work: () => void) => {
      const start = performance.now();
      work();
      return performance.now() - start;
    };
    const whole = longResume('');
    let resume = prepareResume(whole, fitDay);
    const resumeTook = took(() => {
      resume = prepareResume(whole, fitDay);
    });
    const read = postings.map((posting) => {
      let asked = requirementsOf({ title: '', text: '' });
      const ms = took(() => {
        asked = requirementsOf(posting);
      });
      return { asked, ms };
    });
    const fits = Array.from({ length: rounds }, () =>
      took(() => {
        for (const { asked } of read) fitOf({ resume, posting: asked, person: unstatedPerson });
      }),
    );
    return { resume: resumeTook, postings: read.map(({ ms }) => ms), fits };
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
