import type { ResumeLook } from '@foothold/core/typesetting/resume-look.ts';
import type { ResumePage } from '@foothold/core/typesetting/resume-page.ts';

/** What is to be set. */
export type TypesetRequest = {
  page: ResumePage;
  look: ResumeLook;
  /** A picture (JPEG or PNG) for a template that has a place for it, when the look asks for one. */
  photo?: Uint8Array;
};

/**
 * Where a field begins, and the line it ends in: pages from 1, points from the top left corner of the page. `y` is the
 * top of its first line or, inside a line, where its letters stand; `toY` is where the letters of its last line stand.
 */
export type FieldPlace = { field: string; page: number; x: number; y: number; toPage: number; toY: number };

/** A set document. */
export type Typeset = {
  pdf: Uint8Array<ArrayBuffer>;
  pages: number;
  /** In the order in which they are read. */
  places: FieldPlace[];
  /** Characters that no font of ours has; the document shows boxes for them. */
  missing: string[];
};

/** Why nothing was set: what is needed could not be fetched, or the engine gave up. */
export type TypesetProblem = { ok: false; problem: 'not-loaded' | 'failed'; detail: string };

/** How much of what is needed has arrived, in bytes; `total` grows when a text asks for another font. */
export type TypesetProgress = { loaded: number; total: number };

/** Sets resumes into PDF. Calls run one after the other; of several that wait only the last is worth its time. */
export type Typesetting = {
  typeset(request: TypesetRequest): Promise<{ ok: true; document: Typeset } | TypesetProblem>;
  /** Lets go of the engine and its memory; waiting calls answer as failed. */
  dispose(): void;
};
