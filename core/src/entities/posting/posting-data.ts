import * as z from 'zod/mini';
import { textField } from '../record.ts';

/**
 * The posting a job was saved from, as kept in `jobPostingData`: the answer of the search or of `GET jobs/{id}`,
 * whole, with the exact feed in `source` (docs/spec/readings.md R14). Loose, since feeds and our own fields grow.
 */
export const JobPostingData = z.looseObject({
  source: textField,
  externalId: textField,
  url: textField,
  jobTitle: textField,
  companyName: textField,
  descriptionHtml: textField,
});
export type JobPostingData = z.infer<typeof JobPostingData>;

/** Reads `jobPostingData`; null when it is empty or no JSON of this shape (an import may have put any text there). */
export function readPostingData(text: string): JobPostingData | null {
  if (!text.startsWith('{')) return null;
  try {
    const read = JobPostingData.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
