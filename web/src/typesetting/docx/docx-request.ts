import type { ResumeLook } from '@foothold/core/typesetting/resume-look.ts';
import type { ResumePage } from '@foothold/core/typesetting/resume-page.ts';

/** A resume to be written as a Word document, and how it is to look. */
export type DocxRequest = {
  page: ResumePage;
  look: ResumeLook;
  /** A picture (JPEG or PNG) for a template that has a place for it, when the look asks for one. */
  photo?: Uint8Array;
};
