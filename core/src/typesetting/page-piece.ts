import type { DateForm } from './resume-look.ts';

/** One text of the page and the field it comes from: `experience/12/title`, `experience/12/notes/3`. */
export type Piece = { field: string; text: string };

/** What a page is made with, beside the resume. */
export type PageOptions = {
  dateForm: DateForm;
  /** The order of sections that a template has for a person who chose none. */
  sectionOrder?: readonly string[];
  /** Titles of sections are in capitals. */
  hasCapitals?: boolean;
};
