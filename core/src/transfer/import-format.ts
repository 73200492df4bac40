import type { NewJob } from '../entities/job/job.ts';
import type { ImportField } from './import-fields.ts';
import { headForms } from './import-head.ts';

type Format = {
  /** What it is called, for the person. */
  label: string;
  /** True for the folded heads of such a file. */
  fits: (has: (head: string) => boolean) => boolean;
  /** Columns whose heads mean something else here than elsewhere, by folded head; null: nothing of a job. */
  columns?: Readonly<Record<string, ImportField | null>>;
  /** What every row of it means without saying so. */
  fields?: NewJob;
};

const anyOf = (has: (head: string) => boolean, ...heads: string[]) => heads.some(has);

/** The exports that are recognized by their heads, the surest first. */
export const importFormats = {
  foothold: {
    label: 'Foothold',
    fits: (has) => has('foothold id') && has('status code'),
  },
  'linkedin-applications': {
    label: 'LinkedIn, job applications',
    fits: (has) => has('application date') && has('job url') && has('company name'),
    // The address and the phone number are those the person applied with.
    columns: { 'question and answers': 'notes', 'contact email': null, 'contact phone number': null },
    fields: { source: 'linked-in', submissionMethod: 'linked-in' },
  },
  'linkedin-saved': {
    label: 'LinkedIn, saved jobs',
    fits: (has) => has('saved date') && has('job url') && has('job title'),
    fields: { source: 'linked-in' },
  },
  teal: {
    label: 'Teal',
    fits: (has) =>
      anyOf(has, 'company', 'company name') &&
      (has('job position') || anyOf(has, 'max salary', 'excitement', 'date saved')),
    columns: { 'min salary': 'payFrom' },
  },
  huntr: {
    label: 'Huntr',
    fits: (has) => anyOf(has, 'list', 'list name') && anyOf(has, 'company', 'employer', 'company name'),
  },
  other: { label: 'A file of your own', fits: () => true },
} as const satisfies Record<string, Format>;

/** An export that is recognized, or `other`. */
export type ImportFormat = keyof typeof importFormats;

/** Which export a file is, by its heads alone. */
export function importFormat(heads: readonly string[]): ImportFormat {
  const folded = new Set(heads.flatMap(headForms));
  const found = Object.entries(importFormats).find(([, format]) => format.fits((head) => folded.has(head)));
  return found ? (found[0] as ImportFormat) : 'other';
}

/** What a format says of itself, in one shape. */
export function formatOf(format: ImportFormat): Format {
  return importFormats[format];
}
