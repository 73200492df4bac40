import type { DateForm } from './resume-look.ts';

/** One text of the page and the field it comes from: `experience/12/title`, `experience/12/notes/3`. */
export type Piece = { field: string; text: string };

/** How to make a page of a resume. */
export type PageOptions = {
  dateForm: DateForm;
  /** The template's order of sections, for a person who chose none. */
  sectionOrder?: readonly string[];
  /** Titles of sections are in capitals. */
  hasCapitals?: boolean;
};
