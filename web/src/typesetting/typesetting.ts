import type { PrintedPage } from '@foothold/core/typesetting/page-pieces.ts';
import type { ResumeLook } from '@foothold/core/typesetting/resume-look.ts';

/** A document to set. */
export type TypesetRequest<P extends PrintedPage = PrintedPage> = {
  page: P;
  look: ResumeLook;
  /** A picture (JPEG or PNG) for a template that has a place for it, when the look asks for one. */
  photo?: Uint8Array;
};

/**
 * Where a field begins and ends: pages from 1, points from the top left corner of the page. `y` is the top of its first
 * line or, inside a line, its baseline; `toY` is the baseline of its last line.
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

/** Why nothing was set: a file could not be fetched, or the engine failed. */
export type TypesetProblem = { ok: false; problem: 'not-loaded' | 'failed'; detail: string };

/** Bytes that have arrived; `total` grows when a text needs another font. */
export type TypesetProgress = { loaded: number; total: number };

/** Sets resumes and letters as PDF, one at a time; of several waiting calls only the latest runs. */
export type Typesetting = {
  typeset(request: TypesetRequest): Promise<{ ok: true; document: Typeset } | TypesetProblem>;
  /** Ends the engine and frees its memory; waiting calls fail. */
  dispose(): void;
};
