import type { WholeResume } from '../entities/resume/resume-text.ts';
import type { ItemTable } from '../entities/resume/version-differences.ts';
import type { BulletNote } from '../writing/bullet-note.ts';
import type { CheckId } from './review-checks.data.ts';

/** What is known of the template that a resume is set in. */
export type TemplateFacts = {
  isPlainToRead: boolean;
  hasSidebar?: boolean;
  hasPhotoPlace?: boolean;
  sectionOrder?: readonly string[];
};

/** A word that a dictionary does not know, by the field of its line. */
export type MisspelledWord = {
  field: string;
  at: readonly [start: number, end: number];
  word: string;
  suggestions: readonly string[];
};

/** Everything that a review depends on: the same input gives the same review, on every device and day. */
export type ReviewInput = {
  /** A version as it reads, its base included. */
  whole: WholeResume;
  /** The person's calendar date. */
  today: string;
  /** Where it is sent to, an ISO alpha-2 code; '' where nobody says and its place does not tell. */
  country: string;
  template: TemplateFacts;
  /** Pages of the set document; null before it was set. */
  pages: number | null;
  /** What dictionaries found; null where none was asked. */
  misspelled: readonly MisspelledWord[] | null;
  /** The checks that the person put away as not for them. */
  hidden: readonly string[];
};

/** One edit of a fix; a list of them is one step. `was` is what the fields say now. */
export type ReviewEdit =
  | { kind: 'resume'; fields: Record<string, unknown>; was: Record<string, unknown> }
  | {
      kind: 'item';
      table: ItemTable;
      id: number;
      fields: Record<string, unknown>;
      was: Record<string, unknown>;
    }
  | { kind: 'add-item'; table: ItemTable; fields: Record<string, unknown> }
  | { kind: 'remove-item'; table: ItemTable; id: number }
  | { kind: 'move-item'; table: ItemTable; id: number; to: number };

/** What one press does: it writes `text`, removes what is quoted, or does what its check is about (`does`). */
export type ReviewFix = { does: 'write' | 'remove' | 'other'; text: string; edits: readonly ReviewEdit[] };

/** One thing to say of a resume. */
export type Finding = {
  /** Of this place and this check; stable as long as both stand. */
  key: string;
  check: CheckId;
  /** The field of the page, such as `experience/12/notes/3`; '' is the whole resume. */
  field: string;
  /** The words it is about; '' where there are none. */
  quote: string;
  /** Where they are in the text of the field. */
  at: readonly [start: number, end: number] | null;
  /** A figure for the sentence: months, lines, times. */
  count: number;
  fixes: readonly ReviewFix[];
  /** The note under the line in the editor, where it is one. */
  note: BulletNote | null;
};

/** Why a check was not made. */
export type SkipReason = 'language' | 'spelling' | 'pages' | 'country' | 'hidden';

/** What a review says. Every check is in exactly one of `findings`, `passed` and `skipped`. */
export type Review = {
  /** In the order of the groups, then of the resume. */
  findings: readonly Finding[];
  passed: readonly CheckId[];
  skipped: readonly { check: CheckId; why: SkipReason }[];
  /** How many findings are to be fixed, and how many to be considered. */
  mend: number;
  consider: number;
  /** Nothing is written yet. */
  isEmpty: boolean;
  language: string;
  country: string;
};
