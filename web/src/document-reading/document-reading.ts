import { fileLimits } from '@foothold/core/files/file-limits.data.ts';
import type { Layout } from '@foothold/core/resume-reading/layout.ts';
import type { OtherDocument } from '@foothold/core/resume-reading/other-document.data.ts';
import type { ResumeReading } from '@foothold/core/resume-reading/reading.ts';
import type { SourceLine } from '@foothold/core/resume-reading/source-lines.ts';
import type { ReadResume } from '@foothold/core/transfer/json-resume-extra.ts';

/** What a file turned out to be. */
export type DocumentKind =
  | 'pdf'
  | 'docx'
  | 'odt'
  | 'rtf'
  | 'text'
  | 'markdown'
  | 'json-resume'
  | 'reactive-resume'
  | 'linkedin-export'
  | 'europass'
  | 'backup'
  /** A photo or a screenshot. */
  | 'picture';

/** What a person should know of the file beside what was read. */
export type DocumentNote =
  /** It holds text that a reader cannot see; that was not used. */
  | 'hidden-text'
  /** Insertions count as text, deletions do not. */
  | 'tracked-changes'
  | 'text-boxes'
  | 'macros-ignored'
  /** Its letters were recognized by a program: nothing is sure. */
  | 'letters-recognized'
  /** Fields by name were attached to the PDF and used instead of its text. */
  | 'attached-data'
  /** Little was recognized: the page is rotated, blurred or pale, or holds a photograph. */
  | 'little-recognized'
  /** Pages beyond the tenth of a scan were left out. */
  | 'pages-left-out'
  | 'comments-left-out'
  /** Fields whose values have a type that the form does not allow were left out. */
  | 'fields-left-out';

/** A document inside a file, to be read by asking for its `part`. */
export type DocumentPart = { part: string; name: string };

/** A file to be read, or one of the documents inside it. */
export type DocumentFile = { name: string; bytes: Uint8Array; part?: string };

/** A file that was read: what was found in it, and the records that it makes. */
export type ReadDocument = {
  kind: DocumentKind;
  reading: ResumeReading;
  resume: ReadResume;
  /** The text with its places, which `runs` of the reading point into; a sheet of the fields where they come by name. */
  layout: Layout;
  /** The pieces of its lines, to be pointed at. */
  lines: SourceLine[];
  /** Other documents of the same archive, by their names in it. */
  others: DocumentPart[];
  notes: DocumentNote[];
  /** How well the letters of a scan were recognized; null for files with text. */
  recognition: Recognition | null;
};

/** What the recognition of a scan or a picture says of itself. */
export type Recognition = {
  languages: ScanLanguage[];
  /** Pages of the file, and how many of them were read. */
  pages: number;
  pagesRead: number;
  /** By how many quarters clockwise each page was turned to be read: places in `layout` are those of the turned page. */
  turns: number[];
  /** Mean certainty of all words, 0 to 100. */
  certainty: number;
  /** Words that may be wrong; `run` is their place in `layout.runs`. */
  doubtful: { run: number; text: string; certainty: number }[];
};

/** Languages whose letters can be recognized, by the names of their data. */
export const scanLanguages = ['eng', 'spa', 'deu', 'fra'] as const;
export type ScanLanguage = (typeof scanLanguages)[number];

/** Pages of a scan that are read at most. */
export const maxScanPages = fileLimits.scanPdf.entries;

/** Why nothing was read. */
export type DocumentProblem =
  | 'empty'
  | 'too-large'
  | 'too-many-pages'
  /** A small file that unpacks to, or draws, more than a resume does: reading it stopped at a limit of `fileLimits`. */
  | 'unpacks-too-much'
  /** A picture whose header states more pixels than are decoded, or none. */
  | 'too-many-pixels'
  /** No progress within the seconds of `fileLimits`; the worker was terminated. */
  | 'took-too-long'
  | 'password'
  | 'damaged'
  /** Pages without text, or a picture (PNG, JPEG, WebP): `readScan` can recognize its letters. */
  | 'scan'
  /** No letters were recognized in it. */
  | 'nothing-recognized'
  /** What reads files, or recognizes letters, is not on this device yet and could not be fetched. */
  | 'not-loaded'
  | 'not-a-resume'
  | 'old-word'
  /** A picture of a kind that cannot be opened here: HEIC, TIFF, GIF. */
  | 'image'
  /** A document of Apple Pages. */
  | 'pages-document'
  /** A spreadsheet or a presentation. */
  | 'other-office'
  | 'web-page'
  | 'archive'
  | 'not-text'
  | 'unknown-json'
  /** A backup of this product; `inside` are its resumes, none of one with a passphrase. */
  | 'backup'
  /** An archive with more than one document; `inside` are they. */
  | 'several'
  /** A JSON Resume of which nothing could be used: its values have other types than the form allows. */
  | 'wrong-types'
  | 'stopped'
  | 'failed';

export type DocumentAnswer = (
  | { ok: true; document: ReadDocument }
  | {
      ok: false;
      problem: DocumentProblem;
      pages?: number;
      /** Of what is no resume: what it seems to be, where that can be told. */
      looksLike?: OtherDocument;
      detail?: string;
      /** The documents in it that can be asked for. */
      inside?: DocumentPart[];
    }
) & {
  /** The document that was taken out of an archive. */
  inner?: { name: string; bytes: Uint8Array };
};

/** How far the reading is; pages are counted from 1. */
export type DocumentProgress = { page: number; pages: number };

/** How far the recognition of a scan is: its program is fetched once, as a share from 0 to 1, then pages are read. */
export type ScanProgress = { step: 'fetch'; share: number } | { step: 'page'; page: number; pages: number };

/** Reads resumes out of files, one at a time, apart from the page. */
export type DocumentReading = {
  read(
    file: DocumentFile,
    options?: { onProgress?: (progress: DocumentProgress) => void; signal?: AbortSignal },
  ): Promise<DocumentAnswer>;
  /**
   * Recognizes the letters of a file that `read` answered `scan` for; every value of the answer is unsure. Fetches about
   * 4 MB of this site the first time: ask before. The languages should be those of the resume, English first in doubt.
   */
  readScan(
    file: { name: string; bytes: Uint8Array },
    options?: {
      languages?: readonly ScanLanguage[];
      onProgress?: (progress: ScanProgress) => void;
      signal?: AbortSignal;
    },
  ): Promise<DocumentAnswer>;
  /** Reads text that was pasted. */
  readText(text: string): Promise<DocumentAnswer>;
  /** Fetches what reads files, so that it works without a connection later; nothing happens where it cannot. */
  warmUp(): void;
  /** Ends the worker and frees its memory. */
  dispose(): void;
};
