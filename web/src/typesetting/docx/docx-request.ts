import type { PrintedPage } from '@foothold/core/typesetting/page-pieces.ts';
import type { ResumeLook } from '@foothold/core/typesetting/resume-look.ts';

/** A resume or a letter to be written as a Word document, and how it is to look. */
export type DocxRequest = {
  page: PrintedPage;
  look: ResumeLook;
  /** A picture (JPEG or PNG) for a template that has a place for it, when the look asks for one. */
  photo?: Uint8Array;
};
